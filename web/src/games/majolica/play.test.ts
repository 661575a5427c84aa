import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import Alone from './Alone.svelte';
import { NAMES, tableAt, type MomentName } from './moments';
import { MajolicaPlay } from './play.svelte';
import { NONE, count } from './workshops';

function sit(name: MomentName, changes: Parameters<typeof tableAt>[1] = {}) {
  const table = tableAt(name, changes);
  const play = new MajolicaPlay(table);
  const legal = table.choices.map((choice) => choice.move);
  return { ...table, play, legal, ids: () => [...play.targets.keys()] };
}

const settled = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
};

describe('every decision can be reached', () => {
  for (const name of NAMES) {
    for (const compact of [false, true]) {
      it(`${name}${compact ? ' on a phone' : ''}`, async () => {
        const reached = new Set<string>();
        await explore(name, compact, reached);
        const { legal } = sit(name);
        expect(legal.filter((move) => !reached.has(move))).toEqual([]);
      });
    }
  }
});

/** Presses all that can be pressed, in every way of the turn, two presses deep, and all buttons. */
async function explore(name: MomentName, compact: boolean, reached: Set<string>): Promise<void> {
  const ways = sit(name).play.modes.map((mode) => mode.id);
  const swaps = [['slot-1', 'slot-2'], ['slot-1', 'slot-3'], ['slot-2', 'slot-3'], ['slot-2', 'slot-1'], ['slot-3', 'slot-1'], ['slot-3', 'slot-2']];
  for (const way of ways.length ? ways : ['run']) {
    const begin = () => {
      const seat = sit(name, { compact });
      seat.play.modes.find((mode) => mode.id === way)?.choose();
      return seat;
    };
    const buttons = begin().play.prompt.buttons?.length ?? 0;
    for (let k = 0; k < buttons; k++) {
      const { play, acted } = begin();
      play.prompt.buttons?.[k]?.run();
      for (const id of [...play.targets.keys()]) play.press(id);
      await settled();
      acted.forEach((move) => reached.add(move));
    }
    for (const id of begin().ids()) {
      const { play, acted, ids } = begin();
      play.press(id);
      for (const next of ids().filter((other) => /^(workshop|slot|ask)-/.test(other))) {
        play.press(next);
        play.prompt.confirm?.run();
      }
      await settled();
      acted.forEach((move) => reached.add(move));
    }
    for (const first of swaps) {
      for (const second of [[], ...swaps]) {
        const { play, acted } = begin();
        for (const id of [...first, ...second]) if (play.target(id)) play.press(id);
        if (play.prompt.confirm && !play.prompt.confirm.disabled && play.marks.reordered) play.prompt.confirm.run();
        await settled();
        acted.forEach((move) => reached.add(move));
      }
    }
  }
}

describe('a run', () => {
  it('is marked first and sent together with its workshop', async () => {
    const { play, acted, legal } = sit('turn');
    const run = legal.find((move) => /^(row|column)/.test(move)) ?? '';
    play.press(run.replace(' ', '-'));
    expect(acted).toEqual([]);
    expect(play.marks.held).toBe(run);
    play.press('workshop-2');
    await settled();
    expect(acted).toEqual([run, 'into w2']);
  });
  it('waits for Confirm where one wants to confirm', async () => {
    const { play, acted, legal } = sit('turn', { confirm: true });
    const run = legal.find((move) => /^(row|column)/.test(move)) ?? '';
    play.press(run.replace(' ', '-'));
    expect(play.prompt.confirm?.disabled).toBe(true);
    play.press('workshop-1');
    expect(acted).toEqual([]);
    expect(play.aimed).toBe(0);
    play.prompt.confirm?.run();
    await settled();
    expect(acted).toEqual([run, 'into w1']);
  });
  it('lets go of what is marked', () => {
    const { play, legal } = sit('turn');
    play.press((legal.find((move) => move.startsWith('row')) ?? '').replace(' ', '-'));
    play.prompt.cancel?.();
    expect(play.marks.any).toBe(false);
    expect(play.prompt.cancel).toBeUndefined();
  });
  it('is found through any of its tiles, a corner gives one after the other', () => {
    const { play } = sit('turn');
    const corner = play.view.grid.find(({ cell }) => play.view.runs.filter((run) => run.cells.includes(cell)).length === 2);
    play.press(`cell-${corner?.cell}`);
    const first = play.marks.held;
    play.press(`cell-${corner?.cell}`);
    expect(play.marks.held).not.toBe(first);
    expect(play.marks.held).not.toBeNull();
  });
});

describe('other ways of the turn', () => {
  it('a click on a card changes to tile and card', () => {
    const { play, legal } = sit('turn');
    const card = legal.find((move) => move.startsWith('card ')) ?? '';
    play.press(card.replace('card ', 'place-'));
    expect(play.marks.way).toBe('card');
    expect(play.marks.held).toBe(card);
    expect(play.target('slot-1')).toBeDefined();
  });
  it('keys change the way and choose workshops', () => {
    const { play, legal } = sit('turn');
    expect(play.key(new KeyboardEvent('keydown', { key: 'c' }))).toBe(true);
    expect(play.marks.way).toBe('swap');
    expect(play.key(new KeyboardEvent('keydown', { key: 'a' }))).toBe(true);
    expect(play.key(new KeyboardEvent('keydown', { key: '1' }))).toBe(false);
    play.press((legal.find((move) => move.startsWith('row')) ?? '').replace(' ', '-'));
    expect(play.key(new KeyboardEvent('keydown', { key: '1' }))).toBe(true);
  });
  it('asks why where something is not legal', () => {
    const { play, asked } = sit('turn');
    play.press('workshop-1');
    expect(asked).toEqual(['into w1']);
  });
});

describe('the prompt', () => {
  it.each([
    ['start', 'web-majolica-ask-start'],
    ['mission', 'web-majolica-ask-mission'],
    ['turn', 'web-majolica-ask-run'],
    ['solo', 'web-majolica-ask-all'],
    ['placing', 'web-majolica-ask-into'],
    ['raising', 'web-majolica-ask-raise'],
    ['breaking', 'web-majolica-ask-break'],
    ['overflowing', 'web-majolica-ask-overflow'],
    ['tile_part', 'web-majolica-ask-tile'],
    ['card_part', 'web-majolica-ask-card'],
    ['settling', 'web-majolica-ask-bonus'],
    ['ordering', 'web-majolica-ask-first'],
  ] as const)('of %s', (name, text) => {
    const said = sit(name).play.prompt.text;
    expect(typeof said === 'string' ? said.split(' ')[0] : said.id).toBe(text);
  });
  it('tells what a workshop would do', () => {
    const { play } = sit('placing');
    play.pointed = 'workshop-4';
    expect(play.forecast?.tiles).toBeDefined();
    expect(play.prompt.text).toMatchObject({ id: expect.stringMatching(/^web-majolica-into/) });
  });
});

describe('what enters W1 first', () => {
  it('shows what each order would do in W1', () => {
    const { play } = sit('ordering');
    play.pointed = 'waiting-0';
    expect(play.aimed).toBe(0);
    expect(play.forecast).toMatchObject({ over: 0, runs: true });
    play.pointed = 'workshop-4';
    const [w1 = NONE, , , w4 = NONE] = play.player.workshops;
    expect(play.forecast).toMatchObject({ over: count(w1) + count(w4) - (play.view.workshops[0]?.capacity ?? 0), runs: false });
    expect(play.prompt.text).toMatchObject({ id: 'web-majolica-into-over' });
  });
  it('is marked first where one wants to confirm', async () => {
    const { play, acted } = sit('ordering', { confirm: true });
    play.press('waiting-0');
    expect(acted).toEqual([]);
    expect(play.aimed).toBe(0);
    play.prompt.confirm?.run();
    await settled();
    expect(acted).toEqual(['violet first']);
  });
});

describe('alone', () => {
  it('tiles of one colour are one choice, whichever is clicked', () => {
    const { play, legal } = sit('solo');
    play.marks.way = 'card';
    const cells = [...play.targets.keys()].filter((id) => id.startsWith('cell-'));
    expect(cells).toHaveLength(4);
    expect(legal.filter((move) => move.startsWith('tile '))).not.toHaveLength(4);
  });
});

it('tells who plays alone the round, the points and the way to the next title, also on a phone', () => {
  for (const compact of [false, true]) {
    const { play } = sit('solo', { compact });
    const { container } = render(Alone, { table: play.table, play });
    expect(container.textContent).toContain('web-majolica-round-of {"round":1,"of":6}');
    expect(container.textContent).toContain('web-points {"points":0}');
    expect(container.textContent).toContain('web-majolica-missing {"count":17}');
    cleanup();
  }
});
