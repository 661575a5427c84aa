import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { type MomentName, tableAt } from './moments';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import { MozaikaPlay } from './play.svelte';

afterEach(cleanup);

function zoneAt(name: MomentName, changed = {}) {
  const table = tableAt(name, changed);
  return { table, play: new MozaikaPlay(table) };
}
const target = (name: string): Element => document.querySelector(`[data-target="${name}"]`) as Element;

describe('the board', () => {
  it('offers a coin for every bid, and marks one', async () => {
    const zone = zoneAt('bidding');
    render(Board, zone);
    expect(screen.getAllByRole('radio')).toHaveLength(zone.table.choices.length);
    await fireEvent.click(target('bid-2'));
    expect(target('bid-2').getAttribute('aria-checked')).toBe('true');
  });

  it('takes a tile with the Enter key', async () => {
    const zone = zoneAt('choosing');
    render(Board, zone);
    const place = zone.table.view.market.findIndex((tile) => tile !== null);
    await fireEvent.keyDown(target(`market-${place}`), { key: 'Enter' });
    expect(zone.table.acted).toHaveLength(1);
  });

  it('shows no bid of others before all are in', () => {
    render(Board, zoneAt('sealed'));
    const cards = screen.getAllByRole('img').map((card) => card.getAttribute('aria-label') ?? '');
    const others = cards.filter((name) => /^Player [2-4]:/.test(name));
    expect(others).toHaveLength(3);
    expect(others.every((name) => !/:.*\d/.test(name))).toBe(true);
  });

  it('counts all mosaics at the end', () => {
    const zone = zoneAt('over');
    render(Board, zone);
    for (const { score } of zone.table.view.players) expect(screen.getAllByText(String(score)).length).toBeGreaterThan(0);
  });
});

describe('the own area', () => {
  it('lays by clicks on a tile and a cell', async () => {
    const zone = zoneAt('laying');
    render(Own, zone);
    const cell = zone.table.view.players[0]?.mosaic.indexOf(null);
    await fireEvent.click(target('hand-0'));
    await fireEvent.click(target(`cell-${cell}`));
    expect(zone.table.acted).toHaveLength(1);
  });

  it('makes only legal cells stops of the arrow keys', () => {
    const zone = zoneAt('landing');
    render(Own, zone);
    const stops = document.querySelectorAll('[data-stop][data-target^="cell-"]');
    expect(stops).toHaveLength(zone.table.choices.length);
  });

  it('has a stepper for the bid on phones', () => {
    render(Own, zoneAt('bidding', { compact: true }));
    expect(screen.getByRole('slider')).toBeTruthy();
  });
});

it('an opponent shows that a bid is sealed, not the bid', () => {
  const zone = zoneAt('sealed');
  const seat = zone.table.view.players.findIndex(({ has_bid: sealed }, other) => sealed && other > 0);
  render(Opponent, { ...zone, seat, panels: 2 });
  expect(screen.getByText('mozaika-table-sealed')).toBeTruthy();
});
