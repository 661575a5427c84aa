"""The table of strengths: every level against the one below it, seats rotated and seeds paired.

    python benchmarks/strength.py [GAME…] [--games 200] [--out strength]

Interrupted, the same command goes on. Prints Markdown, as it stands in the README.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import tesela
from tesela.lab.arena import Results, arena, run

PAIRS = (
    ("greedy", "random", 95),
    ("apprentice", "greedy", 50),
    ("artisan", "greedy", 75),
    ("master", "artisan", 60),
    ("legend", "master", 55),
)


def duel(
    game: str, stronger: str, weaker: str, games: int, out: Path, progress: Progress
) -> tuple[float, float, float]:
    """The stronger bot's share of the wins in %, half of its 95 % interval, and the seconds of one of its decisions.

    With more than two seats the two take turns, so the share is that of a seat, counted against a fair one of a half.
    """
    results = Results(arena(game, [stronger, weaker], games, None, {}, 1), out / f"{game}-{stronger}-{weaker}")
    task = progress.add_task(f"{game}: {stronger} – {weaker}", total=games, completed=len(results.outcomes))
    for done in run(results, os.cpu_count() or 1, None):
        progress.update(task, completed=done)
    points = []
    for outcome in results.outcomes:
        mine = [share for name, share in zip(outcome.bots, outcome.shares, strict=True) if name == stronger]
        theirs = [share for name, share in zip(outcome.bots, outcome.shares, strict=True) if name == weaker]
        won, lost = sum(mine) / len(mine), sum(theirs) / len(theirs)
        points.append(won / (won + lost))
    mean = sum(points) / len(points)
    interval = 1.96 * math.sqrt(sum((point - mean) ** 2 for point in points)) / len(points)
    seconds = sum(outcome.seconds for outcome in results.outcomes)
    decisions = sum(outcome.decisions for outcome in results.outcomes)
    return 100 * mean, 100 * interval, seconds / decisions


def main() -> int:
    """Play all pairs and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--games", type=int, default=200, help="for each pair (default: 200)")
    parser.add_argument("--out", type=Path, default=Path("strength"), help="where the games are kept")
    options = parser.parse_args()
    names = options.games_named or tesela.game_names()
    cells = {}
    with Progress(console=Console(stderr=True)) as progress:
        for stronger, weaker, _ in PAIRS:
            for name in names:
                cells[name, stronger, weaker] = duel(name, stronger, weaker, options.games, options.out, progress)
    print("| wins in % | wanted |", " | ".join(names), "|")
    print("|---|---|" + "---|" * len(names))
    for stronger, weaker, wanted in PAIRS:
        figures = [cells[name, stronger, weaker] for name in names]
        told = " | ".join(f"{mean:.0f} ± {interval:.0f}" for mean, interval, _ in figures)
        print(f"| {stronger} against {weaker} | ≥ {wanted} | {told} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
