/** Majolica at the web table. */
import type { GameUi } from '../contract';
import Alone from './Alone.svelte';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { help } from './help';
import Opponent from './Opponent.svelte';
import { outline } from './outline';
import Own from './Own.svelte';
import Told from './pieces/Told.svelte';
import { MajolicaPlay } from './play.svelte';
import { kindIn, roundOf } from './told';
import Summary from './Summary.svelte';
import type { View } from './types';

const ui: GameUi<View, MajolicaPlay> = {
  name: 'majolica',
  play: (table) => new MajolicaPlay(table),
  Board,
  Own,
  Opponent,
  Alone,
  Area,
  summary: (view, seat) => {
    const done = view.players[seat]?.completed ?? [];
    return `${done.length}/5${done.length ? ` · ${done.map((card) => card.points).join(' ')}` : ''}`;
  },
  Summary,
  pieces: { isDrawn: (message) => kindIn(message) !== null, Piece: Told },
  roundOf,
  outline,
  layout: { left: 300, own: 240, crowded: 360, phone: 684, prompt: { desk: 77, snug: 98, phone: 138 }, watch: { row: 'min(250px, 33dvh)' } },
  guide,
  help,
};

export default ui;
