/** The shapes of the painted country: Mallorca, stylised, with its mountains, fields, trees and roads. */

export const ISLAND = [
  'M26,352 C32,330 50,318 56,298 C62,280 84,276 92,256 C100,238 122,236 132,216 C140,198 160,194 166,172',
  'C171,150 188,146 190,124 C192,98 204,90 212,70 C220,44 246,46 262,32 C284,16 312,30 334,24',
  'C364,16 392,34 424,30 C452,27 474,36 500,28 C530,18 560,30 588,22 C612,14 640,24 668,14',
  'C682,10 694,18 686,28 C678,36 664,32 660,42 C657,50 668,52 674,58 C680,66 672,72 672,84',
  'C672,104 676,122 688,134 C698,143 712,134 716,118 C720,98 716,72 730,52 C742,36 772,30 800,34',
  'C826,38 850,48 852,70 C853,84 844,92 850,108 C857,126 866,138 862,162 C858,184 848,196 854,220',
  'C860,244 866,262 858,286 C850,308 858,330 860,350 C863,376 868,398 858,424 C848,448 852,470 836,494',
  'C820,518 800,522 784,542 C768,562 744,560 724,566 C704,573 700,588 676,590 C650,592 636,580 610,582',
  'C580,585 560,578 530,582 C496,587 470,574 440,578 C408,582 390,588 360,584 C330,580 312,590 284,588',
  'C258,586 236,592 218,580 C204,570 210,552 204,536 C198,520 186,512 178,500 C170,489 150,492 138,484',
  'C122,474 112,484 98,490 C82,496 74,480 58,470 C42,460 44,442 34,426 C26,412 36,400 30,386',
  'C25,374 22,364 26,352Z',
].join(' ');

export const PHONE_ISLAND = [
  'M14,300 C4,270 22,250 16,225 C10,200 30,180 26,150 C24,120 52,110 58,84 C64,58 92,54 108,36',
  'C124,18 150,28 172,20 C198,10 220,26 246,18 C270,12 296,22 322,12 C338,8 346,18 336,28',
  'C328,36 336,46 338,58 C342,80 352,84 366,92 C382,102 372,124 376,144 C380,170 368,186 374,210',
  'C380,236 372,262 378,290 C384,318 376,336 390,352 L410,370 L410,526 L-20,526 L-20,372 L2,352',
  'C14,338 22,326 14,300Z',
].join(' ');

/** A chain of numbers that looks like chance and is the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const grass = chance(99);
/** Tufts of grass: place and colour. */
export const TUFTS: [number, number, string][] = Array.from({ length: 150 }, () => {
  const [x, y, tint] = [50 + grass() * 790, 30 + grass() * 550, grass()];
  return [Math.round(x), Math.round(y), tint < 0.5 ? '#7fa861' : tint < 0.8 ? '#a9bd67' : '#d2a94a'];
});

type Bloom = [x: number, y: number, rx: number, ry: number];

/** Where the water colour has run out: light clouds in the sea and on the land. */
const water = chance(21);
function blooms(count: number): Bloom[] {
  return Array.from({ length: count }, () => [
    Math.round(water() * 880),
    Math.round(water() * 604),
    Math.round(40 + water() * 110),
    Math.round(25 + water() * 70),
  ]);
}
export const BLOOMS = { sea: blooms(18), land: blooms(26) };

export const FIELDS: [x: number, y: number, w: number, h: number, turn: number, soil: string, rows: string][] = [
  [700, 205, 52, 34, -12, '#d3dc95', '#8fae5a'],
  [330, 150, 40, 26, 24, '#efd08a', '#cf9a3a'],
  [690, 395, 46, 30, 14, '#efd08a', '#cf9a3a'],
  [215, 345, 36, 28, -8, '#d3dc95', '#8fae5a'],
  [470, 548, 60, 24, 4, '#d3dc95', '#8fae5a'],
  [545, 150, 34, 24, -20, '#d3dc95', '#8fae5a'],
];

type Tree = [x: number, y: number, kind: number];

export const TREES: Tree[] = [
  [218, 282, 0],
  [206, 246, 2],
  [232, 232, 0],
  [198, 390, 1],
  [222, 402, 1],
  [355, 112, 1],
  [376, 98, 1],
  [398, 112, 1],
  [470, 86, 2],
  [482, 92, 2],
  [450, 96, 0],
  [668, 170, 1],
  [684, 164, 1],
  [744, 190, 0],
  [668, 262, 0],
  [655, 236, 2],
  [676, 352, 2],
  [664, 445, 0],
  [690, 460, 1],
  [706, 447, 1],
  [560, 520, 0],
  [398, 560, 0],
  [418, 566, 2],
  [380, 566, 0],
  [556, 560, 1],
  [760, 505, 0],
  [742, 515, 0],
  [100, 440, 2],
  [60, 400, 0],
  [836, 395, 2],
  [838, 150, 2],
  [256, 214, 0],
];

export const PHONE_TREES: Tree[] = [
  [30, 296, 0],
  [352, 282, 1],
  [370, 296, 2],
  [22, 280, 2],
  [44, 312, 1],
  [346, 308, 0],
];

type Peak = [x: number, y: number, height: number];

/** The Tramuntana along the north-western coast. */
export const MOUNTAINS: Peak[] = [
  [222, 112, 30],
  [246, 132, 24],
  [200, 142, 40],
  [232, 162, 28],
  [180, 172, 36],
  [212, 190, 34],
  [158, 206, 42],
  [194, 218, 28],
  [226, 206, 20],
  [134, 236, 34],
  [168, 246, 26],
  [112, 258, 24],
];

/** The strokes of one mountain, its feet fading into the fields. */
export function mountain([x, y, h]: Peak, k: number): Record<'body' | 'shade' | 'ridge' | 'scree' | 'snow', string> {
  const lean = (k % 3) * 0.08 - 0.08;
  const at = (across: number, up: number) => `${(x + h * 0.98 * across).toFixed(1)},${(y - h * up).toFixed(1)}`;
  const by = (right: number, down: number) => `${(h * right).toFixed(1)},${(h * down).toFixed(1)}`;
  const descent = `C${at(0.12, 0.92)} ${at(0.2, 0.66)} ${at(0.36, 0.56 - lean)} C${at(0.55, 0.44)} ${at(0.7, 0.16)} ${at(1, 0)}`;
  const ascent = `M${at(-1, 0)} C${at(-0.72, 0.2)} ${at(-0.55, 0.52)} ${at(-0.34, 0.62 + lean)} C${at(-0.22, 0.7)} ${at(-0.1, 0.95)} ${at(0, 1)}`;
  const ridge = `${ascent} ${descent}`;
  return {
    ridge,
    body: `${ridge} C${at(0.4, -0.15)} ${at(-0.4, -0.15)} ${at(-1, 0)}Z`,
    shade: `M${at(0, 1)} ${descent} L${at(0.02, 0)} C${at(0.16, 0.45)} ${at(-0.06, 0.7)} ${at(0, 1)}Z`,
    scree: `M${at(0.14, 0.62)} l${by(0.1, 0.16)} M${at(0.2, 0.4)} l${by(0.14, 0.18)} M${at(0.42, 0.36)} l${by(0.1, 0.16)}`,
    snow: `M${at(0, 0.97)} C${at(-0.1, 0.86)} ${at(-0.14, 0.78)} ${at(-0.2, 0.72)} l${by(0.1, -0.03)} ${by(0.07, 0.1)} ${by(0.07, -0.1)} ${by(0.09, 0.05)} C${at(0.12, 0.8)} ${at(0.08, 0.9)} ${at(0, 0.97)}Z`,
  };
}

const VILLAGE_ROAD: [number, number][] = [
  [300, 92],
  [452, 66],
  [600, 84],
  [690, 160],
  [760, 128],
  [800, 150],
  [796, 225],
  [735, 330],
  [790, 430],
  [720, 500],
  [660, 556],
  [480, 560],
  [310, 556],
  [212, 470],
  [150, 420],
  [96, 340],
  [90, 320],
];

/** A soft line through points (Catmull-Rom). */
function through(points: [number, number][]): string {
  const at = (k: number) => points[Math.min(Math.max(k, 0), points.length - 1)] ?? [0, 0];
  const bend = (k: number, sign: number) => {
    const [here, before, after] = [at(k), at(k - 1), at(k + 1)];
    return [0, 1].map((axis) => ((here[axis] ?? 0) + (sign * ((after[axis] ?? 0) - (before[axis] ?? 0))) / 6).toFixed(1));
  };
  const legs = points.slice(1).map((point, k) => `C${bend(k, 1)} ${bend(k + 1, -1)} ${point}`);
  return `M${at(0)} ${legs.join(' ')}`;
}

/** One road through all villages. */
export const ROAD = through(VILLAGE_ROAD);
