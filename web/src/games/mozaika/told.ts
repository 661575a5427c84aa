/** What the log tells of, as far as it is drawn there. */
import type { Message } from '../../protocol';
import type { Face } from './types';

/** The tile that a message names. */
export function faceIn({ id, args }: Message): Face | null {
  const symbol = /^mozaika-tile-(.+)$/.exec(id)?.[1];
  return symbol ? { symbol, colour: String(args?.colour) } : null;
}

export const isDrawn = (message: Message): boolean => message.id === 'mozaika-coins' || faceIn(message) !== null;

/** The round that begins with something told. */
export const roundOf = ({ id, args }: Message): number | null => (id === 'mozaika-drawn' ? Number(args?.round) : null);
