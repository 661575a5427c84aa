/** A board of one's own: nobody else decides, and the server is only asked what comes of it. */
import type { Seat } from '../games/contract';
import type { Chapter, Choice, Face, Message, Play, SeatFace } from '../protocol';
import { device, settings } from '../state/settings.svelte';
import { say } from '../state/words.svelte';
import type { AskingTable, Objection } from './frame';
import { namesAt, seatsOf } from './seats';
import { PACE } from './table.svelte';

/** The face of a table that is nowhere but here. */
export function ownFace(game: string, rules: number, options: Face['options'], players: string[], over: boolean): Face {
  return {
    id: '',
    game,
    rules,
    options,
    status: over ? 'over' : 'playing',
    seats: players.map((name): SeatFace => ({ kind: 'person', name, online: true })),
    public: false,
    hints: false,
    undo: true,
    shuffle: false,
    clock: null,
    commitment: '',
    seed: null,
    seed_chosen: false,
    parts: null,
    readable: true,
    result: null,
    next: null,
  };
}

export abstract class SoloTable implements AskingTable {
  objection = $state.raw<Objection | null>(null);

  abstract readonly face: Face | null;
  abstract readonly view: unknown;
  abstract readonly you: number | null;
  abstract readonly toAct: number[];
  abstract readonly choices: Choice[];
  abstract readonly story: Chapter[];
  abstract readonly over: boolean;
  abstract readonly undoing: Play['undo'];
  abstract act(move: number | string): Promise<boolean>;
  abstract why(move: string): void;
  abstract undo(): void;

  readonly seats: Seat[] = $derived.by(() => seatsOf(this.face?.seats ?? [], this.you));
  readonly live = true;
  readonly thinking = false;
  readonly screens = false;
  readonly clocks = null;

  get mine(): boolean {
    return this.choices.length > 0;
  }
  get compact(): boolean {
    return device.phone.matches;
  }
  get confirm(): boolean {
    return settings.confirms;
  }
  get pace(): number {
    return settings.moves ? PACE : 0;
  }
  say(message: Message | string, args: { [key: string]: unknown } = {}): string {
    return say(message, args, namesAt(this));
  }

  /** The notation of a decision that is offered now. */
  protected named(move: number | string): string {
    return this.choices.find((choice) => choice.action === move || choice.move === move)?.move ?? String(move);
  }
  /** Says in the prompt why something was refused. */
  protected object(reason: unknown): false {
    this.objection = { text: (reason as Error).message, rule: null };
    return false;
  }
}
