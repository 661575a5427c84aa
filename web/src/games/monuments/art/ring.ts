/** The quarry seen from above: twelve outer cells, six middle ones, the centre; measured in radii of the whole. */
import { KINDS, type Cell, type Kind } from '../types';
import type { Point } from './lens';

export const OUTER = 12;
export const MIDDLE = 6;
export const CENTRE = OUTER + MIDDLE;
const RADII = { rim: 0.93, outer: 0.647, middle: 0.627, inner: 0.312, centre: 0.296 };
const GAP = { outer: 0.54, middle: 0.9 };

/** A point at an angle in degrees, clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The middle of a cell, by its index in the view. */
export function cellMiddle(index: number): Point {
  if (index < OUTER) return polar(0.79, 30 * index + 15);
  return index < CENTRE ? polar(0.475, 60 * (index - OUTER) + 30) : [0, 0];
}

/** Where the name of a cell stands: outer ones have it on the rim, middle ones in a corner. */
export function nameSpot(index: number): Point {
  return index < OUTER ? polar(0.966, 30 * index + 15) : polar(0.59, 60 * (index - OUTER) + 6);
}

/** The piece of the rim on which the number of an outer cell stands. */
export function rimPath(index: number): string {
  const [from, to] = [12, 18].map((degrees) => polar(0.966, 30 * index + degrees).join(','));
  return `M${from} A0.966,0.966 0 0 1 ${to}`;
}

/** The index of a cell by its name: `1` to `12`, `a` to `f`, `centre`. */
export function cellIndex(name: string): number {
  if (name === 'centre') return CENTRE;
  const number = Number(name);
  return Number.isNaN(number) ? OUTER + name.charCodeAt(0) - 'a'.charCodeAt(0) : number - 1;
}

function wedge(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) =>
    polar(radius, degrees)
      .map((value) => value.toFixed(4))
      .join(',');
  return `M${at(outer, from)} A${outer},${outer} 0 0 1 ${at(outer, to)} L${at(inner, to)} A${inner},${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The outline of a cell. */
export function cellPath(index: number): string {
  if (index < OUTER) return wedge(RADII.outer, RADII.rim, 30 * index + GAP.outer, 30 * index + 30 - GAP.outer);
  if (index < CENTRE) {
    const angle = 60 * (index - OUTER);
    return wedge(RADII.inner, RADII.middle, angle + GAP.middle, angle + 60 - GAP.middle);
  }
  const r = RADII.centre;
  return `M0,${-r} A${r},${r} 0 0 1 0,${r} A${r},${r} 0 0 1 0,${-r}Z`;
}

/** A piece that lies in the quarry. */
export interface Lying {
  key: string;
  cell: string;
  kind: Kind;
  at: Point;
}

/** Where the pieces of a cell lie: alone in the middle, two side by side, those of the centre in a ring. */
function layout(index: number, count: number): Point[] {
  if (count === 1 && index !== CENTRE) return [cellMiddle(index)];
  if (index >= OUTER && index < CENTRE) {
    const spread = 26 / (count - 1);
    return Array.from({ length: count }, (_, n) => polar(0.475, 60 * (index - OUTER) + 17 + n * spread));
  }
  return Array.from({ length: count }, (_, n) => {
    const [x, y] = polar(0.195, (360 / count) * n + (count % 2 ? 180 + 180 / count : 90 / count) + 60);
    return [x * 1.02, y * 0.92] as const;
  });
}

/** Every piece of the quarry with its place, those farther up first. */
export function lying(quarry: readonly Cell[]): Lying[] {
  const pieces = quarry.flatMap((cell, index) => {
    const kinds = KINDS.flatMap((kind) => Array.from({ length: cell.pieces[kind] ?? 0 }, (_, n) => ({ kind, n })));
    const spots = layout(index, kinds.length);
    return kinds.map(({ kind, n }, place) => ({
      key: `${cell.name} ${kind} ${n}`,
      cell: cell.name,
      kind,
      at: spots[place] ?? cellMiddle(index),
    }));
  });
  return pieces.sort((a, b) => a.at[1] - b.at[1]);
}

/** The order of cells for keys that go round: clockwise, from the outside in where several lie in one direction. */
export function clockwise(name: string): number {
  const index = cellIndex(name);
  if (index === CENTRE) return 1000;
  return index < OUTER ? 30 * index + 15 : 60 * (index - OUTER) + 30.5;
}
