import { describe, expect, it } from 'vitest';
import { type Moment, tableAt } from './fixtures/table';
import { cellText, isAlike, tileText } from './mosaic';
import { most, MozaikaPlay } from './play.svelte';
import type { Tile } from './types';

const playAt = (moment: Moment, changed = {}): MozaikaPlay => new MozaikaPlay(tableAt(moment, changed));
const key = (name: string, shiftKey = false): KeyboardEvent => new KeyboardEvent('keydown', { key: name, shiftKey });

function handTile(play: MozaikaPlay, slot: number): Tile {
  const tile = play.you?.hand[slot];
  if (!tile) throw new Error(`no tile in place ${slot}`);
  return tile;
}
const freeCell = (play: MozaikaPlay): number => play.you?.mosaic.indexOf(null) ?? -1;

describe('bidding', () => {
  it('marks nothing the first time and cannot be sealed then', () => {
    const { bid, prompt } = playAt('firstBid');
    expect(bid).toBeNull();
    expect(prompt.confirm?.disabled).toBe(true);
  });

  it('never begins with a bid that Enter would seal', () => {
    const play = playAt('bidding');
    expect(play.table.story.some(({ seat, move }) => seat === 0 && move?.startsWith('bid'))).toBe(true);
    expect(play.bid).toBeNull();
    play.key(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(play.table.act).not.toHaveBeenCalled();
  });

  it('sends a marked bid only when it is sealed', () => {
    const play = playAt('bidding');
    play.markBid(4);
    expect(play.table.act).not.toHaveBeenCalled();
    expect(play.prompt.confirm).toMatchObject({ label: 'web-mozaika-seal-bid 4', disabled: false });
    play.prompt.confirm?.run();
    expect(play.table.act).toHaveBeenCalledWith('bid 4');
  });

  it('asks why about a bid that cannot be paid', () => {
    const play = playAt('bidding');
    play.markBid(60);
    expect(play.table.why).toHaveBeenCalledWith('bid 60');
  });

  it('is done by keys', () => {
    const play = playAt('bidding');
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
    expect(play.table.act).toHaveBeenCalledWith('bid 0');
  });

  it('lets one look at the market without choosing', () => {
    const play = playAt('bidding');
    const [tile] = play.view.market;
    if (!tile) throw new Error('the market is empty');
    play.pick(tile);
    expect(play.looked).toEqual(tile);
    expect(play.incomes).toEqual(tile.income);
    expect(play.bestIncome).toBe(most(tile));
    expect(play.table.act).not.toHaveBeenCalled();
    expect(play.table.why).not.toHaveBeenCalled();
  });

  it('tells one’s own sealed bid', () => {
    const { prompt, you } = playAt('sealed');
    expect(prompt.detail).toBe(`web-mozaika-sealed ${you?.bid}`);
  });
});

describe('choosing', () => {
  const left = (play: MozaikaPlay): Tile => play.view.market.find((tile) => tile !== null) as Tile;

  it('takes a tile at once, or after Confirm where choices are confirmed', () => {
    const quick = playAt('choosing');
    quick.pick(left(quick));
    expect(quick.table.act).toHaveBeenCalledWith(`take ${tileText(left(quick))}`);

    const careful = playAt('choosing', { confirm: true });
    careful.pick(left(careful));
    expect(careful.table.act).not.toHaveBeenCalled();
    careful.prompt.confirm?.run();
    expect(careful.table.act).toHaveBeenCalledWith(`take ${tileText(left(careful))}`);
  });

  it('asks why when another player chooses, and says how many come before', () => {
    const play = playAt('waiting');
    play.pick(left(play));
    expect(play.table.why).toHaveBeenCalledWith(`take ${tileText(left(play))}`);
    const before = (play.view.order ?? []).indexOf(0);
    expect(play.prompt.detail).toBe(`web-mozaika-choosing-before ${before}`);
  });
});

describe('laying', () => {
  it('lays a tile and then a cell, with what that would bring before', () => {
    const play = playAt('laying');
    const [tile, cell] = [handTile(play, 1), freeCell(play)];
    play.hold(tile);
    expect(play.incomes).toEqual(tile.income);
    play.aim = cell;
    expect(play.ghost).toMatchObject({ cell, coins: tile.income?.[cell] });
    expect(play.prompt.detail).toContain(`web-mozaika-lay-earns ${tile.income?.[cell]}`);
    play.target(cell);
    expect(play.table.act).toHaveBeenCalledWith(`lay ${tileText(tile)} ${cellText(cell)}`);
  });

  it('takes the cell first as well', () => {
    const play = playAt('laying');
    const [tile, cell] = [handTile(play, 0), freeCell(play)];
    play.target(cell);
    expect(play.prompt.text).toMatch(/^web-mozaika-lay-what/);
    play.hold(tile);
    expect(play.table.act).toHaveBeenCalledWith(`lay ${tileText(tile)} ${cellText(cell)}`);
  });

  it('waits for Confirm where choices are confirmed, and forgets on Cancel', () => {
    const play = playAt('laying', { confirm: true });
    const [tile, cell] = [handTile(play, 0), freeCell(play)];
    play.drop(tile, cell);
    expect(play.table.act).not.toHaveBeenCalled();
    expect(play.pending).toBe(`lay ${tileText(tile)} ${cellText(cell)}`);
    play.prompt.cancel?.();
    expect(play.pending).toBeNull();
  });

  it('chooses tiles by number', () => {
    const play = playAt('laying');
    play.key(key('2'));
    expect(play.tile && isAlike(play.tile, handTile(play, 1))).toBe(true);
    expect(play.key(key('9'))).toBe(false);
  });

  it('asks why about a cell that is taken', () => {
    const play = playAt('laying');
    const taken = play.you?.mosaic.findIndex((tile) => tile !== null) ?? 0;
    play.target(taken);
    expect(play.table.why).toHaveBeenCalledWith(`lay ${tileText(handTile(play, 0))} ${cellText(taken)}`);
  });
});

describe('the fly', () => {
  it('lands on a tile, and says what it costs there', () => {
    const play = playAt('landing');
    const cell = play.view.fly.costs?.findIndex((cost) => cost !== null) ?? 0;
    play.aim = cell;
    expect(play.prompt.detail).toBe(`web-mozaika-fly-cost ${play.view.fly.costs?.[cell]}`);
    play.target(cell);
    expect(play.table.act).toHaveBeenCalledWith(`fly ${cellText(cell)}`);
  });

  it('asks why about a cell without a tile', () => {
    const play = playAt('landing');
    play.target(freeCell(play));
    expect(play.table.why).toHaveBeenCalledWith(`fly ${cellText(freeCell(play))}`);
  });
});

it('offers nothing in a replay', () => {
  const play = playAt('laying', { live: false });
  expect(play.asked).toBeNull();
  expect(play.prompt.confirm).toBeUndefined();
});
