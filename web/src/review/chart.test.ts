import { expect, test } from 'vitest';
import { across, chancesOf, down, pathOf, stripesOf, turnAt } from './chart';
import { turns as all, verdict } from './fixtures';
import { joined, NONE } from './turns';

const area = { left: 40, right: 240, top: 10, bottom: 110 };
const turns = all.slice(0, 4);

test('chances fill the height, moments the width', () => {
  expect([0, 0.5, 1].map((share) => down(area, share))).toEqual([110, 60, 10]);
  expect([0, 2, 4].map((moment) => across(area, moment, 4))).toEqual([40, 140, 240]);
});

test('a place across the picture is the turn after which that moment comes', () => {
  expect([0, 90, 139, 240, 999].map((x) => turnAt(area, x, 4))).toEqual([0, 0, 1, 3, 3]);
});

test('a line has gaps where nothing is judged, counts luck, and ends with the result', () => {
  const verdicts = joined(NONE, [{ ...verdict(0, 'best'), luck: [0.2, -0.2] }, verdict(2, 'good', 1, 2)]);
  const chances = chancesOf(0, turns, verdicts, [1, 0]);
  expect(chances).toEqual([0.5, 0.7, null, 0.45, 1]);
  expect(pathOf(area, chances)).toBe('M40.0 60.0L90.0 40.0M190.0 65.0L240.0 10.0');
});

test('rounds are stripes between moments', () => {
  expect(stripesOf([1, 1, 2])).toEqual([{ round: 1, from: 0, to: 2 }, { round: 2, from: 2, to: 3 }]);
  expect(stripesOf([undefined])).toEqual([]);
});
