/** What the engine thinks of the position on the board, while it is on. */
import { untrack } from 'svelte';
import type { Thoughts } from '../protocol';
import { api } from '../state/api';
import type { AnalysisTable } from './analysis.svelte';

/** A turn that comes into question, with what is expected of it. */
export type TurnLine = Thoughts['lines'][number];

/** Who steps quickly does not want to know about every step. */
const REST = 250;

export class Engine {
  on = $state(false);
  thinking = $state(false);
  fault = $state('');
  #thoughts = $state.raw<{ id: number; said: Thoughts } | null>(null);
  // Not shown, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #kept = new Map<string, Promise<Thoughts>>();

  constructor(private readonly table: AnalysisTable) {
    $effect(() => {
      const { shown } = this.table;
      if (!this.on || !shown || shown.face.over) return;
      const timer = setTimeout(() => untrack(() => void this.#consider(shown.id)), REST);
      return () => clearTimeout(timer);
    });
  }

  /** What it thinks of the position that is shown. */
  get thoughts(): Thoughts | null {
    return this.#thoughts && this.#thoughts.id === this.table.shown?.id ? this.#thoughts.said : null;
  }

  async #consider(id: number): Promise<void> {
    this.thinking = true;
    this.fault = '';
    try {
      const said = await this.#ask(this.table.tree.moves(id));
      if (this.table.shown?.id === id) this.#thoughts = { id, said };
    } catch (reason) {
      this.fault = (reason as Error).message;
    }
    if (this.table.shown?.id === id) this.thinking = false;
  }

  #ask(moves: string[]): Promise<Thoughts> {
    const path = moves.join('\n');
    const kept = this.#kept.get(path);
    if (kept) return kept;
    const asked = api.consider(this.table.position(moves));
    this.#kept.set(path, asked);
    asked.catch(() => this.#kept.delete(path));
    return asked;
  }
}
