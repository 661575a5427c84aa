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
  [/^\/table\/(?<table>[\w-]{22})$/, asPage(() => import('./TablePage.svelte'))],
];
const MISSING = asPage(() => import('./Missing.svelte'));

export function pageFor(path: string): Place {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page, props: { ...match.groups }, key: pattern.source + Object.values(match.groups ?? {}).join() };
  }
  return { page: MISSING, props: {}, key: 'missing' };
}
