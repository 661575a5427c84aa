/** Arrow keys among the targets of a zone, which together are one stop of the Tab key. */
import type { Attachment } from 'svelte/attachments';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Targets carry `data-stop`; one with the value `across` keeps the left and right keys for itself. */
export const roving: Attachment<Element> = (zone) => {
  const stops = (): (HTMLElement | SVGElement)[] => [...zone.querySelectorAll<HTMLElement>('[data-stop]')];

  /** Attributes, since to ask for `tabIndex` makes the browser work out all styles. */
  function settle(current?: Element | null): void {
    const all = stops();
    const kept = all.find((stop) => stop === current) ?? all.find((stop) => stop.matches('[tabindex="0"]')) ?? all[0];
    for (const left of zone.querySelectorAll('[tabindex="0"]')) if (left !== kept) left.setAttribute('tabindex', '-1');
    if (kept && !kept.matches('[tabindex="0"]')) kept.setAttribute('tabindex', '0');
  }

  function move(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const arrow = ARROWS[key];
    const from = (target as Element).closest<HTMLElement>('[data-stop]');
    if (!arrow || !from || (from.dataset.stop === 'across' && arrow[0])) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(stops(), from, arrow)?.focus();
  }

  zone.setAttribute('tabindex', '-1'); // a drawing that hears of focus is otherwise a stop itself
  const focused = (event: Event): void => settle((event.target as Element).closest('[data-stop]'));
  const watcher = new MutationObserver(() => settle());
  watcher.observe(zone, { subtree: true, childList: true, attributeFilter: ['data-stop'] });
  zone.addEventListener('keydown', move);
  zone.addEventListener('focusin', focused);
  settle();
  return () => {
    watcher.disconnect();
    zone.removeEventListener('keydown', move);
    zone.removeEventListener('focusin', focused);
  };
};

/** The nearest stop in a direction; what lies aside counts double. */
function nearest<Stop extends Element>(stops: Stop[], from: Element, [dx, dy]: [number, number]): Stop | null {
  const middle = (stop: Element): [number, number] => {
    const box = stop.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: { stop: Stop; far: number } | null = null;
  for (const stop of stops) {
    const [right, down] = [middle(stop)[0] - x, middle(stop)[1] - y];
    const along = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    const far = along + 2 * aside;
    if (along > 4 && aside <= along * 3 && (!best || far < best.far)) best = { stop, far };
  }
  return best?.stop ?? null;
}

/** A click, and Enter or Space on the same target. */
export function onPress(press: () => void): { onclick: () => void; onkeydown: (event: KeyboardEvent) => void } {
  return {
    onclick: press,
    onkeydown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}
