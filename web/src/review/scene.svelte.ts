/** The turn that is looked at, and which of its alternatives is drawn. */
import type { AnyGame } from '../games';
import type { Outline } from '../games/contract';
import { router } from '../state/router.svelte';
import type { ReplayTable } from '../table/replay.svelte';
import { roundsOf } from '../table/rounds';
import type { LiveTable } from '../table/table.svelte';
import type { Judgement } from './review.svelte';
import { grouped, nextSlip, shownLines, type Group } from './turns';
import type { Turn, Verdict } from '../protocol';

export class Scene {
  /** The place among the lines of what is pointed at, and of what was pressed. */
  pointed = $state<number | null>(null);
  pressed = $state<number | null>(null);

  constructor(
    readonly source: LiveTable,
    readonly table: ReplayTable,
    readonly game: AnyGame | null,
    readonly judgement: Judgement,
  ) {}

  get turns(): Turn[] {
    return this.judgement.turns;
  }
  /** The reader's own seat. */
  get reader(): number | null {
    return this.source.you;
  }
  readonly rounds: number[] = $derived.by(() => (this.game?.roundOf ? roundsOf(this.source.story, this.game.roundOf) : []));
  readonly groups: Group[] = $derived.by(() => grouped(this.turns, (turn) => this.#verb(turn), this.rounds));

  /** The chosen turn: the address names it, counting from 1; without a name it is the last. */
  readonly at: number = $derived.by(() => {
    const last = this.turns.length - 1;
    const named = Number.parseInt(router.hash, 10) - 1;
    return Number.isNaN(named) ? last : Math.max(0, Math.min(named, last));
  });
  readonly turn: Turn | undefined = $derived(this.turns[this.at]);
  readonly group: Group | undefined = $derived(this.groups.find(({ turns }) => turns.some(({ number }) => number === this.at)));
  readonly verdict: Verdict | undefined = $derived.by(() => this.judgement.verdicts.get(this.at));
  readonly places: number[] = $derived(this.verdict ? shownLines(this.verdict) : []);
  readonly nextSlip: number | null = $derived.by(() => nextSlip(this.turns, this.judgement.verdicts, this.at, this.reader));

  /** What is said of a turn without a verdict. */
  unjudged(turn: number): string {
    return turn < this.judgement.before ? 'web-review-elsewhere' : 'web-review-unjudged';
  }

  #verb(turn: Turn): string | null {
    const move = this.source.story[turn.start]?.move;
    return move && this.game?.atOnce?.(move) ? (move.split(' ')[0] ?? null) : null;
  }

  go(turn: number): void {
    if (turn < 0 || turn >= this.turns.length || turn === this.at) return;
    this.pressed = null;
    this.pointed = null;
    router.go(`/table/${this.source.id}/review#${turn + 1}`, 'replace');
  }

  /** Draws an alternative, counting from 0 in the order in which they are listed; again, and it is gone. */
  press(shown: number): void {
    const place = this.places[shown];
    if (place !== undefined) this.pressed = this.pressed === place ? null : place;
  }

  /** The alternative that is drawn beside what was played: the best, unless another is asked for. */
  readonly beside: number | null = $derived.by(() => {
    const asked = this.pointed ?? this.pressed ?? 0;
    return this.verdict && asked !== this.verdict.played ? asked : null;
  });

  /** The decisions of the chosen turn. */
  get moves(): string[] {
    return this.source.story.slice(this.turn?.start, this.turn?.stop).flatMap(({ move }) => move ?? []);
  }

  outline(moves: string[]): Outline {
    return this.game && this.turn ? this.game.outline(moves, this.table.view, this.turn.seat) : { rings: [] };
  }
}
