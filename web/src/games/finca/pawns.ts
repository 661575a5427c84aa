/** Farmers as single pieces: the view only counts them, but each must be seen to go its way. */
import { farmersOn } from './outcomes';
import { BLADES, type View } from './types';

export interface Pawn {
  id: string;
  seat: number;
  blade: number;
  /** Blades passed on the way here, when it came on foot; null when it flew or was there already. */
  via: number[] | null;
}

/** Where a farmer stands on its blade, and how many stand with it there. */
export interface Place {
  slot: number;
  slots: number;
  /** Farmers of the same seat drawn as one, from four on a blade on. */
  heap: number;
}

/** The same farmers on a changed table: who is missing somewhere has gone to where one has come. */
export function follow(pawns: Pawn[], view: View, onFoot: boolean): Pawn[] {
  return view.players.flatMap((_, seat) => {
    const own = pawns.filter((pawn) => pawn.seat === seat);
    const staying: Pawn[] = [];
    const vacancies: number[] = [];
    for (let index = 0; index < BLADES; index += 1) {
      const here = own.filter((pawn) => pawn.blade === index);
      const count = view.blades[index]?.farmers[seat] ?? 0;
      staying.push(...here.slice(0, count).map((pawn) => ({ ...pawn, via: null })));
      for (let k = here.length; k < count; k += 1) vacancies.push(index);
    }
    const gone = own.filter((pawn) => !staying.some((one) => one.id === pawn.id));
    const names = Array.from({ length: own.length + vacancies.length }, (_, k) => `${seat}-${k}`);
    const unused = names.filter((id) => !own.some((pawn) => pawn.id === id));
    const come = vacancies.map((index, k): Pawn => {
      const pawn = gone[k];
      if (!pawn) return { id: unused[k - gone.length] ?? '', seat, blade: index, via: null };
      return { ...pawn, blade: index, via: onFoot ? between(pawn.blade, index) : null };
    });
    return [...staying, ...come];
  });
}

/** The blades passed going clockwise from one to another. */
export function between(from: number, to: number): number[] {
  const steps = (to - from + BLADES) % BLADES;
  return Array.from({ length: Math.max(0, steps - 1) }, (_, k) => (from + k + 1) % BLADES);
}

/** The place of each farmer on its blade; a guest is expected on one of them. */
export function places(pawns: Pawn[], view: View, guest: { seat: number; blade: number } | null): Map<string, Place> {
  const found = new Map<string, Place>();
  const crowd = guest ? [...pawns, { id: 'guest', via: null, ...guest }] : pawns;
  for (let index = 0; index < BLADES; index += 1) {
    const here = crowd.filter((pawn) => pawn.blade === index);
    const expected = farmersOn(view, index) + (guest?.blade === index ? 1 : 0);
    const seats = [...new Set(here.map((pawn) => pawn.seat))].sort((a, b) => a - b);
    here.forEach((pawn, k) => {
      const heap = here.filter((other) => other.seat === pawn.seat).length;
      found.set(
        pawn.id,
        expected > 3
          ? { slot: seats.indexOf(pawn.seat), slots: seats.length, heap }
          : { slot: k, slots: here.length, heap: 1 },
      );
    });
  }
  return found;
}
