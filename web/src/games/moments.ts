/** For tests: tables at moments of real matches; `python -m tests.web.moments` writes them into `<game>/moments.json`. */
import type { Chapter, Choice, Message } from '../protocol';
import type { Seat, Table } from './contract';

interface Moment<View> {
  seat: number;
  to_act: number[];
  view: View;
  choices: Choice[];
  story: Chapter[];
}

export interface TestTable<View> extends Table<View> {
  /** What was sent, what was asked about. */
  acted: string[];
  asked: string[];
}

const GLYPHS = ['circle', 'triangle', 'square', 'diamond'] as const;

/** A message as its id with its arguments, so that tests see both. */
function say(message: Message | string, args?: Record<string, unknown>): string {
  const { id, args: given } = typeof message === 'string' ? { id: message, args } : message;
  return given && Object.keys(given).length ? `${id} ${JSON.stringify(given)}` : id;
}

function seatsAt({ seat, view }: Moment<{ players: unknown[] }>): Seat[] {
  return view.players.map((_, number) => ({
    number,
    name: `Player ${number + 1}`,
    colour: `var(--seat-${number + 1})`,
    glyph: GLYPHS[number] ?? 'circle',
    you: number === seat,
    face: { kind: 'person', name: `Player ${number + 1}` },
  }));
}

export function momentsOf<View extends { phase: string; players: unknown[] }, Name extends string>(recorded: Record<Name, unknown>) {
  const moments = recorded as Record<Name, Moment<View>>;

  const viewAt = (name: Name): View => moments[name].view;

  /** The table as one seat sees it; what is sent is only noted. */
  function tableAt(name: Name, changes: Partial<Table<View>> = {}): TestTable<View> {
    const { seat, view, to_act: toAct, choices, story } = moments[name];
    const acted: string[] = [];
    const asked: string[] = [];
    return {
      view,
      seats: seatsAt(moments[name]),
      you: seat,
      toAct,
      choices,
      story,
      over: view.phase === 'over',
      live: true,
      screens: false,
      compact: false,
      confirm: false,
      pace: 0,
      say,
      act: (move) => {
        acted.push(String(move));
        return Promise.resolve(true);
      },
      why: (move) => void asked.push(move),
      undo: () => undefined,
      acted,
      asked,
      ...changes,
    };
  }

  return { tableAt, viewAt };
}
