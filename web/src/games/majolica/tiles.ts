/** Small tiles as pieces that keep their identity while they move, although the table only counts them. */
import type { Kind, Now, Player, Workshop } from './types';
import { laidOut } from './workshops';

/** Where a tile lies: in a workshop at a position, on a cell of a card, or where it waits to enter W1. */
export type Lie = { workshop: number; position: number } | { card: number; cell: number } | { waiting: number };

export interface Piece {
  id: number;
  kind: Kind;
  lie: Lie;
}

export function key(lie: Lie): string {
  if ('waiting' in lie) return 'waiting';
  return 'card' in lie ? `card-${lie.card}-${lie.cell}` : `workshop-${lie.workshop}`;
}

let last = 0;

/** Every place where a player has a tile. */
function lies(workshops: Workshop[], player: Player, waiting: Now['waiting']): { kind: Kind; lie: Lie }[] {
  const inWorkshops = player.workshops.flatMap((tiles, workshop) => {
    const face = workshops[workshop];
    if (!face) return [];
    return laidOut(face, tiles).flatMap((kind, position) => (kind ? [{ kind, lie: { workshop, position } }] : []));
  });
  const onCards = player.slots.flatMap((card) =>
    (card?.tiles ?? []).flatMap((kind, cell) => (kind && card ? [{ kind, lie: { card: card.id, cell } }] : [])),
  );
  const later = waiting.flatMap(({ kind, count }) => Array<Kind>(count).fill(kind));
  return [...inWorkshops, ...onCards, ...later.map((kind, k) => ({ kind, lie: { waiting: k } }))];
}

/**
 * The pieces of a player after a step: those that can stay stay, others move to where their kind is wanted, the rest is
 * new or gone.
 */
export function follow(pieces: readonly Piece[], workshops: Workshop[], player: Player, waiting: Now['waiting'] = []): Piece[] {
  const wanted = lies(workshops, player, waiting);
  const idle = new Set(pieces);
  const found = new Map<number, Piece>();
  const claim = (fits: (piece: Piece, lie: Lie) => boolean): void => {
    wanted.forEach(({ kind, lie }, k) => {
      if (found.has(k)) return;
      const piece = [...idle].find((other) => other.kind === kind && fits(other, lie));
      if (!piece) return;
      idle.delete(piece);
      found.set(k, { ...piece, lie });
    });
  };
  claim((piece, lie) => key(piece.lie) === key(lie) && samePosition(piece.lie, lie));
  claim((piece, lie) => key(piece.lie) === key(lie));
  claim((piece) => !('card' in piece.lie));
  return wanted.map(({ kind, lie }, k) => found.get(k) ?? { id: ++last, kind, lie });
}

function samePosition(one: Lie, other: Lie): boolean {
  return 'position' in one && 'position' in other ? one.position === other.position : true;
}
