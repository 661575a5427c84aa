/** World Monuments: one quarry, one worker for all, and a monument that grows brick upon brick. */
import { say } from '../../state/words.svelte';
import type { GameUi } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import guide from './guide';
import { help } from './help';
import Opponent from './Opponent.svelte';
import { outline } from './outline';
import Own from './Own.svelte';
import Told from './pieces/Told.svelte';
import { MonumentsPlay, signed } from './play.svelte';
import Side from './Side.svelte';
import Summary from './Summary.svelte';
import { kindIn, roundOf } from './told';
import { inQuarry, type View } from './types';

function summary(view: View, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  if (player.passed) return say('web-monuments-passed');
  if (inQuarry(view)) return say('web-monuments-taken', { count: player.taken });
  return say('web-monuments-this-round', { points: signed(player.this_round) });
}

const game: GameUi<View, MonumentsPlay> = {
  name: 'monuments',
  play: (table) => new MonumentsPlay(table),
  Board,
  Own,
  Opponent,
  Area,
  Side,
  summary,
  Summary,
  pieces: { isDrawn: (message) => kindIn(message) !== null, Piece: Told },
  roundOf,
  outline,
  covers: true,
  layout: { left: 228, own: 150, phone: 584, prompt: { desk: 62, snug: 62, phone: 138 }, watch: { column: '250px' } },
  guide,
  help,
};

export default game;
