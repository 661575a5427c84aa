"""World Monuments' box as tables, the state record, and the table of actions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tesela.engine.state import Ints, State, cells, constants
from tesela.games.monuments.plans import Plan, load_plans, middle_pieces

BOX: dict[str, Any] = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
PLANS: dict[str, Plan] = load_plans(Path(__file__).with_name("plans.toml"), BOX)

MONUMENT_NAMES: tuple[str, ...] = tuple(PLANS)
KIND_NAMES: tuple[str, ...] = tuple(BOX["pieces"])

ROUNDS: int = BOX["rounds"]
SEATS = 4
COLOURS = len(BOX["bricks"])  # kinds below this number are bricks
KINDS = len(KIND_NAMES)
GEM = KIND_NAMES.index("gem")
BLACK = KIND_NAMES.index("black")
NOTHING = KINDS  # the kind of a place that a monument does not have

START_POINTS: int = BOX["points"]["start"]
LEVEL_POINTS: list[int] = BOX["points"]["levels"]
BLACK_POINTS: int = BOX["points"]["black"]
GEM_POINTS: int = BOX["points"]["gem"]
COST_OF_BRICK: int = BOX["points"]["cost_of_brick"]

# ---- the quarry: outer cells, then middle cells, then the centre

OUTER: int = BOX["quarry"]["outer"]
MIDDLE: int = BOX["quarry"]["middle"]
CENTRE = OUTER + MIDDLE
CELLS = CENTRE + 1
STEPS = constants(BOX["quarry"]["steps"])
MOST_STEPS: int = max(BOX["quarry"]["steps"])
TURN_LENGTHS = len(BOX["quarry"]["steps"])


def neighbours(cell: int) -> set[int]:
    """The cells next to a cell: its ring, and the rings inside and outside."""
    if cell == CENTRE:
        return set(range(OUTER, CENTRE))
    if cell < OUTER:
        return {(cell - 1) % OUTER, (cell + 1) % OUTER, OUTER + cell * MIDDLE // OUTER}
    ring = cell - OUTER
    outside = {outer for outer in range(OUTER) if outer * MIDDLE // OUTER == ring}
    return {OUTER + (ring - 1) % MIDDLE, OUTER + (ring + 1) % MIDDLE, *outside, CENTRE}


def bits(numbers: set[int]) -> int:
    """A set of cells or places as a mask."""
    return sum(1 << number for number in numbers)


def walks(cell: int, steps: int, entered: frozenset[int]) -> set[frozenset[int]]:
    """The sets of cells of all walks that enter this cell and end on the rim after so many steps more (W3, W4)."""
    here = entered | {cell}
    if steps == 0:
        return {here} if cell < OUTER else set()
    onward = neighbours(cell) - here
    return {walk for after in onward for walk in walks(after, steps - 1, here)}


EVERY_CELL = (1 << CELLS) - 1
NEAR = constants([bits(set(range(OUTER))), *(bits(neighbours(cell)) for cell in range(CELLS))])  # by cell + 1
WALK_SETS = [
    [sorted(bits(set(walk)) for walk in walks(cell, steps, frozenset())) for cell in range(CELLS)]
    for steps in range(MOST_STEPS)
]
WALK_COUNT = constants([[len(sets) for sets in row] for row in WALK_SETS])
MOST_WALKS = max(len(sets) for row in WALK_SETS for sets in row)
WALKS = constants([[sets + [0] * (MOST_WALKS - len(sets)) for sets in row] for row in WALK_SETS])

# ---- the rounds and the plans

PIECES = constants([plan.rounds for plan in PLANS.values()])
FILLING = constants(
    [
        [
            [BOX["quarry"]["pieces_on_outer"]] * OUTER + middle_pieces(BOX, name, number)
            for number in range(1, ROUNDS + 1)
        ]
        for name in MONUMENT_NAMES
    ]
)
HEAP = max(sum(row) for plan in PLANS.values() for row in plan.rounds)

RELIQUARY = max(len(plan.bricks) for plan in PLANS.values())  # the place for a gem, after those for bricks
PLACES = RELIQUARY + 1
HALF = PLACES // 2  # places below and from here on fit into the bits of a number each


def place_kinds(plan: Plan) -> list[int]:
    """The kind of piece that each place wants."""
    kinds = [KIND_NAMES.index(brick.colour) for brick in plan.bricks]
    return kinds + [NOTHING] * (RELIQUARY - len(kinds)) + [GEM if plan.reliquary else NOTHING]


def place_points(plan: Plan) -> list[int]:
    """What a piece on each place is worth."""
    points = [LEVEL_POINTS[brick.level - 1] for brick in plan.bricks]
    return points + [0] * (RELIQUARY - len(points)) + [BOX["points"]["reliquary"]]


def place_supports(plan: Plan) -> list[list[int]]:
    """The places on which each place rests: those below HALF as bits, and those from there on."""
    supports = [set(plan.beneath(brick)) for brick in plan.bricks]
    supports += [set()] * (PLACES - len(supports))
    return [
        [bits({under for under in places if under < HALF}) for places in supports],
        [bits({under - HALF for under in places if under >= HALF}) for places in supports],
    ]


WANTS = constants([place_kinds(plan) for plan in PLANS.values()])
ONE_OF_KIND = [*(1 << (8 * kind) for kind in range(KINDS)), 0]  # a byte for each kind, none for NOTHING
WANT_BYTES = constants([[ONE_OF_KIND[kind] for kind in place_kinds(plan)] for plan in PLANS.values()])
POINTS = constants([place_points(plan) for plan in PLANS.values()])
SUPPORTS = constants([place_supports(plan) for plan in PLANS.values()])

WALKING, TAKING, BUILDING, OVER = range(4)
PHASE_NAMES = ("walking", "taking", "building", "over")

GO = 0  # + cell: the worker enters it
TAKE = GO + CELLS  # + kind: the piece taken from the cell entered
BUILD = TAKE + KINDS  # + place: a piece for it
PASS = BUILD + PLACES
ACTION_COUNT = PASS + 1


class Monuments(State):
    """The whole table. Owners are seat + 1, places on the quarry cell + 1, pieces kind + 1; 0 is none."""

    players: int
    monument: int
    current_round: int
    phase: int
    seat: int
    first: int  # who began this phase; in building, the worker stands before them
    turn: int  # walks that have ended in this quarry
    quarry: Ints = cells(CELLS, KINDS)
    path: Ints = cells(MOST_STEPS + 1)  # where this walk began, then every cell entered
    walked: int  # steps of this walk so far
    brought: Ints = cells(MOST_STEPS)  # the piece taken at each step
    last_path: Ints = cells(MOST_STEPS + 1)
    last_walker: int
    holds: Ints = cells(SEATS, KINDS)
    taken: Ints = cells(SEATS)  # pieces taken from this quarry
    built: Ints = cells(PLACES)  # who built there
    last_built: int  # place + 1
    passed: Ints = cells(SEATS)
    black: Ints = cells(ROUNDS)  # who held the black piece
    lost: Ints = cells(ROUNDS, SEATS)  # points lost by passing
    began: Ints = cells(SEATS)  # points when the round began
