/** Points as the pawns show them: they walk to the new number cell by cell. */
const STEP = 60;
const MOST_STEPS = 16;

export class Pawns {
  shown = $state<number[]>([]);

  constructor(scores: () => number[], pace: () => number) {
    this.shown = scores();
    $effect(() => {
      const goals = scores();
      if (pace() === 0) {
        this.shown = goals;
        return;
      }
      const timer = setInterval(() => {
        this.shown = goals.map((goal, seat) => closer(this.shown[seat] ?? goal, goal));
        if (this.shown.every((points, seat) => points === goals[seat])) clearInterval(timer);
      }, STEP);
      return () => { clearInterval(timer); };
    });
  }
}

function closer(points: number, goal: number): number {
  const way = goal - points;
  return points + Math.sign(way) * Math.ceil(Math.abs(way) / MOST_STEPS);
}
