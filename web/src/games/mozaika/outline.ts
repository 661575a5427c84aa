/** What a turn touches: a bid, a tile of the market, a tile in hand and the cell where it is laid. */
import type { Outline } from '../contract';
import { place } from './flights';
import { CELLS, cellText, tileText } from './mosaic';
import type { MozaikaView } from './types';

const at = (name: string): string => `[data-place="${name}"]`;

export function outline(moves: string[], view: MozaikaView, seat: number): Outline {
  return { rings: moves.flatMap((move) => touched(move, view, seat)) };
}

function touched(move: string, view: MozaikaView, seat: number): string[] {
  const [verb = '', first = '', symbol = '', cell = ''] = move.split(' ');
  const tile = `${first} ${symbol}`;
  const cellOf = (text: string): string => at(place.cell(seat, [...Array(CELLS).keys()].findIndex((k) => cellText(k) === text)));
  if (verb === 'bid') return [`[data-target="bid-${first}"] .face`, `[data-bid="${seat}"]`];
  if (verb === 'take') return [at(place.market(view.market.findIndex((other) => other && tileText(other) === tile)))];
  if (verb === 'fly') return [cellOf(first)];
  const hand = view.players[seat]?.hand ?? [];
  return [at(place.hand(seat, hand.findIndex((other) => tileText(other) === tile))), cellOf(cell)];
}

/** All bid and lay at once (Z3, Z6). */
export const atOnce = (move: string): boolean => /^(bid|lay) /.test(move);
