/** The first game: set the worker down, walk until the quarry is empty, then build. */
import type { Guide } from '../contract';

const WALK = ['go *', 'take *'];

const guide: Guide = {
  seed: '1a',
  seats: ['me', 'novice', 'novice'],
  options: { monument: 'cluny', open_screens: false },
  steps: [
    { text: 'web-monuments-guide-welcome' },
    { text: 'web-monuments-guide-start', target: '[data-target="go-4"]', move: 'go 4' },
    { text: 'web-monuments-guide-others', target: '[data-guide="quarry"]' },
    { text: 'web-monuments-guide-colours', target: '[data-guide="wants"]' },
    { text: 'web-monuments-guide-walk', target: '[data-guide="quarry"]', move: WALK, lasts: 'turn' },
    { text: 'web-monuments-guide-black', target: '[data-guide="black"]' },
    { text: 'web-monuments-guide-hand', target: '[data-guide="hand"]' },
    { text: 'web-monuments-guide-on', target: '[data-guide="quarry"]', move: WALK, lasts: 'phase' },
    { text: 'web-monuments-guide-build', target: ['[data-guide="hand"]', '[data-target^="build-"]'], move: ['build *', 'reliquary', 'pass'] },
    { text: 'web-monuments-guide-end', target: '[data-guide="site"]' },
  ],
};

export default guide;
