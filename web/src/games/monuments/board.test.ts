import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { tableAt, viewAt, type MomentName } from './moments';
import Own from './Own.svelte';
import Opponent from './Opponent.svelte';
import { MonumentsPlay, targetOf } from './play.svelte';

afterEach(cleanup);

function board(name: MomentName) {
  const table = tableAt(name);
  const play = new MonumentsPlay(table);
  const { container } = render(Board, { table, play });
  return { play, table, targets: [...container.querySelectorAll<SVGElement>('[data-target]')] };
}

describe('the board', () => {
  it.each(['start', 'take', 'build', 'reliquary'] as const)('has a target with a spoken name for every choice: %s', (name) => {
    const { table, targets } = board(name);
    expect(targets.map((target) => target.dataset.target).sort()).toEqual(table.choices.map((choice) => targetOf(choice.move)).sort());
    for (const target of targets) {
      expect(target.getAttribute('role')).toBe('button');
      expect(target.getAttribute('aria-label')).toContain('monuments-do-');
    }
  });

  it('is one stop of the Tab key', () => {
    const { targets } = board('build');
    expect(targets.filter((target) => target.getAttribute('tabindex') === '0').length).toBe(1);
  });

  it('acts on a click', () => {
    const { table, targets } = board('take');
    targets[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(table.acted).toEqual([table.choices[0]?.move]);
  });
});

describe('screens', () => {
  it('hide what others hold, and show it where the table plays openly', () => {
    const closed = tableAt('build');
    const seat = ((closed.you ?? 0) + 1) % closed.seats.length;
    const hidden = render(Opponent, { table: closed, play: new MonumentsPlay(closed), seat, panels: 1 });
    expect(hidden.container.textContent).not.toContain('monuments-piece-');
    const open = tableAt('build', { view: { ...viewAt('build'), open_screens: true } });
    const shown = render(Opponent, { table: open, play: new MonumentsPlay(open), seat, panels: 1 });
    expect(shown.container.textContent).toContain('monuments-piece-violet');
  });

  it('cover the own hand where somebody else may look on', () => {
    const table = tableAt('build', { screens: true });
    const { container } = render(Own, { table, play: new MonumentsPlay(table) });
    expect(container.querySelector('[data-target="hand-red"]')).toBeNull();
  });
});
