/** The first game: set the worker beside the black piece, then learn what the walks and the building are about. */
import type { Guide } from '../contract';

const guide: Guide = {
  seed: '3',
  seats: ['me', 'novice', 'novice'],
  options: { monument: 'cluny', open_screens: false },
  steps: [
    { text: 'web-monuments-guide-welcome' },
    { text: 'web-monuments-guide-start', target: '[data-target="go-4"]', move: 'go 4' },
    { text: 'web-monuments-guide-others', target: '[data-guide="quarry"]' },
    { text: 'web-monuments-guide-colours', target: '[data-guide="wants"]' },
    { text: 'web-monuments-guide-walk', target: '[data-guide="quarry"]', move: 'go *' },
    { text: 'web-monuments-guide-black', target: '[data-guide="black"]' },
    { text: 'web-monuments-guide-hand', target: '[data-guide="hand"]' },
  ],
};

export default guide;
