import { expect, it } from 'vitest';
import { beside, type Box } from './beside';

const page = { width: 1000, height: 800 };
const bubble = { width: 300, height: 100 };
const target = { left: 400, top: 300, width: 100, height: 100 };

const covers = (corner: { left: number; top: number }, box: Box): boolean =>
  corner.left < box.left + box.width && box.left < corner.left + bubble.width && corner.top < box.top + box.height && box.top < corner.top + bubble.height;

it('lies beside its target', () => {
  expect(covers(beside(bubble, page, [target], []), target)).toBe(false);
});
it('leaves other things free where there is room', () => {
  const others = [
    { left: 350, top: 410, width: 300, height: 120 },
    { left: 510, top: 250, width: 300, height: 150 },
    { left: 300, top: 180, width: 300, height: 110 },
  ];
  const corner = beside(bubble, page, [target], others);
  expect([target, ...others].some((box) => covers(corner, box))).toBe(false);
});
it('leaves free what is needed besides, though other things lie elsewhere', () => {
  const kept = { left: 0, top: 0, width: 1000, height: 290 };
  const below = { left: 0, top: 410, width: 1000, height: 390 };
  expect(covers(beside(bubble, page, [target, kept], [below, below]), kept)).toBe(false);
});
it('stays on the page', () => {
  const corner = beside(bubble, page, [{ left: 0, top: 0, width: 1000, height: 800 }], []);
  expect(corner.left).toBeGreaterThanOrEqual(0);
  expect(corner.left + bubble.width).toBeLessThanOrEqual(page.width);
  expect(corner.top + bubble.height).toBeLessThanOrEqual(page.height);
});
