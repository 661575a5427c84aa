/** Lets mouse, touch and keyboard reach the targets of a zone. The zone is one tab stop, with arrow keys inside. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { MajolicaPlay } from './play.svelte';
import type { Zone } from './targets';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** True while the keyboard was used last: then the focus follows the play. */
let byKeyboard = false;

function idOf(event: Event): string | null {
  return (event.target as Element).closest<SVGElement>('[data-target]')?.dataset.target ?? null;
}

export function reach(play: MajolicaPlay, zone: Zone): Attachment<SVGSVGElement> {
  return (svg) => {
    svg.setAttribute('tabindex', '-1'); // a drawing that hears of focus is otherwise a stop itself
    const listen = new AbortController();
    const on = <Name extends keyof SVGElementEventMap>(name: Name, hear: (event: SVGElementEventMap[Name]) => void): void =>
      svg.addEventListener(name, hear, { signal: listen.signal });
    on('pointerdown', () => (byKeyboard = false));
    on('click', (event) => {
      const id = idOf(event);
      if (id) play.press(id);
    });
    on('pointerover', (event) => (play.pointed = event.pointerType === 'touch' ? null : idOf(event)));
    on('pointerleave', () => (play.pointed = null));
    on('focusin', (event) => {
      const id = idOf(event);
      if (!id) return;
      play.stopAt(zone, id);
      if (byKeyboard) play.pointed = id;
    });
    on('keydown', (event) => {
      byKeyboard = true;
      const id = idOf(event);
      if (!id) return;
      const step = STEPS[event.key];
      if (step) move(svg, id, step, play.marks.way === 'run' && play.view.phase === 'turn' && zone === 'board');
      else if (event.key === 'Enter' || event.key === ' ') {
        play.press(id);
        void tick().then(refocus);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => listen.abort();
  };
}

function stops(within: ParentNode): SVGElement[] {
  return [...within.querySelectorAll<SVGElement>('[data-target][role="button"]')];
}

/** Goes to the nearest target in a direction; round the border runs follow each other clockwise. */
function move(svg: SVGSVGElement, id: string, [dx, dy]: readonly [number, number], around: boolean): void {
  const all = stops(svg);
  const at = all.findIndex((other) => other.dataset.target === id);
  const here = all[at];
  if (!here) return;
  if (around) {
    all[(at + dx + dy + all.length) % all.length]?.focus();
    return;
  }
  const from = centre(here);
  const ahead = all
    .filter((other) => other !== here)
    .map((other) => {
      const [x, y] = centre(other);
      const forward = (x - from[0]) * dx + (y - from[1]) * dy;
      const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
      return { other, forward, cost: forward + 2 * aside };
    })
    .filter(({ forward }) => forward > 1)
    .sort((a, b) => a.cost - b.cost);
  ahead[0]?.other.focus();
}

function centre(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Moves the focus on when what had it can no longer be chosen, or when a marked thing now asks where to. */
export function refocus(): void {
  if (!byKeyboard) return;
  const here = document.activeElement;
  const chosen = here?.getAttribute('aria-pressed') === 'true';
  const lost = !here || here === document.body || (here.hasAttribute('data-target') && !here.hasAttribute('role'));
  if (!chosen && !lost) return;
  const next = stops(document).filter((other) => other.getAttribute('tabindex') === '0' && other !== here);
  (chosen ? next.find((other) => other.ownerSVGElement !== here?.closest('svg')) : next[0])?.focus();
}
