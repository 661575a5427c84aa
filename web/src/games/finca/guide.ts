/** The first game: an opening that teaches by playing. */
import type { Guide } from '../contract';

export const guide: Guide = { seed: 'finca', seats: ['me', 'novice'], options: {}, steps: [] };
