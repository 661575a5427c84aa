/** Pieces that answer for themselves: which one is meant, and what stands around it. */
import type { Box } from './beside';

export type Piece = HTMLElement | SVGElement;

const PIECE = '[data-help]';
/** What could be pressed now. */
const LEGAL = ':is([data-target]:is([role="button"], [role="radio"], button), [data-target] button, [data-confirm]):not(:disabled, [aria-disabled="true"])';

/** The piece that the focus is at, or in what can be pressed there. */
export function pieceOf(focused: Element): Piece | null {
  return focused.closest<Piece>(PIECE) ?? (focused.matches(LEGAL) ? focused.querySelector<Piece>(PIECE) : null);
}

/** The smallest piece at a point of the page; some let the pointer through to what lies under them, or have gaps. */
export function pieceAt(x: number, y: number): Piece | null {
  const hit = document.elementFromPoint(x, y);
  const solid = hit?.closest<Piece>(PIECE);
  const others = [...(hit?.closest('svg')?.querySelectorAll<Piece>(PIECE) ?? [])].filter(
    (piece) => (!solid || getComputedStyle(piece).pointerEvents === 'none') && holds(piece.getBoundingClientRect(), x, y),
  );
  return [...(solid ? [solid] : []), ...others].toSorted((a, b) => area(a) - area(b))[0] ?? null;
}

/** All pieces in sight, in the order of the page. */
export function allPieces(): Piece[] {
  return [...document.querySelectorAll<Piece>(PIECE)].filter((piece) => piece.checkVisibility() && area(piece) > 0);
}

/** What must not be covered: the piece itself, then all that could be pressed. */
export function around(piece: Piece): [Box, ...Box[]] {
  return [piece.getBoundingClientRect(), ...[...document.querySelectorAll(LEGAL)].map((legal) => legal.getBoundingClientRect())];
}

export function holds({ left, top, width, height }: Box, x: number, y: number, slack = 0): boolean {
  return x >= left - slack && x <= left + width + slack && y >= top - slack && y <= top + height + slack;
}

function area(piece: Piece): number {
  const { width, height } = piece.getBoundingClientRect();
  return width * height;
}
