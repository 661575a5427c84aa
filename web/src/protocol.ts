// Made by `tesela protocol --typescript`; do not edit.

/** Your command is done and on disk; the update that shows it, with this sequence number, follows. */
export interface Ack {
  type: "ack";
  id: number;
  seq: number;
}

/** One choice as the engine sees it: the chance to win with it, and the lead that is expected. */
export interface Advice {
  action: number;
  move: string;
  label: Message;
  win: number;
  margin: number;
}

/** Answer somebody who asks to take back. */
export interface AnswerCommand {
  type: "answer";
  id: number;
  seq: number;
  agree: boolean;
}

/** A seat asks the other people to let it take back its decision. */
export interface Asking {
  seat: number;
  to: number;
  waiting: (number)[];
}

/** The host opens a seat or gives it to a bot, before the start. */
export interface AssignCommand {
  type: "assign";
  id: number;
  seat: number;
  to: "open" | "apprentice" | "artisan" | "legend" | "master" | "novice";
}

/** The decisions of a turn so far; who gives up is told the best turn, where this one is complete and wrong. */
export interface Attempt {
  moves: (string)[];
  give_up?: boolean;
}

/** Another way to go on: after `at` decisions of a line, these. Line 0 is the match, line k the k-th branch. */
export interface Branch {
  parent: number;
  at: number;
  moves: (string)[];
}

/** A decision and what came of it; the move is left out where it is a secret of its seat. */
export interface Chapter {
  number: number;
  seat: number;
  move: string | null;
  events: (Message)[];
}

/** Say something. */
export interface ChatCommand {
  type: "chat";
  id: number;
  text: string;
}

/** Something said at the table. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}

/** A decision that you may make now. */
export interface Choice {
  action: number;
  move: string;
  label: Message;
}

/** A Fischer clock: seconds at the start, seconds gained with every decision, and what a fallen flag means. */
export interface Clock {
  start: number;
  gain: number;
  flag?: "bot" | "lost";
}

/** Milliseconds left to each seat, and whose run. */
export interface Clocks {
  left: (number)[];
  running: (number)[];
}

/** The server stops or starts anew: connect again in a moment. */
export interface Closing {
  type: "closing";
}

/** A table as everybody sees it. */
export interface Face {
  id: string;
  game: string;
  rules: number;
  options: { [key: string]: boolean | number | string };
  status: "over" | "playing" | "waiting";
  seats: (SeatFace)[];
  public: boolean;
  hints: boolean;
  undo: boolean;
  shuffle: boolean;
  clock: Clock | null;
  commitment: string;
  seed: string | null;
  seed_chosen: boolean;
  parts: Parts | null;
  readable: boolean;
  result: Result | null;
  next: string | null;
}

/** Why a request was refused, as a message and as text in the client's language. */
export interface Fault {
  message: Message;
  text: string;
}

/** A game that can be played here. */
export interface GameFace {
  name: string;
  rules: number;
  players: (number)[];
  options: (OptionFace)[];
  rulings: (string)[];
  notation: (string)[];
  ready: boolean;
}

/** The first message: who we are; an outdated client reloads. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
}

/** What the engine thinks of your choices, the best first, and what the best has over the second. */
export interface Hint {
  type: "hint";
  id: number;
  seq: number;
  advice: (Advice)[];
  reason: Message | null;
}

/** Ask what a master would do. */
export interface HintCommand {
  type: "hint";
  id: number;
}

/** A way to a seat: the code that was said aloud, or an invitation. */
export interface Join {
  code?: string | null;
  table?: string | null;
  invite?: string | null;
}

/** Go away during the match: a bot plays for you until you return. */
export interface LeaveCommand {
  type: "leave";
  id: number;
}

/** A turn that was or could have been played, with what is expected of it. */
export interface Line {
  moves: (string)[];
  labels: (Message)[];
  events: (Message)[];
  win: number;
  error: number;
  margin: number;
  chances: (number)[];
  mark: string;
}

/** All public tables that can be joined or watched; sent whenever that changes. */
export interface Lobby {
  type: "lobby";
  tables: (LobbyTable)[];
}

/** A public table in the lobby. */
export interface LobbyTable {
  table: string;
  game: string;
  options: { [key: string]: boolean | number | string };
  status: "over" | "playing" | "waiting";
  seats: (SeatFace)[];
  clock: Clock | null;
}

/** Add your luck to the seed, having seen what the server promised: 128 random bits, once for each seat. */
export interface LuckCommand {
  type: "luck";
  id: number;
  luck: string;
}

/** Who the server takes you for. */
export interface Me {
  id: string;
  name: string;
}

/** A message id with its arguments; an argument may be a message, or a list of messages. */
export interface Message {
  id: string;
  args?: { [key: string]: unknown };
}

/** What a seat could see after so many decisions. */
export interface Moment {
  moves: number;
  seat: number | null;
  view: { [key: string]: unknown };
}

/** One of your tables, for going on with it. */
export interface MyTable {
  table: string;
  game: string;
  status: "over" | "playing" | "waiting";
  seats: (SeatFace)[];
  seat: number | null;
  your_turn: boolean;
  moves: number;
  changed: number;
}

/** A guest sits down. */
export interface NewPerson {
  name: string;
}

/** A table to be made. Seats are for its maker, open, or for a bot of a level. */
export interface NewTable {
  game: string;
  seats: ("me" | "open" | "apprentice" | "artisan" | "legend" | "master" | "novice")[];
  options?: { [key: string]: boolean | number | string };
  public?: boolean;
  hints?: boolean;
  undo?: boolean;
  shuffle?: boolean;
  clock?: Clock | null;
  seed?: string | null;
}

/** What a seat did besides deciding, after so many decisions; `to` is the seat that it answers. */
export interface Note {
  after: number;
  seat: number;
  message: Message;
  to?: number | null;
}

/** An option of a game; the first choice is the default, the ruling says what it changes. */
export interface OptionFace {
  name: string;
  choices: (boolean | number | string)[];
  rule: string | null;
}

/** What a seed was made of: the secret that was promised, and the luck of each seat that gave some. */
export interface Parts {
  secret: string;
  luck: (string | null)[];
}

/** Where to go: a table. */
export interface Place {
  table: string;
}

/** The match as you may see it. */
export interface Play {
  moves: number;
  view: { [key: string]: unknown };
  to_act: (number)[];
  choices: (Choice)[];
  undo: "ask" | "free" | "no";
}

/** Make a decision, by number or in notation, having seen everything up to `seq`. */
export interface PlayCommand {
  type: "play";
  id: number;
  seq: number;
  move: number | string;
}

/** Go on from a moment of a finished match at a private table, in this seat, against bots. */
export interface PlayOn {
  at: number;
  seat: number;
}

/** A position: how the match began, and all decisions, each as `seat notation`, as records have them. */
export interface Position {
  game: string;
  options: { [key: string]: boolean | number | string };
  players: (string)[];
  seed: string;
  moves: (string)[];
  rules?: number | null;
  seat?: number | null;
}

/** A position as the board shows it: what each seat to act can do, what has happened, the points. */
export interface PositionFace {
  moves: number;
  to_act: (number)[];
  view: { [key: string]: unknown };
  choices: { [key: string]: (Choice)[] };
  story: (Chapter)[];
  scores: (number)[];
  over: boolean;
}

/** How far a game is that is still being compiled: the share that is done, and the seconds that are left. */
export interface Preparing {
  share: number;
  seconds: number | null;
}

/** A position in which one turn is clearly the best. */
export interface Puzzle {
  game: string;
  number: number;
  count: number;
  players: number;
  seat: number;
  view: { [key: string]: unknown };
  choices: (Choice)[];
  story: (Chapter)[];
}

/** The puzzle after an attempt; when the turn is complete, whether it is right, and the lines from best to worst.

    Lines that are better than a wrong attempt are without decisions and words, unless it was given up. */
export interface PuzzleFace {
  view: { [key: string]: unknown };
  choices: (Choice)[];
  story: (Chapter)[];
  right: boolean | null;
  lines: (Line)[];
  played: number | null;
  reason: Message | null;
}

/** Who can come: whether other machines can, and the address of this one in its network, told only on it. */
export interface Reach {
  network: boolean;
  address: string | null;
}

/** Say that you are ready, or not yet. */
export interface ReadyCommand {
  type: "ready";
  id: number;
  ready: boolean;
}

/** All that is needed to play a match again, move by move, with what was tried besides. */
export interface Record {
  format: "tesela/1";
  game: string;
  rules: number;
  options: { [key: string]: boolean | number | string };
  players: (string)[];
  seed: string;
  commitment: string;
  moves: (string)[];
  scores: (number)[] | null;
  checksum: string;
  branches?: (Branch)[];
  seed_chosen?: boolean;
  parts?: Parts | null;
}

/** Your command changed nothing, and why; `rule` names the ruling that forbids a move. */
export interface Refusal {
  type: "refusal";
  id: number;
  message: Message;
  text: string;
  rule?: string | null;
}

/** After the end, a new table for the same people. */
export interface RematchCommand {
  type: "rematch";
  id: number;
}

/** Let a bot play for somebody who has gone. */
export interface ReplaceCommand {
  type: "replace";
  id: number;
  seat: number;
}

/** Give up. */
export interface ResignCommand {
  type: "resign";
  id: number;
}

/** How a match ended; matches of older servers have no places. */
export interface Result {
  scores: (number)[];
  shares: (number)[];
  breakdown: ((ScoreFace)[])[];
  places?: (number)[];
  tie?: TieFace | null;
  given_up?: boolean;
}

/** The token of a return link, and whether to come back even if that leaves tables of another identity behind. */
export interface Return {
  token: string;
  instead?: boolean;
}

/** Take your seat back from the bot. */
export interface ReturnCommand {
  type: "return";
  id: number;
}

/** A private link that carries an identity to another device; the one before it stops working. */
export interface ReturnLink {
  token: string;
}

/** A review as far as it has got. Ask again with `since=heard` for the verdicts that have been added.

    The turns `before` it was played on are not judged: they are in the review of the match from which it was. */
export interface Review {
  game: string;
  turns: (Turn)[];
  before: number;
  verdicts: (Verdict)[];
  heard: number;
  done: boolean;
  seats: (ReviewSeat)[];
}

/** How well a seat has played, as far as its turns are judged. */
export interface ReviewSeat {
  accuracy: number | null;
  marks: { [key: string]: number };
}

/** One line of a score. */
export interface ScoreFace {
  label: Message;
  points: number;
}

/** A seat as everybody sees it. */
export interface SeatFace {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: "apprentice" | "artisan" | "legend" | "master" | "novice" | null;
  online?: boolean;
  ready?: boolean;
  luck?: boolean;
  stand_in?: "apprentice" | "artisan" | "legend" | "master" | "novice" | null;
  away?: "abandoned" | "left" | "time" | null;
  returning?: boolean;
  resigned?: boolean;
  grace?: number | null;
}

/** Take an open seat; at a private table with its invitation. */
export interface SitCommand {
  type: "sit";
  id: number;
  seat: number;
  invite?: string | null;
}

/** Leave your seat before the start. */
export interface StandCommand {
  type: "stand";
  id: number;
}

/** The host starts the match when every seat is taken. */
export interface StartCommand {
  type: "start";
  id: number;
}

/** What happened: replaces all chapters from this number on. */
export interface Story {
  start: number;
  chapters: (Chapter)[];
}

/** Where a saved analysis is. */
export interface StudyPlace {
  study: string;
}

/** The host exchanges two seats, before the start. */
export interface SwapCommand {
  type: "swap";
  id: number;
  a: number;
  b: number;
}

/** What the engine would do with the turn of the first seat to act, the best first. */
export interface Thoughts {
  seat: number;
  lines: (Line)[];
}

/** What decided between seats with equal points, and how much of it each seat had. */
export interface TieFace {
  label: Message;
  counts: (number)[];
}

/** Decisions of one seat that belong together: numbers `start` to `stop`, without it. */
export interface Turn {
  number: number;
  seat: number;
  start: number;
  stop: number;
}

/** Take back your last decision, or ask the others to let you. */
export interface UndoCommand {
  type: "undo";
  id: number;
  seq: number;
}

/** What changed. After connecting, everything. Fields that did not change are left out. */
export interface Update {
  type: "update";
  seq: number;
  face?: Face;
  you?: You;
  play?: Play | null;
  story?: Story;
  clocks?: Clocks | null;
  asking?: Asking | null;
  notes?: (Note)[];
  chat?: (ChatLine)[];
}

/** What a turn was worth: lines from best to worst, `played` among them; the loss is in percent of win chance. */
export interface Verdict {
  turn: Turn;
  mark: string;
  loss: number;
  points: number;
  played: number;
  lines: (Line)[];
  reason: Message | null;
  luck?: (number)[] | null;
}

/** What a table is to the one who asks; invitations are for those inside, before the start. */
export interface You {
  seat: number | null;
  host: boolean;
  invite?: string | null;
  code?: string | null;
}

export type FromClient = PlayCommand | UndoCommand | AnswerCommand | HintCommand | ChatCommand | SitCommand | StandCommand | AssignCommand | SwapCommand | ReadyCommand | LuckCommand | StartCommand | LeaveCommand | ReturnCommand | ReplaceCommand | ResignCommand | RematchCommand;

export type FromServer = Hello | Update | Ack | Refusal | Hint | Closing;

export const PROTOCOL = 1;
