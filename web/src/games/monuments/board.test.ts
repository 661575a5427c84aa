import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import build from './fixtures/build.json';
import reliquary from './fixtures/reliquary.json';
import start from './fixtures/start.json';
import { tableOf, type Told } from './fixtures/table';
import take from './fixtures/take.json';
import Own from './Own.svelte';
import Opponent from './Opponent.svelte';
import { MonumentsPlay, targetOf } from './play.svelte';

afterEach(cleanup);

function board(moment: unknown, told?: Told) {
  const table = tableOf(moment, told);
  const play = new MonumentsPlay(table);
  const { container } = render(Board, { table, play });
  return { play, table, targets: [...container.querySelectorAll<SVGElement>('[data-target]')] };
}

describe('the board', () => {
  it.each([
    ['the first turn', start],
    ['the choice of a piece', take],
    ['the building', build],
    ['the reliquary', reliquary],
  ])('has a target with a spoken name for every choice: %s', (_, moment) => {
    const { targets } = board(moment);
    expect(targets.map((target) => target.dataset.target).sort()).toEqual(moment.choices.map((choice) => targetOf(choice.move)).sort());
    for (const target of targets) {
      expect(target.getAttribute('role')).toBe('button');
      expect(target.getAttribute('aria-label')).toContain('monuments-do-');
    }
  });

  it('is one stop of the Tab key', () => {
    const { targets } = board(build);
    expect(targets.filter((target) => target.getAttribute('tabindex') === '0').length).toBe(1);
  });

  it('acts on a click', () => {
    const told: Told = { acted: [], asked: [] };
    const { targets } = board(take, told);
    targets[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(told.acted).toEqual([take.choices[0]?.move]);
  });
});

describe('screens', () => {
  it('hide what others hold, and show it where the table plays openly', () => {
    const closed = tableOf(build);
    const hidden = render(Opponent, { table: closed, play: new MonumentsPlay(closed), seat: 1, panels: 1 });
    expect(hidden.container.textContent).not.toContain('monuments-piece-');
    const open = tableOf({ ...build, view: { ...build.view, open_screens: true } });
    const shown = render(Opponent, { table: open, play: new MonumentsPlay(open), seat: 1, panels: 1 });
    expect(shown.container.textContent).toContain('monuments-piece-violet');
  });

  it('cover the own hand where somebody else may look on', () => {
    const table = tableOf(build, undefined, { screens: true });
    const { container } = render(Own, { table, play: new MonumentsPlay(table) });
    expect(container.querySelector('[data-target="hand-red"]')).toBeNull();
  });
});
