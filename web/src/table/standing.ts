/** In a few words how it stands with a seat: thinking, away, a bot of which level. */
import type { FrameTable } from './frame';

export function standing(table: FrameTable, number: number): string {
  const face = table.seats[number]?.face;
  if (!face) return '';
  if (face.resigned) return table.say('web-seat-resigned');
  if (face.returning) return table.say('web-seat-returning');
  if (face.stand_in) return table.say(`web-seat-away-${face.away ?? 'left'}`);
  if (table.toAct.includes(number)) return table.say(table.live ? 'web-seat-thinking' : 'web-seat-to-move');
  if (face.kind === 'person' && !face.online && table.live) return table.say('web-seat-offline');
  if (face.level) return table.say('web-seat-bot', { level: table.say(`bot-${face.level}`) });
  return table.say('web-seat-number', { number: number + 1 });
}
