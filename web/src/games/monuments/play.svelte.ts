/** What is marked, pointed at and offered while World Monuments is played. */
import type { Choice, Message } from '../../protocol';
import type { Play, Prompt, Table } from '../contract';
import { clockwise } from './art/ring';
import { Camera } from './camera.svelte';
import { allPlaces, BRICKS, HELD, inQuarry, type Held, type Place, type View, type Walk } from './types';

export type Half = 'quarry' | 'monument';

/** The move that builds on a place. */
export function moveAt(place: Place): string {
  return place.kind === 'gem' ? 'reliquary' : `build ${place.place}`;
}

/** The name by which a target of a move is found on the page. */
export function targetOf(move: string): string {
  return move.replace(' ', '-');
}

export function roman(number: number): string {
  return ['I', 'II', 'III'][number - 1] ?? String(number);
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export class MonumentsPlay implements Play {
  /** The kind that was picked in the hand, whether it can be placed or not. */
  #picked = $state<Held | null>(null);
  #marked = $state<string | null>(null);
  /** The move under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The target at which the board is entered by keyboard. */
  #stop = $state<string | null>(null);
  /** Whether pieces are still on their way; the frame waits for them. */
  busy = $state(false);
  /** The half that somebody looks at though it is not being played. */
  #looking = $state<Half | null>(null);

  readonly camera: Camera;
  readonly #legal: Choice[];
  readonly #places: Place[];

  constructor(private readonly table: Table<View>) {
    this.#legal = $derived(table.live ? table.choices : []);
    this.#places = $derived(allPlaces(table.view).filter((place) => this.isLegal(moveAt(place))));
    this.camera = new Camera(() => table.pace === 0);
    this.camera.turn = this.camera.bestView(this.#plan, this.#plan.filter((place) => place.open), true).view;
  }

  // ---- what is legal, picked, marked

  get isYourTurn(): boolean {
    return this.#legal.length > 0;
  }

  isLegal(move: string): boolean {
    return this.#legal.some((choice) => choice.move === move);
  }

  /** What a legal move would do, in words. */
  label(move: string): string {
    const message = this.#message(move);
    return message ? this.table.say(message) : '';
  }

  #message(move: string | null): Message | undefined {
    return this.#legal.find((legal) => legal.move === move)?.label;
  }

  /** Every place where you can build now. */
  get places(): Place[] {
    return this.#places;
  }

  placesFor(kind: Held): Place[] {
    return this.#places.filter((place) => place.kind === kind);
  }

  get picked(): Held | null {
    return this.#picked && this.placesFor(this.#picked).length ? this.#picked : null;
  }

  get marked(): string | null {
    return this.#marked && this.isLegal(this.#marked) ? this.#marked : null;
  }

  get markedPlace(): Place | null {
    return this.#places.find((place) => moveAt(place) === this.marked) ?? null;
  }

  /** What is shown as a ghost: the place pointed at, else the one marked. */
  get pointedPlace(): Place | null {
    return this.#places.find((place) => moveAt(place) === this.pointed) ?? this.markedPlace;
  }

  get #targetPlaces(): Place[] {
    return this.#places.filter((place) => !this.picked || place.kind === this.picked);
  }

  /** The legal targets in the order of the arrow keys. */
  get targets(): string[] {
    const moves = this.#legal.map((choice) => choice.move).filter((move) => move !== 'pass');
    if (this.table.view.phase === 'taking') return moves;
    if (this.table.view.phase === 'walking') return moves.sort((a, b) => clockwise(a.slice(3)) - clockwise(b.slice(3)));
    return this.#targetPlaces
      .sort((a, b) => b.points - a.points || a.place - b.place)
      .map(moveAt);
  }

  /** The one target that the Tab key reaches; arrows go on from it. */
  get stop(): string | null {
    const targets = this.targets;
    if (this.#stop && targets.includes(this.#stop)) return this.#stop;
    return this.marked && targets.includes(this.marked) ? this.marked : (targets[0] ?? null);
  }

  // ---- what a click does

  /** Whether a move is marked first and done by a second click or by Confirm: one that ends your turn. */
  #asksFirst(move: string): boolean {
    if (move === 'pass') return true;
    const walk = this.table.view.walk;
    const isLast = walk === null || walk.taken.length === walk.steps - 1;
    return this.table.confirm && isLast && !move.startsWith('take');
  }

  choose(move: string): void {
    if (!this.isYourTurn) return;
    if (!this.isLegal(move)) this.table.why(move);
    else if (this.#asksFirst(move) && this.marked !== move) this.mark(move);
    else this.#act(move);
  }

  mark(move: string): void {
    this.#marked = move;
    const place = this.markedPlace;
    if (place) this.#picked = place.kind;
  }

  #act(move: string): void {
    this.#marked = null;
    this.pointed = null;
    void this.table.act(move);
  }

  pick(kind: Held): void {
    if (!this.isYourTurn || this.table.view.phase !== 'building') return;
    const [first] = this.placesFor(kind);
    if (first) {
      this.#picked = this.picked === kind ? null : kind;
      if (this.markedPlace && this.markedPlace.kind !== this.#picked) this.#marked = null;
      return;
    }
    const wanted = allPlaces(this.table.view).find((place) => place.kind === kind && place.by === null);
    if (wanted) this.table.why(moveAt(wanted));
  }

  cancel(): boolean {
    if (!this.#marked && !this.#picked) return false;
    if (this.#marked) this.#marked = null;
    else this.#picked = null;
    return true;
  }

  /** The next place, or the one before: for the stepper of phones and for arrow keys. */
  step(by: number): void {
    const targets = this.targets;
    const from = this.marked ? targets.indexOf(this.marked) : by > 0 ? -1 : 0;
    const move = targets[(from + by + targets.length) % targets.length];
    if (!move) return;
    this.mark(move);
    if (this.markedPlace) this.camera.show(this.#plan, [this.markedPlace], false);
  }

  focus(move: string | null): void {
    this.pointed = move;
    if (move) this.#stop = move;
  }

  // ---- what is looked at

  get playing(): Half {
    return inQuarry(this.table.view) ? 'quarry' : 'monument';
  }

  get looking(): Half {
    return this.#looking ?? this.playing;
  }

  swap(): void {
    const other = this.looking === 'quarry' ? 'monument' : 'quarry';
    this.#looking = other === this.playing ? null : other;
  }

  /** When the other half or your turn begins, nobody is left looking at a half by an old click. */
  lookAtPlay(): void {
    this.#looking = null;
  }

  get #plan(): Place[] {
    return allPlaces(this.table.view);
  }

  /** Whether you can build, and every place for it stands behind bricks. */
  get isHidden(): boolean {
    const places = this.#targetPlaces;
    return places.length > 0 && !this.camera.seen(this.#plan, places, this.picked === null).length;
  }

  /** Turn the monument where every place stands behind bricks; false where that does not help. */
  turnIntoSight(): boolean {
    return this.camera.show(this.#plan, this.#targetPlaces, this.picked === null);
  }

  // ---- the frame's questions

  #say(id: string, args?: Record<string, unknown>): string {
    return this.table.say(id, args);
  }

  get prompt(): Prompt {
    if (this.table.over) return { text: this.table.say('web-monuments-over') };
    if (!this.isYourTurn) return this.#waiting();
    const asked = this.#asking();
    if (this.looking === this.playing) return asked;
    const back = { label: this.#say(`web-monuments-look-${this.playing}`), run: () => { this.lookAtPlay(); } };
    return { text: asked.text, buttons: [back] };
  }

  #asking(): Prompt {
    const { phase } = this.table.view;
    if (phase === 'walking') return this.#walking();
    if (phase === 'taking') return this.#taking();
    return this.isLegal('pass') ? this.#passing() : this.#building();
  }

  /** An explanation for which phones have no room. */
  #explain(id: string): string {
    return this.table.compact ? '' : this.#say(id);
  }

  /** What building on a place would do; on phones, where one steps through the places, which of them it is. */
  #describe(place: Place): Prompt['detail'] {
    if (!this.table.compact) return this.#message(moveAt(place));
    const { targets } = this;
    const number = targets.indexOf(moveAt(place)) + 1;
    return this.#say('web-monuments-chosen', { level: place.level, points: place.points, number, count: targets.length });
  }

  #waiting(): Prompt {
    const { view } = this.table;
    if (view.seat === null) return { text: '' };
    const id = this.playing === 'quarry' ? 'web-monuments-wait-quarry' : 'web-monuments-wait-building';
    return { text: this.table.say({ id, args: { seat: view.seat } }) };
  }

  #walking(): Prompt {
    const { view } = this.table;
    const walk = view.walk;
    if (!walk) return { text: '' };
    const step = walk.taken.length + 1;
    const isLast = step === walk.steps;
    const preview = this.#message(this.pointed ?? this.marked);
    if (walk.start === null) {
      return {
        text: this.#say('web-monuments-start'),
        detail: preview ?? this.#explain('web-monuments-start-detail'),
        ...this.#confirmation(this.#say('web-monuments-set')),
      };
    }
    return {
      text: this.#say('web-monuments-step', { step, steps: walk.steps }),
      detail: preview ?? (isLast ? this.#say('web-monuments-step-last') : this.#explainReach(walk)),
      ...this.#confirmation(this.#say('web-monuments-go')),
    };
  }

  /** What the numbers on the glowing cells mean, told with the largest of them. */
  #explainReach(walk: Walk): string {
    const count = Math.max(0, ...walk.next.map(({ reach }) => reach));
    return [this.#explain('web-monuments-step-detail'), count ? this.#say('web-monuments-reach', { count }) : ''].join(' ').trim();
  }

  #taking(): Prompt {
    const { view } = this.table;
    const walk = view.walk;
    return {
      text: this.#say('web-monuments-take'),
      detail: this.#message(this.pointed) ?? this.#say('web-monuments-take-detail', {
        step: walk?.taken.length ?? 0,
        steps: walk?.steps ?? 0,
      }),
    };
  }

  #building(): Prompt {
    const place = this.markedPlace;
    const pointed = this.pointedPlace;
    const kind = this.picked;
    const count = this.targets.length;
    const pass = { label: this.#say('web-monuments-pass'), run: () => { this.table.why('pass'); }, refused: true };
    // A marked place makes the bricks before it fade, so one that is seen from nowhere is marked.
    const show = { label: this.#say('web-monuments-show'), run: () => { if (!this.turnIntoSight()) this.step(1); } };
    const { isHidden } = this;
    return {
      text: kind ? this.#say(`web-monuments-place-${kind}`, { count }) : this.#say('web-monuments-place', { count }),
      detail: pointed ? this.#describe(pointed) : isHidden ? this.#say('web-monuments-hidden') : this.#explain('web-monuments-place-detail'),
      buttons: isHidden ? [show, pass] : [pass],
      ...this.#confirmation(this.#say('web-monuments-build', { points: place?.points ?? 0 }), this.#say('web-monuments-build-none')),
    };
  }

  #passing(): Prompt {
    const { you, view } = this.table;
    const points = you === null ? 0 : (view.players[you]?.pass_cost ?? 0);
    return {
      text: points ? this.#say('web-monuments-must-pass', { points }) : this.#say('web-monuments-must-pass-free'),
      detail: this.#say('web-monuments-must-pass-detail'),
      tone: points ? 'warning' : 'plain',
      confirm: { label: this.#say('web-monuments-pass'), run: () => { this.#act('pass'); } },
    };
  }

  /** The Confirm button for what is marked; at tables that do not ask twice there is none. */
  #confirmation(label: string, empty = label): Pick<Prompt, 'confirm' | 'cancel'> {
    const move = this.marked;
    if (!move) return this.#asksFirst(this.#legal[0]?.move ?? '') ? { confirm: { label: empty, run: () => undefined, disabled: true } } : {};
    return { confirm: { label, run: () => { this.#act(move); } }, cancel: () => { this.cancel(); } };
  }

  get chips(): string[] {
    const { view } = this.table;
    if (this.table.compact) return [`${roman(view.round)} / ${roman(view.rounds)}`];
    return [
      this.#say(`monuments-monument-${view.monument}`),
      this.#say('web-monuments-round', { number: roman(view.round), rounds: roman(view.rounds) }),
      this.#say(`web-monuments-phase-${this.playing}`),
    ];
  }

  score(seat: number): number | null {
    const player = this.table.view.players[seat];
    if (!player) return null;
    return this.table.over ? player.score : player.points;
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const { phase } = this.table.view;
    switch (event.key) {
      case 'q': case 'Q': this.camera.rotate(-1); return true;
      case 'e': case 'E': this.camera.rotate(1); return true;
      case 'l': case 'L': this.camera.lift(); return true;
      case 'Escape': return this.cancel();
      case 'Backspace': this.table.undo(); return true;
      case 'ArrowRight': case 'ArrowDown': return this.#goOn(1);
      case 'ArrowLeft': case 'ArrowUp': return this.#goOn(-1);
    }
    const digit = Number(event.key);
    if (!this.isYourTurn || !(digit >= 1)) return false;
    if (phase === 'taking') return this.#chooseNth(digit - 1);
    const kind = phase === 'building' ? HELD[digit - 1] : undefined;
    if (kind) this.pick(kind);
    return kind !== undefined;
  }

  #chooseNth(index: number): boolean {
    const move = this.targets[index];
    if (move) this.choose(move);
    return move !== undefined;
  }

  /** Move the focus to the next target on the board. */
  #goOn(by: 1 | -1): boolean {
    const targets = this.targets;
    if (!targets.length) return false;
    const here = document.activeElement?.getAttribute('data-target');
    const at = targets.findIndex((move) => targetOf(move) === here);
    const next = at < 0 ? this.stop : targets[(at + by + targets.length) % targets.length];
    if (!next) return false;
    this.focus(next);
    document.querySelector<SVGElement>(`[data-target="${targetOf(next)}"]`)?.focus();
    return true;
  }
}

/** The bricks that a hand would leave over by passing, one by one. */
export function leftOver(holds: Record<Held, number>): Held[] {
  return BRICKS.flatMap((kind) => Array.from({ length: holds[kind] }, () => kind));
}
