import { describe, expect, it } from 'vitest';
import type { Table } from '../contract';
import { tableAt, viewAt, type MomentName } from './moments';
import { MonumentsPlay } from './play.svelte';
import { allPlaces, type View } from './types';

const playAt = (name: MomentName, changes: Partial<Table<View>> = {}) => {
  const table = tableAt(name, changes);
  return { table, play: new MonumentsPlay(table) };
};
const key = (name: string) => new KeyboardEvent('keydown', { key: name });

describe('the quarry', () => {
  it('offers the outer ring for the first turn, clockwise', () => {
    const { play } = playAt('start');
    expect(play.targets).toEqual(Array.from({ length: 12 }, (_, n) => `go ${n + 1}`));
    expect(play.prompt.text).toBe('web-monuments-start');
  });

  it('goes at once where nothing is confirmed, and asks why for a cell out of reach', () => {
    const { table, play } = playAt('step');
    const [first = ''] = play.targets;
    const far = table.view.quarry.map(({ name }) => `go ${name}`).find((move) => !play.targets.includes(move)) ?? '';
    play.choose(first);
    play.choose(far);
    expect([table.acted, table.asked]).toEqual([[first], [far]]);
  });

  it('marks only the step that ends the turn where choices are confirmed', () => {
    const onTheWay = playAt('step', { confirm: true });
    const [first = ''] = onTheWay.play.targets;
    onTheWay.play.choose(first);
    expect(onTheWay.table.acted).toEqual([first]);

    const { table, play } = playAt('last_step', { confirm: true });
    const [move = ''] = play.targets;
    play.choose(move);
    expect(play.marked).toBe(move);
    expect(table.acted).toEqual([]);
    play.prompt.confirm?.run();
    expect(table.acted).toEqual([move]);
  });

  it('says what a cell would bring while it is pointed at', () => {
    const { play } = playAt('start');
    play.focus('go 3');
    expect(play.prompt.detail).toMatchObject({ id: 'monuments-do-start' });
  });

  it('takes a piece by its number', () => {
    const { table, play } = playAt('take');
    expect(play.key(key('2'))).toBe(true);
    expect(table.acted).toEqual([table.choices[1]?.move]);
  });
});

describe('the building', () => {
  it('offers every open place for what is held, the most points first', () => {
    const { table, play } = playAt('build');
    expect([...play.targets].sort()).toEqual(table.choices.map((choice) => choice.move).sort());
    const points = play.targets.map((move) => play.places.find((place) => `build ${place.place}` === move)?.points ?? 0);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it('narrows the places to the colour that is picked, and takes it back', () => {
    const { play } = playAt('build');
    play.pick('red');
    expect(play.targets.length).toBe(play.placesFor('red').length);
    expect(play.prompt.text).toContain('web-monuments-place-red');
    expect(play.key(key('Escape'))).toBe(true);
    expect(play.picked).toBeNull();
    expect(play.key(key('Escape'))).toBe(false);
  });

  it('picks the colour that a marked place wants, and confirms with its points', () => {
    const { table, play } = playAt('build', { confirm: true });
    const [place] = play.placesFor('violet');
    const move = `build ${place?.place ?? 0}`;
    play.choose(move);
    expect(play.picked).toBe('violet');
    expect(play.prompt.confirm?.label).toContain(`"points":${place?.points ?? 0}`);
    play.prompt.cancel?.();
    expect(play.marked).toBeNull();
    play.choose(move);
    play.choose(move);
    expect(table.acted).toEqual([move]);
  });

  it('steps through the places on phones', () => {
    const { play } = playAt('build', { compact: true, confirm: true });
    play.pick('red');
    play.step(1);
    expect(play.marked).toBe(play.targets[0]);
    play.step(-1);
    expect(play.marked).toBe(play.targets.at(-1));
    expect(play.prompt.detail).toContain(`"number":${play.targets.length}`);
  });

  it('asks why for a colour that fits nowhere, for a taken place, and for passing', () => {
    const { table, play } = playAt('build');
    play.pick('orange');
    const taken = `build ${play.places.find(({ by }) => by !== null)?.place}`;
    play.choose(taken);
    play.prompt.buttons?.[0]?.run();
    expect(table.asked.length).toBe(3);
    expect(table.asked.slice(1)).toEqual([taken, 'pass']);
    expect(table.acted).toEqual([]);
  });

  it('turns the monument where every place stands behind bricks, and says so where somebody turns it away', () => {
    const { choices } = tableAt('build');
    /** Only one place is left, with a wall on one side of it. */
    const walled = (move: string) => {
      const view = structuredClone(viewAt('build'));
      const places = allPlaces(view);
      const left = places.find((place) => `build ${place.place}` === move);
      for (const place of places) Object.assign(place, { by: place !== left && place.y - (left?.y ?? 0) >= 2 ? 1 : null });
      return playAt('build', { view, choices: choices.filter((choice) => choice.move === move) }).play;
    };
    const views = (play: MonumentsPlay) =>
      [0, 1, 2, 3].filter((turn) => {
        play.camera.turn = turn;
        return play.isHidden;
      });
    const play = choices.map(({ move }) => walled(move)).find((other) => views(other).length);
    expect(play).toBeDefined();
    if (!play) return;
    const hidden = views(play);
    expect(hidden.length).toBeLessThan(4);
    play.camera.turn = hidden[0] ?? 0;
    expect(play.prompt.detail).toBe('web-monuments-hidden');
    play.prompt.buttons?.[0]?.run();
    expect(play.isHidden).toBe(false);
    expect(play.prompt.buttons?.map((button) => button.refused)).toEqual([true]);
  });

  it('offers the reliquary to a gem', () => {
    const { play } = playAt('reliquary');
    play.key(key('5'));
    expect(play.picked).toBe('gem');
    expect(play.targets).toEqual(['reliquary']);
  });

  it('never passes by itself, and says what it costs', () => {
    const { table, play } = playAt('pass');
    expect(play.prompt.text).toMatch(/^web-monuments-must-pass/);
    expect(table.acted).toEqual([]);
    play.prompt.confirm?.run();
    expect(table.acted).toEqual(['pass']);
  });
});

describe('somebody who looks away in their turn', () => {
  it('is offered the way back instead of what cannot be seen', () => {
    const { play } = playAt('step');
    play.swap();
    expect(play.prompt.confirm).toBeUndefined();
    expect(play.prompt.buttons?.map((button) => button.label)).toEqual(['web-monuments-look-quarry']);
    play.prompt.buttons?.[0]?.run();
    expect(play.looking).toBe('quarry');
    expect(play.prompt.buttons).toBeUndefined();
  });
});

describe('somebody who only watches', () => {
  it('can choose nothing', () => {
    const { table, play } = playAt('build', { choices: [] });
    play.choose('build 1');
    play.pick('red');
    expect(play.targets).toEqual([]);
    expect([table.acted, table.asked]).toEqual([[], []]);
    expect(play.prompt.text).toContain('web-monuments-wait-building');
  });

  it('looks at the other half and back', () => {
    const { play } = playAt('build', { choices: [] });
    expect(play.looking).toBe('monument');
    play.swap();
    expect(play.looking).toBe('quarry');
    play.swap();
    expect(play.looking).toBe('monument');
  });
});
