/** What the prompt says: one sentence about what to do now, and in small what it would bring. */
import type { Prompt } from '../contract';
import { type MozaikaPlay, most, tileName } from './play.svelte';
import type { Phase } from './types';

export type Asked = Exclude<Phase, 'over'>;

export function promptFor(play: MozaikaPlay): Prompt {
  if (play.asked) return ASKED[play.asked](play);
  return waiting(play);
}

const ASKED: Record<Asked, (play: MozaikaPlay) => Prompt> = {
  bidding(play) {
    const { table, bid } = play;
    const say = table.say.bind(table);
    return {
      text: say('web-mozaika-bid'),
      detail: say(givesFly(play) ? 'web-mozaika-bid-fly' : 'web-mozaika-bid-rule'),
      confirm: {
        label: bid === null ? say('web-mozaika-seal') : say('web-mozaika-seal-bid', { coins: bid }),
        run: () => play.confirm(),
        disabled: bid === null,
      },
    };
  },

  choosing(play) {
    const { table, tile, looked } = play;
    const about = looked && { tile: tileName(looked), coins: most(looked) };
    return {
      text: table.say('web-mozaika-take'),
      detail: about ? { id: 'web-mozaika-take-about', args: about } : table.say('web-mozaika-take-look'),
      ...(tile && marked(play, 'web-mozaika-take-do')),
    };
  },

  laying(play) {
    const { table, tile, cell, ghost } = play;
    const to = cell === null ? null : place(cell);
    let text: Prompt['text'] = table.say('web-mozaika-lay');
    if (tile) text = { id: 'web-mozaika-lay-where', args: { tile: tileName(tile) } };
    else if (to) text = table.say('web-mozaika-lay-what', to);
    return {
      text,
      detail: ghost ? bringing(play) : table.say('web-mozaika-lay-rule'),
      ...(ghost && cell !== null && marked(play, 'web-mozaika-lay-do')),
      ...((tile || to) && { cancel: () => play.cancel() }),
    };
  },

  landing(play) {
    const { table, view, cell } = play;
    const at = cell ?? play.aim;
    const cost = at === null ? null : (view.fly.costs?.[at] ?? null);
    return {
      text: table.say('web-mozaika-fly'),
      detail: cost === null ? table.say('web-mozaika-fly-rule') : table.say('web-mozaika-fly-cost', { cost }),
      ...(cell !== null && marked(play, 'web-mozaika-fly-do')),
    };
  },
};

/** Confirm and Cancel for what is marked. */
function marked(play: MozaikaPlay, label: string): Pick<Prompt, 'confirm' | 'cancel'> {
  return { confirm: { label: play.table.say(label), run: () => play.confirm() }, cancel: () => play.cancel() };
}

/** What the tile would earn and complete where it is shown. */
function bringing({ table, ghost }: MozaikaPlay): string {
  if (!ghost) return '';
  const earns = table.say('web-mozaika-lay-earns', { coins: ghost.coins });
  const points = ghost.completes.reduce((sum, arrangement) => sum + arrangement.points, 0);
  const count = ghost.completes.length;
  return count ? `${earns} ${table.say('web-mozaika-lay-completes', { count, points })}` : earns;
}

/** While others decide, the frame says who; this says how it stands with you. */
function waiting({ table, view, you }: MozaikaPlay): Prompt {
  const { phase, to_act: toAct, order } = view;
  const text = table.say(`mozaika-phase-${phase}`);
  if (phase === 'choosing') return { text, detail: turn(table.you, order, toAct[0], table) };
  if (phase === 'laying') return { text, detail: table.say(you ? 'web-mozaika-laid' : 'web-mozaika-lay-rule') };
  if (phase === 'landing') return { text, detail: table.say('web-mozaika-landing') };
  if (phase === 'over') return { text: table.say('web-mozaika-counted') };
  if (!you) return { text, detail: table.say('web-mozaika-bid-rule') };
  return { text, detail: you.coins ? table.say('web-mozaika-sealed', { coins: you.bid ?? 0 }) : table.say('web-mozaika-no-coins') };
}

/** How many choose before you do, if you have not chosen yet. */
function turn(you: number | null, order: number[] | null, now: number | undefined, table: MozaikaPlay['table']): string | undefined {
  if (you === null || !order || now === undefined) return undefined;
  const before = order.indexOf(you) - order.indexOf(now);
  return before > 0 ? table.say('web-mozaika-choosing-before', { count: before }) : undefined;
}

export const givesFly = ({ view }: MozaikaPlay): boolean => view.round >= view.fly.from;

/** A cell as people count it. */
export const place = (cell: number): { row: number; column: number } => ({
  row: Math.floor(cell / 4) + 1,
  column: (cell % 4) + 1,
});
