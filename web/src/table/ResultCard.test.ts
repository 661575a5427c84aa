import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { Result } from '../protocol';
import ResultCard from './ResultCard.svelte';
import type { LiveTable } from './table.svelte';

afterEach(cleanup);

const NAMES = ['Ada', 'Zoé', 'Аня'];
const result: Result = {
  scores: [43, 38, 38],
  shares: [1, 0, 0],
  breakdown: [[], [], []],
  places: [1, 3, 2],
  tie: { label: { id: 'finca-tie' }, counts: [9, 4, 7] },
};

function card(you: number | null): HTMLElement {
  const table = {
    you,
    view: null,
    story: [],
    face: { seed: 'abc', commitment: 'def', next: null },
    seats: NAMES.map((name, number) => ({ number, name, you: number === you, colour: 'red', glyph: 'circle', face: { kind: 'person' } })),
    say: (message: string | { id: string }, args?: object) => `${typeof message === 'string' ? message : message.id}${args ? JSON.stringify(args) : ''}`,
  } as unknown as LiveTable;
  return render(ResultCard, { table, game: null, result }).container as HTMLElement;
}
const texts = (within: Element, selector: string) => [...within.querySelectorAll(selector)].map((one) => one.textContent?.trim());

it('begins with the own place and tells what broke the tie', () => {
  const container = card(1);
  expect(texts(container, 'thead .name')).toEqual(['table-you', 'Ada', 'Аня']);
  expect(texts(container, '.places td')).toEqual(['3', '1', '2']);
  expect(container.querySelector('.own')?.textContent).toContain('"place":3,"count":3');
  expect(texts(container, '.tie :is(th, td)')).toEqual(['finca-tie', '4', '', '7']);
});

it('stands in the order of places for who only watched, and folds the seed', () => {
  const container = card(null);
  expect(texts(container, 'thead .name')).toEqual(['Ada', 'Аня', 'Zoé']);
  expect(container.querySelector('.own')).toBeNull();
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('abc');
});
