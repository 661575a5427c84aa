/** How far a guided game has come: which step is shown, told from what was played. */
import type { GuideStep } from '../games/contract';
import type { Chapter } from '../protocol';

export interface Place {
  /** The step that is shown; as many as there are steps when the guide is over. */
  step: number;
  /** The person played something else than the guide asked for. */
  strayed: boolean;
}

/** What the guide follows: all decisions, whose guide it is, and what they may decide now. */
export interface Followed {
  story: Chapter[];
  you: number | null;
  legal: string[];
}

/** The step after `read` pages were read and this was played. */
export function place(steps: GuideStep[], followed: Followed, read: number): Place {
  const own = followed.story.filter((chapter) => chapter.seat === followed.you);
  let played = 0;
  let pages = 0;
  for (const [index, step] of steps.entries()) {
    if (step.move === undefined) {
      // Pages before a decision that was made have been read, or were not needed.
      const later = steps.slice(index).findIndex((other) => other.move !== undefined);
      if (pages >= read && !(later >= 0 && played < own.length)) return { step: index, strayed: false };
      pages += 1;
    } else if (played < own.length) {
      if (!isAsked(step, own[played]?.move)) return { step: index, strayed: true };
      played = step.lasts ? endOf(step, own, played) : played + 1;
      if (played === own.length && isGoingOn(step, followed)) return { step: index, strayed: false };
    } else {
      return { step: index, strayed: false };
    }
  }
  return { step: steps.length, strayed: false };
}

/** Whether a decision is one that a step asks for: `take *` asks for any that begins with `take `. */
function isAsked({ move }: GuideStep, made: string | null | undefined): boolean {
  const fits = (asked: string): boolean => (asked.endsWith('*') ? (made ?? '').startsWith(asked.slice(0, -1)) : made === asked);
  return [move ?? []].flat().some(fits);
}

/** Whether a step leaves it to the person which of several decisions to make. */
export const leavesChoice = ({ move }: GuideStep): boolean => [move ?? []].flat().some((asked) => asked.endsWith('*'));

/** The first decision after those that belong to a lasting step, which begins with this one. */
function endOf(step: GuideStep, own: Chapter[], first: number): number {
  const after = own.findIndex((chapter, k) => {
    const isNewTurn = chapter.number !== (own[k - 1]?.number ?? -1) + 1;
    return k > first && (!isAsked(step, chapter.move) || (step.lasts === 'turn' && isNewTurn));
  });
  return after < 0 ? own.length : after;
}

/** Whether a lasting step to which the last decision belongs has not ended yet. */
function isGoingOn(step: GuideStep, { story, you, legal }: Followed): boolean {
  if (step.lasts === 'turn') return story.at(-1)?.seat === you;
  return step.lasts === 'phase' && (!legal.length || legal.some((move) => isAsked(step, move)));
}

/** The pages without a decision up to a step: what must have been read to stand there. */
export const pagesBefore = (steps: GuideStep[], step: number): number =>
  steps.slice(0, step).filter((other) => other.move === undefined).length;

/** The number that a step has for people: parts of a step have none of their own. */
export const numberOf = (steps: GuideStep[], step: number): number =>
  steps.slice(0, step + 1).filter((other) => !other.part).length;
