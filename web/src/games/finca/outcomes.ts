/** What a decision would bring, foreseen from the view. The server alone decides what is legal. */
import { BLADES, FRUITS, blade, player, type Fruit, type Tile, type View } from './types';

const HALF = BLADES / 2;

export interface Harvest {
  blade: number;
  fruit: Fruit;
  count: number;
  /** Carts earned by crossing the road (F5). */
  carts: number;
  /** What the supply still has when it is too little, so that everybody returns theirs (F4, F6). */
  shortFruit: number | null;
  shortCarts: number | null;
}

export interface Walk extends Harvest {
  from: number;
  steps: number;
}

export function farmersOn(view: View, index: number): number {
  return blade(view, index).farmers.reduce((sum, count) => sum + count, 0);
}

/** The blades, going clockwise from one, on which a seat has a farmer. */
export function bladesOf(view: View, seat: number): number[] {
  return view.blades.flatMap((one, index) => (one.farmers[seat] ? [index] : []));
}

function harvest(view: View, arrival: number, count: number, carts: number): Harvest {
  const fruit = blade(view, arrival).fruit;
  return {
    blade: arrival,
    fruit,
    count,
    carts,
    shortFruit: view.supply[fruit] < count ? view.supply[fruit] : null,
    shortCarts: view.carts < carts ? view.carts : null,
  };
}

/** One for each farmer that stands there when the one from `origin` has come; it may end where it began (F3). */
function fruitsDue(view: View, origin: number, arrival: number): number {
  return farmersOn(view, arrival) + (arrival === origin ? 0 : 1);
}

/** A farmer set up on a blade brings one fruit (F1). */
export function placing(view: View, at: number): Harvest {
  return harvest(view, at, 1, 0);
}

/** A farmer goes on as many blades as there are farmers where it stands (F3). */
export function walk(view: View, from: number): Walk {
  const steps = farmersOn(view, from);
  const arrival = (from + steps) % BLADES;
  const carts = Math.floor((from + steps) / HALF) - Math.floor(from / HALF);
  return { ...harvest(view, arrival, fruitsDue(view, from, arrival), carts), from, steps };
}

/** The gust sets a farmer down anywhere, and never earns a cart (F12). */
export function landing(view: View, lifted: number, at: number): Harvest {
  return harvest(view, at, fruitsDue(view, lifted, at), 0);
}

/** The fruits that a seat lacks to pay a tile in full: for a `?` tile, of the kind it has most of. */
export function missing(view: View, seat: number, tile: Tile): { fruit: Fruit; count: number }[] {
  const held = player(view, seat).fruits;
  const wild = tile.asks['?'] ?? 0;
  if (wild) {
    const most = FRUITS.reduce((best, fruit) => (held[fruit] > held[best] ? fruit : best));
    return held[most] >= wild ? [] : [{ fruit: most, count: wild - held[most] }];
  }
  return FRUITS.flatMap((fruit) => {
    const count = (tile.asks[fruit] ?? 0) - held[fruit];
    return count > 0 ? [{ fruit, count }] : [];
  });
}

/** Whether a tile could be the first of a delivery with that much room, `short` fruits of it unpaid (F7, F14). */
export function payable(view: View, seat: number, tile: Tile, room: number, short: 0 | 1): boolean {
  if (tile.value <= short || tile.value - short > room) return false;
  const lacking = missing(view, seat, tile).reduce((sum, { count }) => sum + count, 0);
  return lacking <= short;
}

/** How many tiles of each value 1 to 6 a seat has. */
export function valuesOf(view: View, seat: number): number[] {
  const counts = Array<number>(6).fill(0);
  for (const tile of player(view, seat).tiles) counts[tile.value - 1] = (counts[tile.value - 1] ?? 0) + 1;
  return counts;
}

/** The values that the next bonus of a seat still needs (F16). */
export function valuesToNextBonus(view: View, seat: number): number[] {
  const sets = player(view, seat).bonuses.length;
  return valuesOf(view, seat).flatMap((count, index) => (count > sets ? [] : [index + 1]));
}

/** A player in three numbers: fruit in all, carts, and how many of the values 1 to 6 were delivered. */
export function summaryOf(view: View, seat: number): { fruits: number; carts: number; set: number } {
  const { fruits, carts } = player(view, seat);
  const total = Object.values(fruits).reduce((sum, count) => sum + count, 0);
  return { fruits: total, carts, set: valuesOf(view, seat).filter((count) => count > 0).length };
}
