import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { guide } from './guide';
import { tableAt, type MomentName } from './moments';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import { FincaPlay } from './play.svelte';
import Side from './Side.svelte';

afterEach(cleanup);

function boardAt(name: MomentName, changes = {}) {
  const table = tableAt(name, { confirm: true, ...changes });
  const play = new FincaPlay(table);
  const { container } = render(Board, { table, play });
  return { table, play, container };
}
/** Found by attribute: asking for roles is slow in so large a drawing. */
const buttons = (within: Element) => [...within.querySelectorAll<HTMLElement>('button, [role="button"]')];

describe('the board', () => {
  it.each(['placing', 'turn', 'landing', 'paying', 'lacking'] as const)('while %s has exactly the legal targets as buttons', (name) => {
    const { table, container } = boardAt(name);
    const legal = table.choices.filter(({ move }) => name !== 'turn' || move.startsWith('move'));
    expect(buttons(container)).toHaveLength(legal.length);
    expect(buttons(container).every((one) => one.getAttribute('aria-label'))).toBe(true);
  });

  it('is one stop for the keyboard, and arrows go round inside', async () => {
    const { container } = boardAt('placing');
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const [first, second] = buttons(container);
    first?.focus();
    await fireEvent.keyDown(first as Element, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(first as Element, { key: 'Home' });
    expect(document.activeElement).toBe(first);
  });

  it('leads the arrows on to the villages, which tell who is ahead for their finca tiles', async () => {
    const { play, container } = boardAt('rich');
    const [first] = buttons(container);
    first?.focus();
    await fireEvent.keyDown(first as Element, { key: 'End' });
    const village = document.activeElement;
    expect(village?.getAttribute('role')).toBe('img');
    expect(village?.getAttribute('aria-label')).toMatch(/web-finca-(lead|tie)/);
    expect(container.querySelector('[data-race]')?.getAttribute('data-race')).toBe(play.visited);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('previews what has the focus and marks it with Enter', async () => {
    const { play, container } = boardAt('placing');
    const [first] = buttons(container);
    first?.focus();
    await fireEvent.focus(first as Element);
    expect(play.aim).toBe('place 1');
    expect(container.querySelector('.ghost')).not.toBeNull();
    await fireEvent.keyDown(first as Element, { key: 'Enter' });
    expect(play.marked).toBe('place 1');
  });

  it('is drawn for phones', () => {
    const { container } = boardAt('rich', { compact: true });
    expect(container.querySelector('svg.island')?.getAttribute('viewBox')).toBe('0 0 390 456');
  });

  it('has nothing to press in a replay', () => {
    expect(buttons(boardAt('rich', { live: false }).container)).toEqual([]);
  });
});

describe('the zones', () => {
  it.each([false, true])('are drawn, compact: %s', (compact) => {
    const table = tableAt('rich', { compact });
    const play = new FincaPlay(table);
    render(Own, { table, play });
    render(Opponent, { table, play, seat: (play.seat + 1) % 3, panels: 2 });
    render(Side, { table, play });
    expect(buttons(document.body)).toHaveLength(4);
  });

  it('choose an action tile by a press', async () => {
    const table = tableAt('rich');
    const play = new FincaPlay(table);
    const { container } = render(Own, { table, play });
    await fireEvent.click(container.querySelector('[data-target="tool-double"]') as Element);
    expect(play.phase).toBe('first_move');
  });
});

it('the guide asks only for decisions that are written as the game writes them', () => {
  const moves = guide.steps.flatMap(({ move }) => move ?? []);
  expect(moves).toHaveLength(11);
  expect(moves.every((move) => /^(place|move) \d+$|^load \w+$|^deliver$|^stop$/.test(move))).toBe(true);
});
