/** Opening tables: one click, or as set up. */
import type { NewTable } from '../protocol';
import { api } from '../state/api';
import { person } from '../state/me.svelte';
import { router } from '../state/router.svelte';
import { starting } from './starting';

export const GAMES = ['majolica', 'mozaika', 'monuments', 'finca'];
/** The player count at which a game is at its best. */
const BEST: Record<string, number> = { finca: 3, majolica: 3, mozaika: 4, monuments: 3 };

/** Makes a table and goes there; where nobody is waited for, the match begins at once. */
export async function openTable(table: NewTable): Promise<void> {
  await person.known();
  const place = await api.create(table);
  if (!table.seats.includes('open')) starting.add(place.table);
  router.go(`/table/${place.table}`);
}

/** One click: medium bots, the best player count, a random seat, straight to the board. */
export function playNow(game: string): Promise<void> {
  const bots = Array<'artisan'>((BEST[game] ?? 2) - 1).fill('artisan');
  return openTable({ game, seats: ['me', ...bots] });
}
