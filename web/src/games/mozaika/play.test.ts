import { describe, expect, it } from 'vitest';
import { type MomentName, tableAt } from './moments';
import { cellText, isAlike, tileText } from './mosaic';
import { most, MozaikaPlay } from './play.svelte';
import type { Tile } from './types';

const playAt = (name: MomentName, changed = {}) => {
  const table = tableAt(name, changed);
  return { table, play: new MozaikaPlay(table) };
};
const key = (name: string, shiftKey = false): KeyboardEvent => new KeyboardEvent('keydown', { key: name, shiftKey });

function handTile(play: MozaikaPlay, slot: number): Tile {
  const tile = play.you?.hand[slot];
  if (!tile) throw new Error(`no tile in place ${slot}`);
  return tile;
}
const freeCell = (play: MozaikaPlay): number => play.you?.mosaic.indexOf(null) ?? -1;

describe('bidding', () => {
  it('marks nothing the first time and cannot be sealed then', () => {
    const { bid, prompt } = playAt('first_bid').play;
    expect(bid).toBeNull();
    expect(prompt.confirm?.disabled).toBe(true);
  });

  it('never begins with a bid that Enter would seal', () => {
    const { table, play } = playAt('bidding');
    expect(table.story.some(({ seat, move }) => seat === 0 && move?.startsWith('bid'))).toBe(true);
    expect(play.bid).toBeNull();
    play.key(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(table.acted).toEqual([]);
  });

  it('sends a marked bid only when it is sealed', () => {
    const { table, play } = playAt('bidding');
    play.markBid(4);
    expect(table.acted).toEqual([]);
    expect(play.prompt.confirm).toMatchObject({ label: table.say('web-mozaika-seal-bid', { coins: 4 }), disabled: false });
    play.prompt.confirm?.run();
    expect(table.acted).toEqual(['bid 4']);
  });

  it('asks why about a bid that cannot be paid', () => {
    const { table, play } = playAt('bidding');
    play.markBid(60);
    expect(table.asked).toEqual(['bid 60']);
  });

  it('is done by keys', () => {
    const { table, play } = playAt('bidding');
    const coins = play.you?.coins ?? 0;
    expect([key('1'), key('2')].map((event) => play.key(event))).toEqual([true, true]);
    expect(play.bid).toBe(12);
    play.key(key('ArrowLeft'));
    expect(play.bid).toBe(11);
    play.key(key('ArrowLeft', true));
    expect(play.bid).toBe(1);
    play.key(key('End'));
    expect(play.bid).toBe(coins);
    play.key(key('Home'));
    play.key(key('Enter'));
    expect(table.acted).toEqual(['bid 0']);
  });

  it('lets one look at the market without choosing', () => {
    const { table, play } = playAt('bidding');
    const [tile] = play.view.market;
    if (!tile) throw new Error('the market is empty');
    play.pick(tile);
    expect(play.looked).toEqual(tile);
    expect(play.incomes).toEqual(tile.income);
    expect(play.bestIncome).toBe(most(tile));
    expect(table.acted).toEqual([]);
    expect(table.asked).toEqual([]);
  });

  it('tells one’s own sealed bid', () => {
    const { table, play } = playAt('sealed');
    expect(play.prompt.detail).toBe(table.say('web-mozaika-sealed', { coins: play.you?.bid }));
  });
});

describe('choosing', () => {
  const left = (play: MozaikaPlay): Tile => play.view.market.find((tile) => tile !== null) as Tile;

  it('takes a tile at once, or after Confirm where choices are confirmed', () => {
    const quick = playAt('choosing');
    quick.play.pick(left(quick.play));
    expect(quick.table.acted).toEqual([`take ${tileText(left(quick.play))}`]);

    const careful = playAt('choosing', { confirm: true });
    careful.play.pick(left(careful.play));
    expect(careful.table.acted).toEqual([]);
    careful.play.prompt.confirm?.run();
    expect(careful.table.acted).toEqual([`take ${tileText(left(careful.play))}`]);
  });

  it('asks why when another player chooses, and says how many come before', () => {
    const { table, play } = playAt('waiting');
    play.pick(left(play));
    expect(table.asked).toEqual([`take ${tileText(left(play))}`]);
    const before = (play.view.order ?? []).indexOf(0);
    expect(play.prompt.detail).toBe(table.say('web-mozaika-choosing-before', { count: before }));
  });
});

describe('laying', () => {
  it('lays a tile and then a cell, with what that would bring before', () => {
    const { table, play } = playAt('laying');
    const [tile, cell] = [handTile(play, 1), freeCell(play)];
    play.hold(tile);
    expect(play.incomes).toEqual(tile.income);
    play.aim = cell;
    expect(play.ghost).toMatchObject({ cell, coins: tile.income?.[cell] });
    expect(play.prompt.detail).toContain(table.say('web-mozaika-lay-earns', { coins: tile.income?.[cell] }));
    play.target(cell);
    expect(table.acted).toEqual([`lay ${tileText(tile)} ${cellText(cell)}`]);
  });

  it('takes the cell first as well', () => {
    const { table, play } = playAt('laying');
    const [tile, cell] = [handTile(play, 0), freeCell(play)];
    play.target(cell);
    expect(play.prompt.text).toMatch(/^web-mozaika-lay-what/);
    play.hold(tile);
    expect(table.acted).toEqual([`lay ${tileText(tile)} ${cellText(cell)}`]);
  });

  it('waits for Confirm where choices are confirmed, and forgets on Cancel', () => {
    const { table, play } = playAt('laying', { confirm: true });
    const [tile, cell] = [handTile(play, 0), freeCell(play)];
    play.drop(tile, cell);
    expect(table.acted).toEqual([]);
    expect(play.pending).toBe(`lay ${tileText(tile)} ${cellText(cell)}`);
    play.prompt.cancel?.();
    expect(play.pending).toBeNull();
  });

  it('chooses tiles by number', () => {
    const { play } = playAt('laying');
    play.key(key('2'));
    expect(play.tile && isAlike(play.tile, handTile(play, 1))).toBe(true);
    expect(play.key(key('9'))).toBe(false);
  });

  it('asks why about a cell that is taken', () => {
    const { table, play } = playAt('laying');
    const taken = play.you?.mosaic.findIndex((tile) => tile !== null) ?? 0;
    play.target(taken);
    expect(table.asked).toEqual([`lay ${tileText(handTile(play, 0))} ${cellText(taken)}`]);
  });
});

describe('the fly', () => {
  it('lands on a tile, and says what it costs there', () => {
    const { table, play } = playAt('landing');
    const cell = play.view.fly.costs?.findIndex((cost) => cost !== null) ?? 0;
    play.aim = cell;
    expect(play.prompt.detail).toBe(table.say('web-mozaika-fly-cost', { cost: play.view.fly.costs?.[cell] }));
    play.target(cell);
    expect(table.acted).toEqual([`fly ${cellText(cell)}`]);
  });

  it('asks why about a cell without a tile', () => {
    const { table, play } = playAt('landing');
    play.target(freeCell(play));
    expect(table.asked).toEqual([`fly ${cellText(freeCell(play))}`]);
  });
});

it('offers nothing in a replay', () => {
  const { play } = playAt('laying', { live: false });
  expect(play.asked).toBeNull();
  expect(play.prompt.confirm).toBeUndefined();
});
