/** Opening tables: one click, or as set up. */
import type { NewTable } from '../protocol';
import { api } from '../state/api';
import { person } from '../state/me.svelte';
import { router } from '../state/router.svelte';
import { starting } from './starting';

export const GAMES = ['majolica', 'mozaika', 'monuments', 'finca'];
export const LEVELS = ['novice', 'apprentice', 'artisan', 'master', 'legend'] as const;
export type Level = (typeof LEVELS)[number];
export const MEDIUM: Level = 'artisan';
/** How long a game takes people. */
export const MINUTES: { [game: string]: number } = { finca: 45, majolica: 40, mozaika: 35, monuments: 45 };
/** The player count at which a game is at its best. */
export const BEST: { [game: string]: number } = { finca: 3, majolica: 3, mozaika: 4, monuments: 3 };

/** Player counts as people write them. */
export const range = (counts: number[]): string => (counts.length ? `${Math.min(...counts)}–${Math.max(...counts)}` : '…');

/** Makes a table and goes there; where nobody is waited for, the match begins at once. */
export async function openTable(table: NewTable): Promise<void> {
  await person.known();
  const place = await api.create(table);
  if (!table.seats.includes('open')) starting.add(place.table);
  router.go(`/table/${place.table}`);
}

/** One click: medium bots, the best player count, a random seat, straight to the board. */
export function playNow(game: string): Promise<void> {
  const bots = Array<Level>((BEST[game] ?? 2) - 1).fill(MEDIUM);
  return openTable({ game, seats: ['me', ...bots] });
}
