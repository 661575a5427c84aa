/** What each kind of piece says when asked: the ruling behind its sentences `web-help-mozaika-…`. */
import type { Line } from './types';

export const help = {
  market: 'Z4',
  bag: 'Z2',
  fly: 'Z5',
  flies: 'Z13',
  ties: 'Z4',
  bid: 'Z3',
  coins: 'Z11',
  hand: 'Z6',
  cell: 'Z7',
  income: 'Z7',
  arrangement: 'Z12',
  symmetry: 'Z14',
  first: 'Z9',
  points: 'Z12',
  round: 'Z10',
} as const;

/** The piece that each line of the worth speaks of. */
export const HELP_OF_LINE: Record<Line, keyof typeof help> = {
  lines: 'arrangement',
  diagonals: 'arrangement',
  squares: 'arrangement',
  symmetry: 'symmetry',
  coins: 'coins',
};
