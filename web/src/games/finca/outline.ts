/** What a turn touches on the island: blades with the way between them, villages, fruit, action tiles. */
import type { Outline } from '../contract';
import { placeOf } from './changes';
import { bladeOf, object, verb } from './moves';
import { farmersOn } from './outcomes';
import { ACTION_TILES, BLADES, type ActionTile, type Fruit, type View, type VillageName } from './types';

const sail = (index: number): string => `[data-target="blade-${(index % BLADES) + 1}"] .sail`;
const at = (place: string): string => `[data-place="${place}"]`;

export function outline(moves: string[], view: View, seat: number): Outline {
  const rings: string[] = [];
  const way: string[] = [];
  const farmers = view.blades.map((_, index) => farmersOn(view, index));
  for (const move of moves) {
    const what = verb(move);
    if (what === 'move') {
      const from = bladeOf(move);
      const steps = farmers[from] ?? 0;
      const to = (from + steps) % BLADES;
      rings.push(sail(from), sail(to));
      for (let k = 0; k <= steps; k += 1) way.push(sail(from + k));
      farmers[from] = steps - 1;
      farmers[to] = (farmers[to] ?? 0) + 1;
    } else if (what === 'lift' || what === 'land') {
      rings.push(sail(bladeOf(move)));
      way.push(sail(bladeOf(move)));
    } else if (what === 'place') rings.push(sail(bladeOf(move)));
    else if (what === 'load' || what === 'short') rings.push(at(placeOf.village(object(move) as VillageName)));
    else if (what === 'with') rings.push(at(placeOf.fruit(seat, object(move) as Fruit)));
    else if (ACTION_TILES.includes(what as ActionTile)) rings.push(`[data-tool="${seat}-${what}"]`);
  }
  return { rings, way };
}
