/** The play of one seat: what is looked at and marked, what the prompt says, and what is sent. */
import type { Message } from '../../protocol';
import { sentence } from '../../state/words.svelte';
import type { Play, Prompt, Table } from '../contract';
import { cellText, completedBy, isAlike, tileText } from './mosaic';
import { type Asked, place, promptFor } from './prompt';
import type { Arrangement, Face, MozaikaView, Phase, Player, Tile } from './types';

/** What is marked but not sent; it holds for one phase of one round. */
interface Marks {
  round: number;
  phase: Phase;
  bid: number | null;
  tile: Face | null;
  cell: number | null;
}

/** A tile as it would lie, with what it would bring. */
export interface Ghost {
  face: Face;
  cell: number;
  coins: number;
  completes: Arrangement[];
}

export class MozaikaPlay implements Play {
  #marks = $state.raw<Marks | null>(null);
  #pointed = $state.raw<Tile | null>(null);
  #pinned = $state.raw<{ tile: Tile; round: number } | null>(null);
  /** The cell of your mosaic that the pointer or the focus is on. */
  aim = $state<number | null>(null);
  /** Whether pieces are still on their way. */
  moving = $state(false);
  /** Whether the final count is being shown. */
  counting = $state(false);

  readonly #legal = $derived.by(() => this.table.choices.map(({ move }) => move));

  constructor(readonly table: Table<MozaikaView>) {}

  // ---- what is asked

  get view(): MozaikaView {
    return this.table.view;
  }
  get you(): Player | null {
    return (this.table.you === null ? null : this.view.players[this.table.you]) ?? null;
  }
  /** The decision that this seat has to make now. */
  readonly asked: Asked | null = $derived.by(() =>
    this.table.live && this.#legal.length > 0 && this.view.phase !== 'over' ? this.view.phase : null,
  );
  allows(move: string): boolean {
    return this.#legal.includes(move);
  }

  // ---- what is marked

  get #marked(): Marks {
    const { round, phase } = this.view;
    const marks = this.#marks;
    const hold = marks?.round === round && marks.phase === phase;
    return hold ? marks : { round, phase, bid: null, tile: null, cell: null };
  }
  #mark(changed: Partial<Marks>): void {
    this.#marks = { ...this.#marked, ...changed };
  }

  /** The bid that is marked; none is before one was chosen, so that nothing is sealed by accident. */
  get bid(): number | null {
    return this.asked === 'bidding' ? this.#marked.bid : null;
  }
  /** The tile that is marked in the hand or on the market. */
  get tile(): Face | null {
    const { tile } = this.#marked;
    return this.asked === 'laying' || this.asked === 'choosing' ? tile : null;
  }
  get cell(): number | null {
    return this.asked === 'laying' || this.asked === 'landing' ? this.#marked.cell : null;
  }

  // ---- what is looked at

  /** The tile whose income the mosaic shows. */
  readonly looked: Tile | null = $derived.by(() => {
    if (this.#pointed) return this.#pointed;
    const { tile } = this;
    if (tile) return this.#known.find((other) => isAlike(other, tile)) ?? null;
    const pinned = this.#pinned;
    return pinned?.round === this.view.round && this.#known.some((other) => isAlike(other, pinned.tile)) ? pinned.tile : null;
  });
  get #known(): Tile[] {
    return [...(this.you?.hand ?? []), ...this.view.market.filter((tile) => tile !== null)];
  }
  look(tile: Tile | null): void {
    this.#pointed = tile;
  }
  /** Keeps a tile in view, for fingers, which cannot hover. */
  #pin(tile: Tile): void {
    const again = this.#pinned && isAlike(this.#pinned.tile, tile) && this.#pinned.round === this.view.round;
    this.#pinned = again ? null : { tile, round: this.view.round };
  }

  /** The coins that the tile looked at would earn on each free cell. */
  get incomes(): (number | null)[] | null {
    return this.looked?.income ?? null;
  }
  readonly bestIncome: number = $derived(most(this.looked));

  /** How the marked tile would lie on the marked cell, or on the one that is pointed at. */
  get ghost(): Ghost | null {
    const cell = this.cell ?? this.aim;
    const { tile: face, you } = this;
    if (this.asked !== 'laying' || !face || cell === null || !you || you.mosaic[cell]) return null;
    const coins = you.hand.find((tile) => isAlike(tile, face))?.income?.[cell] ?? 0;
    return { face, cell, coins, completes: completedBy(you.mosaic, face, cell) };
  }

  // ---- what is done

  markBid(coins: number): void {
    if (this.allows(`bid ${coins}`)) this.#mark({ bid: coins });
    else this.table.why(`bid ${coins}`);
  }
  changeBid(by: number): void {
    if (!this.you || this.asked !== 'bidding') return;
    const from = this.bid ?? (by > 0 ? -1 : 0);
    this.markBid(Math.min(Math.max(from + by, 0), this.you.coins));
  }
  /** Digits typed after one another make one number, as long as it can be paid. */
  #typeBid(digit: number): void {
    const longer = (this.#marked.bid ?? 0) * 10 + digit;
    if (this.you) this.markBid(longer <= this.you.coins ? longer : Math.min(digit, this.you.coins));
  }

  /** A tile of the market was chosen; while bids are made it is only looked at. */
  pick(tile: Tile): void {
    const move = `take ${tileText(tile)}`;
    if (this.allows(move)) this.#settle(move, { tile }, this.tile !== null && isAlike(tile, this.tile));
    else if (this.view.phase === 'bidding') this.#pin(tile);
    else this.table.why(move);
  }

  /** A tile of the hand was chosen. */
  hold(tile: Tile): void {
    if (this.asked !== 'laying') return this.#pin(tile);
    const { cell } = this;
    const same = this.tile !== null && isAlike(tile, this.tile);
    if (cell === null) this.#mark({ tile: same ? null : tile });
    else this.#settle(`lay ${tileText(tile)} ${cellText(cell)}`, { tile }, false);
  }

  /** A cell of the own mosaic was chosen, for a tile or for the fly. */
  target(cell: number): void {
    if (this.view.phase === 'landing') return this.#land(cell);
    const face = this.tile ?? this.you?.hand[0];
    if (!face) return;
    const move = `lay ${tileText(face)} ${cellText(cell)}`;
    if (!this.allows(move)) return this.table.why(move);
    if (this.tile) this.#settle(move, { cell }, this.cell === cell);
    else this.#mark({ cell: this.cell === cell ? null : cell });
  }
  #land(cell: number): void {
    const move = `fly ${cellText(cell)}`;
    if (this.allows(move)) this.#settle(move, { cell }, this.cell === cell);
    else this.table.why(move);
  }

  /** A tile was dropped on a cell. */
  drop(tile: Tile, cell: number): void {
    this.#mark({ tile, cell: null });
    this.target(cell);
  }

  /** Does a move, or only marks it where choices are confirmed and this one was not marked before. */
  #settle(move: string, marks: Partial<Marks>, again: boolean): void {
    this.#mark(marks);
    if (again || !this.table.confirm) this.#send(move);
  }
  #send(move: string): void {
    this.#pinned = null;
    this.#pointed = null;
    this.aim = null;
    void this.table.act(move);
  }

  /** The move that Confirm would send. */
  get pending(): string | null {
    const { asked, bid, tile, cell } = this;
    if (asked === 'bidding') return bid === null ? null : `bid ${bid}`;
    if (asked === 'choosing') return tile && `take ${tileText(tile)}`;
    if (asked === 'laying') return tile && cell !== null ? `lay ${tileText(tile)} ${cellText(cell)}` : null;
    return asked === 'landing' && cell !== null ? `fly ${cellText(cell)}` : null;
  }
  confirm(): void {
    if (this.pending) this.#send(this.pending);
  }
  /** Forgets what is marked. */
  cancel(): void {
    this.#marks = null;
  }

  // ---- what the frame asks

  get busy(): boolean {
    return this.moving || this.counting;
  }

  get prompt(): Prompt {
    return promptFor(this);
  }
  get chips(): string[] {
    const { round, rounds, phase } = this.view;
    return [this.table.say('web-mozaika-round', { round, rounds }), sentence(this.table.say(`mozaika-phase-${phase}`))];
  }
  score(seat: number): number | null {
    return this.view.players[seat]?.score ?? null;
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const digit = /^\d$/.test(event.key) ? Number(event.key) : null;
    if (event.key === 'Escape' && this.#marks) this.cancel();
    else if (this.asked === 'bidding') return this.#bidKey(event, digit);
    else if (this.asked === 'laying' && digit) {
      const tile = this.you?.hand[digit - 1];
      if (!tile) return false;
      this.hold(tile);
    } else return false;
    return true;
  }
  #bidKey(event: KeyboardEvent, digit: number | null): boolean {
    const step = event.shiftKey ? 10 : 1;
    if (digit !== null) this.#typeBid(digit);
    else if (event.key === 'ArrowRight') this.changeBid(step);
    else if (event.key === 'ArrowLeft') this.changeBid(-step);
    else if (event.key === 'Home') this.markBid(0);
    else if (event.key === 'End') this.markBid(this.you?.coins ?? 0);
    else if (event.key === 'Enter' && this.pending) this.confirm();
    else return false;
    return true;
  }
}

/** The most coins that a tile would earn now. */
export const most = (tile: Tile | null): number => Math.max(0, ...(tile?.income ?? []).map((coins) => coins ?? 0));

/** A tile by its colour and symbol. */
export const tileName = ({ colour, symbol }: Face): Message => ({ id: `mozaika-tile-${symbol}`, args: { colour } });

/** A cell of another's mosaic as it is spoken. */
export function cellName(table: Table<MozaikaView>, { mosaic }: Player, cell: number): string {
  const tile = mosaic[cell];
  if (!tile) return table.say('web-mozaika-cell-free', place(cell));
  return table.say(tile.fly ? 'web-mozaika-cell-fly' : 'web-mozaika-cell-tile', { ...place(cell), tile: tileName(tile) });
}

export const play = (table: Table<MozaikaView>): MozaikaPlay => new MozaikaPlay(table);
