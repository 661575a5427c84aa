/** The view of World Monuments, as `games/monuments/view.py` writes it. */

export const BRICKS = ['violet', 'red', 'neutral', 'orange'] as const;
export const HELD = [...BRICKS, 'gem'] as const;
export const KINDS = [...HELD, 'black'] as const;

export type Kind = (typeof KINDS)[number];
export type Held = (typeof HELD)[number];
export type Counts = Record<Kind, number>;
export type Phase = 'walking' | 'taking' | 'building' | 'over';

/** A cell of the quarry: `1` to `12` outside, `a` to `f` in the middle, `centre`. */
export interface Cell {
  name: string;
  ring: 'outer' | 'middle' | 'centre';
  pieces: Partial<Counts>;
}

export interface Step {
  cell: string;
  piece: Kind | null;
}

export interface Walk {
  turn: number;
  steps: number;
  start: string | null;
  worker: string | null;
  taken: Step[];
  /** The cells that may be entered now, with the most pieces that the steps after them can bring. */
  next: { cell: string; reach: number }[];
}

/** A place of the plan; `x` and `y` are its lower corner in half-cells, it covers two by two of them. */
export interface Place {
  place: number;
  level: number;
  x: number;
  y: number;
  kind: Held;
  points: number;
  by: number | null;
  open: boolean;
}

export interface Level {
  level: number;
  points: number;
  places: Place[];
}

export interface Player {
  holds: Counts;
  taken: number;
  passed: boolean;
  pass_cost: number;
  lost: number[];
  points: number;
  this_round: number;
  score: number;
}

export interface View {
  phase: Phase;
  monument: string;
  open_screens: boolean;
  round: number;
  rounds: number;
  seat: number | null;
  first: number;
  quarry: Cell[];
  left: Counts;
  coming: Counts | null;
  walk: Walk | null;
  last_walk: { seat: number; path: string[] } | null;
  levels: Level[];
  placed: number;
  places: number;
  wants: Record<Held, { more: number; open: number }>;
  last_built: number | null;
  black: (number | null)[];
  players: Player[];
}

export function allPlaces(view: View): Place[] {
  return view.levels.flatMap((level) => level.places);
}

/** Whether pieces are taken now, and not built. */
export const inQuarry = ({ phase }: View): boolean => phase === 'walking' || phase === 'taking';

/** Whether what a seat holds may be drawn: its own, everybody's with open screens and after the end. */
export function screenIsOpen(view: View, seat: number, you: number | null): boolean {
  return seat === you || view.open_screens || view.phase === 'over';
}
