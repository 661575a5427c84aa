import { describe, expect, it } from 'vitest';
import type { Chapter } from '../../protocol';
import { NAMES, tableAt, viewAt } from './moments';
import { steps } from './steps';
import { follow } from './tiles';
import { COLOURS, type Design, type Player, type View } from './types';
import { NONE, count, forecast, gather, isReady, laidOut, makesPattern, plus } from './workshops';

const view = viewAt('turn');
const [w1, w2, w3, w4] = view.workshops as [View['workshops'][0], View['workshops'][0], View['workshops'][0], View['workshops'][0]];
const card: Design = { id: 1, points: 3, bonus: false, cells: ['red', 'blue', 'green'], tiles: [null, null, null] };

function craft(slots: (Design | null)[], ...workshops: Parameters<typeof gather>[0][]): Player {
  const player = view.players[0] as Player;
  return { ...player, slots, workshops: [0, 1, 2, 3].map((k) => gather(workshops[k] ?? [])) };
}

describe('patterns', () => {
  it('violet stands for whatever helps', () => {
    expect(makesPattern(w1, gather(['red', 'red', 'violet', 'blue', 'blue', 'blue']))).toBe(true);
    expect(makesPattern(w2, gather(['red', 'red', 'blue', 'blue', 'green', 'yellow']))).toBe(false);
    expect(makesPattern(w3, gather(['red', 'red', 'red', 'blue']))).toBe(false);
    expect(makesPattern(w4, gather(['red', 'red', 'red', 'red']))).toBe(true);
  });
  it('a workshop without a fitting cell is not ready', () => {
    expect(isReady(w3, gather(['red', 'red', 'blue', 'blue']), card)).toBe(true);
    expect(isReady(w3, gather(['yellow', 'yellow', 'violet', 'violet']), card)).toBe(false);
    expect(isReady(w3, gather(['red', 'red', 'blue', 'blue']), null)).toBe(false);
    expect(isReady(w4, gather(['red', 'red', 'red', 'red']), null)).toBe(true);
  });
});

describe('how tiles lie', () => {
  it('colours keep to their groups, violet joins the fullest', () => {
    expect(laidOut(w3, gather(['yellow', 'green', 'violet']))).toEqual(['yellow', 'violet', 'green', null]);
    expect(laidOut(w1, gather(['blue', 'green', 'green']))).toEqual(['blue', null, null, 'green', 'green', null]);
  });
  it('what is too many comes last, and nothing is lost', () => {
    const tiles = gather(['red', 'red', 'red', 'blue', 'green', 'violet']);
    const laid = laidOut(w3, tiles);
    expect(laid).toHaveLength(6);
    expect(laid.filter(Boolean)).toHaveLength(count(tiles));
  });
});

describe('what would happen', () => {
  it('sees that a workshop runs, and that the next one can', () => {
    const player = craft([null, null, card], [], [], ['red'], ['blue', 'blue']);
    const told = forecast(view.workshops, player, 2, gather(['red', 'blue', 'blue']));
    expect(told).toMatchObject({ runs: true, then: true, over: 0, flow: 2 });
  });
  it('counts what is too many', () => {
    const player = craft([null, null, card], [], [], ['red', 'red', 'green']);
    expect(forecast(view.workshops, player, 2, gather(['red', 'blue', 'blue']))).toMatchObject({ runs: false, over: 2 });
  });
  it('knows what the engine knows of ready workshops', () => {
    for (const { players, workshops } of NAMES.map(viewAt)) {
      for (const player of players) {
        expect(workshops.map((face, k) => isReady(face, player.workshops[k] ?? gather([]), player.slots[k]))).toEqual(player.ready);
      }
    }
  });
});

describe('a cascade of a real game', () => {
  const before = viewAt('before_cascade');
  const { view: after, story } = tableAt('after_cascade');
  const chapter = story.at(-1) as Chapter;
  const told = steps(before, [chapter], after);

  it('is told step by step and ends where the table stands', () => {
    expect(told.map((step) => step.kind)).toEqual(['raise', 'flow', 'run', 'raise', 'break', 'flow']);
    expect(told.at(-1)?.view).toBe(after);
  });
  it('moves the same tiles from place to place', () => {
    let pieces = follow([], before.workshops, before.players[chapter.seat] as Player);
    const known = new Set(pieces.map((piece) => piece.id));
    for (const step of told) pieces = follow(pieces, step.view.workshops, step.view.players[chapter.seat] as Player);
    expect(pieces.every((piece) => known.has(piece.id))).toBe(true);
  });
});

describe('the two steps after W4 has run', () => {
  const { view: before, you } = tableAt('ordering');
  const seat = you ?? 0;
  const [inW1 = NONE, , , inW4 = NONE] = before.players[seat]?.workshops ?? [];
  const kind = COLOURS.find((colour) => inW4[colour]);
  const told = (move: string, ...events: string[]): Chapter[] => [{ number: 0, seat, move, events: events.map((id) => ({ id })) }];
  const lying = (shown: View) => [shown.players[seat]?.workshops[0], shown.players[seat]?.workshops[3], shown.now.waiting];
  it.each([
    ['violet first', 'majolica-did-enter-violet', gather(['violet']), { kind, count: count(inW4) }],
    ['tiles first', 'majolica-did-enter', inW4, { kind: 'violet', count: 1 }],
  ])('%s: the other waits', (move, event, enters, waits) => {
    const [first] = steps(before, told(move, event), view);
    expect(lying(first?.view as View)).toEqual([plus(inW1, enters), NONE, [waits]]);
  });
  it('what has waited enters W1 later', () => {
    const shown = steps(before, told('tiles first', 'majolica-did-enter', 'majolica-did-enter-violet'), view);
    expect(lying(shown[1]?.view as View)[2]).toEqual([]);
    expect(shown[1]?.view.players[seat]?.workshops[0]?.violet).toBe(inW1.violet + 1);
  });
  it('waiting tiles are pieces that go on to W1', () => {
    const player = before.players[seat] as Player;
    const pieces = follow([], before.workshops, player, before.now.waiting);
    const violet = pieces.find((piece) => 'waiting' in piece.lie);
    expect(violet).toMatchObject({ kind: 'violet', lie: { waiting: 0 } });
    const [first] = steps(before, told('violet first', 'majolica-did-enter-violet'), view);
    const after = follow(pieces, before.workshops, first?.view.players[seat] as Player, first?.view.now.waiting);
    expect(after.find((piece) => piece.id === violet?.id)?.lie).toMatchObject({ workshop: 0 });
    expect(after.filter((piece) => 'waiting' in piece.lie)).toHaveLength(count(inW4));
  });
});
