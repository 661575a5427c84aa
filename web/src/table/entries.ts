/** The log's entries: decisions that belong together as one, and between them what people did besides deciding. */
import type { Chapter, Note } from '../protocol';

interface Deed {
  did: Chapter[];
  last: Chapter;
  note?: undefined;
}
export type Entry = Deed | { note: Note; did?: undefined };

/** Whether a decision goes on with what the same seat decided before it. */
export type GoesOn = (move: string) => boolean;

/** Whether there is anything to read of a decision, if only that it is a secret. */
export const isTold = ({ events, move }: Chapter): boolean => events.length > 0 || move === null;

/** From the oldest to the newest. */
export function entriesOf(story: Chapter[], notes: Note[] = [], goesOn: GoesOn = () => false): Entry[] {
  const entries: Entry[] = [];
  let noted = 0;
  const tell = (until: number): void => {
    for (let note = notes[noted]; note && note.after <= until; note = notes[noted]) {
      entries.push({ note });
      noted += 1;
    }
  };
  for (const chapter of story) {
    tell(chapter.number);
    const before = entries.at(-1);
    if (before?.did && before.last.seat === chapter.seat && chapter.move !== null && goesOn(chapter.move)) {
      before.did.push(chapter);
      before.last = chapter;
    } else entries.push({ did: [chapter], last: chapter });
  }
  tell(Infinity);
  return entries;
}
