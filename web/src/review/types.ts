/** A review as the server tells it. */
import type { Message } from '../protocol';

export interface Turn {
  number: number;
  seat: number;
  start: number;
  stop: number;
}

export interface Line {
  moves: string[];
  labels: Message[];
  events: Message[];
  win: number;
  error: number;
  margin: number;
  chances: number[];
}

export interface Verdict {
  turn: Turn;
  mark: string;
  loss: number;
  points: number;
  played: number;
  lines: Line[];
  reason: Message | null;
  luck: number[] | null;
}

export interface ReviewSeat {
  accuracy: number | null;
  marks: { [key: string]: number };
}

export interface Review {
  game: string;
  turns: Turn[];
  verdicts: Verdict[];
  heard: number;
  done: boolean;
  seats: ReviewSeat[];
}
