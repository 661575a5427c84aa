"""Add golden matches and node counts for the newest rules of a game: `python -m tests.golden.make finca`.

Of many played matches those are taken that show most of what no other shows yet. Nothing older is touched.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable, Iterator

import tesela
from tesela.engine.match import Match
from tests.conformance.cases import Case, cases, played
from tests.conformance.test_kernel import nodes, opened
from tests.golden import FOLDER, NODES, Golden, Nodes, goldens, node_counts, reasons, write

SEEDS = (3, 1 << 90, 5, 8)
OPENINGS = (0, 20, 40)
NODE_LIMIT = 3000
DEPTH_LIMIT = 6


def candidates(game: tesela.Game) -> Iterator[Match]:
    """Matches of every case, by instinct and by chance."""
    for param, seed, eager in itertools.product(cases(), SEEDS, (True, False)):
        case: Case = param.values[0]
        if case.game is game and case.rules == game.rules_version:
            yield played(case, seed, eager, limit=1_000_000)


def cover(matches: Iterable[Match]) -> Iterator[Golden]:
    """As few of the matches as together show all that all of them show, each with what it alone is there for."""
    left = [(reasons(match), match.record()) for match in matches]
    shown: set[str] = set()
    while True:
        most, record = max(left, key=lambda one: (len(one[0] - shown), -len(one[1].moves)))
        if not most - shown:
            return
        yield Golden(sorted(most - shown), record)
        shown |= most


def count(game: tesela.Game, players: int, opening: int) -> Nodes:
    """Nodes to the greatest depth that stays small, after an opening."""
    match = opened(game.match(players, 21), opening)
    depth, total = 0, 1
    while depth < DEPTH_LIMIT and total < NODE_LIMIT:
        depth += 1
        total = nodes(match, depth)
    return Nodes(game.name, game.rules_version, players, 21, opening, depth, total)


def make(game: tesela.Game) -> None:
    """Write what is missing of the newest rules."""
    lines = goldens(game.name)
    if all(line.record.rules != game.rules_version for line in lines):
        lines.extend(cover(candidates(game)))
        write(FOLDER / f"{game.name}.jsonl", lines)
    counted = node_counts()
    if all((line.game, line.rules) != (game.name, game.rules_version) for line in counted):
        counted.extend(count(game, players, opening) for players in game.players for opening in OPENINGS)
        write(NODES, counted)


if __name__ == "__main__":
    make(tesela.game(sys.argv[1]))
