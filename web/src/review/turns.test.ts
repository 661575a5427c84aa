import { expect, test } from 'vitest';
import type { Turn } from '../protocol';
import { turns, verdict } from './fixtures';
import { grouped, isSlip, joined, nextSlip, NONE, shownLines } from './turns';

test('what different seats decide at once stands under one number', () => {
  const bids = (turn: Turn): string | null => (turn.number < 3 || turn.number === 5 ? 'bid' : null);
  const groups = grouped(turns, bids, [1, 1, 1, 1, 2, 2]);
  expect(groups.map((group) => group.turns.map(({ number }) => number))).toEqual([[0, 1, 2], [3], [4], [5]]);
  expect(groups.map(({ number, round }) => [number, round])).toEqual([[1, 1], [2, 1], [3, 2], [4, 2]]);
});

test('a seat that decides again, another verb and another round begin a new number', () => {
  const numbers = (verbs: string[], rounds: number[]): number[] => grouped(turns, ({ number }) => verbs[number] ?? null, rounds).map((group) => group.turns.length);
  expect(numbers(['lay', 'lay', 'lay', 'lay', 'lay', 'lay'], [])).toEqual([3, 2, 1]);
  expect(numbers(['bid', 'lay', 'lay'], [])).toEqual([1, 2, 1, 1, 1]);
  expect(numbers(['bid', 'bid', 'bid'], [1, 1, 2])).toEqual([2, 1, 1, 1, 1]);
});

test('the next slip is one of the own seat, and begins anew after the last', () => {
  const verdicts = joined(NONE, [verdict(0, 'mistake'), verdict(1, 'blunder'), verdict(3, 'good'), verdict(5, 'inaccuracy')]);
  expect(nextSlip(turns, verdicts, 0, 0)).toBe(5);
  expect(nextSlip(turns, verdicts, 5, 0)).toBe(0);
  expect(nextSlip(turns, verdicts, 0, null)).toBe(1);
  expect(nextSlip(turns, verdicts, 0, 2)).toBeNull();
  expect(['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'none'].map(isSlip)).toEqual([false, false, true, true, true, false]);
});

test('later news of a turn take the place of the earlier', () => {
  const verdicts = joined(joined(NONE, [verdict(1, 'good')]), [verdict(1, 'best'), verdict(2, 'good')]);
  expect([...verdicts.values()].map(({ mark }) => mark)).toEqual(['best', 'good']);
});

test('what was played is always among the lines that are shown', () => {
  expect(shownLines(verdict(0, 'good', 1, 3))).toEqual([0, 1, 2]);
  expect(shownLines(verdict(0, 'blunder', 5, 6))).toEqual([0, 1, 2, 3, 5]);
});
