"""Write golden games and node counts for the present rules of a game: `python -m tests.golden.make finca`.

Golden files are never changed, only added when the rules' version rises.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import tesela
from tests.conformance.cases import Case, cases, played
from tests.conformance.test_kernel import nodes, opened

SEEDS = (3, 1 << 90)
OPENINGS = (0, 20, 40)
NODE_LIMIT = 3000
DEPTH_LIMIT = 6


def make(name: str) -> None:
    folder = Path(__file__).parent / name
    folder.mkdir(exist_ok=True)
    game = tesela.game(name)
    for param in cases():
        case: Case = param.values[0]
        if case.game is not game:
            continue
        for number, seed in enumerate(SEEDS):
            path = folder / f"v{game.rules_version}-{param.id.removeprefix(name + '-')}-{number}.tesela"
            if not path.exists():
                played(case, seed, eager=True, limit=1_000_000).record().save(path)
    lines = [count(game, players, opening) for players in game.players for opening in OPENINGS]
    (folder / "perft.json").write_bytes(msgspec.json.format(msgspec.json.encode(lines), indent=1) + b"\n")


def count(game: tesela.Game, players: int, opening: int) -> dict[str, int]:
    """Nodes to the greatest depth that stays small, after an opening of last choices."""
    match = opened(game.match(players, 21), opening)
    depth, total = 0, 1
    while depth < DEPTH_LIMIT and total < NODE_LIMIT:
        depth += 1
        total = nodes(match, depth)
    return {"players": players, "seed": 21, "opening": opening, "depth": depth, "nodes": total}


if __name__ == "__main__":
    make(sys.argv[1])
