/** How far a guided game has come: which step is shown, told from what the person has played. */
import type { GuideStep } from '../games/contract';
import type { Chapter } from '../protocol';

export interface Place {
  /** The step that is shown; as many as there are steps when the guide is over. */
  step: number;
  /** The person played something else than the guide asked for. */
  strayed: boolean;
}

/** The step after `read` pages were read and these decisions were made by the person. */
export function place(steps: GuideStep[], own: Chapter[], read: number): Place {
  let played = 0;
  let pages = 0;
  for (const [index, step] of steps.entries()) {
    if (step.move === undefined) {
      // Pages before a decision that was made have been read, or were not needed.
      const later = steps.slice(index).findIndex((other) => other.move !== undefined);
      if (pages >= read && !(later >= 0 && played < own.length)) return { step: index, strayed: false };
      pages += 1;
    } else if (played < own.length) {
      if (!isAsked(step.move, own[played]?.move)) return { step: index, strayed: true };
      played += 1;
    } else {
      return { step: index, strayed: false };
    }
  }
  return { step: steps.length, strayed: false };
}

/** Whether a decision is the one that a step asks for: `take *` asks for any that begins with `take `. */
function isAsked(asked: string, move: string | null | undefined): boolean {
  return asked.endsWith('*') ? (move ?? '').startsWith(asked.slice(0, -1)) : move === asked;
}

/** The pages without a decision up to a step: what must have been read to stand there. */
export const pagesBefore = (steps: GuideStep[], step: number): number =>
  steps.slice(0, step).filter((other) => other.move === undefined).length;
