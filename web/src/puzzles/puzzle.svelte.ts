/** A position in which one turn is clearly the best: one makes its decisions and is told whether it was that one. */
import type { Chapter, Choice, Face, Play, Puzzle, PuzzleFace } from '../protocol';
import { api } from '../state/api';
import { say } from '../state/words.svelte';
import { ownFace, SoloTable } from '../table/solo.svelte';
import { progress } from './progress.svelte';

/** An attempt so far: its decisions, and what the board shows after them. */
interface Attempt {
  moves: string[];
  face: PuzzleFace;
}

export class PuzzleTable extends SoloTable {
  #attempts = $state.raw<Attempt[]>([]);
  /** The turn that was judged; it stays while the answer is shown. */
  #judged = $state.raw<PuzzleFace | null>(null);
  answered = $state(false);
  #asking = false;

  constructor(readonly puzzle: Puzzle) {
    super();
  }

  get #last(): Attempt | undefined {
    return this.#attempts.at(-1);
  }

  /** What is said of the turn, once it is complete. */
  get verdict(): PuzzleFace | null {
    return this.#judged;
  }

  async act(move: number | string): Promise<boolean> {
    return this.#play([...(this.#last?.moves ?? []), this.named(move)]);
  }

  async #play(moves: string[]): Promise<boolean> {
    if (this.#asking || this.#judged) return false;
    this.#asking = true;
    this.objection = null;
    try {
      const face = await api.attempt(this.puzzle.game, this.puzzle.number, moves);
      this.#attempts = [...this.#attempts, { moves, face }];
      if (face.right !== null) this.#judged = face;
      if (face.right) progress.add(this.puzzle.game, this.puzzle.number);
      return true;
    } catch (reason) {
      return this.object(reason);
    } finally {
      this.#asking = false;
    }
  }

  why(move: string): void {
    if (!this.choices.some((choice) => choice.move === move)) void this.act(move);
  }

  undo(): void {
    if (!this.#judged) this.#attempts = this.#attempts.slice(0, -1);
  }

  again(): void {
    this.#attempts = [];
    this.#judged = null;
    this.answered = false;
    this.objection = null;
  }

  /** Gives up: the best turn is told, and the board shows what comes of it. */
  async answer(): Promise<void> {
    const moves = this.#last?.moves;
    if (!moves || !this.#judged || this.answered) return;
    this.answered = true;
    try {
      const face = await api.attempt(this.puzzle.game, this.puzzle.number, moves, true);
      this.#attempts = [{ moves, face }];
      this.#judged = face;
    } catch (reason) {
      this.answered = false;
      this.object(reason);
    }
  }

  // ---- what games and frame see

  readonly face: Face = $derived.by(() => {
    const players = Array.from({ length: this.puzzle.players }, (_, seat) => say('web-puzzle-player', { number: seat + 1 }));
    return ownFace(this.puzzle.game, 0, {}, players, false);
  });
  get view(): unknown {
    return this.#last?.face.view ?? this.puzzle.view;
  }
  get you(): number {
    return this.puzzle.seat;
  }
  get choices(): Choice[] {
    if (this.#judged) return [];
    return this.#last?.face.choices ?? this.puzzle.choices;
  }
  get toAct(): number[] {
    return this.#judged ? [] : [this.puzzle.seat];
  }
  get story(): Chapter[] {
    return this.#last?.face.story ?? this.puzzle.story;
  }
  readonly over = false;
  get undoing(): Play['undo'] {
    return this.#attempts.length && !this.#judged ? 'free' : 'no';
  }
}
