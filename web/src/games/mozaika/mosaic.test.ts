import { describe, expect, it } from 'vitest';
import { viewAt } from './moments';
import { arrangementsOf, cellText, completedBy, flyCost } from './mosaic';
import type { Laid } from './types';

const blank = (): (Laid | null)[] => Array.from({ length: 16 }, () => null);
const laid = (colour: string, symbol: string, fly = false): Laid => ({ colour, symbol, fly });

describe('arrangementsOf', () => {
  it.each(['bidding', 'landing', 'over'] as const)('finds what the engine finds (%s)', (moment) => {
    for (const { mosaic, arrangements } of viewAt(moment).players) {
      const found = arrangementsOf(mosaic);
      expect(found).toHaveLength(arrangements.length);
      expect(found).toEqual(expect.arrayContaining(arrangements));
    }
  });
});

describe('completedBy', () => {
  it('counts every arrangement that the tile belongs to', () => {
    const mosaic = blank();
    for (const cell of [0, 1, 2, 4, 5]) mosaic[cell] = laid('red', 'sun');
    expect(completedBy(mosaic, { colour: 'red', symbol: 'leaf' }, 3).map(({ kind, points }) => [kind, points])).toEqual([['row', 2]]);
    expect(completedBy(mosaic, { colour: 'red', symbol: 'sun' }, 6).map(({ kind, points }) => [kind, points])).toEqual([['square', 4]]);
  });
  it('leaves out what flies have made worthless', () => {
    const mosaic = blank();
    mosaic[0] = laid('red', 'sun', true);
    mosaic[1] = laid('red', 'leaf', true);
    mosaic[2] = laid('red', 'wave');
    expect(completedBy(mosaic, { colour: 'red', symbol: 'sun' }, 3)).toEqual([]);
  });
});

it('tells what flies cost, never more than an arrangement is worth', () => {
  const mosaic = blank();
  for (const cell of [0, 1, 2, 3]) mosaic[cell] = laid('red', cell ? 'leaf' : 'sun', cell < 3);
  for (const cell of [8, 9, 10, 11]) mosaic[cell] = laid('blue', 'wave', cell === 8);
  expect(flyCost(arrangementsOf(mosaic))).toBe(2 + 1);
});

it('names cells by column and row', () => {
  expect([0, 5, 15].map(cellText)).toEqual(['a1', 'b2', 'd4']);
});
