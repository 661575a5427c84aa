import { describe, expect, it } from 'vitest';
import { tableAt, type MomentName } from './moments';
import { bladesOf, walk } from './outcomes';
import { FincaPlay } from './play.svelte';
import { VILLAGES, village } from './types';

const playAt = (name: MomentName, changes = {}) => {
  const table = tableAt(name, { confirm: true, ...changes });
  return { table, play: new FincaPlay(table) };
};
const settled = () => new Promise((done) => setTimeout(done));

describe('placing', () => {
  it('offers every blade, marks at the first press and sends at the second', async () => {
    const { table, play } = playAt('placing');
    expect(play.options).toHaveLength(12);
    play.pressBlade(3);
    expect(play.marked).toBe('place 4');
    expect(table.acted).toEqual([]);
    expect(play.prompt.text).toMatchObject({ id: 'web-finca-ask-place' });
    play.pressBlade(3);
    await settled();
    expect(table.acted).toEqual(['place 4']);
  });

  it('says which farmer of how many is placed', () => {
    const { play, table } = playAt('placing');
    table.say = (message, args) => `${typeof message === 'string' ? message : message.id} ${JSON.stringify(args ?? {})}`;
    expect(play.chips[0]).toBe('web-finca-farmer {"number":1,"of":4}');
    expect(play.prompt.detail).toContain('web-finca-farmer {"number":1,"of":4}');
  });

  it('sends at once where marking is not wanted', async () => {
    const { table, play } = playAt('placing', { confirm: false });
    play.pressBlade(0);
    await settled();
    expect(table.acted).toEqual(['place 1']);
  });
});

describe('moving', () => {
  it('offers only blades with own farmers and asks why for another', () => {
    const { table, play } = playAt('turn');
    const own = bladesOf(play.view, play.seat);
    expect(play.options).toEqual(own.map((index) => `move ${index + 1}`));
    const foreign = [...Array(12).keys()].find((index) => !own.includes(index)) ?? -1;
    play.pressBlade(foreign);
    expect(table.asked).toEqual([`move ${foreign + 1}`]);
  });

  it('previews where the farmer goes and what it brings, as the server words it', () => {
    const { table, play } = playAt('rich');
    for (const from of bladesOf(play.view, play.seat)) {
      const outcome = walk(play.view, from);
      const label = table.choices.find((choice) => choice.move === `move ${from + 1}`)?.label;
      expect(label?.args).toMatchObject({ steps: outcome.steps, arrival: outcome.blade + 1 });
      const fruits = (label?.args?.fruits as { id: string; args: object }[])[0];
      expect(fruits).toMatchObject({ id: `finca-fruit-${outcome.fruit}`, args: { count: outcome.count } });
      expect(label?.id).toBe(outcome.carts ? 'finca-do-move-cart' : 'finca-do-move');
    }
  });

  it('does what is marked when the landing blade is pressed', async () => {
    const { table, play } = playAt('turn');
    const own = bladesOf(play.view, play.seat);
    const from = own.find((index) => !own.includes(walk(play.view, index).blade)) ?? -1;
    play.pressBlade(from);
    play.pressBlade(walk(play.view, from).blade);
    await settled();
    expect(table.acted).toEqual([`move ${from + 1}`]);
  });

  it('warns of a shortage before it happens', () => {
    const { play } = playAt('short');
    const from = bladesOf(play.view, play.seat).find((index) => walk(play.view, index).shortFruit !== null) ?? -1;
    play.pointed = `move ${from + 1}`;
    expect(play.prompt.tone).toBe('warning');
    expect(play.prompt.detail).toContain('web-finca-short-fruit');
  });

  it('says why there is no delivery', () => {
    const { play } = playAt('turn');
    expect(play.prompt.modes?.map(({ id, disabled }) => [id, disabled !== undefined])).toContainEqual(['deliver', true]);
  });
});

describe('delivering', () => {
  it('begins with the first village: the cart and the load are sent together', async () => {
    const { table, play } = playAt('rich');
    play.setMode('deliver');
    const payable = VILLAGES.filter((name) => play.movesAt(name).length);
    expect(payable.length).toBeGreaterThan(0);
    expect(payable.every((name) => play.holds(name))).toBe(true);
    play.pressVillage(payable[0] ?? 'inca');
    await settled();
    expect(table.acted).toEqual(['deliver', `load ${payable[0]}`]);
  });

  it('explains a village that cannot be paid, without asking the server', () => {
    const { table, play } = playAt('rich');
    play.setMode('deliver');
    const poor = VILLAGES.find((name) => !play.movesAt(name).length && village(play.view, name).tile) ?? 'inca';
    play.pressVillage(poor);
    expect(table.asked).toEqual([]);
    expect(play.prompt).toMatchObject({ tone: 'warning' });
    expect(play.prompt.detail).toContain('finca-why-');
  });

  it('counts what is on the cart and sends it with Confirm', async () => {
    const { table, play } = playAt('loading');
    const { cart } = play;
    expect(cart?.villages).toHaveLength(1);
    expect(cart?.used).toBe(cart?.points);
    expect((cart?.capacity ?? 0) - (cart?.used ?? 0)).toBe(play.view.delivery?.room);
    play.prompt.confirm?.run();
    await settled();
    expect(table.acted).toEqual(['stop']);
  });

  it('counts one fruit less than points after the tile of that name', () => {
    const { cart } = playAt('less').play;
    expect(cart?.used).toBe((cart?.points ?? 0) - 1);
    expect(cart?.capacity).toBe(6);
  });

  it('lays out both ways to pay where there are two', async () => {
    const { table, play } = playAt('either');
    const name = VILLAGES.find((one) => play.movesAt(one).length === 2) ?? 'inca';
    play.pressVillage(name);
    expect(play.ways?.ways.map(({ move }) => move)).toEqual([`load ${name}`, `short ${name}`]);
    play.pick(`short ${name}`);
    await settled();
    expect(table.acted).toEqual([`short ${name}`]);
  });

  it.each(['paying', 'lacking'] as const)('takes the kind by its number while %s', async (name) => {
    const { table, play } = playAt(name);
    expect(play.ways?.village).toBe(play.view.delivery?.village);
    const [way] = play.ways?.ways ?? [];
    const digit = String(['fig', 'almond', 'olive', 'orange', 'grape', 'lemon'].indexOf(way?.kind ?? '') + 1);
    expect(play.key(new KeyboardEvent('keydown', { key: digit }))).toBe(true);
    await settled();
    expect(table.acted).toEqual([way?.move]);
  });
});

describe('action tiles', () => {
  it('the gust is chosen whole before it is sent', async () => {
    const { table, play } = playAt('rich');
    play.pressTool('gust');
    const [from] = bladesOf(play.view, play.seat);
    play.pressBlade(from ?? 0);
    expect(play.phase).toBe('landing');
    expect(play.options).toHaveLength(12);
    play.pressBlade(7);
    expect(play.harvest?.carts).toBe(0);
    play.prompt.confirm?.run();
    await settled();
    expect(table.acted).toEqual(['gust', `lift ${(from ?? 0) + 1}`, 'land 8']);
  });

  it('one fruit less offers exactly what the server would offer short', () => {
    const { play } = playAt('rich');
    play.pressTool('less');
    expect(play.options.length).toBeGreaterThan(0);
    expect(play.options.every((move) => move.startsWith('short '))).toBe(true);
    expect(play.options.every((move) => (village(play.view, move.slice(6) as 'inca').tile?.value ?? 0) > 1)).toBe(true);
  });

  it('are given up step by step', () => {
    const { play } = playAt('rich');
    play.pressTool('gust');
    play.pressBlade(bladesOf(play.view, play.seat)[0] ?? 0);
    play.cancel();
    expect(play.phase).toBe('lifting');
    play.cancel();
    expect(play.intent.tool).toBeNull();
    play.cancel();
    expect(play.cancellable).toBe(false);
  });

  it('a second move can be declined', async () => {
    const { table, play } = playAt('second_move');
    play.prompt.buttons?.[0]?.run();
    await settled();
    expect(table.acted).toEqual(['stop']);
  });

  it('a refused decision ends the chain', async () => {
    const refused: string[] = [];
    const act = (move: number | string) => Promise.resolve(refused.push(String(move)) < 0);
    const { play } = playAt('rich', { act });
    play.setMode('deliver');
    play.pressVillage(VILLAGES.find((name) => play.movesAt(name).length) ?? 'inca');
    await settled();
    expect(refused).toEqual(['deliver']);
  });
});

describe('the prompt', () => {
  it('tells who is thinking when it is not the own turn', () => {
    const { play } = playAt('turn', { choices: [] });
    expect(play.prompt.text).toContain('web-finca-wait-turn');
  });

  it('on a phone has room for modes or for Confirm', () => {
    const { play } = playAt('rich', { compact: true });
    expect(play.prompt.modes?.map(({ id }) => id)).toEqual(['move', 'deliver']);
    expect(play.prompt.confirm).toBeUndefined();
    play.pressBlade(bladesOf(play.view, play.seat)[0] ?? 0);
    expect(play.prompt.modes).toBeUndefined();
    expect(play.prompt.confirm?.disabled).toBeUndefined();
  });

  it('in a replay nothing can be chosen', () => {
    const { play } = playAt('rich', { live: false });
    expect(play.options).toEqual([]);
    expect(play.mine).toBe(false);
  });
});
