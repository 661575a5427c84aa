import type { GameUi } from '../contract';
import Board from './Board.svelte';
import { guide } from './guide';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import Told from './pieces/Told.svelte';
import { type MozaikaPlay, play } from './play.svelte';
import { isDrawn, roundOf } from './told';
import type { MozaikaView } from './types';

const mozaika: GameUi<MozaikaView, MozaikaPlay> = {
  name: 'mozaika',
  play,
  Board,
  Own,
  Opponent,
  summary({ players, phase }, seat) {
    const player = players[seat];
    const sealed = phase === 'bidding' && player?.has_bid ? ' ✓' : '';
    return `◎ ${player?.coins ?? 0}${sealed}`;
  },
  pieces: { isDrawn, Piece: Told },
  roundOf,
  layout: { left: 288, own: 464, phone: 640, beside: true },
  guide,
};

export default mozaika;
