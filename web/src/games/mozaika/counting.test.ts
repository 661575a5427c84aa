import { expect, it } from 'vitest';
import { countSteps, totals } from './counting';
import { viewAt } from './moments';
import { LINES } from './types';

it('comes to the score of every player, line after line', () => {
  const { players } = viewAt('over');
  const steps = countSteps(players);
  expect(totals(steps, steps.length, players.length)).toEqual(players.map(({ score }) => score));
  const order = steps.map(({ line }) => LINES.indexOf(line));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
