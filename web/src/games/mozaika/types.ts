/** What a seat may see of a table of Mozaika. */

/** The two signs of a tile; how many of each there are is up to the box. */
export interface Face {
  colour: string;
  symbol: string;
}

/** A tile that you have or may get, with the coins that it would earn on each free cell of your mosaic. */
export interface Tile extends Face {
  income?: (number | null)[];
}

export interface Laid extends Face {
  fly: boolean;
}

export type Kind = 'row' | 'column' | 'diagonal' | 'square';
export type Axis = 'vertical' | 'horizontal' | 'falling' | 'rising';
export type Phase = 'laying' | 'bidding' | 'choosing' | 'landing' | 'over';

/** Four tiles that share a colour or a symbol; its points are those left after its flies. */
export interface Arrangement {
  kind: Kind;
  cells: number[];
  shares: ('colour' | 'symbol')[];
  flies: number;
  points: number;
}

export interface Symmetry {
  axis: Axis;
  points: number;
}

/** The lines of a score, in the order in which they are told. */
export const LINES = ['lines', 'diagonals', 'squares', 'symmetry', 'coins'] as const;
export type Line = (typeof LINES)[number];

export interface Player {
  coins: number;
  has_bid: boolean;
  bid: number | null;
  hand: Tile[];
  mosaic: (Laid | null)[];
  /** The cell of the tile laid last. */
  newest: number | null;
  arrangements: Arrangement[];
  symmetries: Symmetry[];
  points: Record<Line, number>;
  score: number;
}

export interface MozaikaView {
  you: number | null;
  colours: string[];
  symbols: string[];
  phase: Phase;
  round: number;
  rounds: number;
  /** Who holds the bag and is the first player. */
  first: number;
  to_act: number[];
  bag: number;
  market: (Tile | null)[];
  /** The seats as they choose, once the bids are open. */
  order: number[] | null;
  fly: { from: number; seat: number | null; costs: (number | null)[] | null };
  players: Player[];
}
