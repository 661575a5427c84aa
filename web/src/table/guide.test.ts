import { describe, expect, it } from 'vitest';
import type { GuideStep } from '../games/contract';
import { numberOf, pagesBefore, place } from './guide';

const steps = [{ text: 'a' }, { text: 'b', move: 'place 1' }, { text: 'c' }, { text: 'd', move: 'move 2' }, { text: 'e' }];

/** What was played; moves of the other player begin with a dash. */
const played = (...moves: string[]) => ({
  story: moves.map((move, number) => ({ number, seat: move.startsWith('-') ? 1 : 0, move, events: [] })),
  you: 0,
  legal: [] as string[],
});

describe('place', () => {
  it('begins at the first page', () => {
    expect(place(steps, played(), 0)).toEqual({ step: 0, strayed: false });
  });
  it('waits for the decision that it asks for', () => {
    expect(place(steps, played(), 1)).toEqual({ step: 1, strayed: false });
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
  it('lasts for a whole turn', () => {
    const turn: GuideStep[] = [{ text: 'a', move: ['go *', 'take *'], lasts: 'turn' }, { text: 'b', move: 'go *' }];
    expect(place(turn, played('go 1', 'take red'), 0).step).toBe(0);
    expect(place(turn, played('go 1', 'take red', '-go 3'), 0).step).toBe(1);
    expect(place(turn, played('go 1', '-go 3', 'go 4'), 0).step).toBe(2);
  });
  it('lasts as long as such moves are possible', () => {
    const phase: GuideStep[] = [{ text: 'a', move: 'go *', lasts: 'phase' }, { text: 'b', move: 'build *' }];
    const gone = played('go 1', '-go 2', 'go 3', '-go 4');
    expect(place(phase, { ...gone, legal: ['go 5'] }, 0).step).toBe(0);
    expect(place(phase, { ...gone, legal: ['build 5'] }, 0).step).toBe(1);
    expect(place(phase, played('go 1', 'go 3', 'build 5'), 0).step).toBe(2);
  });
  it('ends after the last page', () => {
    expect(place(steps, played('place 1', 'move 2', 'anything'), 3)).toEqual({ step: 5, strayed: false });
  });
});

it('counts the pages before a step', () => {
  expect(pagesBefore(steps, 4)).toBe(2);
});

it('counts the steps but not their parts', () => {
  const parts: GuideStep[] = [{ text: 'a' }, { text: 'b', move: 'card *' }, { text: 'c', move: 'slot *', part: true }, { text: 'd' }];
  expect(parts.map((_, step) => numberOf(parts, step))).toEqual([1, 2, 2, 3]);
});
