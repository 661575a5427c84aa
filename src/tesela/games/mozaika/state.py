"""Mozaika's box as tables, the state record, and the table of actions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tesela.engine.state import Ints, State, cells, constants

BOX: dict[str, Any] = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))

COLOUR_NAMES: tuple[str, ...] = tuple(BOX["colours"])
SYMBOL_NAMES: tuple[str, ...] = tuple(BOX["symbols"])
FACES = [(colour, symbol) for colour in range(len(COLOUR_NAMES)) for symbol in range(len(SYMBOL_NAMES))]
COLOURS = len(COLOUR_NAMES)
SYMBOLS = len(SYMBOL_NAMES)

# Tiles of one type are alike, so a tile is the number of its type, from 1; 0 is no tile.
NO_TILE = 0
TYPES = len(FACES)
COLOUR = constants([-1, *(colour for colour, _ in FACES)])
SYMBOL = constants([-1, *(symbol for _, symbol in FACES)])
TRAITS = constants([0, *(1 << colour | 1 << (COLOURS + symbol) for colour, symbol in FACES)])  # both as bits
COLOUR_TRAITS = (1 << COLOURS) - 1
SYMBOL_TRAITS = ((1 << SYMBOLS) - 1) << COLOURS
EVERY_TRAIT = COLOUR_TRAITS | SYMBOL_TRAITS

SIDE: int = BOX["board"]
CELLS = SIDE * SIDE
ROUNDS = CELLS
SEATS = 5
HAND: int = BOX["hand"]
START_COINS: int = BOX["coins"]
HIGHEST_BID: int = BOX["highest_bid"]
COLOUR_INCOME: int = BOX["income"]["colour"]
SYMBOL_INCOME: int = BOX["income"]["symbol"]
SAME_POINTS: int = BOX["points"]["same"]
ALIKE_POINTS: int = BOX["points"]["alike"]
COINS_PER_POINT: int = BOX["points"]["coins"]


def worth(shared: int) -> int:
    """What four tiles are worth that share these traits (Z12)."""
    if shared & COLOUR_TRAITS and shared & SYMBOL_TRAITS:
        return SAME_POINTS
    return ALIKE_POINTS if shared else 0


WORTH = constants([worth(shared) for shared in range(EVERY_TRAIT + 1)])


def earned(tile: int, neighbour: int) -> int:
    """Coins that a tile brings beside a neighbour; none beside an empty cell (Z7)."""
    if NO_TILE in (tile, neighbour):
        return 0
    colour, symbol = FACES[tile - 1]
    other_colour, other_symbol = FACES[neighbour - 1]
    return COLOUR_INCOME * (colour == other_colour) + SYMBOL_INCOME * (symbol == other_symbol)


EARNINGS = [[earned(tile, other) for other in range(TYPES + 1)] for tile in range(TYPES + 1)]
EARNED = constants(EARNINGS)


def by_players(what: str) -> list[int]:
    """How many of something there are for 0, 1, 2, … players."""
    return [BOX["players"].get(str(players), {}).get(what, 0) for players in range(SEATS + 1)]


OF_EACH_TYPE = constants(by_players("tiles"))
FLY_FROM = constants(by_players("fly_from"))


def at(row: int, column: int) -> int:
    """The number of a cell, or -1 off the board."""
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


LINE = range(SIDE)
PLACES = [(row, column) for row in LINE for column in LINE]
SQUARES = [(row, column) for row, column in PLACES if row + 1 < SIDE and column + 1 < SIDE]
BESIDE = [[at(r - 1, c), at(r, c - 1), at(r, c + 1), at(r + 1, c)] for r, c in PLACES]
NEIGHBOUR = constants(BESIDE)

ARRANGEMENT_CELLS: dict[str, list[list[int]]] = {
    "row": [[at(row, column) for column in LINE] for row in LINE],
    "column": [[at(row, column) for row in LINE] for column in LINE],
    "diagonal": [[at(k, k) for k in LINE], [at(SIDE - 1 - k, k) for k in LINE]],
    "square": [[at(r, c), at(r, c + 1), at(r + 1, c), at(r + 1, c + 1)] for r, c in SQUARES],
}
KIND_NAMES = tuple(kind for kind, fours in ARRANGEMENT_CELLS.items() for _ in fours)
FOURS = [four for fours in ARRANGEMENT_CELLS.values() for four in fours]
ARRANGEMENT = constants(FOURS)
ARRANGEMENTS = len(KIND_NAMES)
HOLDS = constants([[int(cell in four) for cell in range(CELLS)] for four in FOURS])  # whether k holds a cell

AXIS_NAMES = ("vertical", "horizontal", "falling", "rising")
AXES = len(AXIS_NAMES)
MIRROR = constants(
    [
        [at(row, SIDE - 1 - column) for row, column in PLACES],
        [at(SIDE - 1 - row, column) for row, column in PLACES],
        [at(column, row) for row, column in PLACES],
        [at(SIDE - 1 - column, SIDE - 1 - row) for row, column in PLACES],
    ]
)
AXIS_POINTS = constants([BOX["points"][axis] for axis in AXIS_NAMES])

LAYING, BIDDING, CHOOSING, LANDING, OVER = range(5)
PHASE_NAMES = ("laying", "bidding", "choosing", "landing", "over")

BID = 0  # + coins
TAKE = BID + HIGHEST_BID + 1  # + tile - 1: take it from the market
LAY = TAKE + TYPES  # + (tile - 1) * CELLS + cell: lay it there
FLY = LAY + TYPES * CELLS  # + cell: put the fly there
ACTION_COUNT = FLY + CELLS


class Mozaika(State):
    """The whole table."""

    players: int
    phase: int
    round_number: int  # from 1
    waiting: int  # the seats that have yet to decide, as a bit mask
    bag: Ints = cells(TYPES + 1)  # by tile
    market: Ints = cells(SEATS + 1)
    bids: Ints = cells(SEATS)  # of this round
    order: Ints = cells(SEATS)  # the seats as they choose
    chosen: int  # how many have chosen
    coins: Ints = cells(SEATS)
    hand: Ints = cells(SEATS, TYPES + 1)  # by tile
    mosaic: Ints = cells(SEATS, CELLS)
    flies: Ints = cells(SEATS, CELLS)
    newest: Ints = cells(SEATS)  # the cell of the tile laid last
