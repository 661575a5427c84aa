/** What moved between two views: each piece with the place it left and the place it reached. */
import { isAlike } from './mosaic';
import type { Face, MozaikaView, Player } from './types';

export type Piece = { kind: 'tile'; face: Face } | { kind: 'coins'; count: number } | { kind: 'fly' };

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
  /** In which step of the movement it starts; fractions overlap. */
  step: number;
}

/** Names of places, as `data-place` carries them. */
export const place = {
  bag: 'bag',
  bank: 'bank',
  swarm: 'swarm',
  market: (k: number) => `market-${k}`,
  hand: (seat: number, k: number) => `hand-${seat}-${k}`,
  cell: (seat: number, cell: number) => `cell-${seat}-${cell}`,
  fly: (seat: number, cell: number) => `fly-${seat}-${cell}`,
  purse: (seat: number) => `purse-${seat}`,
};

/** All flights from one view to the next; none where the match was taken back. */
export function flights(before: MozaikaView, after: MozaikaView): Flight[] {
  if (after.round < before.round || before.players.length !== after.players.length) return [];
  if (after.round === before.round && count(after) < count(before)) return [];
  return [...paid(before, after), ...taken(before, after), ...laid(before, after), ...drawn(before, after)];
}

const count = (view: MozaikaView): number =>
  view.players.reduce((sum, { mosaic }) => sum + mosaic.filter(Boolean).length, 0);

function paid(before: MozaikaView, after: MozaikaView): Flight[] {
  if (before.phase !== 'bidding' || after.phase === 'bidding') return [];
  return after.players.flatMap(({ bid }, seat) =>
    bid ? [{ piece: { kind: 'coins' as const, count: bid }, from: place.purse(seat), to: place.bank, step: 0 }] : [],
  );
}

/** Tiles that left the market went into hands, the last one back into the bag. */
function taken(before: MozaikaView, after: MozaikaView): Flight[] {
  if (after.round !== before.round) return [];
  const gone = before.market.flatMap((tile, k) => (tile && !after.market[k] ? [{ tile, k }] : []));
  const found: Flight[] = [];
  after.players.forEach((player, seat) => {
    for (const { face, slot } of newInHand(before.players[seat], player)) {
      const at = gone.findIndex(({ tile }) => isAlike(tile, face));
      const [left] = at < 0 ? [] : gone.splice(at, 1);
      if (left) found.push(tileFlight(face, place.market(left.k), place.hand(seat, slot), found.length / 2));
    }
  });
  const rest = after.market.every((tile) => !tile) ? gone : [];
  return [...found, ...rest.map(({ tile, k }) => tileFlight(tile, place.market(k), place.bag, 1))];
}

function newInHand(before: Player | undefined, after: Player): { face: Face; slot: number }[] {
  const rest = [...(before?.hand ?? [])];
  return after.hand.flatMap((face, slot) => {
    const at = rest.findIndex((tile) => isAlike(tile, face));
    if (at >= 0) rest.splice(at, 1);
    return at < 0 ? [{ face, slot }] : [];
  });
}

function laid(before: MozaikaView, after: MozaikaView): Flight[] {
  return after.players.flatMap((player, seat) => {
    const then = before.players[seat];
    return player.mosaic.flatMap((tile, cell): Flight[] => {
      if (!tile || !then) return [];
      const old = then.mosaic[cell];
      const landed: Flight = { piece: { kind: 'fly' }, from: place.swarm, to: place.fly(seat, cell), step: old ? 0 : 1 };
      const fly = tile.fly && !old?.fly ? [landed] : [];
      if (old) return fly;
      const slot = Math.max(0, then.hand.findIndex((face) => isAlike(face, tile)));
      const lay = tileFlight(tile, place.hand(seat, slot), place.cell(seat, cell), 0);
      const earned = player.coins - then.coins;
      const income: Flight = {
        piece: { kind: 'coins', count: earned },
        from: place.cell(seat, cell),
        to: place.purse(seat),
        step: 1,
      };
      return earned > 0 ? [lay, income, ...fly] : [lay, ...fly];
    });
  });
}

function drawn(before: MozaikaView, after: MozaikaView): Flight[] {
  if (after.round === before.round) return [];
  return after.market.flatMap((tile, k) =>
    tile ? [tileFlight(tile, place.bag, place.market(k), 0.6 + k * 0.35)] : [],
  );
}

const tileFlight = ({ colour, symbol }: Face, from: string, to: string, step: number): Flight => ({
  piece: { kind: 'tile', face: { colour, symbol } },
  from,
  to,
  step,
});
