/** Where everything lies, in the units of the drawings: one layout for desks, one for phones. */
import type { Workshop } from './types';
import { groups } from './workshops';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

// ---- cards

export interface CardShape {
  style: 'wide' | 'small';
  width: number;
  height: number;
  /** The size of a cell on a small card; wide cards have their own. */
  cell: number;
}

export function wideCard(width: number): CardShape {
  return { style: 'wide', width, height: (width * 112) / 150, cell: 0 };
}

export function smallCard(width: number, cell: number): CardShape {
  return { style: 'small', width, height: 29 + 2 * cell, cell };
}

const WIDE_CELLS: Record<number, [number, [number, number][]]> = {
  3: [42, [[29, 2], [6, 48], [52, 48]]],
  4: [45, [[4, 1], [51, 1], [4, 48], [51, 48]]],
  5: [33, [[0, -1], [67, -1], [33.5, 31], [0, 63], [67, 63]]],
  6: [33, [[0, 14], [33.5, 14], [67, 14], [0, 48], [33.5, 48], [67, 48]]],
};
const SMALL_ROWS: Record<number, number[]> = { 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3] };

/** The cells of a card, from its upper left corner. */
export function cardCells(shape: CardShape, count: number): Spot[] {
  return shape.style === 'wide' ? wideCells(shape, count) : smallCells(shape, count);
}

function wideCells(shape: CardShape, count: number): Spot[] {
  const k = shape.width / 150;
  const [size, spots] = WIDE_CELLS[count] ?? [33, []];
  return spots.map(([x, y]) => ({ x: (45 + x) * k, y: (8 + y) * k, size: size * k }));
}

function smallCells(shape: CardShape, count: number): Spot[] {
  const gap = 2;
  const size = shape.cell;
  const rows = SMALL_ROWS[count] ?? [3, 3];
  return rows.flatMap((length, row) => {
    const left = (shape.width - length * size - (length - 1) * gap) / 2;
    const y = rows.length === 1 ? 18 + (shape.height - 18 - size) / 2 : 22.5 + row * (size + gap);
    return Array.from({ length }, (_, k) => ({ x: left + k * (size + gap), y, size }));
  });
}

// ---- the large tiles

export interface GridShape {
  size: number;
  frame: number;
  /** Where the first tile lies. */
  origin: number;
  tile: number;
  gap: number;
  /** How far a bracket lies from its tiles. */
  bracket: number;
}

function gridShape(size: number, frame: number, gutter: number, gap: number, bracket: number): GridShape {
  const origin = frame + gutter;
  return { size, frame, origin, gap, bracket, tile: (size - 2 * origin - 3 * gap) / 4 };
}

export function cellBox(shape: GridShape, cell: string): Spot {
  const column = cell.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = Number(cell[1]) - 1;
  const step = shape.tile + shape.gap;
  return { x: shape.origin + column * step, y: shape.origin + row * step, size: shape.tile };
}

// ---- the board with the display

export interface BoardShape {
  width: number;
  height: number;
  grid: GridShape;
  card: CardShape;
  /** The upper left corners of the display's places. */
  places: { x: number; y: number }[];
  /** Where missions and bonus tiles are offered. */
  offer: Box;
  /** How many tiles lie face up. */
  meter: Box;
}

const desk = wideCard(157);

export const DESK: BoardShape = {
  width: 820,
  height: 487,
  grid: gridShape(484, 20, 23, 6, 11.5),
  card: desk,
  places: Array.from({ length: 6 }, (_, k) => ({ x: 498 + (k % 2) * 165, y: 27 + Math.floor(k / 2) * 125 })),
  offer: { x: 498, y: 406, width: 322, height: 78 },
  meter: { x: 498, y: 406, width: 322, height: 78 },
};

export const PHONE: BoardShape = {
  width: 370,
  height: 360,
  grid: gridShape(290, 12, 17, 4, 9),
  card: smallCard(59, 16),
  places: Array.from({ length: 6 }, (_, k) => ({ x: k * 62.2, y: 298 })),
  offer: { x: 0, y: 296, width: 370, height: 64 },
  meter: { x: 298, y: 206, width: 72, height: 84 },
};

/** On phones and beside the engine, where nothing can be chosen: the tiles have the whole width. */
export const STILL: BoardShape = {
  ...PHONE,
  height: 438,
  grid: gridShape(370, 14, 17, 5, 10),
  places: Array.from({ length: 6 }, (_, k) => ({ x: k * 62.2, y: 377 })),
  offer: { x: 0, y: 374, width: 370, height: 64 },
};

// ---- the workshops with the cards above them

export interface BenchShape {
  width: number;
  height: number;
  card: CardShape;
  /** Left edge and width of each workshop's column. */
  columns: { x: number; width: number }[];
  /** Where cards end and workshops begin. */
  cardBottom: number;
  well: { y: number; height: number };
  tile: number;
  gap: number;
  /** The additional gap between groups. */
  apart: number;
  /** The middle of the tiles' block, from the column's left edge and the well's top. */
  block: { x: number; y: number };
  /** `full` tiles have their whole painting, `small` ones a bold sign. */
  style: 'full' | 'small';
}

export const OWN_DESK: BenchShape = {
  width: 940,
  height: 242,
  card: wideCard(152),
  columns: [0, 1, 2, 3].map((k) => ({ x: 2 + k * 235, width: 212 })),
  cardBottom: 117,
  well: { y: 124, height: 116 },
  tile: 42,
  gap: 4,
  apart: 5,
  block: { x: 134, y: 58 },
  style: 'full',
};

export const OWN_PHONE: BenchShape = {
  width: 364,
  height: 168,
  card: smallCard(84, 22),
  columns: [0, 1, 2, 3].map((k) => ({ x: 1 + k * 92, width: 87 })),
  cardBottom: 73,
  well: { y: 78, height: 90 },
  tile: 24,
  gap: 1,
  apart: 3,
  block: { x: 43.5, y: 57 },
  style: 'small',
};

/** An opponent's bench; with three opponents it is flatter. */
export function opponentBench(flat: boolean): BenchShape {
  const tile = flat ? 13 : 18;
  const card = smallCard(tile * 3 + 11, tile);
  const step = 268 / 4;
  const well = { y: card.height + (flat ? 4 : 8), height: 2 * tile + (flat ? 23 : 30) };
  return {
    width: 268,
    height: well.y + well.height,
    card,
    columns: [0, 1, 2, 3].map((k) => ({ x: k * step, width: step })),
    cardBottom: card.height + 1,
    well,
    tile,
    gap: 2,
    apart: 2,
    block: { x: step / 2, y: tile + (flat ? 5 : 9) },
    style: 'small',
  };
}

export function cardSpot(shape: BenchShape, slot: number): { x: number; y: number } {
  const column = shape.columns[slot] ?? { x: 0, width: 0 };
  return { x: column.x + (column.width - shape.card.width) / 2, y: shape.cardBottom - shape.card.height };
}

/** How a pattern's groups lie: in rows, in columns, or as one block. */
export function grouping(workshop: Workshop): 'rows' | 'columns' | 'block' {
  const sizes = groups(workshop);
  if (sizes.length === 1) return 'block';
  return (sizes[0] ?? 0) > sizes.length ? 'rows' : 'columns';
}

/** Where the tiles of a workshop lie, group by group, within the bench; beyond capacity they line up below. */
export function trayPlaces(shape: BenchShape, workshop: Workshop, at: number): Spot[] {
  const way = grouping(workshop);
  const sizes = groups(workshop);
  const size = shape.tile;
  const acrossGap = shape.gap + (way === 'columns' ? shape.apart : 0);
  const downGap = shape.gap + (way === 'rows' ? Math.min(3, shape.apart) : 0);
  const columns = way === 'columns' ? sizes.length : way === 'rows' ? (sizes[0] ?? 1) : Math.ceil(workshop.capacity / 2);
  const rows = Math.ceil(workshop.capacity / columns);
  const column = shape.columns[at] ?? { x: 0, width: 0 };
  const left = column.x + shape.block.x - (columns * size + (columns - 1) * acrossGap) / 2;
  const top = shape.well.y + shape.block.y - (rows * size + (rows - 1) * downGap) / 2;
  return Array.from({ length: workshop.capacity }, (_, k) => {
    const [row, c] = way === 'columns' ? [k % rows, Math.floor(k / rows)] : [Math.floor(k / columns), k % columns];
    return { x: left + c * (size + acrossGap), y: top + row * (size + downGap), size };
  });
}

/** Where tiles lie that wait to enter W1: a row over W4, above those that are too many there. */
export function waitingPlaces(shape: BenchShape, count: number, over: number): Spot[] {
  const row = overflowPlaces(shape, 3, count);
  return over > 0 ? row.map((spot) => ({ ...spot, y: spot.y - spot.size - 8 })) : row;
}

/** Where tiles lie that are too many: a row over the upper edge of the well. */
export function overflowPlaces(shape: BenchShape, at: number, count: number): Spot[] {
  const column = shape.columns[at] ?? { x: 0, width: 0 };
  const size = Math.min(shape.tile, (column.width - 12) / Math.max(count, 1) - 3);
  const left = column.x + column.width / 2 - (count * (size + 3) - 3) / 2;
  return Array.from({ length: count }, (_, k) => ({ x: left + k * (size + 3), y: shape.well.y - size - 4, size }));
}
