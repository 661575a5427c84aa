import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../contract';
import build from './fixtures/build.json';
import lastStep from './fixtures/last-step.json';
import pass from './fixtures/pass.json';
import reliquary from './fixtures/reliquary.json';
import start from './fixtures/start.json';
import step from './fixtures/step.json';
import { tableOf, type Told } from './fixtures/table';
import take from './fixtures/take.json';
import { MonumentsPlay } from './play.svelte';
import type { View } from './types';

let told: Told;
beforeEach(() => {
  told = { acted: [], asked: [] };
});
const playOf = (moment: unknown, more: Partial<Table<View>> = {}) => new MonumentsPlay(tableOf(moment, told, more));
const key = (name: string) => new KeyboardEvent('keydown', { key: name });

describe('the quarry', () => {
  it('offers the outer ring for the first turn, clockwise', () => {
    const play = playOf(start);
    expect(play.targets).toEqual(Array.from({ length: 12 }, (_, n) => `go ${n + 1}`));
    expect(play.prompt.text).toBe('web-monuments-start');
  });

  it('goes at once where nothing is confirmed, and asks why for a cell out of reach', () => {
    const play = playOf(step);
    const [first = ''] = play.targets;
    play.choose(first);
    play.choose('go 5');
    expect(told).toEqual({ acted: [first], asked: ['go 5'] });
  });

  it('marks only the step that ends the turn where choices are confirmed', () => {
    const onTheWay = playOf(step, { confirm: true });
    const walk = step.view.walk;
    const isLast = walk.taken.length === walk.steps - 1;
    onTheWay.choose(onTheWay.targets[0] ?? '');
    expect(told.acted.length).toBe(isLast ? 0 : 1);

    told.acted = [];
    const play = playOf(lastStep, { confirm: true });
    const [move = ''] = play.targets;
    play.choose(move);
    expect(play.marked).toBe(move);
    expect(told.acted).toEqual([]);
    play.prompt.confirm?.run();
    expect(told.acted).toEqual([move]);
  });

  it('says what a cell would bring while it is pointed at', () => {
    const play = playOf(start);
    play.focus('go 3');
    expect(play.prompt.detail).toMatchObject({ id: 'monuments-do-start' });
  });

  it('takes a piece by its number', () => {
    const play = playOf(take);
    expect(play.key(key('2'))).toBe(true);
    expect(told.acted).toEqual([take.choices[1]?.move]);
  });
});

describe('the building', () => {
  it('offers every open place for what is held, the most points first', () => {
    const play = playOf(build);
    expect([...play.targets].sort()).toEqual(build.choices.map((choice) => choice.move).sort());
    const points = play.targets.map((move) => play.places.find((place) => `build ${place.place}` === move)?.points ?? 0);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it('narrows the places to the colour that is picked, and takes it back', () => {
    const play = playOf(build);
    play.pick('red');
    expect(play.targets.length).toBe(play.placesFor('red').length);
    expect(play.prompt.text).toContain('web-monuments-place-red');
    expect(play.key(key('Escape'))).toBe(true);
    expect(play.picked).toBeNull();
    expect(play.key(key('Escape'))).toBe(false);
  });

  it('picks the colour that a marked place wants, and confirms with its points', () => {
    const play = playOf(build, { confirm: true });
    const [place] = play.placesFor('violet');
    const move = `build ${place?.place ?? 0}`;
    play.choose(move);
    expect(play.picked).toBe('violet');
    expect(play.prompt.confirm?.label).toContain(`"points":${place?.points ?? 0}`);
    play.prompt.cancel?.();
    expect(play.marked).toBeNull();
    play.choose(move);
    play.choose(move);
    expect(told.acted).toEqual([move]);
  });

  it('steps through the places on phones', () => {
    const play = playOf(build, { compact: true, confirm: true });
    play.pick('red');
    play.step(1);
    expect(play.marked).toBe(play.targets[0]);
    play.step(-1);
    expect(play.marked).toBe(play.targets.at(-1));
    expect(play.prompt.detail).toContain(`"number":${play.targets.length}`);
  });

  it('asks why for a colour that fits nowhere, for a taken place, and for passing', () => {
    const play = playOf(build);
    play.pick('orange');
    play.choose('build 2');
    play.prompt.buttons?.[0]?.run();
    expect(told.asked.length).toBe(3);
    expect(told.asked.slice(1)).toEqual(['build 2', 'pass']);
    expect(told.acted).toEqual([]);
  });

  it('turns the monument where every place stands behind bricks, and says so where somebody turns it away', () => {
    /** Only one place is left, with a wall on one side of it. */
    const walled = (move: string) => {
      const moment = structuredClone(build);
      const places = moment.view.levels.flatMap((level) => level.places);
      const left = places.find((place) => `build ${place.place}` === move);
      for (const place of places) Object.assign(place, { by: place !== left && place.y - (left?.y ?? 0) >= 2 ? 1 : null });
      return playOf({ ...moment, choices: moment.choices.filter((choice) => choice.move === move) });
    };
    const views = (play: MonumentsPlay) =>
      [0, 1, 2, 3].filter((turn) => {
        play.camera.turn = turn;
        return play.isHidden;
      });
    const play = build.choices.map(({ move }) => walled(move)).find((other) => views(other).length);
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
    const play = playOf(reliquary);
    play.key(key('5'));
    expect(play.picked).toBe('gem');
    expect(play.targets).toEqual(['reliquary']);
  });

  it('never passes by itself, and says what it costs', () => {
    const play = playOf(pass);
    expect(play.prompt.text).toMatch(/^web-monuments-must-pass/);
    expect(told.acted).toEqual([]);
    play.prompt.confirm?.run();
    expect(told.acted).toEqual(['pass']);
  });
});

describe('somebody who looks away in their turn', () => {
  it('is offered the way back instead of what cannot be seen', () => {
    const play = playOf(step);
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
    const play = playOf({ ...build, choices: [] });
    play.choose('build 1');
    play.pick('red');
    expect(play.targets).toEqual([]);
    expect(told).toEqual({ acted: [], asked: [] });
    expect(play.prompt.text).toContain('web-monuments-wait-building');
  });

  it('looks at the other half and back', () => {
    const play = playOf({ ...build, choices: [] });
    expect(play.looking).toBe('monument');
    play.swap();
    expect(play.looking).toBe('quarry');
    play.swap();
    expect(play.looking).toBe('monument');
  });
});
