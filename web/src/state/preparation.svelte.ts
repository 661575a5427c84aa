/** How far the games are that the server still compiles; asked again and again as long as somebody waits. */
import type { Preparing } from '../protocol';
import { api } from './api';

const PAUSE = 1000;

class Preparation {
  #left = $state.raw<Record<string, Preparing> | null>(null);

  /** How far a game is; null when it is ready, or when nobody has asked yet. */
  of(game: string): Preparing | null {
    return this.#left?.[game] ?? null;
  }

  /** Whether a game is ready; what is ready stays so. */
  async ready(game: string): Promise<boolean> {
    if (this.#left && !(game in this.#left)) return true;
    this.#left = await api.preparing();
    return !(game in this.#left);
  }

  /** Ask until a game is ready; the function that is returned stops that. */
  follow(game: string, done: () => void): () => void {
    let timer = 0;
    const look = async (): Promise<void> => {
      const ready = await this.ready(game).catch(() => false);
      if (timer < 0) return;
      if (ready) done();
      else timer = window.setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      clearTimeout(timer);
      timer = -1;
    };
  }
}

export const preparation = new Preparation();
