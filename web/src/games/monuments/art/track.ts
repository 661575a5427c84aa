/** The score track: sixty cells around the board, clockwise from the top left. */

export const LAP = 60;

export interface TrackCell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cells of a frame of this size: eighteen above and below, twelve on each side. */
export function trackCells(width: number, height: number, thick: number): TrackCell[] {
  const across = width / 18;
  const down = (height - 2 * thick) / 12;
  const side = (count: number, cell: (n: number) => TrackCell) => Array.from({ length: count }, (_, n) => cell(n));
  return [
    ...side(18, (n) => ({ x: n * across, y: 0, width: across, height: thick })),
    ...side(12, (n) => ({ x: width - thick, y: thick + n * down, width: thick, height: down })),
    ...side(18, (n) => ({ x: width - (n + 1) * across, y: height - thick, width: across, height: thick })),
    ...side(12, (n) => ({ x: 0, y: height - thick - (n + 1) * down, width: thick, height: down })),
  ];
}

/** The first of `count` numbers for a strip on which as many of the scores as possible stand, the own one first. */
export function stripFrom(scores: readonly number[], own: number, count: number): number {
  const lowest = Math.min(...scores);
  const highest = Math.max(...scores);
  const fits = highest - lowest < count - 1;
  const from = fits ? Math.floor((lowest + highest) / 2 - count / 2 + 1) : own - Math.floor(count / 2);
  return Math.max(0, from);
}

/** Places as near as possible to those wanted, in the same order, at least `gap` apart, and between two ends. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  /** Neighbours that would touch become one heap around the middle of what they want. */
  const heaps: { sum: number; size: number }[] = [];
  for (const [rank, n] of order.entries()) {
    let heap = { sum: (wanted[n] ?? 0) - rank * gap, size: 1 };
    for (let last = heaps.at(-1); last && last.sum / last.size > heap.sum / heap.size; last = heaps.at(-1)) {
      heap = { sum: last.sum + heap.sum, size: last.size + heap.size };
      heaps.pop();
    }
    heaps.push(heap);
  }
  const room = most - (wanted.length - 1) * gap;
  const starts = heaps.flatMap(({ sum, size }) => Array.from({ length: size }, () => Math.max(least, Math.min(room, sum / size))));
  return wanted.map((_, n) => (starts[order.indexOf(n)] ?? 0) + order.indexOf(n) * gap);
}
