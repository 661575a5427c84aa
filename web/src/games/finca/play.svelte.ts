/** The play of Finca: what is meant before it is sent, what it would bring, and what can be chosen now. */
import type { Play, Prompt, Table } from '../contract';
import type { Message } from '../../protocol';
import { landing, missing, payable, placing, walk, type Harvest } from './outcomes';
import { bladeOf, labelOf, object, verb } from './moves';
import { Motion } from './motion.svelte';
import { promptOf } from './prompt';
import {
  ACTION_TILES,
  CART_ROOM,
  FRUITS,
  FARMERS,
  HOUSES,
  LARGE_ROOM,
  blade,
  player,
  village,
  type ActionTile,
  type Fruit,
  type Phase,
  type Race,
  type View,
  type VillageName,
} from './types';

export type ModeName = 'move' | 'deliver' | 'tile';

/** What a person means to do, as long as nothing has changed at the table. */
interface Intent {
  at: string;
  mode: ModeName;
  tool: ActionTile | null;
  /** The blade whose farmer the gust shall take. */
  lifted: number | null;
  /** The decision that Confirm sends. */
  marked: string | null;
  /** The village whose ways to be paid are laid out. */
  opened: VillageName | null;
  /** Why the last click did nothing. */
  note: Message | null;
}

/** What the seat itself gains or pays. */
export interface Change {
  fruits: Partial<Record<Fruit, number>>;
  carts: number;
}

/** The cart that is being loaded, or is about to be. */
export interface Cart {
  capacity: number;
  used: number;
  points: number;
  villages: VillageName[];
  owesShort: boolean;
}

/** A way to pay a village, laid out beside it. */
export interface Way {
  move: string;
  kind: Fruit | null;
}

const ON_BLADES = ['place', 'move', 'lift', 'land'];
const AT_ONCE = ['load', 'short', 'with', 'without'];

export class FincaPlay implements Play {
  readonly table: Table<View>;
  readonly motion = new Motion();
  #intent = $state.raw<Intent | null>(null);
  #sending = $state(false);
  /** What the pointer or the focus is on: a decision that could be chosen. */
  pointed = $state<string | null>(null);
  /** The village that the pointer or the focus is on, whether or not it can be supplied. */
  visited = $state<VillageName | null>(null);

  constructor(table: Table<View>) {
    this.table = table;
  }

  // ---- what is meant

  get #now(): string {
    const { story, view, choices } = this.table;
    return `${story.length} ${view.turn} ${view.phase} ${choices.length}`;
  }

  get intent(): Intent {
    if (this.#intent?.at === this.#now) return this.#intent;
    return { at: this.#now, mode: 'move', tool: null, lifted: null, marked: null, opened: null, note: null };
  }

  #mean(change: Partial<Intent>): void {
    this.#intent = { ...this.intent, marked: null, opened: null, note: null, ...change };
    this.pointed = null;
  }

  get seat(): number {
    return this.table.you ?? this.table.view.seat ?? 0;
  }

  get view(): View {
    return this.table.view;
  }

  get mine(): boolean {
    return this.table.live && this.table.choices.length > 0;
  }

  /** The phase that the table would be in, had the intent been sent already. */
  get phase(): Phase {
    const { mode, tool, lifted } = this.intent;
    if (!this.mine) return this.view.phase;
    if (this.view.phase === 'lifting') return lifted === null ? 'lifting' : 'landing';
    if (this.view.phase !== 'turn') return this.view.phase;
    if (mode === 'deliver' || tool === 'large' || tool === 'less') return 'loading';
    if (tool === 'double') return 'first_move';
    if (tool === 'gust') return lifted === null ? 'lifting' : 'landing';
    return 'turn';
  }

  /** The decisions that must be sent before the next one, since they were only meant so far. */
  get #before(): string[] {
    const { mode, tool, lifted } = this.intent;
    const lift = lifted === null ? [] : [`lift ${lifted + 1}`];
    if (this.view.phase === 'lifting') return lift;
    if (this.view.phase !== 'turn') return [];
    return mode === 'deliver' ? ['deliver'] : tool ? [tool, ...lift] : [];
  }

  get legal(): string[] {
    return this.mine && !this.#sending ? this.table.choices.map((choice) => choice.move) : [];
  }

  /** All that can be chosen now, in notation. */
  options: string[] = $derived.by(() => {
    const { legal, phase, view } = this;
    if (legal.length === 0 || phase === view.phase) {
      const hidden = this.intent.mode === 'tile' ? ['move', 'deliver'] : ['deliver', ...ACTION_TILES];
      return view.phase === 'turn' ? legal.filter((move) => !hidden.includes(verb(move))) : legal;
    }
    if (phase === 'first_move') return legal.filter((move) => verb(move) === 'move');
    if (phase === 'lifting') return legal.filter((move) => verb(move) === 'move').map((move) => `lift ${object(move)}`);
    if (phase === 'landing') return view.blades.map((_, index) => `land ${index + 1}`);
    const short = this.intent.tool === 'less' ? 1 : 0;
    const room = this.intent.tool === 'large' ? LARGE_ROOM : CART_ROOM;
    return view.villages
      .filter(({ tile }) => tile && payable(view, this.seat, tile, room, short))
      .map(({ name }) => `${short ? 'short' : 'load'} ${name}`);
  });

  get marked(): string | null {
    const { marked } = this.intent;
    return marked && this.options.includes(marked) ? marked : null;
  }

  /** The decision that is previewed: the one pointed at, or else the marked one. */
  get aim(): string | null {
    return this.pointed && this.options.includes(this.pointed) ? this.pointed : this.marked;
  }

  // ---- what it would bring

  /** The blade from which a farmer is taken: the lifted one, or that of the move aimed at. */
  get origin(): number | null {
    if (this.phase === 'landing') return this.intent.lifted ?? this.view.lifted;
    if (this.aim && ['move', 'lift'].includes(verb(this.aim))) return bladeOf(this.aim);
    return null;
  }

  get harvest(): Harvest | null {
    const { aim, view } = this;
    if (!aim) return null;
    if (verb(aim) === 'place') return placing(view, bladeOf(aim));
    if (verb(aim) === 'move') return walk(view, bladeOf(aim));
    if (verb(aim) === 'land') return landing(view, this.origin ?? 0, bladeOf(aim));
    return null;
  }

  get change(): Change {
    const { harvest, aim } = this;
    const me = player(this.view, this.seat);
    if (harvest) {
      const { fruit, count, carts } = harvest;
      const returned = harvest.shortFruit === null ? 0 : me.fruits[fruit];
      const cartsReturned = harvest.shortCarts === null ? 0 : me.carts;
      return { fruits: { [fruit]: count - returned }, carts: carts - cartsReturned };
    }
    const fruits: Change['fruits'] = {};
    if (aim && verb(aim) === 'load') {
      const asks = village(this.view, object(aim) as VillageName).tile?.asks ?? {};
      for (const fruit of FRUITS) if (asks[fruit]) fruits[fruit] = -asks[fruit];
    } else if (aim && verb(aim) === 'with') {
      const { village: name, short } = this.view.delivery ?? { village: null, short: false };
      const asked = (name && village(this.view, name).tile?.value) || 0;
      fruits[object(aim) as Fruit] = (short ? 1 : 0) - asked;
    }
    return { fruits, carts: aim && this.#before.some((move) => move === 'deliver' || move === 'less') ? -1 : 0 };
  }

  get cart(): Cart | null {
    if (!['loading', 'paying', 'lacking'].includes(this.phase)) return null;
    const { delivery, villages } = this.view;
    if (!delivery) {
      const { tool } = this.intent;
      const capacity = tool === 'large' ? LARGE_ROOM : CART_ROOM;
      return { capacity, used: 0, points: 0, villages: [], owesShort: tool === 'less' };
    }
    const loaded = villages.filter((one) => one.loaded);
    const points = loaded.reduce((sum, one) => sum + (one.tile?.value ?? 0), 0);
    const capacity = points + delivery.room >= LARGE_ROOM ? LARGE_ROOM : CART_ROOM;
    return {
      capacity,
      used: capacity - delivery.room,
      points,
      villages: loaded.map((one) => one.name),
      owesShort: delivery.owes_short,
    };
  }

  /** Whether a seat holds the fruit for a village's tile. */
  holds(name: VillageName): boolean {
    const { tile, loaded } = village(this.view, name);
    return tile !== null && !loaded && this.table.you !== null && missing(this.view, this.seat, tile).length === 0;
  }

  /** The ways to pay that are laid out, and the village where they belong. */
  get ways(): { village: VillageName; ways: Way[] } | null {
    const at = this.view.delivery?.village ?? this.intent.opened;
    if (!at || !this.mine) return null;
    const asks = this.view.delivery?.village ? ['with', 'without'] : ['load', 'short'];
    const ways = this.options
      .filter((move) => asks.includes(verb(move)) && (asks[0] === 'with' || object(move) === at))
      .map((move) => ({ move, kind: asks[0] === 'with' ? (object(move) as Fruit) : null }));
    return ways.length ? { village: at, ways } : null;
  }

  // ---- what is done

  setMode(mode: ModeName): void {
    this.#mean({ mode, tool: null, lifted: null });
  }

  cancel(): void {
    const { marked, opened, lifted, note, tool } = this.intent;
    if (marked || opened || note) this.#mean({});
    else if (lifted !== null) this.#mean({ lifted: null });
    else if (tool) this.#mean({ tool: null });
    else this.setMode('move');
  }

  get cancellable(): boolean {
    const { marked, opened, lifted, tool, mode } = this.intent;
    return this.mine && (marked !== null || opened !== null || lifted !== null || tool !== null || mode !== 'move');
  }

  /** Send what was meant so far and then a decision, one by one. */
  async send(move: string): Promise<void> {
    const moves = [...this.#before, move];
    this.#intent = null;
    this.pointed = null;
    this.visited = null;
    this.#sending = true;
    try {
      for (const one of moves) if (!(await this.table.act(one))) break;
    } finally {
      this.#sending = false;
    }
  }

  /** Choose a decision: mark it first where it ends the turn, unless it is marked or marking is not wanted. */
  pick(move: string): void {
    const what = verb(move);
    if (what === 'lift') this.#mean({ lifted: bladeOf(move) });
    else if (ACTION_TILES.includes(what as ActionTile)) this.#mean({ mode: 'tile', tool: what as ActionTile });
    else if (AT_ONCE.includes(what) || !this.table.confirm || this.marked === move) void this.send(move);
    else this.#mean({ marked: move });
  }

  /** The decision that a blade stands for now. */
  moveOn(index: number): string | null {
    return this.options.find((move) => ON_BLADES.includes(verb(move)) && bladeOf(move) === index) ?? null;
  }

  movesAt(name: VillageName): string[] {
    return this.options.filter((move) => AT_ONCE.includes(verb(move)) && object(move) === name);
  }

  pressBlade(index: number): void {
    if (!this.mine) return;
    const move = this.moveOn(index);
    if (move) return this.pick(move);
    if (this.marked && this.harvest?.blade === index) return void this.send(this.marked);
    if (this.intent.mode === 'deliver' && this.legal.includes(`move ${index + 1}`)) {
      this.setMode('move');
      return this.pick(`move ${index + 1}`);
    }
    if (this.#before.length) this.#mean({ note: { id: 'finca-why-no-farmer' } });
    else this.table.why(`${this.view.phase === 'lifting' ? 'lift' : 'move'} ${index + 1}`);
  }

  pressVillage(name: VillageName): void {
    if (!this.mine) return;
    const moves = this.movesAt(name);
    const [only] = moves;
    if (moves.length > 1) return this.#mean({ opened: name });
    if (only) return this.pick(only);
    if (this.phase === 'turn' && this.legal.includes('deliver')) return this.setMode('deliver');
    if (this.phase === 'turn') return this.table.why('deliver');
    if (this.#before.length) this.#mean({ note: this.#refusal(name) });
    else this.table.why(`load ${name}`);
  }

  pressTool(tool: ActionTile): void {
    if (!this.mine) return;
    if (this.view.phase === 'turn' && this.legal.includes(tool)) {
      if (this.intent.tool === tool) this.setMode('move');
      else this.#mean({ mode: 'tile', tool, lifted: null });
    } else this.table.why(tool);
  }

  /** Why a village cannot be the first of the delivery that is meant. */
  #refusal(name: VillageName): Message {
    const { tile } = village(this.view, name);
    const args = { village: { id: `finca-village-${name}` } };
    if (!tile) return { id: 'finca-why-closed', args };
    if (this.intent.tool === 'less' && tile.value === 1) return { id: 'finca-why-value-one' };
    const room = this.intent.tool === 'large' ? LARGE_ROOM : CART_ROOM;
    if (tile.value > room) return { id: 'finca-why-room', args: { room } };
    return { id: 'finca-why-fruit', args };
  }

  key(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Escape' && this.cancellable) {
      this.cancel();
      return true;
    }
    const way = this.ways?.ways.find(({ kind }) => kind && FRUITS.indexOf(kind) + 1 === Number(event.key));
    if (way) this.pick(way.move);
    return way !== undefined;
  }

  // ---- what the frame asks

  get busy(): boolean {
    return this.motion.busy;
  }

  get prompt(): Prompt {
    return promptOf(this);
  }

  /** Which of its farmers a seat places now. */
  get farmer(): string {
    const { table, view, seat } = this;
    const standing = view.blades.reduce((sum, { farmers }) => sum + (farmers[seat] ?? 0), 0);
    const of = FARMERS[view.players.length] ?? 0;
    return table.say('web-finca-farmer', { number: Math.min(standing + 1, of), of });
  }

  get chips(): string[] {
    const { table, view } = this;
    const houses = HOUSES[view.players.length] ?? 0;
    return [
      view.phase === 'placing' ? this.farmer : table.say('web-finca-turn', { turn: view.turn + 1 }),
      table.say('web-finca-built', { built: houses - view.houses, of: houses }),
    ];
  }

  score(seat: number): number {
    return player(this.view, seat).score;
  }

  /** Who leads for a finca tile, by how much. */
  toldRace({ leader, lead }: Race): string {
    return leader === null ? this.table.say('web-finca-tie') : this.table.say('web-finca-lead', { seat: leader, lead });
  }

  /** A blade as it is spoken: its number, its fruit, who stands on it. */
  spokenBlade(index: number): string {
    const { table } = this;
    const { fruit, farmers } = blade(this.view, index);
    const count = farmers.reduce((sum, one) => sum + one, 0);
    const who = farmers
      .flatMap((number, seat) => (number ? [`${table.say('web-player', { seat })}${number > 1 ? ` × ${number}` : ''}`] : []))
      .join(', ');
    return table.say('web-finca-blade', { blade: index + 1, kind: { id: `finca-kind-${fruit}` }, count, who });
  }

  /** What a decision would do, as the server words it, or as the same words for one that is only meant. */
  spokenMove(move: string): string {
    const choice = this.table.choices.find((one) => one.move === move);
    return this.table.say(choice?.label ?? labelOf(this.view, this.origin, move));
  }
}

