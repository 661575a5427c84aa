"""Finca's box as tables, the state record, and the table of actions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tesela.engine.state import Ints, State, cells, constants, packed

BOX: dict[str, Any] = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


def asked(text: str) -> list[int]:
    """How many of each fruit, and of `?` in the last place, a printed text asks for."""
    counts = [0] * (FRUITS + 1)
    for part in text.split(", "):
        number, _, fruit = part.rpartition(" ")
        counts[FRUIT_NAMES.index(fruit) if fruit != "?" else FRUITS] += int(number or 1)
    return counts


FRUIT_NAMES: tuple[str, ...] = tuple(BOX["fruits"])
VILLAGE_NAMES: tuple[str, ...] = tuple(BOX["villages"])
ACTION_TILE_NAMES: tuple[str, ...] = tuple(BOX["action_tiles"])

FRUITS = len(FRUIT_NAMES)
WILD = FRUITS  # the column of `?`
BLADES: int = FRUITS * BOX["blades_of_each_kind"]
HALF = BLADES // 2
VILLAGES = len(VILLAGE_NAMES)
PILE: int = BOX["pile"]
STOCK: int = BOX["fruits_of_each_kind"]
SEATS = 4
CART_ROOM: int = BOX["delivery"]["cart"]
LARGE_ROOM: int = BOX["delivery"]["large_cart"]
FINCA_POINTS: int = BOX["points"]["finca"]
ACTION_POINTS: int = BOX["points"]["action_tile"]
LAST_TURN = 1000

TILE_FACES: list[list[int]] = [asked(face) for faces in BOX["tiles"].values() for face in faces]
TILES = len(TILE_FACES)
NO_TILE = TILES  # a row of zeros
NO_FRUIT = -1
PRINTED = constants([*TILE_FACES, [0] * (FRUITS + 1)])
VALUE = constants([*map(sum, TILE_FACES), 0])
HIGHEST = max(map(sum, TILE_FACES))
PRINTED_BYTES = constants([*map(packed, TILE_FACES), 0])
VALUE_BYTES = constants([*(1 << (8 * (sum(face) - 1)) for face in TILE_FACES), 0])  # a 1 in the byte of its value
FINCA_FACES: list[list[int]] = [asked(face) for face in BOX["finca_tiles"]["faces"]]
FINCA_FACE = constants(FINCA_FACES)
FINCAS = len(FINCA_FACES)
BONUS = constants(BOX["bonus_tiles"])
BONUSES = len(BOX["bonus_tiles"])


def by_players(what: str) -> list[int]:
    """How many of something there are for 0, 1, 2, … players."""
    return [BOX["players"].get(str(players), {}).get(what, 0) for players in range(SEATS + 1)]


FARMERS = constants(by_players("farmers"))
CARTS = constants(by_players("carts"))
HOUSES = constants(by_players("houses"))

PLACING, TURN, FIRST_MOVE, SECOND_MOVE, LIFTING, LANDING, LOADING, PAYING, LACKING, OVER = range(10)
PHASE_NAMES = (
    "placing",
    "turn",
    "first_move",
    "second_move",
    "lifting",
    "landing",
    "loading",
    "paying",
    "lacking",
    "over",
)

DOUBLE_TILE, GUST_TILE, LARGE_TILE, LESS_TILE = range(4)

PLACE = 0  # + blade: put a farmer there
MOVE = PLACE + BLADES  # + blade: move a farmer from there
LIFT = MOVE + BLADES  # + blade: the gust takes a farmer from there
LAND = LIFT + BLADES  # + blade: the gust sets it down there
DELIVER = LAND + BLADES
DOUBLE = DELIVER + 1
GUST = DOUBLE + 1
LARGE = GUST + 1
LESS = LARGE + 1
LOAD = LESS + 1  # + village: pay its tile in full
SHORT = LOAD + VILLAGES  # + village: pay its tile but for one fruit
PAY = SHORT + VILLAGES  # + fruit: the kind for a `?` tile
LACK = PAY + FRUITS  # + fruit: the fruit left out
STOP = LACK + FRUITS
ACTION_COUNT = STOP + 1


class Finca(State):
    """The whole table. Owners are seat + 1; 0 is nobody."""

    players: int
    seat: int
    phase: int
    turn: int
    blades: Ints = cells(BLADES)
    farmers: Ints = cells(BLADES, SEATS)
    fruits: Ints = cells(SEATS, FRUITS)
    carts: Ints = cells(SEATS)
    action_tiles: Ints = cells(SEATS, 4)  # 1 = unused
    pile: Ints = cells(VILLAGES, PILE)
    left: Ints = cells(VILLAGES)  # tiles in the pile; pile[v, left[v] - 1] is face up
    left_out: Ints = cells(TILES - VILLAGES * PILE)
    finca: Ints = cells(VILLAGES)
    tile_owner: Ints = cells(TILES)
    finca_owner: Ints = cells(FINCAS)
    bonus_owner: Ints = cells(BONUSES)
    lifted: int  # blade from which the gust took a farmer
    room: int  # fruits that the delivery may still take
    loaded: Ints = cells(VILLAGES)  # villages supplied in this delivery
    owes_short: int  # 1 = one tile of this delivery must still be paid one fruit short
    village: int  # the village whose payment is being chosen
    short: int  # 1 = that tile is the one paid short
