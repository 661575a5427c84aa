/** The first game: an opening that teaches by playing. Whatever the other player does, these moves stay possible. */
import type { Guide, GuideStep } from '../contract';

const step = (text: string, more: Omit<GuideStep, 'text'> = {}): GuideStep => ({ text: `web-finca-guide-${text}`, ...more });

/** A decision on the mill or in a village, shown where it is made. */
const on = (text: string, target: string, move: string): GuideStep => step(text, { target: `[data-target="${target}"]`, move });

export const guide: Guide = {
  seed: '7',
  seats: ['me', 'novice'],
  options: {},
  steps: [
    step('welcome'),
    step('mill', { target: '[data-place="hub"]' }),
    on('first', 'blade-2', 'place 2'),
    on('second', 'blade-5', 'place 5'),
    on('share', 'blade-2', 'place 2'),
    on('road', 'blade-12', 'place 12'),
    on('grape', 'blade-4', 'place 4'),
    step('turns'),
    on('cross', 'blade-12', 'move 12'),
    on('deliver', 'village-llucmajor', 'deliver'),
    on('deliver', 'village-llucmajor', 'load llucmajor'),
    on('more', 'village-santanyi', 'load santanyi'),
    step('send', { target: '[data-confirm]', move: 'stop' }),
    on('walk', 'blade-2', 'move 2'),
    step('tiles', { target: '[data-target="tool-double"]' }),
    step('finca', { target: '[data-target="village-palma"]' }),
    step('end'),
  ],
};
