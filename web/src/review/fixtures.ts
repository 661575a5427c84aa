/** A short match and its verdicts, for tests. */
import type { Line, Turn, Verdict } from '../protocol';

export const turns: Turn[] = [0, 1, 2, 0, 1, 0].map((seat, number) => ({ number, seat, start: number, stop: number + 1 }));
const line = (win: number): Line => ({ moves: [], labels: [], events: [], win, error: 0, margin: 0, chances: [win, 1 - win], mark: 'best' });

export const verdict = (number: number, mark: string, played = 0, lines = 1): Verdict => ({
  turn: turns[number] as Turn,
  mark,
  loss: 0,
  points: 0,
  played,
  lines: Array.from({ length: lines }, (_, k) => line(0.5 - k / 20)),
  reason: null,
  luck: null,
});
