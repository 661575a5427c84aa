import { expect, it } from 'vitest';
import { roundsOf } from './rounds';

const chapter = (number: number, ...ids: string[]) => ({ number, seat: 0, move: '', events: ids.map((id) => ({ id, args: { round: number } })) });

it('counts what ends a round to that round', () => {
  const story = [chapter(0, 'did'), chapter(1, 'did'), chapter(2, 'did', 'round'), chapter(3, 'did')];
  expect(roundsOf(story, (told) => (told.id === 'round' ? Number(told.args?.round) : null))).toEqual([1, 1, 1, 2]);
});
