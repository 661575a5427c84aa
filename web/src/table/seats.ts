/** Seats as they are drawn: a colour and a glyph each, in turn order. */
import type { Glyph, Seat } from '../games/contract';
import type { SeatFace } from '../protocol';
import { say, type Names } from '../state/words.svelte';

const GLYPHS: Glyph[] = ['circle', 'triangle', 'square', 'diamond', 'hexagon'];

export const glyphOf = (seat: number): Glyph => GLYPHS[seat % GLYPHS.length] ?? 'circle';
export const colourOf = (seat: number): string => `var(--seat-${(seat % GLYPHS.length) + 1})`;

/** What a seat is called: people by name, bots by level, with a number where there are several. */
function nameOf(face: SeatFace, number: number, all: SeatFace[]): string {
  if (face.name) return face.name;
  if (!face.level) return say('web-seat-open');
  const alike = all.map((other, index) => ({ other, index })).filter(({ other }) => other.level === face.level);
  const level = say(`bot-${face.level}`);
  return alike.length > 1 ? `${level} ${alike.findIndex(({ index }) => index === number) + 1}` : level;
}

export function seatsOf(faces: SeatFace[], you: number | null): Seat[] {
  return faces.map((face, number) => ({
    number,
    name: nameOf(face, number, faces),
    colour: colourOf(number),
    glyph: glyphOf(number),
    you: number === you,
    face,
  }));
}

/** The names by seat as a table tells them; who plays all seats is none of them. */
export const namesAt = ({ seats, everybody }: { seats: Seat[]; everybody?: boolean }): Names =>
  seats.map((seat) => (seat.you && !everybody ? null : seat.name));
