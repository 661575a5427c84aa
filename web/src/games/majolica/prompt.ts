/** The one sentence that says what to do now, and what it would bring. */
import type { Message } from '../../protocol';
import type { Prompt } from '../contract';
import { cardName, contentName, tilesName, workshopName } from './names';
import type { MajolicaPlay } from './play.svelte';
import { BIN } from './targets';
import type { Player } from './types';
import { W4, count } from './workshops';

type Button = NonNullable<Prompt['buttons']>[number];

export function promptFor(play: MajolicaPlay): Prompt {
  const { table, view, marks } = play;
  const say = (id: string, args: Record<string, unknown> = {}): string => table.say({ id: `web-majolica-${id}`, args });
  if (table.choices.length === 0) {
    const detail = view.phase === 'over' ? solo(play) : say(`wait-${waitingFor(view.phase)}`);
    return detail ? { text: detail, detail } : { text: say('over') };
  }
  const prompt: Prompt = { ...sentence(play, say) };
  const buttons = furtherButtons(play, say);
  if (buttons.length) prompt.buttons = buttons;
  if (!table.compact && !marks.any && play.modes.length) prompt.modes = play.modes;
  if (marks.any) prompt.cancel = () => marks.clear();
  if (marks.any && !marks.held?.startsWith('lift') && marks.held !== BIN) prompt.confirm = confirmation(play, say);
  return prompt;
}

type Say = (id: string, args?: Record<string, unknown>) => string;
type Sentence = Pick<Prompt, 'text' | 'detail' | 'tone'>;

const askStart = ({ start_card: card }: Player): Message => ({
  id: 'web-majolica-ask-start',
  args: { card: card ? cardName(card) : '' },
});

function sentence(play: MajolicaPlay, say: Say): Sentence {
  const { view, player } = play;
  const workshop = workshopName(view.now.workshop ?? 0);
  if (play.marks.held === BIN) return { text: say('ask-bin') };
  switch (view.phase) {
    case 'start':
      return { text: askStart(player), detail: aimDetail(play) ?? say('ask-start-why') };
    case 'mission':
      return { text: say('ask-mission'), detail: say('ask-mission-why') };
    case 'placing':
      return placing(play, say);
    case 'slotting':
      return slotting(play, say);
    case 'settling':
      return settling(play, say);
    case 'ordering':
      return ordering(play, say);
    case 'raising': {
      const most = view.workshops[view.now.workshop ?? 0]?.raises ?? 1;
      if (play.marks.held) return { text: say('ask-cell') };
      return { text: say('ask-raise', { workshop }), detail: say('ask-raise-why', { raised: view.now.raised, most }) };
    }
    case 'breaking':
      return { text: say('ask-break', { workshop }), detail: say('ask-break-why') };
    case 'overflowing':
      return { text: say('ask-overflow', { workshop, count: view.now.excess }), detail: say('ask-overflow-why'), tone: 'warning' };
    case 'discarding':
      return { text: say('ask-discard', { workshop }), detail: violetNote(player.workshops[view.now.workshop ?? 0]?.violet ?? 0, say) };
    default:
      return turn(play, say);
  }
}

/** A part of the turn is to be chosen. */
function turn(play: MajolicaPlay, say: Say): Sentence {
  const { view, marks } = play;
  if (marks.held?.startsWith('card ')) return slotting(play, say);
  if (marks.held) return placing(play, say);
  const alone = view.players.length === 1;
  if (view.phase === 'tile_part') return { text: say('ask-tile'), detail: say('ask-tile-why') };
  if (marks.way === 'run') return { text: say(alone ? 'ask-all' : 'ask-run'), detail: say(alone ? 'ask-all-why' : 'ask-run-why') };
  if (marks.way === 'card') {
    return view.phase === 'turn'
      ? { text: say('ask-tile-card'), detail: say('ask-either-first') }
      : { text: say('ask-card'), detail: say('ask-card-why') };
  }
  if (marks.lifted !== null) return { text: say('ask-put') };
  if (marks.reordered) return { text: say('ask-order'), detail: say('ask-order-why') };
  return view.phase === 'turn'
    ? { text: say('ask-tile-swap'), detail: say('ask-either-first') }
    : { text: say('ask-swap'), detail: say('ask-swap-why') };
}

/** Tiles are in hand or marked: where do they go, and what would happen there? */
function placing(play: MajolicaPlay, say: Say): Sentence {
  const tiles = tilesName(play.hand);
  const { forecast, aimed, view } = play;
  if (aimed === null || !forecast) {
    const kept = [...play.targets.keys()].some((id) => id.startsWith('keep-'));
    return { text: { id: 'web-majolica-ask-into', args: { tiles } }, detail: say(kept ? 'ask-into-keep' : 'ask-into-why') };
  }
  const workshop = workshopName(aimed);
  const face = view.workshops[aimed];
  const args = { tiles, workshop, pattern: face?.pattern, count: count(forecast.tiles), capacity: face?.capacity, over: forecast.over };
  const detail = say(play.marks.aim ? 'sure' : 'sure-not-yet');
  if (forecast.over) return { text: { id: 'web-majolica-into-over', args }, detail, tone: 'warning' };
  if (forecast.then) return { text: { id: 'web-majolica-into-then', args: { ...args, next: workshopName((aimed + 1) % 4) } }, detail };
  return { text: { id: forecast.runs ? 'web-majolica-into-runs' : 'web-majolica-into', args }, detail };
}

/** Violet and the others of W4: which enters W1 first, and what would happen there? */
function ordering(play: MajolicaPlay, say: Say): Sentence {
  const detail = say('ask-first-why');
  const { aimed, forecast } = play;
  if (aimed === null || !forecast) return { text: { id: 'web-majolica-ask-first', args: { tiles: rest(play) } }, detail };
  const face = play.view.workshops[aimed];
  const args = { tiles: contentName(play.hand), workshop: workshopName(aimed), pattern: face?.pattern };
  const counts = { count: count(forecast.tiles), capacity: face?.capacity, over: forecast.over };
  const way = forecast.over ? 'into-over' : forecast.runs ? 'into-runs' : 'into';
  return { text: { id: `web-majolica-${way}`, args: { ...args, ...counts } }, detail, tone: forecast.over ? 'warning' : 'plain' };
}

function rest({ player }: MajolicaPlay): Message[] {
  return tilesName(player.workshops[W4] ?? {});
}

function slotting(play: MajolicaPlay, say: Say): Sentence {
  const replaces = play.marks.aim ? aimDetail(play) : undefined;
  return { text: say('ask-slot'), detail: replaces ?? say('ask-slot-why'), tone: replaces ? 'warning' : 'plain' };
}

/** What the marked slot would do. */
function aimDetail(play: MajolicaPlay): string | undefined {
  const aim = play.marks.aim?.startsWith('slot ') ? play.target(play.marks.aim.replace(' ', '-')) : undefined;
  return aim && play.table.say(aim.name);
}

/** Something is ready, a bonus tile waits, or both. */
function settling(play: MajolicaPlay, say: Say): Sentence {
  if (play.marks.held) return placing(play, say);
  const runs = [...play.targets.keys()].some((id) => id.startsWith('workshop-'));
  if (!play.view.now.bonuses) return { text: say('ask-ready'), detail: say('ask-ready-why') };
  return { text: say('ask-bonus'), detail: say(runs ? 'ask-bonus-or-run' : 'ask-bonus-why') };
}

function violetNote(violets: number, say: Say): string {
  return say(violets ? 'violet-leaves' : 'ask-discard-why');
}

/** Stop, decline, keep all as it is. */
function furtherButtons(play: MajolicaPlay, say: Say): Button[] {
  const bins = play.compact && !play.stage.playing && play.view.workshops.some((_, k) => play.label(`bin w${k + 1}`));
  const bin: Button[] = bins && !play.marks.any ? [{ label: say('bin'), run: () => play.marks.hold(BIN) }] : [];
  const offers: [string, string][] = [
    ['violet first', 'violet-first'],
    ['tiles first', 'tiles-first'],
    ['stop', 'stop'],
    ['decline', 'decline'],
    ['arrange 123', 'keep-order'],
  ];
  const offered = offers.filter(([move]) => play.label(move) && !play.marks.any && !play.stage.playing);
  return [...offered.map(([move, id]): Button => ({ label: say(id, { tiles: rest(play) }), run: () => play.decide(move) })), ...bin];
}

function confirmation(play: MajolicaPlay, say: Say): NonNullable<Prompt['confirm']> {
  const { marks } = play;
  const order = marks.reordered ? play.arranged : undefined;
  const moves = order ? [order] : marks.aim ? [...(marks.held ? [marks.held] : []), marks.aim] : [];
  return { label: say('confirm'), run: () => play.decide(...moves), disabled: moves.length === 0 };
}

/** What the one who is thinking thinks about. */
function waitingFor(phase: string): string {
  if (phase === 'start' || phase === 'mission') return phase;
  return phase === 'turn' || phase === 'tile_part' || phase === 'card_part' ? 'turn' : 'run';
}

function solo({ view, table }: MajolicaPlay): string | null {
  if (view.band === null) return null;
  const band: Message = { id: `majolica-band-${view.band}` };
  return table.say({ id: 'majolica-over-solo', args: { points: view.players[0]?.score ?? 0, band } });
}

