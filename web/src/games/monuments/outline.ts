/** What a turn touches: the worker's way through the quarry, or the places that are built on. */
import type { Outline } from '../contract';
import { targetOf } from './play.svelte';
import type { View } from './types';

/** A cell of the quarry by its name. */
export const cellSpot = (cell: string): string => `cell-${cell}`;

const spot = (name: string): string => `[data-spot="${name}"]`;

export function outline(moves: string[], view: View): Outline {
  const cells = moves.filter((move) => move.startsWith('go ')).map((move) => spot(cellSpot(move.slice(3))));
  const built = moves.filter((move) => /^(build|reliquary)/.test(move)).map((move) => spot(targetOf(move)));
  const start = view.walk?.worker;
  return { rings: [...cells, ...built], way: start && cells.length ? [spot(cellSpot(start)), ...cells] : cells };
}
