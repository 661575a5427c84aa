/** What is painted on the tiles, on a box of 100 with its centre at 50, 48.5: one motif for each pigment. */
import type { Kind } from '../types';
import { CREAM, DEEP, PALE, PIGMENT } from './pigments';
import { along, brush, circle, leaf, petal, polygon, shaken, star, unsteady, type Point, type Shape } from './strokes';

const X = 50;
const Y = 48.5;
const CENTRE: Point = [X, Y];
const QUARTER = Math.PI / 2;
const CORNERS = [0, 1, 2, 3];

/** Fish scales, like waves. */
function scales(): Shape[] {
  const random = unsteady(11);
  const shapes: Shape[] = [];
  const step = 32;
  const r = step * 0.56;
  for (let row = -2; row < 6; row++) {
    for (let i = -1; i < 4; i++) {
      const x = 10 + (row % 2 ? 0 : step / 2) + i * step + (random() - 0.5) * 0.8;
      const y = 16 + row * 15.6 + (random() - 0.5) * 0.8;
      const fill = random() < 0.5 ? '#1a4a9b' : '#2460bd';
      shapes.push(
        { d: circle(x, y, r), fill, stroke: CREAM, width: 2.9 },
        { d: circle(x, y, r * 0.63), fill: '#1d51a6', stroke: PALE.blue, width: 1.9 },
        { d: circle(x, y - 2.5, r * 0.25), fill: CREAM },
      );
    }
  }
  return shapes;
}

/** An eight-pointed sun. */
function sun(): Shape[] {
  const shapes: Shape[] = [];
  for (const [x, y, sx, sy] of [[11, 10, 1, 1], [89, 10, -1, 1], [89, 87, -1, -1], [11, 87, 1, -1]] as const) {
    const quarter = (r: number): string => `M${x} ${y}h${sx * r}A${r} ${r} 0 0 ${sx * sy > 0 ? 1 : 0} ${x} ${y + sy * r}Z`;
    shapes.push({ d: quarter(13), fill: CREAM, opacity: 0.9 }, { d: quarter(7.5), fill: '#c4631d' });
  }
  shapes.push(
    { d: polygon(shaken(star(8, 33, 16, Math.PI / 8, CENTRE), 0.5, 4)), fill: '#c4631d' },
    { d: polygon(shaken(star(8, 39.5, 17, 0, CENTRE), 0.5, 3)), fill: CREAM, stroke: DEEP.yellow, width: 1.7 },
  );
  for (let i = 0; i < 8; i++) {
    const p = along((i * Math.PI) / 4 - QUARTER, CENTRE);
    shapes.push({ d: brush([p(16), p(32)], 2.6, 0.1, 0.8, i + 3), fill: '#d98a16' });
  }
  shapes.push(
    { d: circle(X, Y, 14), fill: CREAM, stroke: DEEP.yellow, width: 1.6 },
    { d: circle(X, Y, 10.4), fill: '#e07b2a' },
    { d: circle(X - 1.5, Y - 2, 5), fill: '#f4b04f' },
  );
  return shapes;
}

/** Four leaves with buds between them. */
function leaves(): Shape[] {
  const shapes: Shape[] = [];
  for (const i of CORNERS) {
    const bud = along(i * QUARTER, CENTRE)(38);
    shapes.push(
      { d: petal(i * QUARTER, 17, 35.5, 7, CENTRE), fill: PALE.green, stroke: DEEP.green, width: 1.1 },
      { d: circle(...bud, 2.3), fill: CREAM },
    );
  }
  for (const i of CORNERS) {
    const angle = Math.PI / 4 + i * QUARTER;
    const p = along(angle, CENTRE);
    shapes.push({ d: leaf(angle, 5, 53, 16, CENTRE), fill: CREAM, stroke: DEEP.green, width: 1.6 });
    shapes.push({ d: brush([p(8), p(28, 0.8), p(47)], 2.5, 0.05, 0.6, i), fill: PIGMENT.green });
    for (const [r, reach] of [[16, 6.2], [24, 7], [32, 5.4]] as const) {
      for (const side of [1, -1]) {
        shapes.push({ d: brush([p(r, side * 0.5), p(r + 7, side * reach)], 1.9, 0.05, 0.7, r + side), fill: PIGMENT.green });
      }
    }
  }
  shapes.push({ d: circle(X, Y, 7), fill: PIGMENT.yellow, stroke: DEEP.green, width: 1.5 });
  shapes.push({ d: circle(X - 1.6, Y - 1.8, 2.4), fill: '#ffe9b0' });
  return shapes;
}

/** A flower in a diamond. */
function flower(): Shape[] {
  const shapes: Shape[] = [];
  const corners: Point[] = [[12, 10.5], [88, 10.5], [88, 86.5], [12, 86.5]];
  corners.forEach((corner, i) => {
    for (const turn of [-0.62, 0, 0.62]) {
      shapes.push({ d: petal(Math.PI / 4 + i * QUARTER + turn, 1, turn ? 14 : 17, 4.6, corner), fill: CREAM });
    }
  });
  const diamond = (r: number): Point[] => [[X, Y - r], [X + r, Y], [X, Y + r], [X - r, Y]];
  shapes.push({ d: polygon(shaken(diamond(40), 0.4, 2)), fill: CREAM, stroke: DEEP.red, width: 1.8 });
  shapes.push({ d: polygon(diamond(34)), fill: 'none', stroke: PIGMENT.red, width: 1.6 });
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const large = i % 2 === 0;
    const fill = large ? PIGMENT.red : '#e58a6e';
    shapes.push({ d: petal(angle, 4, large ? 28.5 : 19.5, large ? 8.4 : 6.4, CENTRE), fill, stroke: DEEP.red, width: 0.9 });
    const p = along(angle, CENTRE);
    if (large) shapes.push({ d: brush([p(10), p(22)], 1.8, 0.1, 0.7, i), fill: PALE.red });
  }
  shapes.push({ d: circle(X, Y, 6.4), fill: PIGMENT.yellow, stroke: DEEP.red, width: 1.3 });
  shapes.push({ d: circle(X - 1.5, Y - 1.6, 2.2), fill: '#ffe9b0' });
  return shapes;
}

/** Dots all over around four coloured seeds: the joker. */
function dots(): Shape[] {
  const random = unsteady(7);
  const shapes: Shape[] = [];
  for (let row = 0; row < 7; row++) {
    for (let i = 0; i < 7; i++) {
      const x = 14 + i * 14.2 - (row % 2 ? 7.1 : 0);
      const y = 13 + row * 12.2;
      if (Math.hypot(x - X, y - Y) < 23 || x < 12) continue;
      shapes.push({ d: circle(x + random() - 0.5, y + random() - 0.5, 3.5 + random() * 0.7), fill: CREAM });
    }
  }
  shapes.push({ d: circle(X, Y, 21.5), fill: CREAM, stroke: DEEP.violet, width: 1.6 });
  shapes.push({ d: circle(X, Y, 17.6), fill: 'none', stroke: PIGMENT.violet, width: 1.5, dash: '2.4 2.2' });
  (['red', 'yellow', 'green', 'blue'] as const).forEach((colour, i) => {
    const seed = along((-3 * Math.PI) / 4 + i * QUARTER, CENTRE)(9.6);
    shapes.push({ d: circle(...seed, 5.9), fill: PIGMENT[colour], stroke: DEEP[colour], width: 0.8 });
  });
  shapes.push({ d: circle(X, Y, 3.6), fill: PIGMENT.violet });
  return shapes;
}

/** The full painting of a tile, for 30 pixels and more. */
export const MOTIF: Record<Kind, Shape[]> = {
  blue: scales(),
  yellow: sun(),
  green: leaves(),
  red: flower(),
  violet: dots(),
};

/** One bold sign in one colour, for small tiles and for cells that want a tile. */
export function sign(kind: Kind, ink: string, ground: string): Shape[] {
  const middle: Point = [50, 50];
  const line = (d: string, width: number, stroke = ink): Shape => ({ d, fill: 'none', stroke, width });
  switch (kind) {
    case 'blue':
      return [28, 50, 72].map((y) =>
        line(`M10 ${y + 7}C20 ${y - 13} 30 ${y - 13} 37 ${y + 3}C43 ${y - 13} 55 ${y - 13} 63 ${y + 3}C69 ${y - 13} 80 ${y - 13} 90 ${y + 7}`, 8.5),
      );
    case 'yellow':
      return [{ d: polygon(star(8, 47, 21, 0, middle)), fill: ink }, { d: circle(50, 50, 11), fill: ground }];
    case 'green':
      return [
        { d: leaf(-Math.PI / 4, -52, 52, 31, middle), fill: ink },
        line('M22 78L70 30M42 58L42 40M42 58L60 58', 6.5, ground),
      ];
    case 'red':
      return [
        { d: 'M50 6L94 50L50 94L6 50Z', fill: ink },
        { d: CORNERS.map((i) => petal(i * QUARTER, 2, 26, 13, middle)).join(''), fill: ground },
      ];
    case 'violet':
      return ([[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]] as const).map(([x, y]) => ({ d: circle(x, y, 13), fill: ink }));
  }
}

/** The grain of unglazed clay. */
export function grain(): Shape[] {
  const random = unsteady(21);
  return Array.from({ length: 46 }, () => ({
    d: circle(8 + random() * 84, 7 + random() * 82, 0.4 + random()),
    fill: random() < 0.6 ? '#a8825c' : '#f4e3ca',
    opacity: 0.25 + random() * 0.4,
  }));
}

/** The line inside a tile's edge, drawn by hand. */
export function innerLine(seed: number): string {
  const random = unsteady(seed);
  const wobble = (): number => (random() - 0.5) * 0.6;
  const [x, y, w, h, r] = [7.5, 6.5, 85, 84.5, 5];
  const side = (a: Point, b: Point): string =>
    [0.25, 0.5, 0.75, 1].map((t) => {
      const steady = t === 1 ? 0 : 1;
      return `L${(a[0] + (b[0] - a[0]) * t + wobble() * steady).toFixed(2)} ${(a[1] + (b[1] - a[1]) * t + wobble() * steady).toFixed(2)}`;
    }).join('');
  return (
    `M${x + r} ${y}${side([x + r, y], [x + w - r, y])}Q${x + w} ${y} ${x + w} ${y + r}` +
    `${side([x + w, y + r], [x + w, y + h - r])}Q${x + w} ${y + h} ${x + w - r} ${y + h}` +
    `${side([x + w - r, y + h], [x + r, y + h])}Q${x} ${y + h} ${x} ${y + h - r}` +
    `${side([x, y + h - r], [x, y + r])}Q${x} ${y} ${x + r} ${y}Z`
  );
}
