/** Which puzzles one has solved, remembered on this device. */

const KEY = 'tesela-puzzles';

function saved(): { [game: string]: number[] } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [game: string]: number[] };
  } catch {
    return {};
  }
}

class Progress {
  #solved = $state.raw(saved());

  solved(game: string): number[] {
    return this.#solved[game] ?? [];
  }

  add(game: string, number: number): void {
    if (this.solved(game).includes(number)) return;
    this.#solved = { ...this.#solved, [game]: [...this.solved(game), number] };
    localStorage.setItem(KEY, JSON.stringify(this.#solved));
  }

  /** The next puzzle after one that is not solved yet; simply the next where all are. */
  next(game: string, after: number, count: number): number {
    for (let k = 1; k <= count; k += 1) {
      const number = (after + k) % count;
      if (!this.solved(game).includes(number)) return number;
    }
    return (after + 1) % count;
  }
}

export const progress = new Progress();
