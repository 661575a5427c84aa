// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Chapter } from '../../protocol';
import { Stage } from './stage.svelte';
import type { View } from './types';

interface Played {
  views: View[];
  chapters: Chapter[];
}

/** A file with whole matches; `tests/games/majolica/test_client.py` plays them and names it. */
const file = import.meta.env.VITE_MATCHES as string | undefined;

describe.skipIf(!file)('whole matches', async () => {
  const matches = file ? ((await import(/* @vite-ignore */ file)) as { default: Played[] }).default : [];
  for (const [number, { views, chapters }] of matches.entries()) {
    // What the server tells while something is shown comes as several decisions at once.
    it.each([1, 3, 8])(`match ${number} is shown to its end, %i decisions at once`, { timeout: 120_000 }, (size) => {
      const stage = new Stage(() => views[0] as View);
      for (let k = 0; k < views.length; k += size) {
        stage.follow(views[k] as View, chapters.slice(0, k), 1000);
        while (stage.playing) stage.next();
        expect(stage.view).toBe(views[k]);
      }
      stage.skip();
    });
  }
});
