/** Finca for the table's frame. */
import { say } from '../../state/words.svelte';
import type { GameUi } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { help } from './help';
import Opponent from './Opponent.svelte';
import { summaryOf } from './outcomes';
import { isOfDelivery } from './moves';
import { outline } from './outline';
import Own from './Own.svelte';
import Told from './pieces/Told.svelte';
import { FincaPlay } from './play.svelte';
import Side from './Side.svelte';
import Summary from './Summary.svelte';
import { fruitIn } from './told';
import type { View } from './types';

const finca: GameUi<View, FincaPlay> = {
  name: 'finca',
  play: (table) => new FincaPlay(table),
  Board,
  Own,
  Opponent,
  Area,
  Side,
  summary: (view, seat) => say('web-finca-summary', summaryOf(view, seat)),
  Summary,
  pieces: { isDrawn: (message) => fruitIn(message) !== null, Piece: Told },
  goesOn: isOfDelivery,
  outline,
  layout: { left: 272, own: 150, phone: 684, prompt: { desk: 98, snug: 98, phone: 146 }, watch: { column: '300px' } },
  guide,
  help,
};

export default finca;
