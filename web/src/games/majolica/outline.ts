/** What a turn touches on the table: large tiles, design cards, slots, workshops, missions. */
import type { Outline } from '../contract';
import type { View } from './types';

const spot = (name: string): string => `[data-spot="${name}"]`;
/** Paintings reach beyond their tiles and cards; their rooms do not. */
const room = (name: string): string => `${spot(name)} > .room`;

export function outline(moves: string[], view: View, seat: number): Outline {
  return { rings: moves.flatMap((move) => touched(move, view, seat)) };
}

function touched(move: string, view: View, seat: number): string[] {
  const [verb = '', what = ''] = move.split(' ');
  switch (verb) {
    case 'row':
    case 'column':
      return (view.runs.find((run) => run.move === move)?.cells ?? [what]).map((cell) => room(`cell-${cell}`));
    case 'tile':
      return [room(`cell-${what}`)];
    case 'card':
      return [room(`place-${what}`)];
    case 'slot':
      return [room(`slot-${seat}-${Number(what) - 1}`)];
    case 'arrange':
      return [...what].flatMap((from, slot) => (Number(from) === slot + 1 ? [] : [room(`slot-${seat}-${slot}`)]));
    case 'into':
    case 'run':
    case 'bin':
      return [spot(`tray-${seat}-${Number(what.slice(1)) - 1}`)];
    case 'violet':
    case 'tiles':
      return [spot(`tray-${seat}-0`)];
    case 'mission':
      return [`[data-target="mission-${what}"]`];
    case 'bonus':
      return [spot(`bonus-${what}`)];
    default:
      return [];
  }
}
