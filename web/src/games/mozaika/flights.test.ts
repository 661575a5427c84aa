import { describe, expect, it } from 'vitest';
import { flights } from './flights';
import { viewAt } from './moments';
import type { MozaikaView } from './types';

const changed = (view: MozaikaView, change: (copy: MozaikaView) => void): MozaikaView => {
  const copy = structuredClone(view);
  change(copy);
  return copy;
};

describe('flights', () => {
  const laying = viewAt('laying');

  it('moves a laid tile from its place in hand, then its coins into the purse', () => {
    const [tile] = laying.players[0]?.hand.slice(1, 2) ?? [];
    const cell = laying.players[0]?.mosaic.indexOf(null) ?? 0;
    const after = changed(laying, ({ players: [you] }) => {
      if (!you || !tile) return;
      you.mosaic[cell] = { colour: tile.colour, symbol: tile.symbol, fly: false };
      you.hand.splice(1, 1);
      you.coins += 2;
    });
    const slot = laying.players[0]?.hand.findIndex(({ colour, symbol }) => colour === tile?.colour && symbol === tile.symbol);
    expect(flights(laying, after).map(({ from, to }) => [from, to])).toEqual([
      [`hand-0-${slot}`, `cell-0-${cell}`],
      [`cell-0-${cell}`, 'purse-0'],
    ]);
    expect(flights(after, laying)).toEqual([]);
  });

  it('moves a chosen tile to the hand, and the last one back into the bag', () => {
    const choosing = viewAt('choosing');
    const [first, last] = choosing.market.flatMap((tile, k) => (tile ? [{ tile, k }] : []));
    if (!first || !last) throw new Error('two tiles are left');
    const after = changed(choosing, (view) => {
      view.market = view.market.map(() => null);
      view.phase = 'laying';
      view.players[0]?.hand.push(first.tile);
    });
    expect(flights(choosing, after).map(({ from, to }) => [from, to])).toEqual([
      [`market-${first.k}`, 'hand-0-3'],
      [`market-${last.k}`, 'bag'],
    ]);
  });

  it('draws the tiles of a new market from the bag', () => {
    const drawn = flights(viewAt('landing'), changed(viewAt('bidding'), (view) => (view.round = 99)));
    expect(drawn.filter(({ from }) => from === 'bag').map(({ to }) => to)).toEqual([0, 1, 2, 3, 4].map((k) => `market-${k}`));
  });

  it('pays all bids into the bank when they are opened', () => {
    const open = viewAt('waiting');
    const paid = flights(viewAt('sealed'), open).filter(({ to }) => to === 'bank');
    expect(paid.map(({ from }) => from)).toEqual(open.players.flatMap(({ bid }, seat) => (bid ? [`purse-${seat}`] : [])));
  });

  it('lands a fly', () => {
    const landing = viewAt('landing');
    const cell = landing.fly.costs?.findIndex((cost) => cost !== null) ?? 0;
    const after = changed(landing, ({ players: [you] }) => {
      const tile = you?.mosaic[cell];
      if (tile) tile.fly = true;
    });
    expect(flights(landing, after)).toEqual([{ piece: { kind: 'fly' }, from: 'swarm', to: `fly-0-${cell}`, step: 0 }]);
  });
});
