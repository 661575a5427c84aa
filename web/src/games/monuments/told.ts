/** What the log tells of, as far as it is drawn there. */
import type { Message } from '../../protocol';
import { KINDS, type Kind } from './types';

/** The piece that a message names. */
export function kindIn({ id }: Message): Kind | null {
  return KINDS.find((kind) => id === `monuments-piece-${kind}`) ?? null;
}

/** The round that begins with something told. */
export const roundOf = ({ id, args }: Message): number | null =>
  id === 'monuments-next-round' ? Number(args?.number) : null;
