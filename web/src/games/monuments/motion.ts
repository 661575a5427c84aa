/** What changed on the table between two views, for the pieces that are seen to move. */
import { KINDS, allPlaces, type Kind, type Place, type View } from './types';

export interface Taking {
  cell: string;
  kind: Kind;
  seat: number;
}

/** The pieces that left the quarry, with who took them. */
export function takings(before: View, after: View): Taking[] {
  if (before.round !== after.round || before.monument !== after.monument) return [];
  const now = new Set(after.walk?.taken.map((step) => step.cell));
  return before.quarry.flatMap((cell, index) =>
    KINDS.flatMap((kind) => {
      const gone = (cell.pieces[kind] ?? 0) - (after.quarry[index]?.pieces[kind] ?? 0);
      const seat = now.has(cell.name) ? after.seat : (after.last_walk?.seat ?? before.seat);
      return gone > 0 && seat !== null ? [{ cell: cell.name, kind, seat }] : [];
    }),
  );
}

/** The places on which somebody has built. */
export function buildings(before: View, after: View): (Place & { by: number })[] {
  if (before.monument !== after.monument) return [];
  const free = new Set(allPlaces(before).filter((place) => place.by === null).map((place) => place.place));
  return allPlaces(after).flatMap((place) => (place.by !== null && free.has(place.place) ? [{ ...place, by: place.by }] : []));
}
