/** What the prompt says: one sentence for what to do now, and the reason in small. */
import type { Mode, Prompt } from '../contract';
import type { Message } from '../../protocol';
import { verb } from './moves';
import { missing, type Harvest, type Walk } from './outcomes';
import type { FincaPlay, ModeName } from './play.svelte';
import { ACTION_TILES, village, type VillageName } from './types';

const kindOf = (fruit: string): Message => ({ id: `finca-kind-${fruit}` });
const villageNamed = (name: VillageName): Message => ({ id: `finca-village-${name}` });

export function promptOf(play: FincaPlay): Prompt {
  const { table, view } = play;
  if (table.over) return { text: table.say('web-finca-over') };
  if (!play.mine) return { text: waiting(play) };
  const note = play.intent.note;
  const prompt: Prompt = {
    ...sentence(play),
    ...(note ? { detail: table.say(note), tone: 'warning' as const } : {}),
    ...(view.phase === 'turn' ? { modes: modes(play) } : {}),
    ...(play.cancellable ? { cancel: () => play.cancel() } : {}),
  };
  return table.compact ? narrow(prompt) : prompt;
}

/** A phone has room for the modes or for Confirm; action tiles lie right above the prompt and need no mode. */
function narrow({ confirm, modes, ...prompt }: Prompt): Prompt {
  if (confirm && !confirm.disabled) return { ...prompt, confirm };
  return modes ? { ...prompt, modes: modes.filter(({ id }) => id !== 'tile') } : { ...prompt, ...(confirm ? { confirm } : {}) };
}

function waiting({ table, view }: FincaPlay): string {
  const about: Record<string, string> = {
    placing: 'placing',
    turn: 'turn',
    loading: 'delivery',
    paying: 'delivery',
    lacking: 'delivery',
  };
  return table.say(`web-finca-wait-${about[view.phase] ?? 'mill'}`, { seat: view.seat ?? 0 });
}

/** Move, Deliver, Action tile; what is not possible says why. */
function modes(play: FincaPlay): Mode[] {
  const { table, legal, intent, view, seat } = play;
  const mode = (id: ModeName, disabled?: string): Mode => ({
    id,
    label: table.say(`web-finca-mode-${id}`),
    chosen: intent.mode === id,
    ...(disabled ? { disabled } : {}),
    choose: () => (disabled ? table.why(id === 'tile' ? 'double' : 'deliver') : play.setMode(id)),
  });
  const noCart = view.players[seat]?.carts === 0;
  const cannot = legal.includes('deliver') ? '' : table.say(noCart ? 'finca-why-no-cart' : 'finca-why-nothing');
  const noTile = legal.some((move) => (ACTION_TILES as readonly string[]).includes(move))
    ? ''
    : table.say('web-finca-no-tile');
  return [mode('move'), mode('deliver', cannot), mode('tile', noTile)];
}

function sentence(play: FincaPlay): Prompt {
  const { table, phase, marked } = play;
  const confirm = marked
    ? { label: table.say('web-finca-confirm'), run: () => void play.send(marked) }
    : { label: table.say('web-finca-confirm'), run: () => undefined, disabled: true };
  switch (phase) {
    case 'placing':
    case 'first_move':
    case 'second_move':
    case 'lifting':
    case 'landing':
      return onMill(play, confirm);
    case 'loading':
    case 'paying':
    case 'lacking':
      return delivering(play);
    default:
      if (play.intent.mode === 'tile') return { text: table.say('web-finca-choose-tile'), detail: table.say('web-finca-reason-tile') };
      return onMill(play, confirm);
  }
}

function onMill(play: FincaPlay, confirm: NonNullable<Prompt['confirm']>): Prompt {
  const { table, phase, harvest, aim } = play;
  const declines = phase === 'second_move';
  const buttons = declines ? [{ label: table.say('web-finca-decline'), run: () => void play.send('stop') }] : [];
  if (!harvest || !aim) {
    const reason = table.say(`web-finca-reason-${phase}`);
    const detail = phase === 'placing' ? `${play.farmer} · ${reason}` : reason;
    return { text: table.say(`web-finca-choose-${phase}`), detail, confirm, buttons };
  }
  const args = {
    steps: 'steps' in harvest ? (harvest as Walk).steps : 0,
    blade: harvest.blade + 1,
    kind: kindOf(harvest.fruit),
  };
  return {
    text: { id: `web-finca-ask-${verb(aim)}`, args },
    detail: reason(play, harvest),
    tone: harvest.shortFruit === null && harvest.shortCarts === null ? 'plain' : 'warning',
    confirm,
    buttons,
  };
}

/** What a farmer brings and why, or that everybody must return theirs first. */
export function reason({ table }: FincaPlay, { fruit, count, carts, shortFruit, shortCarts }: Harvest): string {
  const due = { id: `finca-fruit-${fruit}`, args: { count } };
  const earned = { id: 'finca-carts', args: { count: carts } };
  const parts = [
    shortFruit === null
      ? table.say('web-finca-harvest', { fruits: due, count })
      : table.say('web-finca-short-fruit', { left: { id: `finca-fruit-${fruit}`, args: { count: shortFruit } }, fruits: due }),
  ];
  if (shortCarts !== null) parts.push(table.say('web-finca-short-carts', { left: shortCarts, carts: earned }));
  else if (carts) parts.push(table.say('web-finca-crossing', { carts: earned }));
  return parts.join(' · ');
}

function delivering(play: FincaPlay): Prompt {
  const { table, phase, view, cart, legal } = play;
  const at = view.delivery?.village;
  if (at && (phase === 'paying' || phase === 'lacking')) {
    return {
      text: table.say(`web-finca-choose-${phase}`, { village: villageNamed(at) }),
      detail: table.say(`web-finca-reason-${phase}`),
    };
  }
  if (!cart) return { text: '' };
  const opened = play.intent.opened;
  const count = table.say('web-finca-cart', { used: cart.used, capacity: cart.capacity, points: cart.points });
  const lack = lacking(play);
  const text = opened
    ? table.say('web-finca-choose-way', { village: villageNamed(opened) })
    : cart.villages.length
      ? table.say(`web-finca-choose-${cart.owesShort ? 'short' : play.options.length > 1 ? 'more' : 'none'}`)
      : table.say(cart.owesShort ? 'web-finca-choose-short' : 'web-finca-choose-village', { room: cart.capacity });
  return {
    text,
    detail: lack ? `${count} · ${lack}` : count,
    confirm: {
      label: table.say('web-finca-finish'),
      run: () => void play.send('stop'),
      disabled: !legal.includes('stop'),
    },
  };
}

/** What the village under the pointer would still need. */
function lacking(play: FincaPlay): string {
  const { table, view, visited, seat } = play;
  const tile = visited ? village(view, visited).tile : null;
  if (!visited || !tile || village(view, visited).loaded) return '';
  const fruits = missing(view, seat, tile).map(({ fruit, count }) => ({ id: `finca-fruit-${fruit}`, args: { count } }));
  return fruits.length ? table.say('web-finca-missing', { village: villageNamed(visited), fruits }) : '';
}

