/** The first game: an opening that teaches the quarry; the building explains itself by its glow. */
import type { Guide } from '../contract';

const guide: Guide = {
  seed: '1',
  seats: ['me', 'novice', 'novice'],
  options: { monument: 'cluny', open_screens: false },
  steps: [],
};

export default guide;
