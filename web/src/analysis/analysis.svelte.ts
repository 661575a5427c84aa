/** A board on which one plays all seats, goes back, and tries something else; all of it is kept as a tree. */
import { SvelteMap } from 'svelte/reactivity';
import type { Chapter, Choice, Face, Position, PositionFace, Record as SaveFile } from '../protocol';
import { api } from '../state/api';
import { ownFace, SoloTable } from '../table/solo.svelte';
import { START, Tree, type Step } from './branches';

export class AnalysisTable extends SoloTable {
  tree = $state.raw(Tree.empty);
  /** The decision after which one looks. */
  at = $state(START);
  /** The end of the line that one steps along. */
  #tip = $state(START);
  /** The position that stands on the board; while another is asked for, the one before. */
  shown = $state.raw<{ id: number; seat: number; face: PositionFace } | null>(null);
  /** What is told of each decision, as far as it is known. */
  readonly told = new SvelteMap<number, Chapter>();
  #study = $state.raw<{ tree: Tree; id: string } | null>(null);
  // Not shown, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #positions = new Map<string, Promise<PositionFace>>();

  /** The table of a save file; `study` is the name under which it is kept already. */
  constructor(
    readonly source: SaveFile,
    study: string | null = null,
  ) {
    super();
    this.tree = Tree.of(source);
    this.#tip = this.tree.end(START);
    if (study) this.#study = { tree: this.tree, id: study };
  }

  // ---- where one is

  /** The line that one steps along. */
  readonly line: Step[] = $derived(this.tree.path(this.#tip));
  readonly number: number = $derived(this.line.findIndex((step) => step.id === this.at) + 1);

  /** To a decision as a link names it: by its place in the save file, in which the main line comes first. */
  open(at: number): Promise<boolean> {
    return this.tree.has(at) ? this.go(at) : this.stepTo(at);
  }

  /** Steps along the line to so many decisions. */
  stepTo(number: number): Promise<boolean> {
    return this.go(this.line[Math.max(0, Math.min(number, this.line.length)) - 1]?.id ?? START);
  }

  /** To the same moment of the next or previous branch. */
  turnTo(way: 1 | -1): void {
    const beside = this.tree.step(this.tree.step(this.at).parent).next;
    const next = this.at === START ? undefined : beside[beside.indexOf(this.at) + way];
    if (next !== undefined) void this.go(next);
  }

  /** Shows the position after a decision; false where it cannot be shown or something else is wanted by now. */
  async go(id: number): Promise<boolean> {
    this.at = id;
    this.objection = null;
    if (id !== START && !this.line.some((step) => step.id === id)) this.#tip = this.tree.end(id);
    try {
      const face = await this.#ask(this.tree.moves(id));
      this.#learn(id, face.story);
      if (this.at !== id) return false;
      this.shown = { id, seat: face.to_act[0] ?? 0, face };
      const next = this.line[face.moves];
      if (next) void this.#ask(this.tree.moves(next.id)).catch(() => undefined);
      return true;
    } catch (reason) {
      return this.object(reason);
    }
  }

  /** Asks what is told of every line, so that all of them can be read. */
  async read(): Promise<void> {
    const ends = this.tree.rows().filter(({ step }) => step.next.length === 0);
    for (const { step } of ends) {
      const known = await this.#ask(this.tree.moves(step.id)).catch(() => null);
      if (known) this.#learn(step.id, known.story);
    }
  }

  position(moves: string[], seat: number | null = null): Position {
    const { game, rules, options, players, seed } = this.source;
    return { game, rules, options, players, seed, moves, seat };
  }

  #ask(moves: string[], seat: number | null = null): Promise<PositionFace> {
    const path = [seat, ...moves].join('\n');
    const kept = this.#positions.get(path);
    if (kept) return kept;
    const asked = api.position(this.position(moves, seat));
    this.#positions.set(path, asked);
    asked.catch(() => this.#positions.delete(path));
    return asked;
  }

  #learn(id: number, story: Chapter[]): void {
    for (const [number, step] of this.tree.path(id).entries()) {
      const chapter = story[number];
      if (chapter && !this.told.has(step.id)) this.told.set(step.id, chapter);
    }
  }

  // ---- the tree

  /** Deletes the decision after which one looks, with all that follows. */
  delete(): void {
    if (this.at === START) return;
    const { parent } = this.tree.step(this.at);
    this.tree = this.tree.remove(this.at);
    this.#tip = this.tree.end(parent);
    void this.go(parent);
  }

  /** Makes the line that one looks at the main one. */
  promote(): void {
    this.tree = this.tree.promote(this.at);
  }

  /** Where the study is kept, if it is kept as it stands. */
  get study(): string | null {
    return this.#study?.tree === this.tree ? this.#study.id : null;
  }

  /** Keeps the study; gives the address at which it opens where one looks now. */
  async save(): Promise<{ study: string; address: string }> {
    const study = this.study ?? (await this.#keep());
    const at = Tree.of(this.tree.save()).along(this.tree.moves(this.at));
    return { study, address: `/analysis/${study}?at=${at}` };
  }

  async #keep(): Promise<string> {
    const { tree } = this;
    const end = await this.#ask(tree.moves(tree.end(START)));
    const scores = end.over ? end.scores : null;
    const { study } = await api.saveStudy({ ...this.source, ...tree.save(), scores, checksum: '' });
    this.#study = { tree, id: study };
    return study;
  }

  // ---- what games and frame see

  readonly everybody = true;
  readonly undoing = 'no';
  readonly face: Face = $derived.by(() => {
    const { game, rules, options, players } = this.source;
    return ownFace(game, rules, options, players, this.over);
  });
  get view(): unknown {
    return this.shown?.face.view ?? {};
  }
  get toAct(): number[] {
    return this.shown?.face.to_act ?? [];
  }
  get you(): number {
    return this.shown?.seat ?? 0;
  }
  get choices(): Choice[] {
    return this.shown?.face.choices[this.you] ?? [];
  }
  get story(): Chapter[] {
    return this.shown?.face.story ?? [];
  }
  get over(): boolean {
    return this.shown?.face.over ?? false;
  }

  /** Where several seats are to act: decide for this one, with what it sees. */
  async decideFor(seat: number): Promise<void> {
    if (!this.shown) return;
    const { id } = this.shown;
    try {
      const face = await this.#ask(this.tree.moves(id), seat);
      if (this.shown.id === id) this.shown = { id, seat, face };
    } catch (reason) {
      this.object(reason);
    }
  }
  act(move: number | string): Promise<boolean> {
    return this.#play(`${this.you} ${this.named(move)}`);
  }
  why(move: string): void {
    if (!this.choices.some((choice) => choice.move === move)) void this.#play(`${this.you} ${move}`);
  }
  undo(): void {
    void this.stepTo(this.number - 1);
  }

  /** Plays several decisions of a seat, as far as they are possible. */
  async playAll(seat: number, moves: string[]): Promise<void> {
    for (const move of moves) if (!(await this.#play(`${seat} ${move}`))) return;
  }

  async #play(move: string): Promise<boolean> {
    const from = this.shown?.id ?? START;
    try {
      await this.#ask([...this.tree.moves(from), move]);
    } catch (reason) {
      return this.object(reason);
    }
    if (!this.tree.has(from)) return false;
    const [tree, id] = this.tree.add(from, move);
    this.tree = tree;
    return this.go(id);
  }
}
