"""Ways to lay out a table of World Monuments for a test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tesela
from tesela.engine.match import Match
from tesela.games.monuments.notation import CELL_NAMES
from tesela.games.monuments.state import BUILDING, KIND_NAMES, MONUMENT_NAMES, PLANS, RELIQUARY, WANTS


def started(compiled: bool, players: int = 2, monument: str = "notre_dame", seed: int = 1) -> Match:
    """A match with its first quarry filled."""
    return tesela.game("monuments").match(players, seed, {"monument": monument}, compiled=compiled)


def quarry(
    compiled: bool,
    pieces: Mapping[str, str],
    worker: str,
    turn: int = 4,
    players: int = 2,
    monument: str = "notre_dame",
) -> Match:
    """A match with only these pieces in the quarry, the worker on a cell, and so many turns played."""
    match = started(compiled, players, monument)
    s = match.state
    s.quarry[:] = 0
    for cell, kinds in pieces.items():
        for kind in kinds.split():
            s.quarry[CELL_NAMES.index(cell), KIND_NAMES.index(kind)] += 1
    s.path[0] = CELL_NAMES.index(worker) + 1
    s.turn = turn
    s.seat = turn % players
    s.holds[players - 1, KIND_NAMES.index("black")] = "black" not in " ".join(pieces.values())
    return match


def building(compiled: bool, players: int = 2, monument: str = "notre_dame", number: int = 1) -> Match:
    """A match in the building of a round: nobody holds or held anything, nothing is built, the first seat begins."""
    match = started(compiled, players, monument)
    s = match.state
    s.quarry[:] = 0
    s.phase = BUILDING
    s.current_round = number - 1
    s.began[:players] = 10
    return match


def hold(s: Any, seat: int, **pieces: int) -> None:
    """Let a player hold exactly these pieces."""
    s.holds[seat] = [pieces.get(kind, 0) for kind in KIND_NAMES]


def place(s: Any, level: int, x: int, y: int) -> int:
    """The place of the monument at this corner, by its number from 0."""
    bricks = PLANS[MONUMENT_NAMES[s.monument]].bricks
    return next(number for number, brick in enumerate(bricks) if (brick.level, brick.x, brick.y) == (level, x, y))


def build(s: Any, level: int, x: int, y: int) -> str:
    """The move that builds there."""
    return f"build {place(s, level, x, y) + 1}"


def stand(s: Any, seat: int, *corners: tuple[int, int, int]) -> None:
    """Let bricks of a player stand at these levels and corners."""
    for corner in corners:
        s.built[place(s, *corner)] = seat + 1


def finish(s: Any, seat: int, *but: str) -> None:
    """Let a player have built everything but what these moves would build."""
    for number in range(RELIQUARY + 1):
        move = "reliquary" if number == RELIQUARY else f"build {number + 1}"
        if WANTS[s.monument, number] < len(KIND_NAMES) and move not in but:
            s.built[number] = seat + 1


def play(match: Match, *moves: str) -> None:
    """Moves of whoever is to act."""
    for move in moves:
        match.play(match.to_act[0], move)


def offered(match: Match) -> set[str]:
    """What whoever is to act may do, in notation."""
    return {match.game.encode(action) for action in match.legal(match.to_act[0])}


def told(match: Match) -> list[str]:
    """The messages of the last decision."""
    return [event.id for event in match.story[-1].events]
