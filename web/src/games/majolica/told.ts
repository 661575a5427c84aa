/** What the log tells of, as far as it is drawn there. */
import type { Message } from '../../protocol';

/** The kind of tile that a message names, alone or with a count. */
export function kindIn({ id }: Message): string | null {
  return /^majolica-(?:kind|tiles)-(red|yellow|blue|green|violet)$/.exec(id)?.[1] ?? null;
}

const ROUNDS = ['majolica-round', 'majolica-round-solo'];

/** The round that begins with something told. */
export const roundOf = ({ id, args }: Message): number | null => (ROUNDS.includes(id) ? Number(args?.round) : null);
