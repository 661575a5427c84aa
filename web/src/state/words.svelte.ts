/** Everything said to people, in the reader's language, from the same Fluent files as terminal and server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../protocol';
import { settings, type Language } from './settings.svelte';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
  ru: () => import('../words/ru'),
};

class Words {
  /** The language that is read now; it follows the settings as soon as its words are there. */
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en'));

  async load(language: Language): Promise<void> {
    const source = await SOURCES[language]();
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source.default));
    if (language !== settings.language) return;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** Stands in a text for a message that is not said; null where it is said after all. */
type StandIn = (message: Message) => string | null;

/** The players' names by seat; the reader has none and is addressed, in a message's own wording for that if it has one. */
export type Names = (string | null)[];

/** A message, or one named by its id, as text. */
export function say(
  message: Message | string,
  args: Record<string, unknown> = {},
  names: Names = [],
  standIn: StandIn = () => null,
): string {
  const id = typeof message === 'string' ? message : message.id;
  const given = typeof message === 'string' ? args : { ...message.args, ...args };
  const found = words.bundle.getMessage(id);
  const name = typeof given.seat === 'number' ? names[given.seat] : undefined;
  const pattern = (name === null && found?.attributes.you) || found?.value;
  if (!pattern) return id;
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(given)) values[key] = argument(value, names, standIn);
  if (typeof given.seat === 'number') values.player = name === null ? say('table-you') : (name ?? String(given.seat + 1));
  return words.bundle.formatPattern(pattern, values, []);
}

function argument(value: unknown, names: Names, standIn: StandIn): FluentVariable {
  const part = (message: Message): string => standIn(message) ?? say(message, {}, names, standIn);
  if (Array.isArray(value)) return value.map(part).join(', ');
  if (typeof value === 'object' && value !== null) return part(value as Message);
  return value as FluentVariable;
}

const FIRST_STAND_IN = 0xe000;

/** A message as pieces of text and, between them, those messages in it that are to be drawn. */
export function parts(message: Message, names: Names, isDrawn: (message: Message) => boolean): (string | Message)[] {
  const drawn: Message[] = [];
  const text = say(message, {}, names, (part) =>
    isDrawn(part) ? String.fromCharCode(FIRST_STAND_IN + drawn.push(part) - 1) : null,
  );
  const split = text.split(/([\ue000-\uf8ff])/).filter(Boolean);
  return split.map((part) => drawn[part.charCodeAt(0) - FIRST_STAND_IN] ?? part);
}

/** With a capital at its beginning, where something stands first that is written small elsewhere. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether the reader's language has a message. */
export const knows = (id: string): boolean => words.bundle.hasMessage(id);
