/** What the log tells of, as far as it is drawn there. */
import type { Message } from '../../protocol';
import { FRUITS, type Kind } from './types';

/** The fruit that a message names, alone or with a count. */
export function fruitIn({ id }: Message): Kind | null {
  const name = /^finca-(?:fruit|kind)-(.+)$/.exec(id)?.[1];
  return name === 'wild' ? '?' : (FRUITS.find((fruit) => fruit === name) ?? null);
}
