/** Workshops: how tiles lie in their groups, when a workshop is ready, and what would flow on (M9 to M13). */
import { COLOURS, KINDS, type Colour, type Design, type Kind, type Player, type Tiles, type Workshop } from './types';

export const W3 = 2;
export const W4 = 3;

export const NONE: Readonly<Tiles> = { red: 0, yellow: 0, blue: 0, green: 0, violet: 0 };

export function plus(one: Readonly<Tiles>, other: Readonly<Partial<Tiles>>, sign = 1): Tiles {
  const sum = { ...one };
  for (const kind of KINDS) sum[kind] += sign * (other[kind] ?? 0);
  return sum;
}

export function count(tiles: Readonly<Partial<Tiles>>): number {
  return KINDS.reduce((sum, kind) => sum + (tiles[kind] ?? 0), 0);
}

/** The tiles one by one. */
export function spread(tiles: Readonly<Partial<Tiles>>): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(tiles[kind] ?? 0).fill(kind));
}

export function gather(kinds: Iterable<Kind>): Tiles {
  const tiles = { ...NONE };
  for (const kind of kinds) tiles[kind] += 1;
  return tiles;
}

/** The sizes of a pattern's groups: 3:3 is [3, 3]. */
export function groups(workshop: Workshop): number[] {
  return workshop.pattern.split(':').map(Number);
}

/** Whether tiles make exactly the pattern, violet standing for whatever helps. */
export function makesPattern(workshop: Workshop, tiles: Readonly<Tiles>): boolean {
  const sizes = groups(workshop);
  const present = COLOURS.filter((colour) => tiles[colour] > 0);
  return (
    count(tiles) === workshop.capacity &&
    present.length <= sizes.length &&
    present.every((colour) => tiles[colour] <= (sizes[0] ?? 0))
  );
}

/** The free cells of a card that would take a colour. */
export function freeCells(card: Design | null | undefined, colour: Kind): number[] {
  if (!card || colour === 'violet') return [];
  return [...card.cells.keys()].filter((k) => !card.tiles[k] && (card.cells[k] === colour || card.cells[k] === 'any'));
}

/** Whether a workshop with these tiles below this card must run. W4 has no card. */
export function isReady(workshop: Workshop, tiles: Readonly<Tiles>, card: Design | null | undefined): boolean {
  if (!makesPattern(workshop, tiles)) return false;
  return workshop.raises === 0 || COLOURS.some((colour) => tiles[colour] > 0 && freeCells(card, colour).length > 0);
}

/** What tiles put into a workshop would do there. */
export interface Forecast {
  tiles: Tiles;
  over: number;
  /** It is ready at once. */
  runs: boolean;
  /** The next workshop can be ready with what flows on. */
  then: boolean;
  /** How many tiles flow on at most. */
  flow: number;
}

export function forecast(workshops: Workshop[], player: Player, at: number, added: Readonly<Partial<Tiles>>): Forecast {
  const workshop = workshops[at];
  const before = player.workshops[at];
  if (!workshop || !before) throw new RangeError(`no workshop ${at}`);
  const tiles = plus(before, added);
  const over = Math.max(0, count(tiles) - workshop.capacity);
  const runs = over === 0 && isReady(workshop, tiles, player.slots[at]);
  if (!runs) return { tiles, over, runs, then: false, flow: 0 };
  const rests = at === W4 ? [plus(tiles, { [onlyColour(tiles)]: 1 }, -1)] : leftovers(workshop, tiles, player.slots[at]);
  const next = (at + 1) % workshops.length;
  return {
    tiles,
    over,
    runs,
    then: rests.some((rest) => canBecomeReady(workshops, player, next, rest)),
    flow: Math.max(...rests.map(count)),
  };
}

function onlyColour(tiles: Readonly<Tiles>): Colour {
  return COLOURS.find((colour) => tiles[colour] > 0) ?? 'red';
}

/** Every way a run can leave tiles over: after raising what must and may rise, and after the hammer. */
function leftovers(workshop: Workshop, tiles: Tiles, card: Design | null | undefined): Tiles[] {
  const found = new Map<string, Tiles>();
  const raise = (rest: Tiles, onto: Design | null | undefined, raised: number): void => {
    if (raised > 0) for (const end of workshop.breaks ? broken(rest) : [rest]) found.set(spread(end).join(), end);
    if (raised === workshop.raises) return;
    for (const colour of COLOURS) {
      const cell = rest[colour] > 0 ? freeCells(onto, colour)[0] : undefined;
      if (cell === undefined || !onto) continue;
      const covered = onto.tiles.map((tile, k) => (k === cell ? colour : tile));
      raise(plus(rest, { [colour]: 1 }, -1), { ...onto, tiles: covered }, raised + 1);
    }
  };
  raise(tiles, card, 0);
  return [...found.values()];
}

function broken(tiles: Tiles): Tiles[] {
  const ways = COLOURS.filter((colour) => tiles[colour] > 0).map((colour) => plus(tiles, { [colour]: 1 }, -1));
  return ways.length > 0 ? ways : [tiles];
}

/** Whether a workshop can be ready when these tiles arrive, giving up what is too many. */
function canBecomeReady(workshops: Workshop[], player: Player, at: number, arriving: Tiles): boolean {
  const workshop = workshops[at];
  const there = player.workshops[at];
  if (!workshop || !there) return false;
  const all = plus(there, at === W4 ? { ...arriving, violet: 0 } : arriving);
  return keeping(all, workshop.capacity).some((tiles) => isReady(workshop, tiles, player.slots[at]));
}

/** Every choice of so many tiles. */
function keeping(tiles: Tiles, size: number): Tiles[] {
  let choices: Tiles[] = [{ ...NONE }];
  for (const kind of KINDS) {
    choices = choices.flatMap((chosen) =>
      Array.from({ length: tiles[kind] + 1 }, (_, k) => plus(chosen, { [kind]: k })).filter((c) => count(c) <= size),
    );
  }
  return choices.filter((chosen) => count(chosen) === size);
}

/**
 * Where each tile lies: a list by position, groups one after the other, then what is too many. Colours keep to groups of
 * their own as long as there are groups; violet joins the group that is nearest to full.
 */
export function laidOut(workshop: Workshop, tiles: Readonly<Tiles>): (Kind | null)[] {
  const sizes = groups(workshop);
  const bySize = COLOURS.filter((colour) => tiles[colour] > 0).sort((a, b) => tiles[b] - tiles[a]);
  const leading = bySize.slice(0, sizes.length).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  const rest = gather(spread(tiles));
  const filled: Kind[][] = sizes.map((size, k) => {
    const colour = leading[k];
    const kinds = colour ? Array<Kind>(Math.min(size, tiles[colour])).fill(colour) : [];
    if (colour) rest[colour] -= kinds.length;
    return kinds;
  });
  const room = (k: number): number => (sizes[k] ?? 0) - (filled[k]?.length ?? 0);
  const fullest = [...sizes.keys()].sort((a, b) => room(a) - room(b));
  for (const kind of ['violet', ...COLOURS] as const) {
    for (const k of fullest) {
      const joining = Math.min(rest[kind], room(k));
      filled[k]?.push(...Array<Kind>(joining).fill(kind));
      rest[kind] -= joining;
    }
  }
  const places = sizes.flatMap((size, k) => Array.from({ length: size }, (_, j) => filled[k]?.[j] ?? null));
  return [...places, ...spread(rest)];
}
