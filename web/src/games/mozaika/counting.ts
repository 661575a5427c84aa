/** The final count as steps: every player's arrangements line by line, side by side. */
import { type Arrangement, type Line, LINES, type Player, type Symmetry } from './types';

export interface CountStep {
  line: Line;
  /** What each player counts in this step; null for those who have nothing more of this line. */
  items: (CountItem | null)[];
}

export interface CountItem {
  points: number;
  arrangement?: Arrangement;
  symmetry?: Symmetry;
}

const KINDS: Partial<Record<Line, string[]>> = { lines: ['row', 'column'], diagonals: ['diagonal'], squares: ['square'] };

function itemsOf(player: Player, line: Line): CountItem[] {
  if (line === 'coins') return [{ points: player.points.coins }];
  if (line === 'symmetry') return player.symmetries.map((symmetry) => ({ points: symmetry.points, symmetry }));
  return player.arrangements
    .filter(({ kind, points }) => points > 0 && KINDS[line]?.includes(kind))
    .map((arrangement) => ({ points: arrangement.points, arrangement }));
}

/** All steps in order; a line that nobody has is left out. */
export function countSteps(players: Player[]): CountStep[] {
  return LINES.flatMap((line) => {
    const columns = players.map((player) => itemsOf(player, line));
    const length = Math.max(...columns.map((items) => items.length));
    return Array.from({ length }, (_, k) => ({ line, items: columns.map((items) => items[k] ?? null) }));
  });
}

/** The points of each player after so many steps. */
export const totals = (steps: CountStep[], done: number, players: number): number[] =>
  Array.from({ length: players }, (_, seat) =>
    steps.slice(0, done).reduce((sum, { items }) => sum + (items[seat]?.points ?? 0), 0),
  );
