/** Decisions in notation, taken apart and named. */
import type { Message } from '../../protocol';
import { landing } from './outcomes';
import { blade, village, type Tile, type View, type VillageName } from './types';

/** `move 3` → `move`. */
export const verb = (move: string): string => move.split(' ', 1)[0] ?? '';

/** `load inca` → `inca`. */
export const object = (move: string): string => move.slice(verb(move).length + 1);

/** `move 3` → 2: blades are counted from 1 in notation. */
export const bladeOf = (move: string): number => Number(object(move)) - 1;

/** Whether a decision goes on with a delivery that has begun. */
export const isOfDelivery = (move: string): boolean => ['load', 'short', 'with', 'without', 'stop'].includes(verb(move));

/** A fruit tile by its value and what it asks for. */
export function tileFace({ value, asks }: Tile): Message {
  if (asks['?']) return { id: 'finca-tile-wild', args: { value } };
  if (Object.keys(asks).length === 6) return { id: 'finca-tile-six', args: { each: { id: 'finca-tile-each' } } };
  const fruits = Object.entries(asks).map(([fruit, count]) => ({ id: `finca-fruit-${fruit}`, args: { count } }));
  return { id: 'finca-tile', args: { value, fruits } };
}

/** The server's words for a decision that is only meant so far, so that the server has not named it yet. */
export function labelOf(view: View, lifted: number | null, move: string): Message {
  const what = verb(move);
  if (what === 'lift') {
    const kind = { id: `finca-kind-${blade(view, bladeOf(move)).fruit}` };
    return { id: 'finca-do-lift', args: { blade: bladeOf(move) + 1, kind } };
  }
  if (what === 'land') {
    const { fruit, count } = landing(view, lifted ?? -1, bladeOf(move));
    return { id: 'finca-do-land', args: { blade: bladeOf(move) + 1, fruits: { id: `finca-fruit-${fruit}`, args: { count } } } };
  }
  const name = object(move) as VillageName;
  const { tile } = village(view, name);
  return {
    id: `finca-do-${what}`,
    args: { village: { id: `finca-village-${name}` }, ...(tile ? { tile: tileFace(tile) } : {}) },
  };
}
