/** The first game: an opening that teaches by playing. Whatever the other player does, these moves stay possible. */
import type { Guide, GuideStep } from '../contract';

const step = (text: string, more: Omit<GuideStep, 'text'> = {}): GuideStep => ({ text: `web-majolica-guide-${text}`, ...more });

/** A decision, shown where it is made. */
const on = (text: string, target: string, move: string, more: Partial<GuideStep> = {}): GuideStep =>
  step(text, { target: `[data-target="${target}"]`, move, ...more });

/** A yellow tile in W3: the tile itself, or its kind where kinds are chosen. */
const YELLOW = '[data-target="kind-yellow"], [data-target^="tile-3-"]:has([href$="-yellow"])';
const TILE_AND_CARD = '.modes button:nth-child(2), .rail button:nth-child(2)';
const ANY_CARD = '[data-target^="place-"][role="button"]';
const ANY_TILE = '[data-target^="cell-"][role="button"]';

/** The lower run of this seed is two yellow and two blue: W3 is ready at once, and two blue tiles flow on to W4. */
export const guide: Guide = {
  seed: 'f9',
  seats: ['me', 'novice'],
  options: {},
  steps: [
    step('welcome'),
    step('workshops', { target: '[data-spot="tray-0-2"]' }),
    on('start', 'slot-3', 'slot 3'),
    step('border', { target: '[data-guide="grid"]' }),
    step('run', { target: ['[data-target="row-a4"]', '[data-target="workshop-3"]'], move: 'row a4' }),
    on('into', 'workshop-3', 'into w3', { part: true }),
    step('raise', { target: YELLOW, move: 'raise yellow' }),
    step('break', { target: YELLOW, move: 'break yellow' }),
    step('flow', { target: '[data-spot="tray-0-3"]' }),
    step('card', { target: [TILE_AND_CARD, ANY_CARD, '[data-target="slot-1"]'], move: 'card *' }),
    on('slot', 'slot-1', 'slot *', { part: true }),
    step('tile', { target: [ANY_TILE, '[data-target="workshop-1"]'], move: 'tile *' }),
    on('into-again', 'workshop-1', 'into *', { part: true }),
    step('cascade'),
    step('end'),
  ],
};
