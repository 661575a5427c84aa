/** The first game: an opening that teaches Majolica by playing it. */
import type { Guide } from '../contract';

export const guide: Guide = { seed: '1', seats: ['me', 'novice'], options: {}, steps: [] };
