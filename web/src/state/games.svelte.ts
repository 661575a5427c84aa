/** The games that this server offers, asked once. */
import type { GameFace } from '../protocol';
import { api } from './api';

class Games {
  all = $state.raw<GameFace[]>([]);
  #asked: Promise<GameFace[]> | null = null;

  load(): Promise<GameFace[]> {
    this.#asked ??= api.games().then(
      (all) => (this.all = all),
      (fault: unknown) => {
        this.#asked = null;
        throw fault;
      },
    );
    return this.#asked;
  }

  /** A game's options and players, as soon as they are known. */
  face(name: string): GameFace | undefined {
    if (!this.#asked) queueMicrotask(() => void this.load().catch(() => undefined));
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
