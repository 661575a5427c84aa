import { describe, expect, it } from 'vitest';
import { fit, groundOf, hides, painted, spot } from './art/lens';
import { cellIndex, lying } from './art/ring';
import { spread, stripFrom, trackCells } from './art/track';
import { viewAt } from './moments';
import { buildings, takings } from './motion';
import { allPlaces, type View } from './types';

const monument = viewAt('build');
const quarry = viewAt('start');
const places = allPlaces(monument);

describe('what is seen to happen', () => {
  it('finds the piece that left the quarry and who took it', () => {
    const after = structuredClone(quarry);
    const cell = after.quarry[4];
    const kind = Object.keys(cell?.pieces ?? {})[0] as keyof View['left'];
    if (cell) cell.pieces = {};
    if (after.walk) after.walk.taken = [{ cell: '5', piece: kind }];
    expect(takings(quarry, after)).toEqual([{ cell: '5', kind, seat: quarry.seat }]);
    expect(takings(after, quarry)).toEqual([]);
  });

  it('finds the brick that was placed', () => {
    const before = structuredClone(monument);
    const place = allPlaces(before).find((other) => other.place === monument.last_built);
    if (place) place.by = null;
    expect(buildings(before, monument).map((other) => other.place)).toEqual([monument.last_built]);
  });
});

describe('the drawing', () => {
  const area = { left: 40, top: 44, right: 668, bottom: 566 };

  it.each([0, 1, 2, 3])('keeps the whole monument in its area at turn %i', (turn) => {
    const sight = fit(places, area, turn);
    for (const place of places) {
      const [x, y] = spot(sight, groundOf(places), place);
      expect(x).toBeGreaterThan(area.left);
      expect(x).toBeLessThan(area.right);
      expect(y - sight.height).toBeGreaterThan(area.top - 1);
      expect(y).toBeLessThan(area.bottom);
    }
  });

  it('paints no brick before one that it would cover', () => {
    const sight = fit(places, area, 1);
    const order = painted(places, sight);
    const ground = groundOf(places);
    for (const [n, place] of order.entries()) {
      for (const earlier of order.slice(0, n)) expect(earlier.level > place.level || hides(sight, ground, earlier, place)).toBe(false);
    }
  });

  it('lays every piece of the quarry on its cell', () => {
    const pieces = lying(quarry.quarry);
    const count = Object.values(quarry.left).reduce((sum, n) => sum + n, 0);
    expect(pieces.length).toBe(count);
    expect(new Set(pieces.map((piece) => piece.key)).size).toBe(count);
    expect(quarry.quarry.map((cell) => cellIndex(cell.name))).toEqual(quarry.quarry.map((_, index) => index));
  });

  it('has sixty cells around the board, and a strip that holds all pawns where it can', () => {
    expect(trackCells(880, 604, 28).length).toBe(60);
    const from = stripFrom([37, 42, 39], 39, 16);
    expect(from).toBeLessThanOrEqual(37);
    expect(from + 16).toBeGreaterThan(42);
    expect(stripFrom([0, 3], 0, 16)).toBe(0);
    expect(stripFrom([10, 90], 10, 16)).toBeLessThanOrEqual(10);
  });

  it('lets pawns stand side by side where they would touch, and never beyond the ends', () => {
    expect(spread([100, 200], 27, 15, 375)).toEqual([100, 200]);
    expect(spread([100, 100, 100], 27, 15, 375)).toEqual([73, 100, 127]);
    expect(spread([400, 120, 400, 390], 27, 15, 375)).toEqual([348, 120, 375, 321]);
    expect(spread([0, 10], 27, 15, 375)).toEqual([15, 42]);
  });
});
