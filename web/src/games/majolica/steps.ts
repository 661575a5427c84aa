/** A cascade step by step: the views between what was shown and what is now, told from the story. */
import type { Chapter, Message } from '../../protocol';
import { COLOURS, KINDS, type Colour, type Design, type Kind, type Player, type View } from './types';
import { NONE, W4, count, freeCells, plus } from './workshops';

/** What a step shows, for its sound, its flash and its length. */
export type StepKind = 'take' | 'place' | 'card' | 'run' | 'raise' | 'break' | 'flow' | 'complete' | 'bloom' | 'discard' | 'end';

export interface Step {
  kind: StepKind;
  view: View;
  seat: number;
  /** The workshop that runs. */
  workshop: number | null;
}

/** The steps from one view to another. The last one is always the view itself. */
export function steps(before: View, chapters: Chapter[], after: View): Step[] {
  const told: Step[] = [];
  let view = before;
  let running = before.phase === 'raising' || before.phase === 'breaking' ? before.now.workshop : null;
  for (const chapter of chapters) {
    const telling = new Telling(view, chapter, running);
    for (const event of chapter.events) telling.tell(event);
    told.push(...telling.steps);
    if (telling.lost) break;
    ({ view, running } = telling);
  }
  const last = told.at(-1);
  if (last && sameTable(last.view, after)) told.pop();
  told.push({ kind: last?.kind ?? 'end', view: after, seat: chapters.at(-1)?.seat ?? 0, workshop: last?.workshop ?? null });
  return told;
}

/** Whether tiles can lie so. */
function isPossible({ now, players }: View): boolean {
  const all = [now.hand, ...players.flatMap((player) => player.workshops)];
  return all.every((tiles) => Object.values(tiles).every((number) => number >= 0));
}

/** Whether all pieces that people see lie alike. */
function sameTable(one: View, other: View): boolean {
  const seen = (view: View): string =>
    JSON.stringify([view.grid, view.display, view.now.hand, view.now.waiting, view.players.map((p) => [p.workshops, p.slots])]);
  return seen(one) === seen(other);
}

class Telling {
  readonly steps: Step[] = [];
  view: View;
  /** Where the story does not tell enough the telling ends, and the truth comes next. */
  lost = false;

  constructor(
    before: View,
    private readonly chapter: Chapter,
    /** The workshop that runs; one that runs at the end of a decision goes on with the next. */
    public running: number | null,
  ) {
    this.view = structuredClone(before);
  }

  get #player(): Player {
    const player = this.view.players[this.chapter.seat];
    if (!player) throw new RangeError(`no seat ${this.chapter.seat}`);
    return player;
  }

  #show(kind: StepKind): void {
    this.lost ||= !isPossible(this.view);
    if (this.lost) return;
    this.view.runs = [];
    this.steps.push({ kind, view: this.view, seat: this.chapter.seat, workshop: this.running });
    this.view = structuredClone(this.view);
  }

  tell({ id, args = {} }: Message): void {
    const kind = kindOf(args.kind);
    const workshop = workshopOf(args.workshop);
    switch (id) {
      case 'majolica-did-take':
        return this.#take();
      case 'majolica-did-card':
        return this.#draft();
      case 'majolica-did-start':
      case 'majolica-did-slot':
        return this.#lay(workshop);
      case 'majolica-did-arrange':
        return this.#arrange();
      case 'majolica-did-into':
        return this.#place(workshop);
      case 'majolica-did-keep':
        return this.#keep(kind as Colour);
      case 'majolica-did-bonus':
        this.view.now.hand[kind as Colour] += 1;
        this.view.now.bonuses -= 1;
        return this.#show('take');
      case 'majolica-did-run':
        this.running = workshop;
        return this.#show('run');
      case 'majolica-did-violet':
      case 'majolica-did-one':
      case 'majolica-did-nothing':
        return this.#serve(id);
      case 'majolica-did-violet-open':
        return this.#open();
      case 'majolica-did-enter-violet':
      case 'majolica-did-enter':
        return this.#enter();
      case 'majolica-did-raise':
        return this.#raise(kind as Colour);
      case 'majolica-did-complete':
        return this.#complete();
      case 'majolica-did-break':
      case 'majolica-did-break-keep':
        return this.#lose(this.running, kind, 'break');
      case 'majolica-did-discard':
        return this.#lose(workshop, kind, 'discard');
      case 'majolica-did-pass':
        return this.#flow(workshop);
      case 'majolica-did-bloom':
        this.#player.blooms += 1;
        return this.#show('bloom');
    }
  }

  #take(): void {
    const { move } = this.chapter;
    const [what, single] = move?.split(' ') ?? [];
    const cells = what === 'tile' ? [single] : this.view.runs.find((run) => run.move === move)?.cells;
    const taken = this.view.grid.filter(({ cell, colour }) => colour && cells?.includes(cell));
    this.lost ||= taken.length !== cells?.length;
    for (const cell of taken) {
      if (cell.colour) this.view.now.hand[cell.colour] += 1;
      cell.colour = null;
      cell.taken_by = this.chapter.seat;
      this.view.face_up -= 1;
    }
    this.#show('take');
  }

  #draft(): void {
    const place = this.view.display[Number(this.chapter.move?.split(' ')[1]) - 1];
    if (!place) return;
    this.view.now.card = place.card;
    place.card = null;
    place.taken_by = this.chapter.seat;
    this.#show('card');
  }

  #lay(slot: number | null): void {
    const card = this.view.now.card ?? this.#player.start_card;
    if (slot === null || !card) return;
    this.view.now.card = null;
    this.#player.start_card = null;
    this.#player.slots[slot] = { ...card, tiles: card.cells.map(() => null) };
    this.#show('card');
  }

  #arrange(): void {
    const order = this.chapter.move?.split(' ')[1] ?? '123';
    const old = this.#player.slots;
    this.#player.slots = [...order].map((slot) => old[Number(slot) - 1] ?? null);
    this.#show('card');
  }

  #place(workshop: number | null): void {
    if (workshop === null) return;
    this.#add(workshop, this.view.now.hand);
    for (const colour of COLOURS) this.view.now.hand[colour] = 0;
    this.#show('place');
  }

  #keep(colour: Colour): void {
    this.view.now.hand[colour] -= 1;
    this.#player.mission?.tiles.push(colour);
    this.#show('place');
  }

  #raise(colour: Colour): void {
    const slot = this.running;
    const card: Design | null = slot === null ? null : (this.#player.slots[slot] ?? null);
    if (slot === null || !card) return;
    const cells = freeCells(card, colour);
    const exact = cells.find((cell) => card.cells[cell] === colour);
    const free = cells.find((cell) => card.cells[cell] === 'any');
    const cell = this.#asksForAny() ? (free ?? exact) : (exact ?? free);
    if (cell === undefined) return;
    card.tiles[cell] = colour;
    this.#add(slot, { [colour]: -1 });
    this.#show('raise');
  }

  /** Whether the player chose a cell for any colour; that concerns the first tile of the decision. */
  #asksForAny(): boolean {
    return Boolean(this.chapter.move?.endsWith(' any')) && this.steps.every((step) => step.kind !== 'raise');
  }

  #complete(): void {
    const slot = this.running;
    const card = slot === null ? null : this.#player.slots[slot];
    if (slot === null || !card) return;
    this.#player.slots[slot] = null;
    this.#player.completed.push({ id: card.id, points: card.points, bonus: card.bonus, cells: card.cells });
    this.#player.score += card.points;
    if (card.bonus) this.view.now.bonuses += 1;
    this.#show('complete');
  }

  #lose(workshop: number | null, kind: Kind, why: StepKind): void {
    if (workshop === null) return;
    this.#add(workshop, { [kind]: -1 });
    this.#show(why);
  }

  /** All that is left goes on; violet leaves the game on entering W4. */
  #flow(to: number | null): void {
    const from = this.running;
    if (from === null || to === null) return;
    const rest = this.#player.workshops[from] ?? NONE;
    this.#player.workshops[from] = { ...NONE };
    this.#add(to, to === W4 ? { ...rest, violet: 0 } : rest);
    this.running = null;
    this.#show('flow');
  }

  /** W4: one tile to the town hall, the others back to W1, with a violet one if there was one. */
  #serve(id: string): void {
    const tiles = { ...(this.#player.workshops[W4] ?? NONE) };
    const colour = COLOURS.find((other) => tiles[other] > 0);
    if (colour) tiles[colour] -= 1;
    this.#player.workshops[W4] = { ...NONE };
    if (id === 'majolica-did-violet') {
      this.view.town_hall.violets -= 1;
      this.#player.violets += 1;
      tiles.violet += 1;
    }
    if (id === 'majolica-did-one') {
      this.view.town_hall.ones -= 1;
      this.#player.ones += 1;
      this.#player.score += 1;
    }
    if (count(tiles) > 0) this.#add(0, tiles);
    this.#show('flow');
  }

  /** W4 with a violet tile whose order is open: it waits, and so do the others, still in W4. */
  #open(): void {
    const colour = COLOURS.find((other) => (this.#player.workshops[W4]?.[other] ?? 0) > 0);
    if (colour) this.#add(W4, { [colour]: -1 });
    this.view.town_hall.violets -= 1;
    this.#player.violets += 1;
    this.view.now.waiting.unshift({ kind: 'violet', count: 1 });
    this.running = null;
    this.#show('flow');
  }

  /** Violet or the others enter W1: what was chosen to be first, or what has waited. */
  #enter(): void {
    const { waiting } = this.view.now;
    const { move } = this.chapter;
    if (this.steps.length === 0 && (move === 'violet first' || move === 'tiles first')) {
      const rest = this.#player.workshops[W4] ?? NONE;
      const colour = COLOURS.find((other) => rest[other] > 0);
      this.#player.workshops[W4] = { ...NONE };
      if (colour) waiting.splice(move === 'violet first' ? 1 : 0, 0, { kind: colour, count: rest[colour] });
    }
    const next = waiting.shift();
    if (next) this.#add(0, { [next.kind]: next.count });
    this.#show('flow');
  }

  #add(workshop: number, tiles: Partial<Record<Kind, number>>): void {
    this.#player.workshops[workshop] = plus(this.#player.workshops[workshop] ?? NONE, tiles);
  }
}

/** The kind that a message names. */
function kindOf(value: unknown): Kind {
  const id = (value as Message | undefined)?.id ?? '';
  return KINDS.find((kind) => id.endsWith(`-${kind}`)) ?? 'red';
}

/** W1 is 0. */
function workshopOf(value: unknown): number | null {
  return typeof value === 'string' ? Number(value.slice(1)) - 1 : null;
}
