/** The chart of win chances: numbers in, points of a picture out. */
import type { Verdicts } from './turns';
import type { Turn } from '../protocol';

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A win chance for each moment: before the first turn, and after each one; null where it is not known yet. */
export function chancesOf(seat: number, turns: Turn[], verdicts: Verdicts, shares: number[] | undefined): (number | null)[] {
  const start = verdicts.get(0)?.lines[0]?.chances[seat] ?? null;
  const after = turns.map(({ number }, k) => {
    if (k === turns.length - 1 && shares) return shares[seat] ?? null;
    const verdict = verdicts.get(number);
    const chance = verdict?.lines[verdict.played]?.chances[seat];
    return chance === undefined ? null : clamp(chance + (verdict?.luck?.[seat] ?? 0));
  });
  return [start, ...after];
}

const clamp = (share: number): number => Math.max(0, Math.min(1, share));

export const across = (area: Area, moment: number, last: number): number =>
  area.left + ((area.right - area.left) * moment) / Math.max(1, last);

export const down = (area: Area, share: number): number => area.bottom - (area.bottom - area.top) * share;

/** The path of a line; it has gaps where nothing is known yet. */
export function pathOf(area: Area, chances: (number | null)[]): string {
  const last = chances.length - 1;
  return chances
    .map((chance, k) => {
      if (chance === null) return '';
      const begins = k === 0 || chances[k - 1] === null;
      return `${begins ? 'M' : 'L'}${across(area, k, last).toFixed(1)} ${down(area, chance).toFixed(1)}`;
    })
    .join('');
}

/** The turn whose moment lies nearest to a place across the picture. */
export function turnAt(area: Area, x: number, turns: number): number {
  const moment = Math.round(((x - area.left) / (area.right - area.left)) * turns);
  return Math.max(0, Math.min(turns - 1, moment - 1));
}

export interface Stripe {
  round: number;
  /** The moments between which it lies. */
  from: number;
  to: number;
}

/** The rounds as stripes, by the round of each turn. */
export function stripesOf(rounds: (number | undefined)[]): Stripe[] {
  const stripes: Stripe[] = [];
  rounds.forEach((round, k) => {
    if (round === undefined) return;
    const last = stripes.at(-1);
    if (last?.round === round) last.to = k + 1;
    else stripes.push({ round, from: k, to: k + 1 });
  });
  return stripes;
}
