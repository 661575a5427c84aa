/** All that was tried on an analysis board, as a tree. It never changes: whatever is done to it gives a new one. */
import type { Branch } from '../protocol';

/** A decision, as `seat notation`. Of the decisions that follow it the first belongs to the same line. */
export interface Step {
  readonly id: number;
  readonly move: string;
  readonly parent: number;
  readonly next: readonly number[];
}

/** A decision as a list shows it: how often its line has branched off, and whether it is the first of a branch. */
export interface Row {
  step: Step;
  /** How many decisions have been made with it. */
  number: number;
  depth: number;
  branches: boolean;
}

/** A tree as a save file has it. */
export interface Saved {
  moves: string[];
  branches: Branch[];
}

/** Before the first decision. */
export const START = 0;
const EMPTY: Step = { id: START, move: '', parent: -1, next: [] };

export class Tree {
  private constructor(
    private readonly steps: ReadonlyMap<number, Step>,
    private readonly last: number,
  ) {}

  static readonly empty = new Tree(new Map([[START, EMPTY]]), START);

  /** The tree of a save file; a branch of a branch comes after it. */
  static of({ moves, branches }: { moves: string[]; branches?: Branch[] }): Tree {
    let tree = Tree.empty;
    const ends: number[] = [];
    const grow = (from: number, line: string[]): void => {
      let at = from;
      for (const move of line) [tree, at] = tree.add(at, move);
      ends.push(at);
    };
    grow(START, moves);
    for (const branch of branches ?? []) {
      const parent = tree.path(ends[branch.parent] ?? START);
      grow(parent[branch.at - 1]?.id ?? START, branch.moves);
    }
    return tree;
  }

  step(id: number): Step {
    return this.steps.get(id) ?? EMPTY;
  }

  has(id: number): boolean {
    return this.steps.has(id);
  }

  /** The decisions from the start to one of them, that one included. */
  path(id: number): Step[] {
    const found: Step[] = [];
    for (let step = this.step(id); step.id !== START; step = this.step(step.parent)) found.unshift(step);
    return found;
  }

  moves(id: number): string[] {
    return this.path(id).map((step) => step.move);
  }

  /** The decision to which these moves lead, as far as they are known. */
  along(moves: string[]): number {
    let at = START;
    for (const move of moves) at = this.step(at).next.find((id) => this.step(id).move === move) ?? at;
    return at;
  }

  /** Where the line ends that goes on from a decision. */
  end(id: number): number {
    let step = this.step(id);
    while (step.next[0] !== undefined) step = this.step(step.next[0]);
    return step.id;
  }

  /** Whether a decision belongs to the main line. */
  isMain(id: number): boolean {
    return this.path(id).every((step) => this.step(step.parent).next[0] === step.id);
  }

  /** The tree with a decision after another one, and its number; one that is there already stays the same. */
  add(after: number, move: string): [Tree, number] {
    const before = this.step(after);
    const known = before.next.find((id) => this.step(id).move === move);
    if (known !== undefined) return [this, known];
    const id = this.last + 1;
    const steps = new Map(this.steps);
    steps.set(after, { ...before, next: [...before.next, id] });
    steps.set(id, { id, move, parent: after, next: [] });
    return [new Tree(steps, id), id];
  }

  /** The tree without a decision and all that follows it. */
  remove(id: number): Tree {
    if (id === START) return Tree.empty;
    const { parent } = this.step(id);
    const steps = new Map(this.steps);
    const waiting = [id];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      waiting.push(...this.step(at).next);
      steps.delete(at);
    }
    const before = this.step(parent);
    steps.set(parent, { ...before, next: before.next.filter((other) => other !== id) });
    return new Tree(steps, this.last);
  }

  /** The tree in which the line through a decision is the main one. */
  promote(id: number): Tree {
    const steps = new Map(this.steps);
    for (const step of this.path(id)) {
      const before = this.step(step.parent);
      const now = steps.get(before.id) ?? before;
      steps.set(before.id, { ...now, next: [step.id, ...now.next.filter((other) => other !== step.id)] });
    }
    return new Tree(steps, this.last);
  }

  /** As a save file has it: the main line, and every branch after the line that it leaves. */
  save(): Saved {
    const branches: Branch[] = [];
    const leave = (line: Step[], parent: number): void => {
      for (const [at, step] of line.entries()) {
        if (at <= (branches[parent - 1]?.at ?? -1)) continue;
        for (const other of this.step(step.parent).next.slice(1)) {
          const whole = this.path(this.end(other));
          branches.push({ parent, at, moves: whole.slice(at).map(({ move }) => move) });
          leave(whole, branches.length);
        }
      }
    };
    const main = this.path(this.end(START));
    leave(main, 0);
    return { moves: main.map(({ move }) => move), branches };
  }

  /** Every decision in the order of reading: after a decision those that could stand in its place. */
  rows(): Row[] {
    const found: Row[] = [];
    const tell = (first: number, number: number, depth: number): void => {
      for (let id: number | undefined = first, at = number; id !== undefined; id = this.step(id).next[0], at += 1) {
        const step = this.step(id);
        found.push({ step, number: at, depth, branches: depth > 0 && id === first });
        if (depth > 0 && id === first) continue;
        for (const other of this.step(step.parent).next.slice(1)) tell(other, at, depth + 1);
      }
    };
    const first = this.step(START).next[0];
    if (first !== undefined) tell(first, 1, 0);
    return found;
  }
}
