import { say } from '../../state/words.svelte';
import type { GameUi } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { help } from './help';
import { flyCost } from './mosaic';
import Opponent from './Opponent.svelte';
import { atOnce, outline } from './outline';
import Own from './Own.svelte';
import Told from './pieces/Told.svelte';
import { type MozaikaPlay, play } from './play.svelte';
import { isDrawn, roundOf } from './told';
import Summary from './Summary.svelte';
import type { MozaikaView } from './types';

const mozaika: GameUi<MozaikaView, MozaikaPlay> = {
  name: 'mozaika',
  play,
  Board,
  Own,
  Opponent,
  Area,
  summary({ players, phase }, seat) {
    const player = players[seat];
    const coins = say('mozaika-coins', { count: player?.coins ?? 0 });
    return phase === 'bidding' && player?.has_bid ? `${coins}, ${say('mozaika-table-sealed')}` : coins;
  },
  Summary,
  pieces: { isDrawn, Piece: Told },
  roundOf,
  outline,
  atOnce,
  notes: ({ players }) => [{ label: say('web-mozaika-fly-costs'), points: players.map(({ arrangements }) => -flyCost(arrangements)) }],
  layout: { left: 288, own: 464, phone: 640, prompt: { desk: 62, snug: 94, phone: 148 }, beside: true, watch: { row: 'min(50dvh, (var(--room)) / var(--panels) + 120px)' } },
  guide,
  help,
};

export default mozaika;
