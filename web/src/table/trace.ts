/** What is outlined on a page: where the drawings of a turn lie now. */
import type { Outline } from '../games/contract';

export interface Shape {
  /** A path in its own units, with the matrix that lays it onto the page. */
  path: string;
  matrix: string;
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Trace {
  shapes: Shape[];
  way: string;
  /** The box around all shapes, where the sign finds its place; null when nothing is in sight. */
  box: Box | null;
}

/** Finds what an outline names inside a part of the page, with a gap around it; places count from the corner of that part. */
export function trace(outline: Outline, within: Element, gap: number): Trace {
  const origin = within.getBoundingClientRect();
  const shapes = [...new Set(outline.rings)].flatMap((selector) => shapeOf(seen(within, selector), origin, gap));
  const points = (outline.way ?? []).flatMap((selector) => shapeOf(seen(within, selector), origin, gap)).map(({ box }) => middle(box));
  const way = points.length > 1 ? `M${points.join('L')}` : '';
  return { shapes, way, box: around(shapes.map(({ box }) => box)) };
}

/** What is drawn more than once is taken where it is largest. */
function seen(within: Element, selector: string): Element | null {
  const size = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  return [...within.querySelectorAll(selector)].filter((element) => size(element) > 0).sort((a, b) => size(b) - size(a))[0] ?? null;
}

function shapeOf(element: Element | null, origin: DOMRect, gap: number): Shape[] {
  if (!element) return [];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top };
  const drawn = pathOf(element);
  const matrix = drawn ? (element as SVGGraphicsElement).getScreenCTM() : null;
  if (!drawn || !matrix) return [{ path: rounded(box, gap), matrix: '', box }];
  const { a, b, c, d, e, f } = matrix;
  return [{ path: drawn, matrix: `matrix(${[a, b, c, d, e - origin.left, f - origin.top].join(' ')})`, box }];
}

/** The outline of something that is not a box. */
function pathOf(element: Element): string | null {
  if (element instanceof SVGPathElement) return element.getAttribute('d');
  if (element instanceof SVGPolygonElement) return `M${element.getAttribute('points') ?? ''}Z`;
  return null;
}

function rounded({ left, top, right, bottom }: Box, gap: number): string {
  const [x, y, width, height] = [left - gap, top - gap, right - left + 2 * gap, bottom - top + 2 * gap];
  const r = Math.min(9, width / 3, height / 3);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const middle = ({ left, top, right, bottom }: Box): string => `${((left + right) / 2).toFixed(1)} ${((top + bottom) / 2).toFixed(1)}`;
