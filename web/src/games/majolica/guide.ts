/** The first game: an opening that teaches by playing. Whatever the other player does, these moves stay possible. */
import type { Guide, GuideStep } from '../contract';

const step = (text: string, more: Omit<GuideStep, 'text'> = {}): GuideStep => ({ text: `web-majolica-guide-${text}`, ...more });

/** A decision, shown where it is made. */
const on = (text: string, target: string, move: string): GuideStep => step(text, { target: `[data-target="${target}"]`, move });

/** The lower run of this seed is two yellow and two blue: W3 is ready at once, and two blue tiles flow on to W4. */
export const guide: Guide = {
  seed: '4',
  seats: ['me', 'novice'],
  options: {},
  steps: [
    step('welcome'),
    step('workshops', { target: '[data-spot="tray-0-2"]' }),
    on('start', 'slot-3', 'slot 3'),
    step('border', { target: '[data-spot="cell-d1"]' }),
    on('run', 'row-a4', 'row a4'),
    on('into', 'workshop-3', 'into w3'),
    step('raise', { target: '[data-spot="slot-0-2"]', move: 'raise yellow' }),
    step('break', { target: '[data-spot="tray-0-2"]', move: 'break yellow' }),
    step('flow', { target: '[data-spot="tray-0-3"]' }),
    step('card', { move: 'card *' }),
    on('slot', 'slot-1', 'slot *'),
    step('tile', { move: 'tile *' }),
    on('into-again', 'workshop-1', 'into *'),
    step('cascade'),
    step('end'),
  ],
};
