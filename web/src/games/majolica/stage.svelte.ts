/** What is drawn: it follows the table step by step, so that every change is seen to happen. */
import type { Chapter } from '../../protocol';
import { steps, type Step, type StepKind } from './steps';
import { follow, type Piece } from './tiles';
import type { Card, Colour, Kind, View } from './types';

/** Something that flies across zones, between two elements that are known by their `data-spot`. */
export interface Flight {
  id: number;
  tile?: Kind;
  card?: Card;
  from: string;
  to: string;
}

/** A tile that was taken and not yet placed lies where it was taken. */
export interface Held {
  spot: string;
  colour: Colour;
}

/** How long a step is looked at, in paces. */
const LENGTH: Record<StepKind, number> = {
  take: 1,
  place: 1.3,
  card: 1.5,
  run: 1.1,
  raise: 1.2,
  break: 1.2,
  flow: 1.3,
  complete: 1.8,
  bloom: 2.4,
  discard: 0.9,
  end: 0,
};
/** After more decisions than these at once, such as after coming back, only the end is shown. */
const MOST_CHAPTERS = 8;

export class Stage {
  #shown = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  pieces = $state.raw<Piece[][]>([]);
  flights = $state.raw<Flight[]>([]);
  held = $state.raw<Held[]>([]);
  /** Steps are still to be shown. */
  playing = $state(false);
  /** The last step is still moving. */
  moving = $state(false);

  #target: View | null = null;
  #told = 0;
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight = 0;
  #pace = 0;

  constructor(private readonly now: () => View) {}

  get view(): View {
    return this.#shown ?? this.now();
  }

  /** Whether bonus tiles lie ready, or the one that was taken still lies there. */
  get offersBonus(): boolean {
    return this.view.now.bonuses > 0 || this.held.some((tile) => tile.spot.startsWith('bonus-'));
  }

  /** Begins to show what has changed. */
  follow(view: View, story: Chapter[], pace: number): void {
    if (view === this.#target) return;
    const chapters = story.slice(this.#told);
    const jumps = !this.#target || pace === 0 || story.length <= this.#told || chapters.length > MOST_CHAPTERS;
    this.skip();
    const before = this.#target;
    this.#target = view;
    this.#told = story.length;
    this.#pace = pace;
    const end: Step = { kind: 'end', view, seat: chapters.at(-1)?.seat ?? 0, workshop: null };
    this.#queue = jumps || !before ? [end] : steps(before, chapters, view);
    this.next();
  }

  /** Shows the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#show(last);
    this.flights = [];
    this.playing = false;
    this.moving = false;
  }

  land(flight: number): void {
    this.flights = this.flights.filter((other) => other.id !== flight);
  }

  /** Goes on with the next step, which its timer does by itself. */
  next(): void {
    clearTimeout(this.#timer);
    const step = this.#queue.shift();
    this.playing = this.#queue.length > 0;
    this.moving = step !== undefined;
    if (!step) return;
    this.#show(step);
    const length = LENGTH[step.kind] * this.#pace;
    if (length > 0) this.#timer = setTimeout(() => this.next(), length);
    else this.next();
  }

  #show(step: Step): void {
    const before = this.#shown;
    const old = this.pieces;
    const { players, workshops, now, seat: acting } = step.view;
    this.pieces = players.map((player, seat) => follow(old[seat] ?? [], workshops, player, seat === acting ? now.waiting : []));
    if (before && this.#pace > 0) this.#launch(before, step, old);
    this.held = heldTiles(before, step.view, this.held);
    this.step = step;
    this.#shown = step.view;
  }

  /** Lets fly what comes from another zone: taken tiles, drafted cards, a violet, a completed card. */
  #launch(before: View, step: Step, old: Piece[][]): void {
    const flights: Flight[] = [];
    const { seat, view } = step;
    const known = old[seat]?.map((piece) => piece.id) ?? [];
    const held = [...this.held];
    for (const piece of this.pieces[seat] ?? []) {
      if (known.includes(piece.id)) continue;
      const k = held.findIndex((tile) => tile.colour === piece.kind);
      const from = k >= 0 ? held.splice(k, 1)[0]?.spot : piece.kind === 'violet' ? `hall-${seat}` : undefined;
      if (from) flights.push({ id: ++this.#flight, tile: piece.kind, from, to: `piece-${piece.id}` });
    }
    view.players[seat]?.slots.forEach((card, slot) => {
      const was = before.players[seat]?.slots.some((other) => other?.id === card?.id);
      const place = before.now.card?.id === card?.id ? handPlace(before) : -1;
      if (card && !was && place >= 0) {
        flights.push({ id: ++this.#flight, card, from: `place-${place + 1}`, to: `slot-${seat}-${slot}` });
      }
    });
    before.players[seat]?.slots.forEach((card, slot) => {
      const done = card && view.players[seat]?.completed.some((other) => other.id === card.id);
      if (done) flights.push({ id: ++this.#flight, card, from: `slot-${seat}-${slot}`, to: `completed-${seat}` });
    });
    this.flights = [...this.flights, ...flights];
  }
}

/** The place of the display from which the card in hand was taken: the one that its taker emptied last. */
export function handPlace(view: View): number {
  return view.display.findLastIndex((place) => place.card === null && place.taken_by === view.seat);
}

/** The tiles in hand, each with where it was taken. */
function heldTiles(before: View | null, view: View, held: Held[]): Held[] {
  const left = { ...view.now.hand };
  const taken = view.grid.flatMap((cell, k): Held[] => {
    const colour = before?.grid[k]?.colour;
    return colour && !cell.colour && cell.taken_by !== null ? [{ spot: `cell-${cell.cell}`, colour }] : [];
  });
  const kept = [...taken, ...held].filter((tile) => left[tile.colour]-- > 0);
  const homeless = (Object.keys(left) as Colour[]).flatMap((colour) => Array<Colour>(Math.max(0, left[colour])).fill(colour));
  const spots = before ? [] : view.grid.filter((cell) => cell.taken_by === view.seat).map((cell) => `cell-${cell.cell}`);
  return [...kept, ...homeless.map((colour, k) => ({ colour, spot: spots[spots.length - 1 - k] ?? `bonus-${colour}` }))];
}
