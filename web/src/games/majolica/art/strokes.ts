/** A small brush box: outlines as SVG path data, with a hand's slight unsteadiness that is the same every time. */

export type Point = readonly [number, number];

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

/** Numbers between 0 and 1 that depend on the seed only. */
export function unsteady(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function num(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}

const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export function circle(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
}

export function box(x: number, y: number, w: number, h: number, r: number): string {
  const side = (dx: number, dy: number): string => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return (
    `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}${side(r, r)}v${num(h - 2 * r)}${side(-r, r)}` +
    `h${num(2 * r - w)}${side(-r, -r)}v${num(2 * r - h)}${side(r, -r)}Z`
  );
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** Points moved a little, as if drawn by hand. */
export function shaken(points: readonly Point[], by: number, seed: number): Point[] {
  const random = unsteady(seed);
  return points.map(([x, y]) => [x + (random() - 0.5) * 2 * by, y + (random() - 0.5) * 2 * by] as const);
}

/** A closed curve through all points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const get = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  let d = `M${at(get(0))}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`;
  }
  return `${d}Z`;
}

export function star(points: number, outer: number, inner: number, turn = 0, [x, y]: Point = [0, 0]): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = turn - Math.PI / 2 + (i * Math.PI) / points;
    const r = i % 2 ? inner : outer;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
  });
}

/** The point at a distance along an angle from a centre, and so far aside. */
export function along(angle: number, [x, y]: Point): (r: number, aside?: number) => Point {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  return (r, aside = 0) => [x + ux * r - uy * aside, y + uy * r + ux * aside];
}

/** A drop that points outward along an angle. */
export function petal(angle: number, from: number, to: number, width: number, centre: Point): string {
  const p = along(angle, centre);
  const q = to - from;
  const middle = (from + to) / 2 + q * 0.1;
  return (
    `M${at(p(from))}C${at(p(from + q * 0.12, width * 0.75))} ${at(p(middle, width * 0.95))} ${at(p(to))}` +
    `C${at(p(middle, -width * 0.95))} ${at(p(from + q * 0.12, -width * 0.75))} ${at(p(from))}Z`
  );
}

/** A leaf, pointed at both ends. */
export function leaf(angle: number, from: number, to: number, width: number, centre: Point): string {
  const p = along(angle, centre);
  const q = to - from;
  return (
    `M${at(p(from))}C${at(p(from + q * 0.25, width))} ${at(p(from + q * 0.7, width * 0.9))} ${at(p(to))}` +
    `C${at(p(from + q * 0.7, -width * 0.9))} ${at(p(from + q * 0.25, -width))} ${at(p(from))}Z`
  );
}

/** A stroke of the brush along points, tapering over the parts `head` and `tail` of its length. */
export function brush(points: readonly Point[], width: number, head = 0.15, tail = 0.15, seed = 1): string {
  const line = sampled(points, 6);
  const random = unsteady(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const t = i / (line.length - 1);
    const before = line[Math.max(0, i - 1)] ?? point;
    const after = line[Math.min(line.length - 1, i + 1)] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [dx, dy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    const swell = Math.max(0.04, Math.min(1, (t / head) ** 0.6, ((1 - t) / tail) ** 0.6));
    const half = (width / 2) * swell * (1 + (random() - 0.5) * 0.12);
    left.push([point[0] - dy * half, point[1] + dx * half]);
    right.unshift([point[0] + dy * half, point[1] - dx * half]);
  });
  return smooth([...left, ...right]);
}

/** Points on the curve through these points. */
function sampled(points: readonly Point[], steps: number): Point[] {
  const get = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const on = (t: number, k: 0 | 1): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t);
    for (let j = 0; j < steps; j++) line.push([on(j / steps, 0), on(j / steps, 1)]);
  }
  line.push(get(points.length - 1));
  return line;
}
