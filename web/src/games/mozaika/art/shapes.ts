/** The vector toolkit of the tiles: stars, petals, smooth outlines, and the medallion that stands for each colour. */

export type Point = [number, number];

const { cos, sin, PI } = Math;
const round = (n: number): number => Math.round(n * 100) / 100;
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Whole numbers that look random but are always the same, as fractions from 0 to 1. */
export function jitter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const polygon = (points: Point[]): string => `M${points.map(text).join('L')}Z`;

/** A closed outline through all points. */
export function smooth(points: Point[]): string {
  const at = (k: number): Point => points[(k + points.length) % points.length] ?? [0, 0];
  const parts = points.map((from, k) => {
    const [before, to, after] = [at(k - 1), at(k + 1), at(k + 2)];
    const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const tail: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${text(lead)} ${text(tail)} ${text(to)}`;
  });
  return `M${text(at(0))}${parts.join('')}Z`;
}

export function star(rays: number, outer: number, inner: number, x = 0, y = 0): string {
  const points = Array.from({ length: rays * 2 }, (_, k): Point => {
    const angle = -PI / 2 + (k * PI) / rays;
    const radius = k % 2 ? inner : outer;
    return [x + cos(angle) * radius, y + sin(angle) * radius];
  });
  return polygon(points);
}

/** A drop that points outwards along an angle, from one radius to another. */
export function petal(angle: number, from: number, to: number, width: number, x = 0, y = 0): string {
  const length = to - from;
  const middle = (from + to) / 2 + length * 0.1;
  const at = (along: number, aside: number): string =>
    text([x + cos(angle) * along - sin(angle) * aside, y + sin(angle) * along + cos(angle) * aside]);
  const near = from + length * 0.12;
  return (
    `M${at(from, 0)}C${at(near, width * 0.75)} ${at(middle, width * 0.95)} ${at(to, 0)}` +
    `C${at(middle, -width * 0.95)} ${at(near, -width * 0.75)} ${at(from, 0)}Z`
  );
}

/** The middle of a tile's face on its board of 100. */
export const CENTRE: Point = [50, 48.5];

/** The cream medallion whose shape says the colour. */
export function medallion(colour: string, scale = 1): string {
  const [x, y] = CENTRE;
  const ring = (count: number, radius: (angle: number) => number, turn = 0): Point[] =>
    Array.from({ length: count }, (_, k): Point => {
      const angle = (k / count) * 2 * PI;
      const r = radius(angle) * scale;
      return [x + cos(angle + turn) * r, y + sin(angle + turn) * r];
    });
  const side = 43 * scale;
  if (colour === 'red') return polygon([[x, y - side], [x + side, y], [x, y + side], [x - side, y]]);
  if (colour === 'yellow') return star(8, side, 33 * scale, x, y);
  if (colour === 'blue') return smooth(ring(80, (angle) => 34.5 + 4.2 * Math.abs(sin(angle * 5))));
  return smooth(ring(96, (angle) => 31 + 10.5 * Math.abs(cos(2 * angle)) ** 0.8, PI / 4));
}

/** Ornaments in the corners, another sign of the colour. */
export function corners(colour: string): string {
  const places: [number, number, number][] = [[12, 10.5, 1], [88, 10.5, 3], [88, 86.5, 5], [12, 86.5, 7]];
  return places
    .map(([x, y, eighth]) => {
      const angle = (eighth * PI) / 4;
      if (colour === 'red') return [-0.62, 0, 0.62].map((o) => petal(angle + o, 1, o ? 13 : 16, 4.2, x, y)).join('');
      if (colour === 'yellow') return star(4, 7.5, 3, x + cos(angle) * 4, y + sin(angle) * 4);
      if (colour === 'blue') return [10, 5.5].map((r) => ripple(x - cos(angle), y - sin(angle), r, angle)).join('');
      const side = angle - PI / 4;
      return petal(side, 33, 44, 4.6, ...CENTRE);
    })
    .join('');
}

/** A quarter of a ring with the thickness of a brush stroke. */
function ripple(x: number, y: number, radius: number, angle: number): string {
  const at = (r: number, a: number): string => text([x + cos(a) * r, y + sin(a) * r]);
  const [from, to] = [angle - PI / 4, angle + PI / 4];
  const [inner, outer] = [radius - 1.1, radius + 1.1];
  return (
    `M${at(inner, from)}A${inner} ${inner} 0 0 1 ${at(inner, to)}L${at(outer, to)}` +
    `A${outer} ${outer} 0 0 0 ${at(outer, from)}Z`
  );
}
