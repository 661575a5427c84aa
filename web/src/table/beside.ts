/** Where the guide's bubble lies: near what it speaks about, never over that or what else is needed, and over as little of the rest as possible. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Corner = Pick<Box, 'left' | 'top'>;
type Size = Pick<Box, 'width' | 'height'>;

const GAP = 14;
const UNDER_TOP_BAR = 62;
/** How much worse it is to cover what is needed than anything else, and what one pixel of distance costs. */
const NEEDED_WEIGHT = 1000;
const PIXEL_COST = 40;

/** The first of the needed ones is what the bubble speaks about. */
export function beside(bubble: Size, page: Size, needed: [Box, ...Box[]], others: Box[]): Corner {
  const [target] = needed;
  const middle = target.left + (target.width - bubble.width) / 2;
  const centre = target.top + (target.height - bubble.height) / 2;
  const across = [middle, GAP, page.width - bubble.width - GAP, ...needed.flatMap((box) => [box.left + box.width + GAP, box.left - GAP - bubble.width])];
  const down = [centre, UNDER_TOP_BAR, page.height - bubble.height - GAP, ...needed.flatMap((box) => [box.top + box.height + GAP, box.top - GAP - bubble.height])];
  const corners = across.flatMap((left) =>
    down.map((top) => ({
      left: within(left, GAP, page.width - bubble.width - GAP),
      top: within(top, UNDER_TOP_BAR, page.height - bubble.height - GAP),
    })),
  );
  const cost = (corner: Corner): number => {
    const box = { ...corner, ...bubble };
    const covers = (boxes: Box[]): number => boxes.reduce((sum, other) => sum + shared(box, other), 0);
    const far = Math.abs(corner.left - middle) + Math.abs(corner.top - centre);
    return NEEDED_WEIGHT * covers(needed) + covers(others) + PIXEL_COST * far;
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
