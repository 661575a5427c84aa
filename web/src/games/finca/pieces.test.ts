import { describe, expect, it } from 'vitest';
import { flights, returns } from './changes';
import { lastMove } from './last';
import { tableAt } from './moments';
import { bladesOf, farmersOn, walk } from './outcomes';
import { between, follow, places } from './pawns';
import { BLADES, blade, player, type View } from './types';

/** The table after a farmer has moved, as the rules say. */
function moved(view: View, seat: number, from: number): View {
  const after = structuredClone(view);
  const { blade: to, fruit, count, carts } = walk(view, from);
  blade(after, from).farmers[seat] = (blade(after, from).farmers[seat] ?? 0) - 1;
  blade(after, to).farmers[seat] = (blade(after, to).farmers[seat] ?? 0) + 1;
  player(after, seat).fruits[fruit] += count;
  player(after, seat).carts += carts;
  return after;
}

describe('farmers', () => {
  const { view, you } = tableAt('rich');
  const seat = you ?? 0;
  const pawns = follow([], view, false);
  const [from] = bladesOf(view, seat);

  it('are as many as the view counts', () => {
    for (let index = 0; index < BLADES; index += 1) {
      expect(pawns.filter((pawn) => pawn.blade === index)).toHaveLength(farmersOn(view, index));
    }
  });

  it('keep who they are: only the one that moved changes its blade', () => {
    const { blade: to } = walk(view, from ?? 0);
    const after = follow(pawns, moved(view, seat, from ?? 0), true);
    const changed = after.filter((pawn) => pawns.find((one) => one.id === pawn.id)?.blade !== pawn.blade);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatchObject({ seat, blade: to, via: between(from ?? 0, to) });
  });

  it('pass all blades on the way', () => {
    expect(between(10, 2)).toEqual([11, 0, 1]);
    expect(between(4, 5)).toEqual([]);
  });

  it('stand apart up to three and by seat from four on', () => {
    const crowd = [0, 0, 1].map((owner, k) => ({ id: `${k}`, seat: owner, blade: 0, via: null }));
    const full = structuredClone(view);
    full.blades.forEach((one, index) => (one.farmers = index === 0 ? [2, 1, 0] : [0, 0, 0]));
    expect([...places(crowd, full, null).values()].map(({ slot }) => slot)).toEqual([0, 1, 2]);
    const four = places(crowd, full, { seat: 1, blade: 0 });
    expect([...four.values()].map(({ slot, heap }) => [slot, heap])).toEqual([
      [0, 2],
      [0, 2],
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('flights', () => {
  const { view, you } = tableAt('rich');
  const seat = you ?? 0;
  const [from] = bladesOf(view, seat);
  const after = moved(view, seat, from ?? 0);
  const { blade: to, fruit, count } = walk(view, from ?? 0);

  it('bring every fruit from the blade to its crate', () => {
    const harvest = flights(view, after).filter(({ piece }) => piece.is === 'fruit');
    expect(harvest).toHaveLength(count);
    expect(harvest[0]).toMatchObject({ from: `blade-${to + 1}`, to: `fruit-${seat}-${fruit}` });
  });

  it('go back the same way when it is taken back', () => {
    expect(returns(after, view)).toEqual(
      flights(view, after).map((flight) => ({ ...flight, from: flight.to, to: flight.from })),
    );
  });

  it('bring a delivered tile from its village to its value', () => {
    const delivered = structuredClone(view);
    const home = delivered.villages.find((one) => one.tile);
    if (!home?.tile) throw new Error('no open village');
    player(delivered, seat).tiles.push(home.tile);
    expect(flights(view, delivered)).toEqual([
      { piece: { is: 'tile', tile: home.tile }, from: `village-${home.name}`, to: `set-${seat}-${home.tile.value}` },
    ]);
  });
});

describe('the last move', () => {
  it('is found in the story with its start and its end', () => {
    const events = [{ id: 'finca-did-move', args: { steps: 3, blade: 2 } }];
    expect(lastMove([{ number: 0, seat: 1, move: 'move 11', events }])).toMatchObject({ seat: 1, from: 10, to: 1, onFoot: true });
  });

  it('of a delivery marks its villages', () => {
    const village = { id: 'finca-village-inca' };
    const events = [
      { id: 'finca-did-finish', args: { count: 1, points: 3 } },
      { id: 'finca-revealed', args: { village } },
    ];
    expect(lastMove([{ number: 0, seat: 0, move: 'stop', events }])?.villages).toEqual(['inca']);
  });

  it('is nothing before the first', () => {
    expect(lastMove([])).toBeNull();
  });
});
