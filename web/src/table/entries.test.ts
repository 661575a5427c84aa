import { expect, it } from 'vitest';
import { isOfDelivery } from '../games/finca/moves';
import type { Chapter, Note } from '../protocol';
import { entriesOf, isTold } from './entries';

const story = (...moves: string[]): Chapter[] =>
  moves.map((move, number) => ({ number, seat: Number(move[0]), move: move.slice(2), events: [{ id: 'did' }] }));
const numbers = (chapters: Chapter[], notes: Note[] = []): (number[] | string)[] =>
  entriesOf(chapters, notes, isOfDelivery).map((entry) => entry.did?.map(({ number }) => number) ?? entry.note?.message.id ?? '');

it('tells a delivery as one entry', () => {
  expect(numbers(story('0 deliver', '0 load inca', '0 with fig', '0 load palma', '0 stop', '1 deliver', '1 load arta', '1 stop', '0 move 3'))).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7],
    [8],
  ]);
});

it('tells between the decisions what people did besides', () => {
  const note = (after: number, id: string): Note => ({ after, seat: 0, message: { id } });
  const moves = story('0 move 3', '1 move 4', '0 move 5');
  expect(numbers(moves, [note(0, 'first'), note(1, 'undone'), note(3, 'refused')])).toEqual(['first', [0], 'undone', [1], [2], 'refused']);
  expect(numbers([], [note(0, 'undone')])).toEqual(['undone']);
});

it('has nothing to read of what is only half decided, but of a secret', () => {
  const chapter: Chapter = { number: 0, seat: 0, move: 'load inca', events: [] };
  expect([chapter, { ...chapter, move: null }].map(isTold)).toEqual([false, true]);
});
