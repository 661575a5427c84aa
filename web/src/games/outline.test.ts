import { expect, test } from 'vitest';
import { outline as finca } from './finca/outline';
import type { View as FincaView } from './finca/types';
import { outline as majolica } from './majolica/outline';
import type { View as MajolicaView } from './majolica/types';
import { outline as monuments } from './monuments/outline';
import type { View as MonumentsView } from './monuments/types';
import { outline as mozaika } from './mozaika/outline';
import type { MozaikaView } from './mozaika/types';

test('a farmer goes round the mill, the second one from where the first has changed the count', () => {
  const blades = Array.from({ length: 12 }, (_, k) => ({ fruit: 'fig' as const, farmers: [k === 10 ? 2 : 0, 0] }));
  const { rings, way } = finca(['double', 'move 11', 'move 11'], { blades } as FincaView, 0);
  const sail = (blade: number): string => `[data-target="blade-${blade}"] .sail`;
  expect(rings).toEqual(['[data-tool="0-double"]', sail(11), sail(1), sail(11), sail(12)]);
  expect(way).toEqual([11, 12, 1, 11, 12].map(sail));
});

test('a run of tiles is all of its cells', () => {
  const view = { runs: [{ move: 'row a1', cells: ['a1', 'b1'] }] } as MajolicaView;
  const rooms = ['cell-a1', 'cell-b1', 'slot-2-0', 'slot-2-1'].map((name) => `[data-spot="${name}"] > .room`);
  expect(majolica(['row a1', 'into w4', 'arrange 213'], view, 2).rings).toEqual([...rooms.slice(0, 2), '[data-spot="tray-2-3"]', ...rooms.slice(2)]);
});

test('the worker goes from cell to cell, bricks lie on places', () => {
  const view = { walk: { worker: 'centre' } } as MonumentsView;
  const cells = ['cell-a', 'cell-5'].map((name) => `[data-spot="${name}"]`);
  expect(monuments(['go a', 'take red', 'go 5'], view)).toEqual({ rings: cells, way: ['[data-spot="cell-centre"]', ...cells] });
  expect(monuments(['build 34'], view).rings).toEqual(['[data-spot="build-34"]']);
});

test('a bid is its coin in the purse, and the seat’s place among the bids', () => {
  expect(mozaika(['bid 4'], {} as MozaikaView, 1).rings).toEqual(['[data-target="bid-4"] .face', '[data-bid="1"]']);
});

test('a tile is found in the market and in the hand', () => {
  const tile = { colour: 'red', symbol: 'sun' };
  const view = { market: [null, tile], players: [{ hand: [] }, { hand: [tile] }] } as unknown as MozaikaView;
  expect(mozaika(['take red sun', 'lay red sun b4', 'fly c2'], view, 1).rings).toEqual(
    ['market-1', 'hand-1-0', 'cell-1-13', 'cell-1-6'].map((name) => `[data-place="${name}"]`),
  );
});
