import { describe, expect, it } from 'vitest';
import { pagesBefore, place } from './guide';

const steps = [{ text: 'a' }, { text: 'b', move: 'place 1' }, { text: 'c' }, { text: 'd', move: 'move 2' }, { text: 'e' }];
const played = (...moves: string[]) => moves.map((move, number) => ({ number, seat: 0, move, events: [] }));

describe('place', () => {
  it('begins at the first page', () => {
    expect(place(steps, [], 0)).toEqual({ step: 0, strayed: false });
  });
  it('waits for the decision that it asks for', () => {
    expect(place(steps, [], 1)).toEqual({ step: 1, strayed: false });
    expect(place(steps, played('place 1'), 1)).toEqual({ step: 2, strayed: false });
    expect(place(steps, played('place 1'), 2)).toEqual({ step: 3, strayed: false });
  });
  it('goes on where somebody reads later than they play', () => {
    expect(place(steps, played('place 1', 'move 2'), 0)).toEqual({ step: 4, strayed: false });
  });
  it('sees when somebody plays something else', () => {
    expect(place(steps, played('place 2'), 1)).toEqual({ step: 1, strayed: true });
  });
  it('takes any decision of a kind where only its beginning is asked for', () => {
    const kind = [{ text: 'a', move: 'take *' }, { text: 'b' }];
    expect(place(kind, played('take red sun'), 0)).toEqual({ step: 1, strayed: false });
    expect(place(kind, played('lay red sun a1'), 0)).toEqual({ step: 0, strayed: true });
  });
  it('ends after the last page', () => {
    expect(place(steps, played('place 1', 'move 2', 'anything'), 3)).toEqual({ step: 5, strayed: false });
  });
});

it('counts the pages before a step', () => {
  expect(pagesBefore(steps, 4)).toBe(2);
});
