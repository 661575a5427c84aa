/** The camera that looks at a monument: parallel lines, quarter turns around the plan's middle, any angle in between. */
import type { Place } from '../types';

export type Point = readonly [x: number, y: number];

/** `scale` is a half-cell and `height` a level on the screen; `turn` counts quarter turns. */
export interface Lens {
  scale: number;
  height: number;
  turn: number;
}

/** A lens with the place on the screen where the middle of the plan's floor appears. */
export interface Sight extends Lens {
  origin: Point;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The corners of a block that are in sight: the upper ones, then the lower ones. */
export interface Block {
  far: Point;
  right: Point;
  near: Point;
  left: Point;
  rightFoot: Point;
  nearFoot: Point;
  leftFoot: Point;
}

const ACROSS = 0.9;
const DOWN = 0.47;
const LEVEL = 1.544;
const PLINTH = { margin: 0.77, depth: 0.85 };

export function lens(scale: number, turn = 0): Lens {
  return { scale, height: scale * LEVEL, turn };
}

/** Where a point of the plan, measured from its middle, appears when the middle is at 0, 0. */
export function project(view: Lens, x: number, y: number, z: number): Point {
  const angle = (view.turn * Math.PI) / 2;
  const u = -x * Math.cos(angle) - y * Math.sin(angle);
  const v = x * Math.sin(angle) - y * Math.cos(angle);
  return [(u - v) * ACROSS * view.scale, (u + v) * DOWN * view.scale - z * view.height];
}

/** How near a point of the plan is: what is nearer is painted later. */
export function nearness(view: Lens, x: number, y: number): number {
  return project(view, x, y, 0)[1] / view.scale;
}

/** A block around a point of the plan, standing on height `z`. */
export function block(view: Lens, [x, y, z]: readonly [number, number, number], half: Point, tall: number): Block {
  const around = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ] as const;
  const corner = (index: number, height: number) => {
    const [i, j] = around[((index % 4) + 4) % 4] ?? around[0];
    return project(view, x + i * half[0], y + j * half[1], height);
  };
  const depths = around.map((_, index) => corner(index, 0)[1]);
  const near = depths.indexOf(Math.max(...depths));
  const isRightNext = corner(near + 1, 0)[0] > corner(near, 0)[0];
  const right = near + (isRightNext ? 1 : -1);
  const left = near - (isRightNext ? 1 : -1);
  return {
    far: corner(near + 2, z + tall),
    right: corner(right, z + tall),
    near: corner(near, z + tall),
    left: corner(left, z + tall),
    rightFoot: corner(right, z),
    nearFoot: corner(near, z),
    leftFoot: corner(left, z),
  };
}

/** A brick that stands on the point 0, 0 of the screen with the middle of its base. */
export function brick(view: Lens): Block {
  return block(view, [0, 0, 0], [1, 1], 1);
}

export function hull(shape: Block): Point[] {
  return [shape.far, shape.right, shape.rightFoot, shape.nearFoot, shape.leftFoot, shape.left];
}

export function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** The matrix that lays a square of 100 by 100 on a face. */
export function onFace(corner: Point, along: Point, down: Point): string {
  const unit = (to: Point, axis: 0 | 1) => ((to[axis] - corner[axis]) / 100).toFixed(4);
  return `matrix(${unit(along, 0)} ${unit(along, 1)} ${unit(down, 0)} ${unit(down, 1)} ${corner[0].toFixed(2)} ${corner[1].toFixed(2)})`;
}

/** A plan with its middle and half its extents. */
export interface Ground {
  middle: Point;
  half: Point;
}

export function groundOf(places: readonly Place[]): Ground {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs) + 2, Math.min(...ys), Math.max(...ys) + 2];
  return { middle: [(west + east) / 2, (north + south) / 2], half: [(east - west) / 2, (south - north) / 2] };
}

/** The middle of a place's base, measured from the middle of the plan. */
export function standing(ground: Ground, place: Place): readonly [number, number, number] {
  return [place.x + 1 - ground.middle[0], place.y + 1 - ground.middle[1], place.level - 1];
}

/** Where the base of a place appears. */
export function spot(sight: Sight, ground: Ground, place: Place): Point {
  const [x, y] = project(sight, ...standing(ground, place));
  return [sight.origin[0] + x, sight.origin[1] + y];
}

/** The two slabs of the plinth, the lower one first. */
export function plinth(view: Lens, ground: Ground): [Block, Block] {
  const slab = (margin: number, z: number, tall: number) =>
    block(view, [0, 0, z], [ground.half[0] + margin, ground.half[1] + margin], tall);
  return [slab(PLINTH.margin, -PLINTH.depth, 0.3), slab(0.45, -0.55, 0.55)];
}

function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function outline(view: Lens, places: readonly Place[], ground: Ground, isOnPlinth: boolean): Point[] {
  const bricks = places.flatMap((place) => hull(block(view, standing(ground, place), [1, 1], 1)));
  return isOnPlinth ? [...bricks, ...plinth(view, ground).flatMap(hull)] : bricks;
}

/** The whole monument in an area, as large as all four views allow, its finished height reckoned in. */
export function fit(places: readonly Place[], area: Box, turn: number, isOnPlinth = true): Sight {
  const ground = groundOf(places);
  const room = [area.right - area.left, area.bottom - area.top] as const;
  const scale = Math.min(
    ...[0, 1, 2, 3].map((quarter) => {
      const box = around(outline(lens(1, quarter), places, ground, isOnPlinth));
      return Math.min(room[0] / (box.right - box.left), room[1] / (box.bottom - box.top));
    }),
  );
  const view = lens(scale, turn);
  const box = around(outline(view, places, ground, isOnPlinth));
  return {
    ...view,
    origin: [(area.left + area.right - box.left - box.right) / 2, (area.top + area.bottom - box.top - box.bottom) / 2],
  };
}

/** Whether the finished monument leaves an area free. */
export function leavesFree(sight: Sight, places: readonly Place[], area: Box): boolean {
  const ground = groundOf(places);
  const shapes = places.map((place) => block(sight, standing(ground, place), [1, 1], 1));
  return [...shapes, plinth(sight, ground)[0]].every((shape) => {
    const edge = [shape.left, shape.far, shape.right].map(([x, y]) => [x + sight.origin[0], y + sight.origin[1]] as const);
    return !edge.some(([x, y], i) => {
      const [px, py] = edge[i - 1] ?? [x, y];
      return [0, 0.25, 0.5, 0.75, 1].some((part) => {
        const [ex, ey] = [px + (x - px) * part, py + (y - py) * part];
        return ex > area.left && ex < area.right && ey > area.top && ey < area.bottom;
      });
    });
  });
}

/** Places in the order in which they are painted: by level, then from far to near. */
export function painted<P extends Place>(places: readonly P[], view: Lens): P[] {
  const depth = (place: Place) => nearness(view, place.x, place.y);
  return [...places].sort((a, b) => a.level - b.level || depth(a) - depth(b));
}

/** Whether a brick stands before a place so that it hides it at least in part. */
export function hides(sight: Lens, ground: Ground, brickAt: Place, place: Place): boolean {
  if (brickAt.level < place.level) return false;
  const ours = standing(ground, place);
  const theirs = standing(ground, brickAt);
  if (nearness(sight, theirs[0], theirs[1]) <= nearness(sight, ours[0], ours[1])) return false;
  const [x, y] = project(sight, ...ours);
  const [ox, oy] = project(sight, ...theirs);
  return Math.abs(ox - x) < 2.6 * ACROSS * sight.scale && Math.abs(oy - y) < 2 * DOWN * sight.scale + sight.height * 0.8;
}

/** Whether a point lies inside a convex outline. */
function holds(outline: readonly Point[], [x, y]: Point): boolean {
  const sides = outline.map(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side > 1e-6) || sides.every((side) => side < -1e-6);
}

const SAMPLES = [[0, 0], [0.5, 0.5], [0.5, -0.5], [-0.5, 0.5], [-0.5, -0.5]] as const;

/** Those of some places of which most is in sight: of the base while they are drawn flat, else of the top of a brick there. */
export function inSight(wanted: readonly Place[], bricks: readonly Place[], plan: readonly Place[], turn: number, isFlat: boolean): Place[] {
  const [view, ground] = [lens(1, turn), groundOf(plan)];
  const near = (place: Place) => nearness(view, place.x, place.y);
  return wanted.filter((place) => {
    const [x, y, z] = standing(ground, place);
    const outlines = bricks
      .filter((other) => other.level > place.level || (other.level === place.level && near(other) > near(place)))
      .map((other) => hull(block(view, standing(ground, other), [1, 1], 1)));
    const seen = SAMPLES.filter(([dx, dy]) => {
      const point = project(view, x + dx, y + dy, isFlat ? z : z + 1);
      return !outlines.some((outline) => holds(outline, point));
    });
    return seen.length > SAMPLES.length / 2;
  });
}
