/** The luck that this browser adds to the seed of a table, and whether the seed was made of it in the end. */
import type { Face, Parts } from '../protocol';

/** What was sent, and what the server had promised by then. */
interface Sent {
  luck: string;
  promise: string;
}
type Known = { [table: string]: Sent };

const KEY = 'tesela-luck';
const KEPT = 50;
const TAG = 'tesela/luck/1';

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (digits: string): number[] => (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const lettersOf = (text: string): number[] => [...new TextEncoder().encode(text)];

function known(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Known;
  } catch {
    return {};
  }
}

function keep(table: string, sent: Sent): void {
  const others = Object.entries(known()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - KEPT), [table, sent]])));
  } catch {
    // A browser that keeps nothing has no word on one's own luck later.
  }
}

/** The luck for a table, drawn once: 128 random bits. */
export function luckFor(table: string, promise: string): string {
  const sent = known()[table] ?? { luck: hex(crypto.getRandomValues(new Uint8Array(16))), promise };
  keep(table, sent);
  return sent.luck;
}

async function sha256(bytes: number[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))));
}

/** The seed that these parts make, as `tesela.engine.seed.mixed` tells byte for byte. */
export async function mixed({ secret, luck }: Parts): Promise<string> {
  const given = luck.filter((one) => one !== null).toSorted();
  return (await sha256([...lettersOf(TAG), ...bytesOf(secret), ...given.flatMap(bytesOf)])).slice(0, 32);
}

export interface Verdict {
  /** Whether the seed is made of what was promised; null where the browser cannot say. */
  right: boolean | null;
  /** Whether one's own luck is among them; null where this browser has added none. */
  own: boolean | null;
}

/** What this browser can say of a seed that has been revealed. */
export async function judged(face: Face, you: number | null): Promise<Verdict> {
  const { parts, seed, commitment } = face;
  const sent = known()[face.id];
  const own = sent && you !== null ? parts?.luck[you] === sent.luck : null;
  if (sent && sent.promise !== commitment) return { right: false, own };
  // Browsers compute hashes only for pages that came over TLS or from this machine.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return { right: null, own };
  const kept = (await sha256(lettersOf(parts?.secret ?? seed ?? ''))) === commitment;
  return { right: kept && (!parts || (await mixed(parts)) === seed), own };
}
