/** Finca for the table's frame. */
import { say } from '../../state/words.svelte';
import type { GameUi } from '../contract';
import Board from './Board.svelte';
import { guide } from './guide';
import Opponent from './Opponent.svelte';
import { valuesOf } from './outcomes';
import Own from './Own.svelte';
import Told from './pieces/Told.svelte';
import { FincaPlay } from './play.svelte';
import Side from './Side.svelte';
import { fruitIn } from './told';
import { player, type View } from './types';

function summary(view: View, seat: number): string {
  const { fruits, carts } = player(view, seat);
  const total = Object.values(fruits).reduce((sum, count) => sum + count, 0);
  const set = valuesOf(view, seat).filter((count) => count > 0).length;
  return say('web-finca-summary', { fruits: total, carts, set });
}

const finca: GameUi<View, FincaPlay> = {
  name: 'finca',
  play: (table) => new FincaPlay(table),
  Board,
  Own,
  Opponent,
  Side,
  summary,
  pieces: { isDrawn: (message) => fruitIn(message) !== null, Piece: Told },
  layout: { left: 228, own: 150, phone: 684 },
  guide,
};

export default finca;
