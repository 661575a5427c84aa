/** A decision of the log seen again over the board: how it was before, and then after, while one points at its entry. */
import type { HTMLAttributes } from 'svelte/elements';
import { settings } from '../state/settings.svelte';
import { ReplayTable } from './replay.svelte';
import type { LiveTable } from './table.svelte';

const WAIT = 300;
const BEFORE = 600;

export class Ghost {
  /** The index of the decision that is seen; null while none is. */
  shown = $state<number | null>(null);
  readonly table: ReplayTable;
  #pointed: number | null = null;
  #wanted: number | null = null;
  #timer = 0;

  constructor(private readonly source: LiveTable) {
    this.table = new ReplayTable(source);
  }

  /** Whether one may look back: who sits here may always, others when the match is over. */
  get allowed(): boolean {
    return this.source.you !== null || this.source.over;
  }

  /** What the entry of a decision listens to. The page moving under a pointer at rest is no pointing. */
  entry(number: number): HTMLAttributes<HTMLElement> {
    return {
      onpointermove: ({ pointerType }) => {
        if (pointerType !== 'touch') this.#point(number);
      },
      onpointerleave: () => this.leave(),
      onfocusin: ({ target }) => {
        if ((target as Element).matches(':focus-visible')) this.#point(number);
      },
      onfocusout: () => this.leave(),
    };
  }

  /** Shows nothing, until one points at another entry. */
  end(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.shown = null;
  }

  /** Shows nothing, until one points at any entry. */
  leave(): void {
    this.end();
    this.#pointed = null;
  }

  #point(number: number): void {
    if (this.#pointed === number) return;
    this.end();
    this.#pointed = number;
    this.#wanted = number;
    this.#timer = window.setTimeout(() => void this.#show(number), WAIT);
  }

  async #show(number: number): Promise<void> {
    const { you } = this.source;
    await this.table.go(settings.moves ? number : number + 1, you);
    if (this.#wanted !== number || this.table.fault) return;
    this.shown = number;
    if (settings.moves) this.#timer = window.setTimeout(() => void this.table.go(number + 1, you), BEFORE);
  }
}
