/** What every game gives to the table's frame, and what the frame gives to every game. */
import type { Component } from 'svelte';
import type { Chapter, Choice, Message, SeatFace } from '../protocol';

export type Glyph = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon';

/** A seat as it is drawn: its colour is the CSS variable `--seat-N`, its glyph says the same without colour. */
export interface Seat {
  number: number;
  name: string;
  colour: string;
  glyph: Glyph;
  you: boolean;
  face: SeatFace;
}

/** The table as a game's components see it. All fields are reactive; a game never touches the socket. */
export interface Table<View> {
  readonly view: View;
  readonly seats: Seat[];
  /** The seat from which the table is seen; null for spectators. */
  readonly you: number | null;
  readonly toAct: number[];
  /** Your legal decisions now; empty when it is not your turn. */
  readonly choices: Choice[];
  readonly story: Chapter[];
  readonly over: boolean;
  /** Whether one plays all seats: nothing is hidden from one, and the seat to act goes by its name. */
  readonly everybody?: boolean;
  /** False in a replay: nothing can be chosen. */
  readonly live: boolean;
  /** Covers what others in the room must not see, until one asks for it. */
  readonly screens: boolean;
  /** The phone layout: narrower than 760 px, or lower than 480. */
  readonly compact: boolean;
  /** Whether a choice is only marked by the first click and done by the second or by Confirm. */
  readonly confirm: boolean;
  /** Milliseconds for one step of a movement; 0 with reduced motion. */
  readonly pace: number;
  /** A message in the reader's language; `seat` in its arguments becomes that player's name. */
  say(message: Message | string, args?: Record<string, unknown>): string;
  /** Make a decision: an action or notation. Resolves when it is on disk and the view has changed; false when refused. */
  act(move: number | string): Promise<boolean>;
  /** A click on something that is not legal: the server says why, in the prompt, with the rule. */
  why(move: string): void;
  undo(): void;
}

/** A way to play the turn, offered as a switch in the prompt; one that is not possible says why. */
export interface Mode {
  id: string;
  label: string;
  chosen: boolean;
  disabled?: string;
  choose(): void;
}

/** What the prompt under the board says and offers. It is the only place that asks. */
export interface Prompt {
  /** Said already, or a message whose pieces are drawn. */
  text: Message | string;
  detail?: Message | string;
  tone?: 'plain' | 'warning';
  modes?: Mode[];
  /** Further buttons beside Undo and Confirm, such as Stop or Pass. */
  buttons?: { label: string; run(): void; disabled?: boolean; /** It looks disabled, and says why when pressed. */ refused?: boolean }[];
  /** The main button; without it there is nothing to confirm. */
  confirm?: { label: string; run(): void; disabled?: boolean };
  /** Takes back what is only marked, before anything is sent. */
  cancel?(): void;
}

/** The play of one game: what is marked and previewed. Made once for each table, in a `.svelte.ts` file with runes. */
export interface Play {
  readonly prompt: Prompt;
  /** Short texts for the top bar: round, phase. */
  readonly chips: string[];
  /** True while the board still shows what happened; the frame holds back what comes next meanwhile, 5 s at most. */
  readonly busy?: boolean;
  /** Points of a seat as far as everybody may know them. */
  score(seat: number): number | null;
  /** Keys that the game understands anywhere on its page; true when it took the key. */
  key?(event: KeyboardEvent): boolean;
}

export interface ZoneProps<View, P extends Play> {
  table: Table<View>;
  play: P;
}

/** One step of the guided first game: shown beside a target until the person has done it. */
export interface GuideStep {
  /** Message id of the text. */
  text: string;
  /** Selector of what it speaks about, such as `[data-target="blade-3"]`; several are pressed one after the other. */
  target?: string | string[];
  /** Selector of what must stay in sight meanwhile, for the decision. */
  keep?: string;
  /** The move that goes on, in notation; `take *` is any that begins so; without it a Continue button does. */
  move?: string | string[];
  /** It stays for all such moves of the turn, or for as long as such moves are possible. */
  lasts?: 'turn' | 'phase';
  /** It belongs to the step before, which may have done it too. */
  part?: true;
}

export interface Guide {
  /** The seed and settings whose opening the steps describe. */
  seed: string;
  seats: ('me' | 'novice')[];
  options: Record<string, boolean | number | string>;
  steps: GuideStep[];
}

/** What a turn touches on the table, as selectors of what is drawn there. */
export interface Outline {
  rings: string[];
  /** What is joined by a line, in this order. */
  way?: string[];
}

/** Everything that the frame needs of a game: the default export of `games/<game>/index.ts`. */
export interface GameUi<View, P extends Play> {
  name: string;
  play(table: Table<View>): P;
  /** The board in the middle: one SVG. */
  Board: Component<ZoneProps<View, P>>;
  /** The seat's own area along the bottom. */
  Own: Component<ZoneProps<View, P>>;
  /** The inside of an opponent's panel on the left, one of so many. */
  Opponent: Component<ZoneProps<View, P> & { seat: number; panels: number }>;
  /** What stands in the place of opponents where one plays alone; on phones in their strip. */
  Alone?: Component<ZoneProps<View, P>>;
  /** All that lies in front of a seat, with nothing to choose: for who watches, and where an opponent's panel is opened.
   * It fits into the container `area`, whose height is given where people watch at a desk. */
  Area: Component<ZoneProps<View, P> & { seat: number }>;
  /** One line about an opponent for the phone's chips; drawn where there is a drawing of it. */
  summary(view: View, seat: number): string;
  Summary?: Component<{ view: View; seat: number }>;
  /** Pieces that are drawn in the lines of the log instead of being named. */
  pieces?: { isDrawn(message: Message): boolean; Piece: Component<{ piece: Message }> };
  /** Whether the log tells a decision as one with what its seat decided before it. */
  goesOn?(move: string): boolean;
  /** The number of the round that begins with something told; null where none does. */
  roundOf?(told: Message): number | null;
  /** What a turn of a seat that begins at this view touches. */
  outline(moves: string[], view: View, seat: number): Outline;
  /** Whether all seats make such a decision at once, each for itself. */
  atOnce?(move: string): boolean;
  /** What the lines of the final score do not tell, seat by seat, such as points that were taken off in them. */
  notes?(view: View): { label: string; points: number[] }[];
  /** The own area can be covered, so that whoever looks on does not see what the seat holds. */
  covers?: true;
  /** The top of the right column, such as a supply. */
  Side?: Component<ZoneProps<View, P>>;
  /** What each kind of piece says when asked: the ruling behind `web-help-<game>-<kind>`; pieces carry it as `data-help`. */
  help: Readonly<Record<string, string>>;
  layout: {
    /** Width of the left column and height of the own area on a desktop, in pixels. */
    left: number;
    own: number;
    /** The left column's width for three opponents and more, if they need more. */
    crowded?: number;
    /** The height in pixels that the zones need on a phone; on a lower one the page scrolls. */
    phone: number;
    /** The heights in pixels that the prompt keeps on a desktop, below 1400 px of width, and on a phone, so that the board
     * stays as large as it is; a longer prompt lies over what is above it. */
    prompt: { desk: number; snug: number; phone: number };
    /** The own area lies under the board alone, beside opponents who need the whole height; the seat's name and points
     * stand in its upper right corner, 56 px high. */
    beside?: boolean;
    /** Who watches has no own area: everybody's areas lie in a column of this width on the left, or in a row of this height
     * under the board. These are CSS lengths, which may speak of `--panels` and of the `--room` from left to right. */
    watch: { column: string } | { row: string };
  };
  guide: Guide;
}
