import { expect, test } from 'vitest';
import { follow, type Pawn } from './pawns';
import type { View } from './types';

const view = (...blades: number[]): View =>
  ({ players: [{}], blades: Array.from({ length: 12 }, (_, k) => ({ farmers: [blades.filter((blade) => blade === k).length] })) }) as unknown as View;

test('no two farmers are the same, also when one looks back and on again', () => {
  let pawns: Pawn[] = [];
  for (const moment of [view(0, 1, 2), view(2), view(2, 5), view(), view(0, 0, 7, 8)]) {
    pawns = follow(pawns, moment, false);
    expect(new Set(pawns.map(({ id }) => id)).size).toBe(moment.blades.reduce((sum, { farmers }) => sum + (farmers[0] ?? 0), 0));
  }
});
