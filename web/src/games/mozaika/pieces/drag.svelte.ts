/** A tile of the hand dragged onto a cell. */
import type { Attachment } from 'svelte/attachments';
import type { MozaikaPlay } from '../play.svelte';
import type { Tile } from '../types';

/** The pointer must move so far before a press becomes a drag. */
const SLACK = 8;

/** What is dragged now, and where the pointer is on the page. */
export const drag = $state<{ tile: Tile | null; x: number; y: number }>({ tile: null, x: 0, y: 0 });

export function dragging(tile: Tile, play: MozaikaPlay): Attachment<SVGElement> {
  return (element) => {
    let from: { x: number; y: number; pointer: number } | null = null;

    function down({ clientX: x, clientY: y, pointerId: pointer, button }: PointerEvent): void {
      if (button === 0) from = { x, y, pointer };
    }
    function move({ clientX: x, clientY: y }: PointerEvent): void {
      if (!from || (!drag.tile && Math.hypot(x - from.x, y - from.y) < SLACK)) return;
      if (!drag.tile) element.setPointerCapture(from.pointer);
      Object.assign(drag, { tile, x, y });
      play.look(tile);
      play.aim = cellAt(x, y);
    }
    function up({ clientX: x, clientY: y }: PointerEvent): void {
      const cell = drag.tile ? cellAt(x, y) : null;
      if (drag.tile) element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      stop();
      if (cell !== null) play.drop(tile, cell);
    }
    function stop(): void {
      if (drag.tile) play.aim = null;
      from = null;
      drag.tile = null;
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: stop };
    for (const [type, listen] of Object.entries(listeners)) element.addEventListener(type, listen as EventListener);
    return () => {
      for (const [type, listen] of Object.entries(listeners)) element.removeEventListener(type, listen as EventListener);
    };
  };
}

/** The click that ends a drag chooses nothing. */
const swallow = (event: Event): void => event.stopImmediatePropagation();

function cellAt(x: number, y: number): number | null {
  const target = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-target^="cell-"]');
  return target ? Number(target.dataset.target?.slice('cell-'.length)) : null;
}
