/** The turns of a match in order: those taken at once under one number, the rounds, the slips. */
import type { Turn, Verdict } from '../protocol';

export type Mark = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

export const MARKS: readonly Mark[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** What is judged so far, by the turn's number. */
export type Verdicts = ReadonlyMap<number, Verdict>;

export const NONE: Verdicts = new Map();

/** What is judged after news have come. */
export const joined = (known: Verdicts, news: Verdict[]): Verdicts =>
  new Map([...known, ...news.map((verdict) => [verdict.turn.number, verdict] as const)]);

/** Turns that are listed under one number: one alone, or those that were taken at once. */
export interface Group {
  number: number;
  round: number | undefined;
  turns: Turn[];
}

/** The verb of a turn that is taken at once with those of others; null for one that is not. */
export type AtOnce = (turn: Turn) => string | null;

/** The turns under their numbers; `rounds` gives the round of each decision. */
export function grouped(turns: Turn[], atOnce: AtOnce, rounds: number[]): Group[] {
  const groups: Group[] = [];
  for (const turn of turns) {
    const last = groups.at(-1);
    const round = rounds[turn.start];
    if (last && last.round === round && belongs(turn, last.turns, atOnce)) last.turns.push(turn);
    else groups.push({ number: groups.length + 1, round, turns: [turn] });
  }
  return groups;
}

function belongs(turn: Turn, others: Turn[], atOnce: AtOnce): boolean {
  const verb = atOnce(turn);
  return verb !== null && others.every((other) => atOnce(other) === verb && other.seat !== turn.seat);
}

/** Whether a mark says that something was lost. */
export const isSlip = (mark: string): boolean => MARKS.indexOf(mark as Mark) >= MARKS.indexOf('inaccuracy');

/** The next slip of a seat after a turn, from the beginning again after the last; of any seat without one. */
export function nextSlip(turns: Turn[], verdicts: Verdicts, after: number, seat: number | null): number | null {
  const order = [...turns.slice(after + 1), ...turns.slice(0, after + 1)];
  const isWanted = (turn: Turn): boolean => (seat === null || turn.seat === seat) && isSlip(verdicts.get(turn.number)?.mark ?? '');
  return order.find(isWanted)?.number ?? null;
}

/** The places among the lines that are shown: as many as there is room for, the one that was played among them. */
export function shownLines({ lines, played }: Verdict, room = 5): number[] {
  const places = [...lines.keys()];
  return played < room ? places.slice(0, room) : [...places.slice(0, room - 1), played];
}
