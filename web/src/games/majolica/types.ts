/** Majolica's table as the server shows it. */

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export const KINDS = [...COLOURS, 'violet'] as const;

export type Colour = (typeof COLOURS)[number];
/** A small tile: one of the four colours, or the joker. */
export type Kind = (typeof KINDS)[number];
/** What a cell of a card asks for. */
export type Ask = Colour | 'any';

/** Tiles by kind. */
export type Tiles = Record<Kind, number>;

export type Phase =
  | 'start'
  | 'mission'
  | 'turn'
  | 'tile_part'
  | 'card_part'
  | 'placing'
  | 'slotting'
  | 'settling'
  | 'raising'
  | 'breaking'
  | 'overflowing'
  | 'discarding'
  | 'over'
  | 'ordering';

/** A place of the grid. `hidden` is only for a lone player: not yet revealed. */
export interface Cell {
  cell: string;
  colour: Colour | null;
  taken_by: number | null;
  hidden: boolean;
}

/** A run of the border that can be taken whole. */
export interface Run {
  move: string;
  cells: string[];
}

export interface Card {
  id: number;
  points: number;
  bonus: boolean;
  cells: Ask[];
}

/** A card in front of a player, with the tile on each of its cells. */
export interface Design extends Card {
  tiles: (Colour | null)[];
}

/** A place of the display: its card, or who took it in this round. */
export interface Place {
  card: Card | null;
  taken_by: number | null;
}

export interface Workshop {
  pattern: string;
  capacity: number;
  /** How many tiles may rise to the card above. */
  raises: number;
  breaks: boolean;
}

export interface Mission {
  name: string;
  points: number;
}

export interface OwnMission extends Mission {
  tiles: Colour[];
  accomplished: boolean;
}

export interface Player {
  start_card: Card | null;
  workshops: Tiles[];
  ready: boolean[];
  slots: (Design | null)[];
  completed: Card[];
  ones: number;
  blooms: number;
  violets: number;
  mission: OwnMission | null;
  score: number;
}

/** What the turn is in the middle of. */
export interface Now {
  tile_done: boolean;
  card_done: boolean;
  hand: Record<Colour, number>;
  card: Card | null;
  bonuses: number;
  ran: boolean[];
  workshop: number | null;
  raised: number;
  excess: number;
  /** What is in no workshop and enters W1 later, the next first. */
  waiting: { kind: Kind; count: number }[];
}

export interface View {
  phase: Phase;
  round: number;
  last_round: number;
  turn: number;
  seat: number | null;
  first: number;
  grid: Cell[];
  face_up: number;
  runs: Run[];
  display: Place[];
  deck: number;
  under_deck: Card[];
  town_hall: { violets: number; ones: number };
  workshops: Workshop[];
  missions: Mission[];
  players: Player[];
  now: Now;
  band: number | null;
  /** Who plays alone: the points to the next band, and the least points of all. */
  solo: { missing: number | null; bands: number[] } | null;
}
