/** A mosaic as places: how cells are called, and which arrangements a tile would complete. */
import type { Arrangement, Face, Kind, Laid } from './types';

export const SIDE = 4;
export const CELLS = SIDE * SIDE;
const SAME_POINTS = 4;
const ALIKE_POINTS = 2;

const LINE = [0, 1, 2, 3];
const SQUARES = [0, 1, 2, 4, 5, 6, 8, 9, 10];

const FOURS: { kind: Kind; cells: number[] }[] = [
  ...LINE.map((row) => ({ kind: 'row' as const, cells: LINE.map((k) => row * SIDE + k) })),
  ...LINE.map((column) => ({ kind: 'column' as const, cells: LINE.map((k) => k * SIDE + column) })),
  { kind: 'diagonal', cells: LINE.map((k) => k * SIDE + k) },
  { kind: 'diagonal', cells: LINE.map((k) => (SIDE - 1 - k) * SIDE + k) },
  ...SQUARES.map((cell) => ({ kind: 'square' as const, cells: [cell, cell + 1, cell + SIDE, cell + SIDE + 1] })),
];

export const row = (cell: number): number => Math.floor(cell / SIDE);
export const column = (cell: number): number => cell % SIDE;

/** A cell in notation: column, then row. */
export const cellText = (cell: number): string => `${'abcd'.charAt(column(cell))}${row(cell) + 1}`;

/** A tile in notation, and as a key. */
export const tileText = (face: Face): string => `${face.colour} ${face.symbol}`;

export const isAlike = (a: Face, b: Face): boolean => a.colour === b.colour && a.symbol === b.symbol;

/** All arrangements of a mosaic, those that flies have made worthless too. */
export function arrangementsOf(mosaic: (Laid | null)[]): Arrangement[] {
  return FOURS.flatMap(({ kind, cells }) => {
    const tiles = cells.map((cell) => mosaic[cell]).filter((tile) => tile != null);
    const [first] = tiles;
    if (!first || tiles.length < cells.length) return [];
    const shares = (['colour', 'symbol'] as const).filter((sign) => tiles.every((tile) => tile[sign] === first[sign]));
    if (!shares.length) return [];
    const flies = tiles.filter((tile) => tile.fly).length;
    return [{ kind, cells, shares, flies, points: Math.max(0, worth({ shares }) - flies) }];
  });
}

const worth = ({ shares }: Pick<Arrangement, 'shares'>): number => (shares.length === 2 ? SAME_POINTS : ALIKE_POINTS);

/** The points that flies have taken off arrangements. */
export const flyCost = (arrangements: Arrangement[]): number =>
  arrangements.reduce((sum, arrangement) => sum + worth(arrangement) - arrangement.points, 0);

/** The arrangements with points that a tile would complete on a free cell. */
export function completedBy(mosaic: (Laid | null)[], face: Face, cell: number): Arrangement[] {
  const then = mosaic.map((tile, k) => (k === cell ? { ...face, fly: false } : tile));
  return arrangementsOf(then).filter(({ cells, points }) => cells.includes(cell) && points > 0);
}
