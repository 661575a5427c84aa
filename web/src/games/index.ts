/** The games that can be drawn, each loaded when it is first needed. */
import type { GameUi, Play } from './contract';

export type AnyGame = GameUi<unknown, Play>;

const modules = import.meta.glob<{ default: unknown }>('./*/index.ts');

/** A game's drawing; null where there is none. */
export async function load(name: string): Promise<AnyGame | null> {
  const module = modules[`./${name}/index.ts`];
  return module ? ((await module()).default as AnyGame) : null;
}
