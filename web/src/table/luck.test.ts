import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Face } from '../protocol';
import { judged, luckFor, mixed } from './luck';

const SECRET = '000102030405060708090a0b0c0d0e0f';
const LUCK = ['ffeeddccbbaa99887766554433221100', '00112233445566778899aabbccddeeff'] as const;
/** The same as in tests/engine/test_seed.py. */
const SEED = 'ff8e2426aafa04b02d26b5cbb35af949';
const PROMISE = 'd65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96';

const table = (changes: Partial<Face> = {}): Face => ({ id: 't', seed: SEED, commitment: PROMISE, parts: { secret: SECRET, luck: [...LUCK, null] }, ...changes }) as Face;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set(LUCK[0].match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []);
    return bytes;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('mixes as the server does', async () => {
  expect(await mixed({ secret: SECRET, luck: [...LUCK] })).toBe(SEED);
  expect(await mixed({ secret: SECRET, luck: [LUCK[1], null, LUCK[0]] })).toBe(SEED);
});

it('draws luck once for a table', () => {
  expect(luckFor('t', PROMISE)).toBe(LUCK[0]);
  vi.mocked(crypto.getRandomValues).mockClear();
  expect(luckFor('t', PROMISE)).toBe(LUCK[0]);
  expect(crypto.getRandomValues).not.toHaveBeenCalled();
});

it('finds the own luck in a seed that is right', async () => {
  luckFor('t', PROMISE);
  expect(await judged(table(), 0)).toEqual({ right: true, own: true });
  expect(await judged(table(), null)).toEqual({ right: true, own: null });
});

it('has no word on luck that it did not add', async () => {
  expect(await judged(table(), 1)).toEqual({ right: true, own: null });
});

it('notices own luck that was left out', async () => {
  luckFor('t', PROMISE);
  expect((await judged(table(), 1)).own).toBe(false);
  expect((await judged(table({ parts: null, seed: SECRET }), 0)).own).toBe(false);
});

it('notices another secret, another seed, another promise', async () => {
  expect((await judged(table({ parts: { secret: LUCK[0], luck: [...LUCK] } }), 0)).right).toBe(false);
  expect((await judged(table({ seed: SECRET }), 0)).right).toBe(false);
  expect((await judged(table({ parts: null }), 0)).right).toBe(false);
  luckFor('t', '0'.repeat(64));
  expect((await judged(table(), 0)).right).toBe(false);
});

it('says so where it cannot compute', async () => {
  luckFor('t', PROMISE);
  vi.stubGlobal('crypto', {});
  expect(await judged(table(), 0)).toEqual({ right: null, own: true });
});
