/** What moved between two views, as flights of single pieces from place to place. */
import { FRUITS, player, type Fruit, type Kind, type Tile, type View, type VillageName } from './types';

export type Piece =
  | { is: 'fruit'; kind: Fruit }
  | { is: 'cart' }
  | { is: 'tile'; tile: Tile }
  | { is: 'finca'; kinds: Kind[] }
  | { is: 'bonus'; points: number };

/** A flight; its ends are the `data-place` of elements on the page. */
export interface Flight {
  piece: Piece;
  from: string;
  to: string;
}

export const placeOf = {
  fruit: (seat: number, fruit: Fruit) => `fruit-${seat}-${fruit}`,
  carts: (seat: number) => `carts-${seat}`,
  set: (seat: number, value: number) => `set-${seat}-${value}`,
  won: (seat: number) => `won-${seat}`,
  blade: (index: number) => `blade-${index + 1}`,
  village: (name: VillageName) => `village-${name}`,
  hub: 'hub',
  bonus: 'bonus',
};

const times = <T>(count: number, thing: T): T[] => Array<T>(Math.max(0, count)).fill(thing);

export function flights(before: View, after: View): Flight[] {
  return after.players.flatMap((_, seat) => [
    ...fruitFlights(before, after, seat),
    ...cartFlights(before, after, seat),
    ...tileFlights(before, after, seat),
  ]);
}

/** Taken back: the same pieces go the other way. */
export function returns(before: View, after: View): Flight[] {
  return flights(after, before).map(({ piece, from, to }) => ({ piece, from: to, to: from }));
}

function arrival(before: View, after: View, seat: number, fruit: Fruit): number {
  const came = after.blades.findIndex((one, k) => (one.farmers[seat] ?? 0) > (before.blades[k]?.farmers[seat] ?? 0));
  return came >= 0 ? came : after.blades.findIndex((one) => one.fruit === fruit);
}

function fruitFlights(before: View, after: View, seat: number): Flight[] {
  const supplied = after.villages.find((one, k) => one.loaded && !before.villages[k]?.loaded);
  return FRUITS.flatMap((kind) => {
    const gained = player(after, seat).fruits[kind] - player(before, seat).fruits[kind];
    const crate = placeOf.fruit(seat, kind);
    const blade = placeOf.blade(arrival(before, after, seat, kind));
    const piece: Piece = { is: 'fruit', kind };
    return [
      ...times(gained, { piece, from: blade, to: crate }),
      ...times(-gained, { piece, from: crate, to: supplied ? placeOf.village(supplied.name) : blade }),
    ];
  });
}

function cartFlights(before: View, after: View, seat: number): Flight[] {
  const gained = player(after, seat).carts - player(before, seat).carts;
  const piece: Piece = { is: 'cart' };
  return [
    ...times(gained, { piece, from: placeOf.hub, to: placeOf.carts(seat) }),
    ...times(-gained, { piece, from: placeOf.carts(seat), to: placeOf.hub }),
  ];
}

function tileFlights(before: View, after: View, seat: number): Flight[] {
  const [was, is] = [player(before, seat), player(after, seat)];
  const tiles = is.tiles.flatMap((tile): Flight[] => {
    const home = before.villages.find((one) => one.tile?.id === tile.id);
    if (!home || was.tiles.some((one) => one.id === tile.id)) return [];
    return [{ piece: { is: 'tile', tile }, from: placeOf.village(home.name), to: placeOf.set(seat, tile.value) }];
  });
  const fincas = is.fincas.flatMap((kinds): Flight[] => {
    const home = before.villages.find((one) => one.finca?.join() === kinds.join());
    if (!home || was.fincas.some((one) => one.join() === kinds.join())) return [];
    return [{ piece: { is: 'finca', kinds }, from: placeOf.village(home.name), to: placeOf.won(seat) }];
  });
  const bonuses = is.bonuses
    .filter((points) => !was.bonuses.includes(points))
    .map((points): Flight => ({ piece: { is: 'bonus', points }, from: placeOf.bonus, to: placeOf.won(seat) }));
  return [...tiles, ...fincas, ...bonuses];
}
