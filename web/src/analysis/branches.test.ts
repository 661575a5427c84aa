import { describe, expect, it } from 'vitest';
import { START, Tree } from './branches';

/** A tree of these lines, each from the start, and the ends of the lines. */
function grown(...lines: string[]): { tree: Tree; ends: number[] } {
  let tree = Tree.empty;
  const ends = lines.map((line) => {
    let at = START;
    for (const move of line) [tree, at] = tree.add(at, move);
    return at;
  });
  return { tree, ends };
}
const end = (ends: number[], k: number): number => ends[k] ?? -1;
const shown = (tree: Tree): string[] => tree.rows().map(({ step, number, depth }) => `${'>'.repeat(depth)}${number}${step.move}`);

describe('a tree of branches', () => {
  it('keeps one decision only once', () => {
    const { tree, ends } = grown('abc', 'abc');
    expect(end(ends, 0)).toBe(end(ends, 1));
    expect(tree.moves(end(ends, 0))).toEqual(['a', 'b', 'c']);
  });

  it('is read with each branch after the decision that it replaces', () => {
    expect(shown(grown('abcd', 'abxy', 'abxz', 'q').tree)).toEqual(['1a', '>1q', '2b', '3c', '>3x', '>4y', '>>4z', '4d']);
  });

  it('tells the main line from branches', () => {
    const { tree, ends } = grown('abc', 'axy');
    expect([tree.isMain(START), tree.isMain(end(ends, 0)), tree.isMain(end(ends, 1))]).toEqual([true, true, false]);
    expect(tree.end(START)).toBe(end(ends, 0));
  });

  it('promotes a branch to the main line and keeps the old one', () => {
    const { tree, ends } = grown('abc', 'axy', 'axz');
    const promoted = tree.promote(end(ends, 2));
    expect(promoted.save().moves).toEqual(['a', 'x', 'z']);
    expect(shown(promoted)).toEqual(['1a', '2x', '>2b', '>3c', '3z', '>3y']);
    expect(shown(tree)).toEqual(['1a', '2b', '>2x', '>3y', '>>3z', '3c']);
  });

  it('deletes a branch with all that follows, and nothing else', () => {
    const { tree, ends } = grown('abc', 'axy', 'axz');
    const x = tree.step(end(ends, 1)).parent;
    expect(shown(tree.remove(x))).toEqual(['1a', '2b', '3c']);
    expect(tree.remove(x).has(end(ends, 2))).toBe(false);
    expect(shown(tree.remove(START))).toEqual([]);
  });

  it('never gives the number of a deleted decision to another', () => {
    const { tree, ends } = grown('ab', 'ac');
    const [again, id] = tree.remove(end(ends, 1)).add(START, 'z');
    expect(id).not.toBe(end(ends, 1));
    expect(again.moves(id)).toEqual(['z']);
  });
});

describe('branches in a save file', () => {
  it('say where they leave which line', () => {
    expect(grown('abcd', 'abxy', 'abxz', 'q').tree.save()).toEqual({
      moves: ['a', 'b', 'c', 'd'],
      branches: [
        { parent: 0, at: 0, moves: ['q'] },
        { parent: 0, at: 2, moves: ['x', 'y'] },
        { parent: 2, at: 3, moves: ['z'] },
      ],
    });
  });

  it.each([[['']], [['abc']], [['abcd', 'abxy', 'abxz', 'q']], [['abc', 'axyz', 'axyw', 'axv', 'avu', 'avt', 'z']]])('come back as they were: %s', (lines) => {
    const { tree } = grown(...lines);
    const back = Tree.of(tree.save());
    expect(shown(back)).toEqual(shown(tree));
    expect(back.save()).toEqual(tree.save());
  });

  it('may be missing', () => {
    expect(shown(Tree.of({ moves: ['a'] }))).toEqual(['1a']);
  });
});
