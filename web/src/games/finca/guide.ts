/** The first game: an opening that teaches by playing. Whatever the other player does, these moves stay possible. */
import type { Guide, GuideStep } from '../contract';

const step = (text: string, more: Omit<GuideStep, 'text'> = {}): GuideStep => ({ text: `web-finca-guide-${text}`, ...more });

/** A decision on the mill or in a village, shown where it is made. */
const on = (text: string, target: string, move: string, more: Partial<GuideStep> = {}): GuideStep =>
  step(text, { target: `[data-target="${target}"]`, move, ...more });

export const guide: Guide = {
  seed: '48d0',
  seats: ['me', 'novice'],
  options: {},
  steps: [
    step('welcome'),
    step('mill', { target: '[data-guide="mill"]' }),
    on('first', 'blade-9', 'place 9'),
    on('second', 'blade-11', 'place 11'),
    on('share', 'blade-9', 'place 9'),
    on('road', 'blade-6', 'place 6'),
    on('lemon', 'blade-2', 'place 2'),
    step('turns'),
    on('cross', 'blade-6', 'move 6'),
    on('deliver', 'village-son_severa', 'deliver'),
    on('deliver', 'village-son_severa', 'load son_severa', { part: true }),
    on('more', 'village-santanyi', 'load santanyi'),
    step('send', { target: '[data-confirm]', move: 'stop' }),
    on('walk', 'blade-9', 'move 9'),
    step('tiles', { target: '[data-target="tool-double"]' }),
    step('finca', { target: '[data-target="village-palma"]' }),
    step('end'),
  ],
};
