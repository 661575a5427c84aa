/** A review as far as it has got: it is asked for once a second until everything is judged. */
import { api, Refused } from '../state/api';
import { joined, NONE, type Verdicts } from './turns';
import type { ReviewSeat, Turn } from '../protocol';

const PAUSE = 1000;
const TOO_MANY = 429; // for now

export class Judgement {
  turns = $state.raw<Turn[]>([]);
  verdicts = $state.raw<Verdicts>(NONE);
  seats = $state.raw<ReviewSeat[]>([]);
  done = $state(false);
  fault = $state('');
  /** The number of turns from before the match was played on, which are not judged here. */
  before = $state(0);
  #heard = 0;
  #timer = 0;
  #closed = false;

  constructor(private readonly table: string) {}

  /** The share of the turns to be judged that are. */
  get progress(): number {
    return this.done ? 1 : this.verdicts.size / Math.max(1, this.turns.length - this.before);
  }

  async ask(): Promise<void> {
    try {
      const told = await api.review(this.table, this.#heard);
      this.turns = told.turns;
      this.before = told.before;
      this.seats = told.seats;
      this.#heard = told.heard;
      this.verdicts = joined(this.verdicts, told.verdicts);
      this.done = told.done;
      this.fault = '';
    } catch (reason) {
      this.fault = (reason as Error).message;
      if (reason instanceof Refused && reason.status >= 400 && reason.status < 500 && reason.status !== TOO_MANY) return;
    }
    if (!this.done && !this.#closed) this.#timer = window.setTimeout(() => void this.ask(), PAUSE);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
