/** What the story tells that no view shows: who took which tile. */
import type { Chapter, Message } from '../../protocol';
import type { Face } from './types';

/** The tile that each seat has taken since the bids were opened. */
export function takenTiles(story: Chapter[]): Map<number, Face> {
  const taken = new Map<number, Face>();
  for (const { seat, events } of story) {
    for (const { id, args } of events) {
      if (id === 'mozaika-revealed') taken.clear();
      if (id === 'mozaika-did-take') taken.set(seat, faceOf(args?.tile));
      if (id === 'mozaika-given') taken.set(args?.seat as number, faceOf(args?.tile));
    }
  }
  return taken;
}

function faceOf(tile: unknown): Face {
  const { id, args } = tile as Message;
  return { symbol: id.replace('mozaika-tile-', ''), colour: args?.colour as string };
}
