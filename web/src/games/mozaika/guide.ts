import type { Guide } from '../contract';

export const guide: Guide = { seed: '0', seats: ['me', 'novice', 'novice'], options: {}, steps: [] };
