/** The first game: a round of laying, then a whole round with market, bids and income. */
import type { Guide } from '../contract';

export const guide: Guide = {
  seed: 'e2',
  seats: ['me', 'novice', 'novice'],
  options: {},
  steps: [
    { text: 'web-mozaika-guide-mosaic', target: '[data-target="mosaic"]' },
    { text: 'web-mozaika-guide-lay', target: ['[data-target="hand-2"]', '[data-target="cell-5"]'], move: 'lay blue wave b2' },
    { text: 'web-mozaika-guide-market', target: '[data-target="market"]' },
    { text: 'web-mozaika-guide-bid', target: '[data-target="bid-4"], [data-target="bid"]', keep: '[data-target="market"]', move: 'bid *' },
    { text: 'web-mozaika-guide-take', target: '[data-target="market"]', move: 'take *' },
    { text: 'web-mozaika-guide-income', target: ['[data-guide="hand"]', '[data-target="mosaic"]'], move: 'lay *' },
    { text: 'web-mozaika-guide-points', target: '[data-guide="worth"]' },
    { text: 'web-mozaika-guide-fly', target: '[data-target="fly"]' },
    { text: 'web-mozaika-guide-end', target: '[data-target="mosaic"]' },
  ],
};
