/** The play of Majolica: what is marked, what it would do, and what the prompt says. */
import type { Choice, Message } from '../../protocol';
import type { Mode, Play, Prompt, Table } from '../contract';
import { Marking, type Way } from './marks.svelte';
import { promptFor } from './prompt';
import { Stage } from './stage.svelte';
import { NO_TARGETS, arrangement, handOf, targets, type Chooser, type Target, type Zone } from './targets';
import type { Player, Run, Tiles, View } from './types';
import { W4, count, forecast, gather, type Forecast } from './workshops';

const WAYS: Way[] = ['run', 'card', 'swap'];
const WAY_KEYS: Record<string, Way> = { a: 'run', b: 'card', c: 'swap' };

export class MajolicaPlay implements Play, Chooser {
  readonly stage: Stage;
  readonly marks: Marking;
  /** What the pointer or the focus is on. */
  pointed = $state<string | null>(null);
  /** The last stop of each zone, so that it can be returned to. */
  #stops = $state<Record<Zone, string | null>>({ board: null, own: null });

  readonly #choices: Partial<Record<string, Choice>> = $derived.by(() =>
    Object.fromEntries(this.table.choices.map((choice) => [choice.move, choice])),
  );
  readonly targets: ReadonlyMap<string, Target> = $derived.by(() => (this.#open ? targets(this) : NO_TARGETS));

  constructor(readonly table: Table<View>) {
    this.stage = new Stage(() => table.view);
    this.marks = new Marking(() => table.view);
  }

  // ---- what choosing needs

  get view(): View {
    return this.table.view;
  }
  /** The seat in front of which one sits; spectators look at the first. */
  get seat(): number {
    return this.table.you ?? 0;
  }
  get player(): Player {
    const player = this.view.players[this.seat];
    if (!player) throw new RangeError(`no seat ${this.seat}`);
    return player;
  }
  get compact(): boolean {
    return this.table.compact;
  }
  get #open(): boolean {
    return this.table.live && this.table.choices.length > 0 && !this.stage.playing;
  }

  readonly label = (move: string): Message | undefined => this.#choices[move]?.label;

  readonly decide = (...moves: string[]): void => {
    void this.#send(moves);
  };

  readonly aim = (move: string, sure: boolean): void => {
    const settled = sure && !this.table.confirm;
    if (!settled && this.marks.aim !== move) this.marks.aimAt(move);
    else this.decide(...(this.marks.held ? [this.marks.held] : []), move);
  };

  async #send(moves: string[]): Promise<void> {
    for (const move of moves) if (!(await this.table.act(move))) return;
  }

  // ---- pointing and pressing

  target(id: string): Target | undefined {
    return this.targets.get(id);
  }

  /** The one target of a zone that the Tab key reaches. */
  stop(zone: Zone): string | null {
    const last = this.#stops[zone];
    if (last && this.targets.get(last)?.zone === zone) return last;
    for (const target of this.targets.values()) if (target.zone === zone) return target.id;
    return null;
  }

  stopAt(zone: Zone, id: string): void {
    this.#stops[zone] = id;
  }

  /** A click: chooses what is legal, changes the way of the turn where that makes it legal, else asks why not. */
  press(id: string): void {
    if (this.stage.playing) return this.stage.skip();
    const target = this.targets.get(id);
    if (target) return target.pick();
    if (this.marks.way === 'run' && this.#pressRun(id)) return;
    const move = moveOf(this.view, id);
    if (!move) return;
    if (!move.startsWith('card ') || !this.label(move)) return this.table.why(move);
    this.marks.way = 'card';
    this.marks.hold(move);
  }

  /** A tile belongs to the runs through it; clicked again, a corner gives the other one. */
  #pressRun(id: string): boolean {
    const through = this.#runsThrough(id);
    const run = through.find((other) => other.move !== this.marks.held) ?? through[0];
    if (run) this.marks.hold(run.move);
    return run !== undefined;
  }

  #runsThrough(id: string): Run[] {
    if (this.view.phase !== 'turn' || this.targets.size === 0) return [];
    return this.view.runs.filter((run) => id.startsWith('cell-') && run.cells.includes(id.slice(5)));
  }

  /** The run that is marked, or else pointed at. */
  get run(): Run | null {
    if (this.view.phase !== 'turn' || this.marks.way !== 'run') return null;
    const marked = this.view.runs.find((run) => run.move === this.marks.held);
    return marked ?? this.pointedRun;
  }

  get pointedRun(): Run | null {
    const id = this.pointed;
    if (!id || this.marks.way !== 'run' || this.targets.size === 0) return null;
    return this.view.runs.find((run) => run.move.replace(' ', '-') === id) ?? this.#runsThrough(id)[0] ?? null;
  }

  // ---- previews

  get hand(): Tiles {
    return this.#entering ?? handOf(this.view, this.marks.held);
  }

  /** The tiles that would enter W1 first, of what is marked or pointed at. */
  get #entering(): Tiles | null {
    if (this.view.phase !== 'ordering') return null;
    const target = this.pointed ? this.targets.get(this.pointed) : undefined;
    const move = target ? stepOf(target.id) : this.marks.aim;
    if (move === 'violet first') return gather(['violet']);
    return move === 'tiles first' ? (this.player.workshops[W4] ?? null) : null;
  }

  /** The workshop that the tiles in hand would go to. */
  get aimed(): number | null {
    if (this.#entering) return 0;
    const into = this.marks.aim?.startsWith('into') ? Number(this.marks.aim.slice(6)) - 1 : null;
    if (into !== null) return into;
    const pointed = this.pointed?.startsWith('workshop-') && this.targets.has(this.pointed) ? this.pointed : null;
    return pointed && count(this.hand) > 0 ? Number(pointed.slice(9)) - 1 : null;
  }

  get forecast(): Forecast | null {
    return this.aimed === null ? null : forecast(this.view.workshops, this.player, this.aimed, this.hand);
  }

  /** Tiles that would lie face up after what is marked or pointed at. */
  get faceUpAfter(): number | null {
    if (this.run) return this.view.face_up - this.run.cells.length;
    return this.marks.held?.startsWith('tile') ? this.view.face_up - 1 : null;
  }

  // ---- what the frame asks

  get busy(): boolean {
    return this.stage.moving;
  }

  get chips(): string[] {
    const { round, last_round, solo } = this.view;
    return [this.table.say(solo ? 'web-majolica-round-of' : 'web-majolica-round', { round: Math.min(round + 1, last_round), of: last_round })];
  }

  score(seat: number): number | null {
    return this.stage.view.players[seat]?.score ?? null;
  }

  /** The switch between the ways to play the turn. */
  get modes(): Mode[] {
    const { phase } = this.view;
    if (!this.#open || (phase !== 'turn' && phase !== 'card_part')) return [];
    const noCards = this.view.display.every((place) => !place.card);
    return WAYS.filter((way) => phase === 'turn' || way !== 'run').map((way) => ({
      id: way,
      label: this.table.say(`web-majolica-way-${phase === 'turn' ? '' : 'then-'}${way}`),
      chosen: this.marks.way === way,
      ...(way === 'card' && noCards ? { disabled: this.table.say('web-majolica-no-cards') } : {}),
      choose: () => (this.marks.way = way),
    }));
  }

  get prompt(): Prompt {
    return promptFor(this);
  }

  /** The move that lays the own cards as they are marked. */
  get arranged(): string | undefined {
    return arrangement(this, this.marks.order);
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (this.stage.playing && (event.key === ' ' || event.key === 'Enter')) {
      this.stage.skip();
      return true;
    }
    if (event.key >= '1' && event.key <= '4') return this.#pressIfLegal(`workshop-${event.key}`, `slot-${event.key}`);
    const way = WAY_KEYS[event.key.toLowerCase()];
    const mode = way && this.modes.find((other) => other.id === way && !other.disabled);
    if (!mode) return false;
    mode.choose();
    return true;
  }

  #pressIfLegal(...ids: string[]): boolean {
    const id = ids.find((other) => this.targets.has(other));
    if (!id) return false;
    this.pointed = id;
    this.press(id);
    return true;
  }
}

/** The step of W4 that a target stands for. */
function stepOf(id: string): string {
  return id.startsWith('waiting') ? 'violet first' : 'tiles first';
}

/** The decision that a click on something means, legal or not. */
function moveOf(view: View, id: string): string | null {
  const [thing, what] = id.split('-');
  switch (thing) {
    case 'cell':
      return `tile ${what}`;
    case 'place':
      return `card ${what}`;
    case 'slot':
      return `slot ${what}`;
    case 'workshop':
      return view.phase === 'settling' ? `run w${what}` : `into w${what}`;
    default:
      return null;
  }
}
