/** A table's options and manners as short texts. */
import type { Face } from '../protocol';
import { say } from '../state/words.svelte';

type Optioned = Pick<Face, 'game' | 'options' | 'clock'> & Partial<Pick<Face, 'hints' | 'undo' | 'seed_chosen'>>;

export function optionChips(face: Optioned): string[] {
  const chips: string[] = [];
  for (const [name, value] of Object.entries(face.options)) {
    if (value === true) chips.push(say(`web-option-${face.game}-${name}`));
    else if (value !== false) chips.push(say(`${face.game}-${name}-${value}`));
  }
  if (face.clock) chips.push(say('web-clock-chip', { start: Math.round(face.clock.start / 60), gain: face.clock.gain }));
  if (face.clock?.flag === 'lost') chips.push(say('web-clock-chip-lost'));
  if (face.hints === false) chips.push(say('web-chip-no-hints'));
  if (face.undo === false) chips.push(say('web-chip-no-undo'));
  if (face.seed_chosen) chips.push(say('web-chip-seed'));
  return chips;
}
