/** For tests: tables at moments of real games, each named after what can be decided there. */
import type { Seat, Table } from '../contract';
import type { Chapter, Choice, Message } from '../../protocol';
import recorded from './moments.json';
import type { View } from './types';

interface Moment {
  seat: number;
  view: View;
  choices: Choice[];
  story: Chapter[];
}

export type MomentName = keyof typeof recorded;

const moments = recorded as unknown as Record<MomentName, Moment>;
const GLYPHS = ['circle', 'triangle', 'square', 'diamond'] as const;

export interface TestTable extends Table<View> {
  /** What was sent, what was asked about. */
  acted: string[];
  asked: string[];
}

function said(message: Message | string, args: Record<string, unknown> = {}): string {
  const { id, args: given } = typeof message === 'string' ? { id: message, args } : message;
  return given && Object.keys(given).length ? `${id} ${JSON.stringify(given)}` : id;
}

/** The table as the one who decides sees it; what is sent is only noted. */
export function tableAt(name: MomentName, changes: Partial<Table<View>> = {}): TestTable {
  const { seat, view, choices, story } = moments[name];
  const seats: Seat[] = view.players.map((_, number) => ({
    number,
    name: `Player ${number + 1}`,
    colour: `var(--seat-${number + 1})`,
    glyph: GLYPHS[number] ?? 'circle',
    you: number === seat,
    face: { kind: 'person', name: `Player ${number + 1}` },
  }));
  const acted: string[] = [];
  const asked: string[] = [];
  return {
    view,
    seats,
    you: seat,
    toAct: [seat],
    choices,
    story,
    over: false,
    live: true,
    screens: false,
    compact: false,
    confirm: true,
    pace: 0,
    say: said,
    act: (move) => {
      acted.push(String(move));
      return Promise.resolve(true);
    },
    why: (move) => void asked.push(move),
    undo: () => undefined,
    acted,
    asked,
    ...changes,
  } as TestTable;
}
