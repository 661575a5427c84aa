/** Pieces as messages, made of the same words as the terminal's. */
import type { Message } from '../../protocol';
import { COLOURS, KINDS, type Ask, type Card, type Kind, type Tiles } from './types';

export function kindName(kind: Kind): Message {
  return { id: `majolica-kind-${kind}` };
}

/** Tiles with their numbers: two red, one blue. */
export function tilesName(tiles: Readonly<Partial<Tiles>>): Message[] {
  return COLOURS.filter((colour) => (tiles[colour] ?? 0) > 0).map((colour) => ({
    id: `majolica-tiles-${colour}`,
    args: { count: tiles[colour] },
  }));
}

/** Every kind with its number, violet too. */
export function contentName(tiles: Readonly<Tiles>): Message[] {
  return KINDS.filter((kind) => tiles[kind] > 0).map((kind) => ({
    id: 'web-majolica-some',
    args: { count: tiles[kind], kind: kindName(kind) },
  }));
}

export function cardName(card: Card): Message {
  const asks: Ask[] = [...COLOURS, 'any'];
  const cells = asks
    .map((ask) => ({ id: `majolica-tiles-${ask}`, args: { count: card.cells.filter((cell) => cell === ask).length } }))
    .filter((message) => message.args.count > 0);
  return { id: card.bonus ? 'majolica-card-bonus' : 'majolica-card', args: { points: card.points, cells } };
}

export function shortName(card: Card): Message {
  return { id: 'majolica-card-short', args: { points: card.points } };
}

/** W1 to W4, in every language. */
export function workshopName(workshop: number): string {
  return `W${workshop + 1}`;
}

export function missionName(name: string): Message {
  return { id: `majolica-mission-${name}` };
}
