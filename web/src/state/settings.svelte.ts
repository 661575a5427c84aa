/** What a person has set, remembered on this device. */

export type Language = 'en' | 'fr' | 'ru';
export type Theme = 'auto' | 'light' | 'dark';
export type Switch = 'auto' | 'on' | 'off';

interface Saved {
  language: Language;
  theme: Theme;
  /** Movement; `auto` follows the system. */
  motion: Switch;
  /** Sounds; `auto` is on where there is a mouse. */
  sound: Switch;
  /** A first click only marks; `auto` is on where one touches. */
  confirm: Switch;
  /** Colours that are told apart by everybody. */
  safeColours: boolean;
  /** Screens up: what others must not see at a shared screen is covered until one asks for it. */
  screens: boolean;
}

const KEY = 'tesela';
export const LANGUAGES: Language[] = ['en', 'fr', 'ru'];

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (LANGUAGES as string[]).includes(tag)) as Language | undefined) ?? 'en';
}

function saved(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {};
  }
}

const DEFAULTS: Saved = {
  language: preferred(),
  theme: 'auto',
  motion: 'auto',
  sound: 'auto',
  confirm: 'auto',
  safeColours: false,
  screens: false,
};

function media(query: string): { readonly matches: boolean } {
  const list = globalThis.matchMedia?.(query);
  let matches = $state(list?.matches ?? false);
  list?.addEventListener('change', () => (matches = list.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

/** What the device says of itself. */
export const device = {
  dark: media('(prefers-color-scheme: dark)'),
  still: media('(prefers-reduced-motion: reduce)'),
  touch: media('(pointer: coarse)'),
  phone: media('(max-width: 759.98px), (max-height: 479.98px)'),
  /** A phone on its side. */
  low: media('(max-height: 479.98px)'),
  narrow: media('(max-width: 1199.98px)'),
  /** Words and buttons of a prompt do not fit beside each other. */
  snug: media('(max-width: 1399.98px)'),
};

class Settings {
  #saved = $state<Saved>({ ...DEFAULTS, ...saved() });

  get language() {
    return this.#saved.language;
  }
  get theme() {
    return this.#saved.theme;
  }
  get motion() {
    return this.#saved.motion;
  }
  get sound() {
    return this.#saved.sound;
  }
  get confirm() {
    return this.#saved.confirm;
  }
  get safeColours() {
    return this.#saved.safeColours;
  }
  get screens() {
    return this.#saved.screens;
  }

  set<Key extends keyof Saved>(key: Key, value: Saved[Key]): void {
    this.#saved[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#saved));
  }

  /** What `auto` comes to on this device. */
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && device.dark.matches);
  }
  get moves(): boolean {
    return this.motion === 'on' || (this.motion === 'auto' && !device.still.matches);
  }
  get audible(): boolean {
    return this.sound === 'on' || (this.sound === 'auto' && !device.touch.matches);
  }
  get confirms(): boolean {
    return this.confirm === 'on' || (this.confirm === 'auto' && device.touch.matches);
  }
}

export const settings = new Settings();
