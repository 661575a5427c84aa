/** What can be chosen now: each legal decision as something on the table that one can click, touch or focus. */
import type { Message } from '../../protocol';
import type { Marking } from './marks.svelte';
import { cardName, kindName, shortName, workshopName } from './names';
import { COLOURS, type Card, type Colour, type Kind, type Player, type Run, type Tiles, type View } from './types';
import { NONE, W4, count, forecast, gather, laidOut, spread } from './workshops';

export type Zone = 'board' | 'own';

export interface Target {
  id: string;
  zone: Zone;
  /** What it is called by a screen reader. */
  name: Message;
  marked: boolean;
  /** Marks or decides. */
  pick(): void;
}

/** What choosing needs of the play. */
export interface Chooser {
  readonly view: View;
  readonly player: Player;
  readonly marks: Marking;
  /** On phones single tiles are chosen by kind, from a tray with large tiles. */
  readonly compact: boolean;
  /** The message of a legal decision; undefined when it is not legal. */
  label(move: string): Message | undefined;
  /** Decides at once. */
  decide(...moves: string[]): void;
  /** Decides at once, or marks where the player wants to confirm. */
  aim(move: string, sure: boolean): void;
}

/** The tiles that are in hand, or would be with what is marked. */
export function handOf(view: View, held: string | null): Tiles {
  const [verb, what = ''] = (held ?? '').split(' ');
  if (verb === 'row' || verb === 'column') return tilesOf(view, view.runs.find((run) => run.move === held)?.cells ?? []);
  if (verb === 'tile') return tilesOf(view, [what]);
  if (verb === 'bonus') return gather([what as Colour]);
  return { ...NONE, ...view.now.hand };
}

function tilesOf(view: View, cells: string[]): Tiles {
  return gather(view.grid.flatMap((cell) => (cell.colour && cells.includes(cell.cell) ? [cell.colour] : [])));
}

/** The card that is in hand, or would be with what is marked. */
export function cardOf(view: View, player: Player, held: string | null): Card | null {
  if (held?.startsWith('card ')) return view.display[Number(held.slice(5)) - 1]?.card ?? null;
  return view.now.card ?? player.start_card;
}

export type Side = 'north' | 'east' | 'south' | 'west';

/** On which side of the face-up tiles a run lies. */
export function sideOf(view: View, run: Run): Side {
  const up = view.grid.filter((cell) => cell.colour).map((cell) => cell.cell);
  const first = run.cells[0] ?? 'a1';
  if (run.move.startsWith('row')) return up.every((cell) => (cell[1] ?? '') >= (first[1] ?? '')) ? 'north' : 'south';
  return up.every((cell) => (cell[0] ?? '') >= (first[0] ?? '')) ? 'west' : 'east';
}

const CLOCKWISE: Side[] = ['north', 'east', 'south', 'west'];

/** The runs clockwise around the border, beginning in the north. */
export function clockwise(view: View): Run[] {
  const place = (run: Run): [number, string] => [CLOCKWISE.indexOf(sideOf(view, run)), run.cells[0] ?? ''];
  return [...view.runs].sort((a, b) => {
    const [[one, first], [other, second]] = [place(a), place(b)];
    if (one !== other) return one - other;
    return one < 2 ? first.localeCompare(second) : second.localeCompare(first);
  });
}

export const NO_TARGETS: ReadonlyMap<string, Target> = new Map();

export function targets(chooser: Chooser): ReadonlyMap<string, Target> {
  const { view, marks } = chooser;
  if (marks.held === BIN) return new Map(binnable(chooser).map((target) => [target.id, target]));
  const found: Target[] = [];
  switch (view.phase) {
    case 'start':
    case 'slotting':
      found.push(...slots(chooser));
      break;
    case 'mission':
      found.push(...missions(chooser));
      break;
    case 'turn':
    case 'tile_part':
    case 'card_part':
      found.push(...parts(chooser));
      break;
    case 'placing':
      found.push(...workshops(chooser), ...keeps(chooser));
      break;
    case 'settling':
      found.push(...bonuses(chooser), ...(marks.held ? workshops(chooser) : readyWorkshops(chooser)));
      break;
    case 'ordering':
      found.push(...steps(chooser));
      break;
    case 'raising':
      found.push(...tilesBy(chooser, 'raise'), ...cells(chooser));
      break;
    case 'breaking':
      found.push(...tilesBy(chooser, 'break'));
      break;
    case 'overflowing':
    case 'discarding':
      found.push(...tilesBy(chooser, 'discard'));
  }
  if (!chooser.compact) found.push(...bins(chooser));
  return new Map(found.map((target) => [target.id, target]));
}

function parts(chooser: Chooser): Target[] {
  const { marks } = chooser;
  const found: Target[] = [];
  if (marks.way === 'run') found.push(...runs(chooser));
  else found.push(...singles(chooser));
  if (marks.way === 'card') found.push(...display(chooser));
  if (marks.held?.startsWith('card ')) found.push(...slots(chooser));
  else if (marks.held) found.push(...workshops(chooser), ...keeps(chooser));
  if (marks.way === 'swap' && !marks.held) found.push(...swaps(chooser));
  return found;
}

function runs({ view, marks, label }: Chooser): Target[] {
  return clockwise(view)
    .filter((run) => label(run.move))
    .map((run) => ({
      id: run.move.replace(' ', '-'),
      zone: 'board',
      name: {
        id: `web-majolica-run-${sideOf(view, run)}`,
        args: { count: run.cells.length, kinds: spread(tilesOf(view, run.cells)).map(kindName) },
      },
      marked: marks.held === run.move,
      pick: () => marks.hold(run.move),
    }));
}

/** Border tiles one by one. Alone, tiles of one colour are one choice, whichever is clicked. */
function singles({ view, marks, label }: Chooser): Target[] {
  return view.grid.flatMap((cell): Target[] => {
    const twin = view.grid.find((other) => other.colour === cell.colour && label(`tile ${other.cell}`));
    const own = label(`tile ${cell.cell}`) ? cell : view.players.length === 1 ? twin : undefined;
    if (!own || !cell.colour) return [];
    const move = `tile ${own.cell}`;
    const name = { id: 'majolica-do-tile', args: { cell: cell.cell, kind: kindName(cell.colour) } };
    return [{ id: `cell-${cell.cell}`, zone: 'board', name, marked: marks.held === move, pick: () => marks.hold(move) }];
  });
}

function display({ view, marks, label }: Chooser): Target[] {
  return view.display.flatMap(({ card }, k): Target[] => {
    const move = `card ${k + 1}`;
    if (!card || !label(move)) return [];
    const name = { id: 'majolica-do-card', args: { card: cardName(card) } };
    return [{ id: `place-${k + 1}`, zone: 'board', name, marked: marks.held === move, pick: () => marks.hold(move) }];
  });
}

function missions({ view, marks, label, aim }: Chooser): Target[] {
  return view.missions.flatMap(({ name }): Target[] => {
    const move = `mission ${name}`;
    const told = label(move);
    if (!told) return [];
    return [{ id: `mission-${name}`, zone: 'board', name: told, marked: marks.aim === move, pick: () => aim(move, true) }];
  });
}

/** The slots for a card in hand. One with tiles on its card always asks again. */
function slots({ view, player, marks, aim }: Chooser): Target[] {
  const card = cardOf(view, player, marks.held);
  if (!card) return [];
  return player.slots.map((old, slot): Target => {
    const move = `slot ${slot + 1}`;
    const lost = old?.tiles.filter(Boolean).length ?? 0;
    const workshop = workshopName(slot);
    return {
      id: `slot-${slot + 1}`,
      zone: 'own',
      name: old
        ? { id: 'majolica-do-replace', args: { workshop, card: cardName(old), count: lost } }
        : { id: 'majolica-do-slot', args: { workshop, card: shortName(card) } },
      marked: marks.aim === move,
      pick: () => aim(move, lost === 0),
    };
  });
}

function swaps({ player, marks, label }: Chooser): Target[] {
  if (!player.slots.some(Boolean) || !ORDERS.some((order) => label(`arrange ${order}`))) return [];
  return player.slots.flatMap((_, slot): Target[] => {
    const card = player.slots[marks.order[slot] ?? slot];
    if (!card && marks.lifted === null) return [];
    const workshop = workshopName(slot);
    return [
      {
        id: `slot-${slot + 1}`,
        zone: 'own',
        name: { id: marks.lifted === null ? 'web-majolica-lift' : 'web-majolica-put', args: { workshop } },
        marked: marks.lifted === slot,
        pick: () => marks.swap(slot),
      },
    ];
  });
}

export const ORDERS = ['123', '132', '213', '231', '312', '321'];

/** The legal move that lays the cards in this order; orders that differ only in empty slots are one. */
export function arrangement({ player, label }: Pick<Chooser, 'player' | 'label'>, order: number[]): string | undefined {
  const laid = (slots: number[]): string => slots.map((slot) => player.slots[slot]?.id ?? 0).join();
  return ORDERS.filter((name) => label(`arrange ${name}`))
    .filter((name) => laid([...name].map((digit) => Number(digit) - 1)) === laid(order))
    .map((name) => `arrange ${name}`)[0];
}

/** The workshops for the tiles in hand. */
function workshops({ view, player, marks, aim }: Chooser): Target[] {
  const hand = handOf(view, marks.held);
  return view.workshops.map((face, k): Target => {
    const move = `into w${k + 1}`;
    const { tiles, over } = forecast(view.workshops, player, k, hand);
    const workshop = workshopName(k);
    return {
      id: `workshop-${k + 1}`,
      zone: 'own',
      name: over
        ? { id: 'majolica-do-into-over', args: { workshop, over } }
        : { id: 'majolica-do-into', args: { workshop, count: count(tiles), capacity: face.capacity } },
      marked: marks.aim === move,
      pick: () => aim(move, true),
    };
  });
}

/** One of four taken tiles may go onto the mission. */
function keeps({ view, player, marks, decide }: Chooser): Target[] {
  const hand = handOf(view, marks.held);
  if (player.mission?.name !== 'kept' || count(hand) !== 4) return [];
  const open = COLOURS.filter((colour) => hand[colour] > 0 && !player.mission?.tiles.includes(colour));
  return open.map((colour) => ({
    id: `keep-${colour}`,
    zone: 'own',
    name: { id: 'majolica-do-keep', args: { kind: kindName(colour) } },
    marked: false,
    pick: () => decide(...(marks.held ? [marks.held] : []), `keep ${colour}`),
  }));
}

function readyWorkshops({ view, label, decide }: Chooser): Target[] {
  return view.workshops.flatMap((_, k): Target[] => {
    const move = `run w${k + 1}`;
    const name = label(move);
    return name ? [{ id: `workshop-${k + 1}`, zone: 'own', name, marked: false, pick: () => decide(move) }] : [];
  });
}

/** What may enter W1 first: violet, which waits, or the others, still in W4. */
function steps({ label, marks, aim }: Chooser): Target[] {
  const ways: [string, string][] = [
    ['waiting-0', 'violet first'],
    [`workshop-${W4 + 1}`, 'tiles first'],
  ];
  return ways.flatMap(([id, move]): Target[] => {
    const name = label(move);
    return name ? [{ id, zone: 'own', name, marked: marks.aim === move, pick: () => aim(move, true) }] : [];
  });
}

function bonuses({ marks, label }: Chooser): Target[] {
  return COLOURS.flatMap((colour): Target[] => {
    const move = `bonus ${colour}`;
    const name = label(move);
    if (!name) return [];
    return [{ id: `bonus-${colour}`, zone: 'board', name, marked: marks.held === move, pick: () => marks.hold(move) }];
  });
}

/** Tiles of the workshop that runs, overflows or is discarded from. */
function tilesBy({ view, player, marks, compact, label, decide }: Chooser, verb: 'raise' | 'break' | 'discard'): Target[] {
  const k = view.now.workshop ?? 0;
  const face = view.workshops[k];
  const seen = new Set<Kind>();
  return (face ? laidOut(face, player.workshops[k] ?? NONE) : []).flatMap((kind, position): Target[] => {
    const move = `${verb} ${kind}`;
    const any = `${move} any`;
    const name = label(move) ?? (verb === 'raise' ? label(any) : undefined);
    if (!kind || !name || (compact && seen.has(kind))) return [];
    seen.add(kind);
    const twoWays = Boolean(label(move)) && verb === 'raise' && Boolean(label(any));
    const pick = twoWays ? () => marks.hold(`lift ${kind}`) : () => decide(label(move) ? move : any);
    const where = compact ? { id: `kind-${kind}`, zone: 'board' as const } : { id: `tile-${k + 1}-${position}`, zone: 'own' as const };
    return [{ ...where, name, marked: marks.held === `lift ${kind}`, pick }];
  });
}

/** The cells that a lifted tile may go to. */
function cells({ view, player, marks, compact, decide }: Chooser): Target[] {
  const [verb, colour] = (marks.held ?? '').split(' ');
  const slot = view.now.workshop ?? 0;
  const card = player.slots[slot];
  if (verb !== 'lift' || !card) return [];
  const offer = (ask: string, move: string, name: string): Target[] => {
    const cell = card.cells.findIndex((other, k) => other === ask && !card.tiles[k]);
    if (cell < 0) return [];
    const told = { id: name, args: { kind: kindName(colour as Colour) } };
    return [{ id: `ask-${slot + 1}-${cell}`, zone: compact ? 'board' : 'own', name: told, marked: false, pick: () => decide(move) }];
  };
  return [
    ...offer(colour ?? '', `raise ${colour}`, 'majolica-do-raise'),
    ...offer('any', `raise ${colour} any`, 'majolica-do-raise-any'),
  ];
}

/** Marked instead of a move: a workshop to throw a tile out of is to be chosen. */
export const BIN = 'bin';

function bins({ view, label, decide }: Chooser): Target[] {
  return view.workshops.flatMap((_, k): Target[] => {
    const move = `bin w${k + 1}`;
    const name = label(move);
    return name ? [{ id: `bin-${k + 1}`, zone: 'own', name, marked: false, pick: () => decide(move) }] : [];
  });
}

/** Whole workshops in place of their bins. */
function binnable(chooser: Chooser): Target[] {
  return bins(chooser).map((target) => ({ ...target, id: target.id.replace('bin', 'workshop') }));
}
