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
