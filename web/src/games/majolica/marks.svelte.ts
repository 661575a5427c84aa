/** What is marked and not yet decided. Marks fade by themselves when the table changes. */
import type { View } from './types';

export type Way = 'run' | 'card' | 'swap';

interface Marks {
  /** What comes first: a run, a tile, a card, a bonus tile, a tile to raise. */
  held: string | null;
  /** Where it goes. */
  aim: string | null;
  /** A new order of the own cards: which slot's card lies in each slot. */
  order: number[];
  /** The slot whose card is lifted to be swapped. */
  lifted: number | null;
}

const NOTHING: Marks = { held: null, aim: null, order: [0, 1, 2], lifted: null };

export class Marking {
  #marks = $state.raw<{ view: View; marks: Marks } | null>(null);
  #way = $state.raw<{ turn: number; way: Way } | null>(null);

  constructor(private readonly view: () => View) {}

  get #now(): Marks {
    return this.#marks?.view === this.view() ? this.#marks.marks : NOTHING;
  }
  get held(): string | null {
    return this.#now.held;
  }
  get aim(): string | null {
    return this.#now.aim;
  }
  get order(): number[] {
    return this.#now.order;
  }
  get lifted(): number | null {
    return this.#now.lifted;
  }
  get reordered(): boolean {
    return this.order.some((slot, k) => slot !== k);
  }
  get any(): boolean {
    return this.#now !== NOTHING;
  }

  /** The way this turn is played; every turn begins with a run. */
  get way(): Way {
    const { phase, turn } = this.view();
    const way = this.#way?.turn === turn ? this.#way.way : 'run';
    return phase !== 'turn' && way === 'run' ? 'card' : way;
  }
  set way(way: Way) {
    this.#way = { turn: this.view().turn, way };
    this.clear();
  }

  #set(marks: Partial<Marks>): void {
    this.#marks = { view: this.view(), marks: { ...this.#now, ...marks } };
  }

  /** Marks what comes first; marking it again takes the mark away. */
  hold(move: string): void {
    if (this.held === move) this.clear();
    else this.#set({ ...NOTHING, held: move });
  }

  aimAt(move: string): void {
    this.#set({ aim: move });
  }

  /** Lifts the card of a slot, or lets it change places with the lifted one. */
  swap(slot: number): void {
    const lifted = this.lifted;
    if (lifted === null || lifted === slot) {
      this.#set({ lifted: lifted === slot ? null : slot, held: null, aim: null });
      return;
    }
    const order = [...this.order];
    [order[lifted], order[slot]] = [order[slot] ?? slot, order[lifted] ?? lifted];
    this.#set({ order, lifted: null });
  }

  clear(): void {
    this.#marks = null;
  }
}
