/** The table of Finca as the server tells it, and the box's constants that the client needs. */

export const FRUITS = ['fig', 'almond', 'olive', 'orange', 'grape', 'lemon'] as const;
export const ACTION_TILES = ['double', 'gust', 'large', 'less'] as const;
export const VILLAGES = [
  'alcudia',
  'arta',
  'inca',
  'villafranca',
  'son_severa',
  'andratx',
  'palma',
  'llucmajor',
  'campos',
  'santanyi',
] as const;
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export type Fruit = (typeof FRUITS)[number];
export type Kind = Fruit | '?';
export type ActionTile = (typeof ACTION_TILES)[number];
export type VillageName = (typeof VILLAGES)[number];

export const BLADES = 12;
/** Fruits of each kind in the game. */
export const STOCK = 18;
export const CART_ROOM = 6;
export const LARGE_ROOM = 10;
/** Wooden fincas at the start, by the number of players. */
export const HOUSES: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 6 };
/** Farmers of each seat, by the number of players. */
export const FARMERS: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3 };

export type Phase =
  | 'placing'
  | 'turn'
  | 'first_move'
  | 'second_move'
  | 'lifting'
  | 'landing'
  | 'loading'
  | 'paying'
  | 'lacking'
  | 'over';

/** A fruit tile: what it asks for, and as many points as fruits. */
export interface Tile {
  id: number;
  value: number;
  asks: Partial<Record<Kind, number>>;
}

export interface Blade {
  fruit: Fruit;
  /** Farmers of each seat. */
  farmers: number[];
}

export interface Village {
  name: VillageName;
  left: number;
  /** The face-up tile and the finca tile; null once the village is closed. */
  tile: Tile | null;
  finca: Kind[] | null;
  loaded: boolean;
}

export interface Player {
  fruits: Record<Fruit, number>;
  carts: number;
  action_tiles: Record<ActionTile, boolean>;
  tiles: Tile[];
  fincas: Kind[][];
  bonuses: number[];
  score: number;
}

/** The race for a finca tile: how often each seat's tiles show its fruit, and who would get it now. */
export interface Race {
  finca: Kind[];
  counts: number[];
  /** Nobody in a tie. */
  leader: number | null;
  lead: number;
}

/** The delivery that is being loaded. */
export interface Delivery {
  room: number;
  owes_short: boolean;
  village: VillageName | null;
  short: boolean;
}

export interface View {
  phase: Phase;
  turn: number;
  seat: number | null;
  blades: Blade[];
  supply: Record<Fruit, number>;
  carts: number;
  bonuses: number[];
  houses: number;
  villages: Village[];
  players: Player[];
  /** One for each finca tile of the box. */
  races: Race[];
  delivery: Delivery | null;
  /** The blade from which the gust has lifted a farmer. */
  lifted: number | null;
}

/** The fruits of a face one by one, in the order in which they are printed. */
export function printed(asks: Tile['asks']): Kind[] {
  return Object.entries(asks).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind));
}

export function blade(view: View, index: number): Blade {
  const found = view.blades[index];
  if (!found) throw new RangeError(`no blade ${index}`);
  return found;
}

export function player(view: View, seat: number): Player {
  const found = view.players[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

export function village(view: View, name: VillageName): Village {
  const found = view.villages.find((one) => one.name === name);
  if (!found) throw new RangeError(`no village ${name}`);
  return found;
}

/** The race for a village's finca tile; none once it is closed. */
export function raceFor(view: View, { finca }: Village): Race | undefined {
  return finca ? view.races.find((race) => race.finca.join() === finca.join()) : undefined;
}
