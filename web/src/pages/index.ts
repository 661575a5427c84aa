/** Addresses and their pages; each is loaded when it is first seen. */
import type { Component } from 'svelte';

// A page's properties are the named parts of its address.
type Page = () => Promise<{ default: Component<Record<string, string>> }>;

interface Place {
  page: Page;
  props: Record<string, string>;
  /** A new key makes a new page; the same key changes the one that stands. */
  key: string;
}

const asPage = (load: () => Promise<{ default: unknown }>): Page => load as unknown as Page;

const PAGES: [RegExp, Page][] = [
  [/^\/$/, asPage(() => import('./Home.svelte'))],
  [/^\/new(?:\/(?<game>\w+))?$/, asPage(() => import('./NewTable.svelte'))],
  [/^\/table\/(?<table>[\w-]{22})$/, asPage(() => import('./TablePage.svelte'))],
  [/^\/table\/(?<table>[\w-]{22})\/replay$/, asPage(() => import('./Replay.svelte'))],
  [/^\/analysis(?:\/(?<study>[\w-]+))?$/, asPage(() => import('./Analysis.svelte'))],
  [/^\/puzzle\/(?<game>\w+)(?:\/(?<number>\d{1,6}))?$/, asPage(() => import('./PuzzlePage.svelte'))],
  [/^\/table\/(?<table>[\w-]{22})\/review$/, asPage(() => import('./Review.svelte'))],
  [/^\/guide\/(?<game>\w+)$/, asPage(() => import('./GuidePage.svelte'))],
  [/^\/join(?:\/(?:(?<code>[A-Za-z]{5})|(?<table>[\w-]{22})))?$/, asPage(() => import('./Join.svelte'))],
  [/^\/lobby$/, asPage(() => import('./Lobby.svelte'))],
  [/^\/rules(?:\/(?<game>\w+))?$/, asPage(() => import('./Rules.svelte'))],
  [/^\/settings$/, asPage(() => import('./Settings.svelte'))],
  [/^\/return$/, asPage(() => import('./Return.svelte'))],
];
const MISSING = asPage(() => import('./Missing.svelte'));

export function pageFor(path: string): Place {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (!match) continue;
    const props = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined));
    return { page, props, key: pattern.source + (props.table ?? '') };
  }
  return { page: MISSING, props: {}, key: 'missing' };
}
