/** The last move, found in the story, so that the board can mark it. */
import type { Chapter, Message } from '../../protocol';
import { VILLAGES, type VillageName } from './types';

export interface Last {
  seat: number;
  /** The blade where the farmer came from; null when it was set up. */
  from: number | null;
  to: number | null;
  /** On foot, round the mill; otherwise the gust carried it. */
  onFoot: boolean;
  villages: VillageName[];
}

function find(events: Message[], id: string): Record<string, unknown> | undefined {
  return events.find((event) => event.id === id)?.args;
}

function villageOf({ args }: Message): VillageName[] {
  const id = (args?.village as Message | undefined)?.id ?? '';
  const name = id.replace('finca-village-', '') as VillageName;
  return VILLAGES.includes(name) ? [name] : [];
}

export function lastMove(story: Chapter[]): Last | null {
  for (let k = story.length - 1; k >= 0; k -= 1) {
    const { seat, events } = story[k] as Chapter;
    const at = (args: Record<string, unknown>) => Number(args.blade) - 1;
    const none = { seat, from: null, to: null, onFoot: false, villages: [] };
    const placed = find(events, 'finca-did-place');
    if (placed) return { ...none, to: at(placed) };
    const moved = find(events, 'finca-did-move');
    if (moved) return { ...none, onFoot: true, to: at(moved), from: (at(moved) - Number(moved.steps) + 24) % 12 };
    const landed = find(events, 'finca-did-land');
    const lifted = landed && find(story[k - 1]?.events ?? [], 'finca-did-lift');
    if (landed) return { ...none, to: at(landed), from: lifted ? at(lifted) : null };
    if (find(events, 'finca-did-finish')) return { ...none, villages: events.flatMap(villageOf) };
    if (find(events, 'finca-did-load')) return { ...none, villages: events.flatMap(villageOf) };
  }
  return null;
}
