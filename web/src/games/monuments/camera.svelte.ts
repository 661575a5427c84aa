/** From where the monument is looked at: turned by quarter turns, its top levels lifted off. */
import { inSight } from './art/lens';
import type { Place } from './types';

const LEVELS = 5;
const TURN_STEPS = 8;
const TURN_TIME = 350;

export class Camera {
  /** Quarter turns of the monument; a fraction while it is turning. */
  turn = $state(0);
  /** How many levels are lifted off, from the top down. */
  lifted = $state(0);

  constructor(private readonly isStill: () => boolean) {}

  /** The highest level that is drawn. */
  get top(): number {
    return LEVELS - this.lifted;
  }

  rotate(by: 1 | -1): void {
    this.#turnBy(by);
  }

  /** Those of some places of a plan that are in sight from a view, and not behind bricks. */
  seen(plan: Place[], wanted: Place[], isFlat: boolean, view = Math.round(this.turn)): Place[] {
    const bricks = plan.filter((place) => place.by !== null && place.level <= this.top);
    return inSight(wanted, bricks, plan, view, isFlat);
  }

  /** The view from which most of some places are in sight, and how many they are. */
  bestView(plan: Place[], wanted: Place[], isFlat: boolean): { view: number; count: number } {
    const counts = [0, 1, 2, 3].map((view) => this.seen(plan, wanted, isFlat, view).length);
    const count = Math.max(...counts);
    return { view: counts.indexOf(count), count };
  }

  /** Turn, the short way round, where none of some places is in sight; false where they are seen from nowhere. */
  show(plan: Place[], wanted: Place[], isFlat: boolean): boolean {
    if (this.seen(plan, wanted, isFlat).length) return true;
    const { view, count } = this.bestView(plan, wanted, isFlat);
    const by = (((view - Math.round(this.turn)) % 4) + 4) % 4;
    if (count) this.#turnBy(by === 3 ? -1 : by);
    return count > 0;
  }

  lift(): void {
    this.lifted = (this.lifted + 1) % LEVELS;
  }

  /** In drawn steps. */
  #turnBy(by: number): void {
    const goal = Math.round(this.turn) + by;
    if (this.isStill()) {
      this.turn = goal;
      return;
    }
    const from = this.turn;
    const begun = performance.now();
    const draw = (now: number) => {
      const done = Math.min(1, Math.ceil(((now - begun) / TURN_TIME) * TURN_STEPS) / TURN_STEPS);
      this.turn = from + (goal - from) * done;
      if (done < 1) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  }
}
