/** Where everything lies on the board, in board units, for a wide board and for a phone's. */
import type { VillageName } from './types';

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The mill's centre and radius. */
  mill: Point & { radius: number };
  /** Scale of a farmer. */
  farmer: number;
  /** Upper left corner of each village's fruit tile, and its size. */
  villages: Record<VillageName, Point>;
  tile: number;
}

const at = (x: number, y: number): Point => ({ x, y });

export const WIDE: Layout = {
  width: 880,
  height: 604,
  mill: { x: 432, y: 298, radius: 207 },
  farmer: 0.86,
  tile: 64,
  villages: {
    inca: at(232, 20),
    alcudia: at(532, 22),
    arta: at(734, 52),
    son_severa: at(738, 170),
    villafranca: at(666, 274),
    santanyi: at(738, 380),
    campos: at(600, 480),
    llucmajor: at(262, 495),
    palma: at(92, 366),
    andratx: at(34, 256),
  },
};

const PHONE_ORDER: VillageName[] = [
  'andratx',
  'inca',
  'alcudia',
  'arta',
  'son_severa',
  'palma',
  'llucmajor',
  'campos',
  'santanyi',
  'villafranca',
];

export const PHONE: Layout = {
  width: 390,
  height: 456,
  mill: { x: 195, y: 161, radius: 152 },
  farmer: 0.7,
  tile: 42,
  villages: Object.fromEntries(
    PHONE_ORDER.map((name, k) => [name, at(8 + (k % 5) * 76, 331 + Math.floor(k / 5) * 65)]),
  ) as Record<VillageName, Point>,
};

/** A point at a distance from the mill's centre, `degrees` clockwise from north. */
export function around(centre: Point, distance: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
}

/** The middle of a blade, in degrees clockwise from north. */
export function bladeAngle(index: number): number {
  return 15 + 30 * index;
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** An arc clockwise round the mill. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const start = written(around(centre, radius, from));
  if (to - from >= 360) {
    const half = written(around(centre, radius, from + 180));
    return `M${start} A${radius},${radius} 0 0 1 ${half} A${radius},${radius} 0 0 1 ${start}`;
  }
  return `M${start} A${radius},${radius} 0 ${large} 1 ${written(around(centre, radius, to))}`;
}

const INNER = 0.288;
const OUTER = 0.885;

/** The outline of a blade. */
export function bladeOutline(mill: Layout['mill'], index: number): string {
  const angle = bladeAngle(index);
  const [inner, outer] = [mill.radius * INNER, mill.radius * OUTER];
  const corner = (radius: number, turn: number) => written(around(mill, radius, angle + turn));
  return [
    `M${corner(inner, -10.4)} L${corner(outer, -13.7)} A${outer},${outer} 0 0 1 ${corner(outer, 13.7)}`,
    `L${corner(inner, 10.4)} A${inner},${inner} 0 0 0 ${corner(inner, -10.4)}Z`,
  ].join(' ');
}

/** Where farmers stand on a blade, by how many stand there: distance in mill radii, degrees from the middle. */
const STANDS: Record<number, [number, number][]> = {
  1: [[0.715, 0]],
  2: [
    [0.745, -6.8],
    [0.735, 6.8],
  ],
  3: [
    [0.785, -7.6],
    [0.785, 7.6],
    [0.645, 0],
  ],
  4: [
    [0.8, -7.8],
    [0.8, 7.8],
    [0.64, -6],
    [0.64, 6],
  ],
};

/** The feet of the k-th of so many farmers on a blade. */
export function stand(layout: Layout, index: number, k: number, count: number): Point {
  const stands = STANDS[Math.min(Math.max(count, 1), 4)] ?? [];
  const [distance, turn] = stands[Math.min(k, stands.length - 1)] ?? [0.715, 0];
  const middle = around(layout.mill, layout.mill.radius * distance, bladeAngle(index) + turn);
  return { x: middle.x, y: middle.y + 18 * layout.farmer };
}
