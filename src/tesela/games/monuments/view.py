"""The gate of secrecy: what a seat may see, in words, in numbers, and as a state it could believe in."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

import numpy as np

from tesela.engine.memory import remembered
from tesela.engine.rng import reseed
from tesela.engine.state import Features, Ints
from tesela.games.monuments.building import is_open, pass_cost, places_built, places_open, places_wanting
from tesela.games.monuments.notation import CELL_NAMES
from tesela.games.monuments.quarry import cells_entered, next_cells, pieces_brought, steps_due
from tesela.games.monuments.scoring import gem_points, points
from tesela.games.monuments.state import *

HIGH_SCORE = 200
QUARRY_HIGHS = ((HEAP,) * KINDS + (1, 1)) * CELLS + (MOST_STEPS,) * 3
MONUMENT_HIGHS = (1,) * (2 * PLACES) + (PLACES,) * KINDS
SEAT_HIGHS = (HEAP,) * KINDS + (1, 1, 1, HEAP, HIGH_SCORE, HIGH_SCORE)
TABLE_HIGHS = (1,) * (len(PHASE_NAMES) + len(MONUMENT_NAMES) + ROUNDS)
OBSERVATION_HIGHS = TABLE_HIGHS + QUARRY_HIGHS + MONUMENT_HIGHS + SEAT_HIGHS * SEATS
QUARRY_FEATURES = len(QUARRY_HIGHS)
MONUMENT_FEATURES = len(MONUMENT_HIGHS)
SEAT_FEATURES = len(SEAT_HIGHS)
QUARRIES = 4096  # views of cells of quarries that are remembered


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table as JSON. Only quarries to come are hidden, so every seat sees the same; clients keep screens up."""
    is_quarry = s.phase in (WALKING, TAKING)
    return {
        "phase": PHASE_NAMES[s.phase],
        "monument": MONUMENT_NAMES[s.monument],
        "round": s.current_round + 1,
        "rounds": ROUNDS,
        "seat": None if s.phase == OVER else s.seat,
        "first": s.first,
        **quarry_view(s),
        "coming": coming_view(s.monument, s.current_round + 1),
        "walk": walk_view(s) if is_quarry else None,
        "last_walk": last_walk_view(s) if s.last_walker else None,
        **monument_view(s),
        "last_built": s.last_built or None,
        "black": [None if owner == 0 else owner - 1 for owner in s.black],
        "players": [seat_view(s, other) for other in range(s.players)],
    }


def by_kind(counts: list[int]) -> dict[str, int]:
    """Numbers of pieces under the names of their kinds."""
    return dict(zip(KIND_NAMES, counts, strict=True))


@functools.cache
def coming_view(monument: int, coming_round: int) -> dict[str, int] | None:
    """The pieces of a round that is to come; none after the last."""
    if coming_round == ROUNDS:
        return None
    return by_kind([int(PIECES[monument, coming_round, kind]) for kind in range(KINDS)])


def cell_name(place: int) -> str | None:
    """The name of a cell, given as cell + 1."""
    return CELL_NAMES[place - 1] if place else None


@remembered("quarry")
def quarry_view(s: Any) -> dict[str, Any]:
    """All cells of the quarry, and what is left there altogether."""
    cells = [cell_view(cell, tuple(counts)) for cell, counts in enumerate(s.quarry.tolist())]
    return {"quarry": cells, "left": by_kind(s.quarry.sum(axis=0).tolist())}


@functools.lru_cache(QUARRIES)
def cell_view(cell: int, counts: tuple[int, ...]) -> dict[str, Any]:
    """A cell of the quarry: its ring, and the pieces on it."""
    ring = "outer" if cell < OUTER else "middle" if cell < CENTRE else "centre"
    pieces = {name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count}
    return {"name": CELL_NAMES[cell], "ring": ring, "pieces": pieces}


def walk_view(s: Any) -> dict[str, Any]:
    """The walk of this turn: its length, where it began, each step with what it brought, and where it can go on."""
    walked = s.walked
    return {
        "turn": s.turn + 1,
        "steps": int(steps_due(s)),
        "start": cell_name(s.path[0]),
        "worker": cell_name(s.path[walked]),
        "taken": [
            {"cell": cell_name(s.path[k + 1]), "piece": KIND_NAMES[s.brought[k] - 1] if s.brought[k] else None}
            for k in range(walked)
        ],
        "next": ways_view(s) if s.phase == WALKING else [],
    }


def ways_view(s: Any) -> list[dict[str, Any]]:
    """The cells that the worker may enter now, each with the most pieces that the steps after it can bring."""
    open_cells, entered = int(next_cells(s)), int(cells_entered(s))
    full = sum(1 << cell for cell, counts in enumerate(s.quarry.tolist()) if any(counts))
    walks = WALK_SETS[steps_due(s) - s.walked - 1]
    ways = []
    for cell in range(CELLS):
        if open_cells >> cell & 1:
            ahead = full & ~(1 << cell)
            reach = max((walk & ahead).bit_count() for walk in walks[cell] if not walk & entered)
            ways.append({"cell": CELL_NAMES[cell], "reach": reach})
    return ways


def last_walk_view(s: Any) -> dict[str, Any]:
    """The walk before this one: whose it was, and its cells from the start on."""
    return {"seat": s.last_walker - 1, "path": [cell_name(place) for place in s.last_path if place]}


def places_of(monument: str) -> list[dict[str, Any]]:
    """Every place of a plan: its number, level, corner in half-cells, the kind that it wants, and its worth."""
    plan = PLANS[monument]
    bricks = list(enumerate(plan.bricks)) + ([(RELIQUARY, plan.reliquary)] if plan.reliquary else [])
    worth = place_points(plan)
    return [
        {
            "place": place + 1,
            "level": brick.level,
            "x": brick.x,
            "y": brick.y,
            "kind": brick.colour,
            "points": worth[place],
        }
        for place, brick in bricks
    ]


PLACES_OF = [places_of(monument) for monument in MONUMENT_NAMES]
EVERY_PLACE: Any = slice(None)


@remembered("monument", "built")
def monument_view(s: Any) -> dict[str, Any]:
    """The monument as far as it stands, level by level, and what it still wants."""
    places = places_view(s)
    levels: list[dict[str, Any]] = [
        {"level": level, "points": worth, "places": []} for level, worth in enumerate(LEVEL_POINTS, 1)
    ]
    wants = {name: {"more": 0, "open": 0} for name in KIND_NAMES[:BLACK]}
    for place in places:
        levels[place["level"] - 1]["places"].append(place)
        if place["by"] is None:
            wants[place["kind"]]["more"] += 1
            wants[place["kind"]]["open"] += place["open"]
    placed = sum(place["by"] is not None for place in places)
    return {"levels": levels, "placed": placed, "places": len(places), "wants": wants}


def places_view(s: Any) -> list[dict[str, Any]]:
    """Every place of the plan, with who has built there and whether it is open."""
    plan: Any = SimpleNamespace(monument=s.monument, built=np.array(s.built))
    opens: Any = is_open(plan, EVERY_PLACE, places_built(s))
    is_open_now = opens.tolist()
    return [
        place_view(s.monument, number, s.built[data["place"] - 1], is_open_now[data["place"] - 1])
        for number, data in enumerate(PLACES_OF[s.monument])
    ]


@functools.cache
def place_view(monument: int, number: int, owner: int, is_open_now: bool) -> dict[str, Any]:
    """A place of a plan, the seat + 1 that has built there, and whether it is open."""
    return {**PLACES_OF[monument][number], "by": owner - 1 if owner else None, "open": is_open_now}


@remembered(
    *("monument", "current_round", "built", "black", "lost"),
    *("holds[seat]", "taken[seat]", "passed[seat]", "began[seat]"),
)
def seat_view(s: Any, seat: int) -> dict[str, Any]:
    """Everything of a player; clients hide what others hold unless screens are open."""
    track = track_view(s, seat)
    return {
        "holds": by_kind(s.holds[seat].tolist()),
        "taken": s.taken[seat],
        "passed": bool(s.passed[seat]),
        "pass_cost": int(pass_cost(s, seat, track)),
        "lost": s.lost[:, seat].tolist(),
        "points": track,
        "this_round": track - s.began[seat],
        "score": track + int(gem_points(s, seat)),
    }


@remembered("monument", "built", "black", "lost")
def track_view(s: Any, seat: int) -> int:
    """Where a player stands on the track."""
    return int(points(s, seat))


def conceal(s: Monuments, seat: int, rng: Ints) -> None:
    """Renew the future: the quarries of rounds to come are all that nobody knows."""
    reseed(s.rng, rng)


def progress(s: Monuments) -> int:
    """The number of quarries filled."""
    return s.current_round + 1


def observe(s: Monuments, seat: int, out: Features) -> None:
    """The open table as small numbers, seats counted from the observer."""
    out[:] = 0
    out[s.phase] = 1
    n = len(PHASE_NAMES)
    out[n + s.monument] = 1
    n += len(MONUMENT_NAMES)
    out[n + s.current_round] = 1
    n += ROUNDS
    observe_quarry(s, out[n : n + QUARRY_FEATURES])
    n += QUARRY_FEATURES
    observe_monument(s, out[n : n + MONUMENT_FEATURES])
    n += MONUMENT_FEATURES
    for k in range(s.players):
        observe_seat(s, (seat + k) % s.players, out[n : n + SEAT_FEATURES])
        n += SEAT_FEATURES


def observe_quarry(s: Monuments, out: Features) -> None:
    """The pieces of every cell, the worker, the cells entered, and how far the walk has gone."""
    worker = s.path[s.walked] - 1
    entered = cells_entered(s)
    n = 0
    for cell in range(CELLS):
        for kind in range(KINDS):
            out[n + kind] = s.quarry[cell, kind]
        out[n + KINDS] = cell == worker
        out[n + KINDS + 1] = (entered >> cell) & 1
        n += KINDS + 2
    out[n] = s.walked
    out[n + 1] = steps_due(s)
    out[n + 2] = pieces_brought(s)


def observe_monument(s: Monuments, out: Features) -> None:
    """What is built and what is open, and how many places still want each kind."""
    for place in range(PLACES):
        out[place] = s.built[place] != 0
    below, above = places_open(s)
    for place in range(HALF):
        out[PLACES + place] = (below >> place) & 1
    for place in range(HALF, PLACES):
        out[PLACES + place] = (above >> (place - HALF)) & 1
    wanting = places_wanting(s)
    for kind in range(KINDS):
        out[2 * PLACES + kind] = (wanting >> (8 * kind)) & 255


def observe_seat(s: Monuments, seat: int, out: Features) -> None:
    """Pieces held, passed or not, first or not, to act or not, what passing costs, points without gems and with."""
    for kind in range(KINDS):
        out[kind] = min(HEAP, s.holds[seat, kind])
    track = points(s, seat)
    out[KINDS] = s.passed[seat]
    out[KINDS + 1] = s.first == seat
    out[KINDS + 2] = s.seat == seat and s.phase != OVER
    out[KINDS + 3] = min(HEAP, pass_cost(s, seat, track))
    out[KINDS + 4] = min(HIGH_SCORE, track)
    out[KINDS + 5] = min(HIGH_SCORE, track + gem_points(s, seat))
