/** A match looked at again: the moment after so many decisions, from a seat that one may look from. */
import type { Seat } from '../games/contract';
import type { Chapter, Choice, Face, Message, Moment } from '../protocol';
import { api } from '../state/api';
import { device, settings } from '../state/settings.svelte';
import { say } from '../state/words.svelte';
import type { FrameTable } from './frame';
import { seatsOf } from './seats';
import { PACE, type LiveTable } from './table.svelte';

export class ReplayTable implements FrameTable {
  at = $state(0);
  /** The seat from which one looks; null for what everybody could see. */
  from = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  fault = $state('');
  // Not shown, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #kept = new Map<string, { last: Chapter | undefined; moment: Promise<Moment> }>();

  constructor(private readonly source: LiveTable) {}

  readonly seats: Seat[] = $derived.by(() => seatsOf(this.source.face?.seats ?? [], this.from));

  /** How many decisions there are. */
  get length(): number {
    return this.source.story.length;
  }
  /** Seats from which one may look: all when it is over, else only one's own. */
  get windows(): (number | null)[] {
    return this.source.over ? [...this.source.seats.map((seat) => seat.number), null] : [this.source.you];
  }

  /** Whether the match itself is over, at whatever moment one looks. */
  get finished(): boolean {
    return this.source.over;
  }
  /** The seat that one had. */
  get own(): number | null {
    return this.source.you;
  }

  /** Goes to a moment and looks from a seat; neighbours are fetched ahead. */
  async go(at: number, from: number | null = this.from): Promise<void> {
    const number = Math.max(0, Math.min(at, this.length));
    this.at = number;
    this.from = from;
    try {
      const moment = await this.#fetch(number, from);
      if (this.at !== number || this.from !== from) return;
      this.moment = moment;
      this.fault = '';
      if (number < this.length) void this.#fetch(number + 1, from).catch(() => undefined);
    } catch (reason) {
      this.fault = (reason as Error).message;
    }
  }

  #fetch(number: number, from: number | null): Promise<Moment> {
    const key = `${number} ${from}`;
    const last = this.source.story[number - 1];
    const kept = this.#kept.get(key);
    // Another last decision than then: that one was taken back.
    if (kept && kept.last === last) return kept.moment;
    const moment = api.moment(this.source.id, number, from ?? 'spectator');
    this.#kept.set(key, { last, moment });
    moment.catch(() => this.#kept.delete(key));
    return moment;
  }

  // ---- what games and frame see

  get face(): Face | null {
    return this.source.face;
  }
  readonly clocks = null;
  get view(): unknown {
    return this.moment?.view ?? {};
  }
  get you(): number | null {
    return this.from;
  }
  get story(): Chapter[] {
    return this.source.story.slice(0, this.at);
  }
  /** Who decides next. */
  get toAct(): number[] {
    const next = this.source.story[this.at];
    return next ? [next.seat] : [];
  }
  readonly choices: Choice[] = [];
  get over(): boolean {
    return this.source.over && this.at === this.length;
  }
  readonly live = false;
  readonly confirm = false;
  readonly screens = false;
  get compact(): boolean {
    return device.phone.matches;
  }
  get pace(): number {
    return settings.moves ? PACE : 0;
  }
  say(message: Message | string, args: { [key: string]: unknown } = {}): string {
    return say(message, args, this.source.names);
  }
  act = (): Promise<boolean> => Promise.resolve(false);
  why(): void {
    /* Nothing can be chosen in a replay. */
  }
  undo(): void {
    /* Nothing can be taken back in a replay. */
  }
}
