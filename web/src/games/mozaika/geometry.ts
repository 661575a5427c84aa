/** Where the cells of a mosaic lie in its SVG. */
import { column, row, SIDE } from './mosaic';
import type { Arrangement } from './types';

export interface Geometry {
  size: number;
  /** The thickness of the tessera frame; 0 without one. */
  frame: number;
  /** The side of a cell. */
  cell: number;
  gap: number;
  x(cell: number): number;
  y(cell: number): number;
}

export function geometry(size: number, frame: number, pad: number, gap: number): Geometry {
  const start = frame + pad;
  const cell = (size - 2 * start - (SIDE - 1) * gap) / SIDE;
  const at = (k: number): number => start + k * (cell + gap);
  return { size, frame, cell, gap, x: (k) => at(column(k)), y: (k) => at(row(k)) };
}

export const OWN = geometry(432, 26, 8, 6);
export const SMALL = geometry(205, 0, 6, 3);

/** The middle of a cell. */
export const middle = (g: Geometry, cell: number): [number, number] => [g.x(cell) + g.cell / 2, g.y(cell) + g.cell / 2];

/** Where the points of an arrangement stand: between the tiles of a square, else on the frame at its end. */
export function badgePlace(g: Geometry, { kind, cells }: Arrangement): [number, number] {
  const [first = 0, , , last = 0] = cells;
  const edge = g.size - Math.max(g.frame / 2, 9);
  if (kind === 'square') return [g.x(first) + g.cell + g.gap / 2, g.y(first) + g.cell + g.gap / 2];
  if (kind === 'row') return [edge, middle(g, first)[1]];
  if (kind === 'column') return [middle(g, first)[0], edge];
  return [last > first ? edge : g.size - edge, edge];
}

/** A line around an arrangement, or along a diagonal. */
export function outline(g: Geometry, { kind, cells }: Arrangement): string {
  const [first = 0, , , last = 0] = cells;
  if (kind === 'diagonal') return `M${middle(g, first).join(' ')}L${middle(g, last).join(' ')}`;
  const out = g.gap / 2;
  const [left, top] = [g.x(first) - out, g.y(first) - out];
  return `M${left} ${top}H${g.x(last) + g.cell + out}V${g.y(last) + g.cell + out}H${left}Z`;
}
