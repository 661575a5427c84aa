/** In which round each chapter of the story lies, by its number. */
import type { Chapter, Message } from '../protocol';

export function roundsOf(story: Chapter[], roundOf: (told: Message) => number | null): number[] {
  let round = 1;
  return story.map(({ events }) => {
    const now = round;
    for (const event of events) round = roundOf(event) ?? round;
    return now;
  });
}
