import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { parts, words } from './words.svelte';

const FLUENT = `
took = took { $tiles } from { $player }
tiles-blue = { $count } blue
tiles-red = { $count } red
`;

it('tells a message as text with its pieces between', () => {
  words.bundle = new FluentBundle('en', { useIsolating: false });
  words.bundle.addResource(new FluentResource(FLUENT));
  const blue = { id: 'tiles-blue', args: { count: 2 } };
  const red = { id: 'tiles-red', args: { count: 1 } };
  const took = { id: 'took', args: { tiles: [blue, red], seat: 0 } };
  expect(parts(took, ['Alba'], () => false)).toEqual(['took 2 blue, 1 red from Alba']);
  expect(parts(took, ['Alba'], ({ id }) => id === 'tiles-blue')).toEqual(['took ', blue, ', 1 red from Alba']);
});

it('addresses the reader, whose name is not told', () => {
  words.bundle = new FluentBundle('en', { useIsolating: false });
  words.bundle.addResource(new FluentResource('table-you = You\nfly = { $player } gets a fly\n    .you = you get a fly\nbid = { $player }: 2\n'));
  const names = ['Alba', null];
  expect(parts({ id: 'fly', args: { seat: 0 } }, names, () => false)).toEqual(['Alba gets a fly']);
  expect(parts({ id: 'fly', args: { seat: 1 } }, names, () => false)).toEqual(['you get a fly']);
  expect(parts({ id: 'bid', args: { seat: 1 } }, names, () => false)).toEqual(['You: 2']);
});
