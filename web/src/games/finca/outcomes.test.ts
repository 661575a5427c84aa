import { expect, it } from 'vitest';
import { viewAt } from './moments';
import { landing, walk } from './outcomes';
import { BLADES, blade } from './types';

it('counts a farmer that ends where it began once', () => {
  const view = structuredClone(viewAt('rich'));
  for (let index = 0; index < BLADES; index += 1) blade(view, index).farmers.fill(0);
  blade(view, 2).farmers[0] = BLADES;
  expect(walk(view, 2)).toMatchObject({ blade: 2, count: BLADES, carts: 2 });
  expect(landing(view, 2, 2)).toMatchObject({ count: BLADES });
  expect(landing(view, 2, 3)).toMatchObject({ count: 1 });
});
