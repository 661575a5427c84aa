/** Pieces in the air: what flies when the table changes, and what the counts show until it has landed. */
import { SvelteMap } from 'svelte/reactivity';
import { flights, returns, type Flight } from './changes';
import type { View } from './types';

/** More than that is no single change, but a jump in a replay. */
const MOST = 24;

interface Flying extends Flight {
  id: number;
  delay: number;
  lasts: number;
  land(): void;
}

export class Motion {
  flying = $state.raw<Flying[]>([]);
  /** Pieces on their way to each place. */
  #coming = new SvelteMap<string, number>();
  #before: { view: View; moves: number } | null = null;
  #count = 0;

  get busy(): boolean {
    return this.flying.length > 0;
  }

  /** A count as it is seen: without what is still in the air. */
  shown(place: string, count: number): number {
    return Math.max(0, count - (this.#coming.get(place) ?? 0));
  }

  /** The table is now like this, after so many decisions: let fly what changed. */
  follow(view: View, moves: number, pace: number): void {
    const before = this.#before;
    this.#before = { view, moves };
    if (!before || before.view === view || !pace || before.view.players.length !== view.players.length) return;
    const changed = moves < before.moves ? returns(before.view, view) : flights(before.view, view);
    if (changed.length > MOST) return;
    const walked = walkOf(before.view, view);
    changed.forEach((flight, k) => this.#launch(flight, (walked + 0.22 * k) * pace, pace));
  }

  #launch(flight: Flight, delay: number, pace: number): void {
    const id = (this.#count += 1);
    const counted = flight.piece.is === 'fruit' || flight.piece.is === 'cart';
    const lasts = flight.piece.is === 'fruit' ? pace * 1.1 : pace * 1.5;
    if (counted) this.#coming.set(flight.to, (this.#coming.get(flight.to) ?? 0) + 1);
    const land = (): void => {
      if (!this.flying.some((one) => one.id === id)) return;
      this.flying = this.flying.filter((one) => one.id !== id);
      if (counted) this.#coming.set(flight.to, (this.#coming.get(flight.to) ?? 1) - 1);
    };
    this.flying = [...this.flying, { ...flight, id, delay, lasts, land }];
  }
}

/** How many steps' time a farmer walks before anything is harvested. */
function walkOf(before: View, after: View): number {
  const came = after.blades.findIndex((one, k) => sum(one.farmers) > sum(before.blades[k]?.farmers ?? []));
  const left = after.blades.findIndex((one, k) => sum(one.farmers) < sum(before.blades[k]?.farmers ?? []));
  if (came < 0) return 0;
  return left < 0 ? 0.5 : ((came - left + 12) % 12) / 2;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
