"""The gate of secrecy: what a seat may see, in words, in numbers, and as a state it could believe in."""

from __future__ import annotations

from typing import Any

import numpy as np

from tesela.engine.memory import remembered
from tesela.engine.rng import reseed, shuffle
from tesela.engine.state import Features, Ints
from tesela.games.finca.delivery import houses_left, race, symbols, top
from tesela.games.finca.rules import carts_in_centre, supply
from tesela.games.finca.scoring import score
from tesela.games.finca.state import *

HIGH_SCORE = 100
MILL_HIGHS = (1,) * (BLADES * FRUITS)
STOCK_HIGHS = (STOCK,) * FRUITS + (max(by_players("carts")), max(by_players("houses")), LARGE_ROOM)
VILLAGE_HIGHS = (HIGHEST,) * (FRUITS + 1) + (1,) * (FRUITS + 1) + (PILE, 1, 1)
DELIVERY_HIGHS = (TILES,) * HIGHEST + (STOCK,) * FRUITS + (TILES + PILE,)
SEAT_HIGHS = (
    *(STOCK,) * FRUITS,
    *(max(by_players("farmers")),) * BLADES,
    *DELIVERY_HIGHS,
    *(1,) * len(ACTION_TILE_NAMES),
    *(max(by_players("carts")), 1, HIGH_SCORE),
)
OBSERVATION_HIGHS = (1,) * len(PHASE_NAMES) + MILL_HIGHS + STOCK_HIGHS + VILLAGE_HIGHS * VILLAGES + SEAT_HIGHS * SEATS
VILLAGE_FEATURES = len(VILLAGE_HIGHS)
DELIVERY_FEATURES = len(DELIVERY_HIGHS)
SEAT_FEATURES = len(SEAT_HIGHS)


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table as JSON. All is open but the face-down tiles, so every seat sees the same."""
    return {
        "phase": PHASE_NAMES[s.phase],
        "turn": int(s.turn),
        "seat": None if s.phase == OVER else int(s.seat),
        "blades": [
            {"fruit": FRUIT_NAMES[fruit], "farmers": farmers[: s.players]}
            for fruit, farmers in zip(s.blades, s.farmers.tolist(), strict=True)
        ],
        "supply": {name: int(supply(s, fruit)) for fruit, name in enumerate(FRUIT_NAMES)},
        "carts": int(carts_in_centre(s)),
        "bonuses": [int(BONUS[k]) for k in range(BONUSES) if s.bonus_owner[k] == 0],
        "houses": max(0, int(houses_left(s))),
        "villages": villages_view(s),
        "players": [seat_view(s, other) for other in range(s.players)],
        "races": races_view(s),
        "delivery": delivery_view(s),
        "lifted": int(s.lifted) if s.phase == LANDING else None,
    }


def face_view(face: list[int]) -> dict[str, int]:
    """How many of each fruit a face shows."""
    return {name: count for name, count in zip((*FRUIT_NAMES, "?"), face, strict=True) if count}


TILE_VIEWS = [{"id": tile, "value": sum(face), "asks": face_view(face)} for tile, face in enumerate(TILE_FACES)]
FINCA_VIEWS = [list(face_view(face)) for face in FINCA_FACES]


@remembered("pile", "left", "finca", "loaded")
def villages_view(s: Any) -> list[dict[str, Any]]:
    """All villages."""
    return [village_view(s, village) for village in range(VILLAGES)]


def village_view(s: Any, village: int) -> dict[str, Any]:
    """A village: its face-up tile, how many lie in the pile, its finca tile while it is open."""
    is_closed = s.left[village] == 0
    return {
        "name": VILLAGE_NAMES[village],
        "left": int(s.left[village]),
        "tile": None if is_closed else TILE_VIEWS[top(s, village)],
        "finca": None if is_closed else FINCA_VIEWS[s.finca[village]],
        "loaded": bool(s.loaded[village]),
    }


def seat_view(s: Any, seat: int) -> dict[str, Any]:
    """Everything in front of a player."""
    fruits = dict(zip(FRUIT_NAMES, s.fruits[seat].tolist(), strict=True))
    return {"fruits": fruits, "carts": s.carts[seat], **worth_view(s, seat)}


@remembered("tile_owner", "finca_owner", "bonus_owner", "action_tiles[seat]")
def worth_view(s: Any, seat: int) -> dict[str, Any]:
    """All that counts for a player, and what it comes to."""
    owner = seat + 1
    return {
        "action_tiles": {name: bool(s.action_tiles[seat, k]) for k, name in enumerate(ACTION_TILE_NAMES)},
        "tiles": [TILE_VIEWS[tile] for tile in range(TILES) if s.tile_owner[tile] == owner],
        "fincas": [FINCA_VIEWS[finca] for finca in range(FINCAS) if s.finca_owner[finca] == owner],
        "bonuses": [int(BONUS[k]) for k in range(BONUSES) if s.bonus_owner[k] == owner],
        "score": int(score(s, seat)),
    }


@remembered("tile_owner", "players")
def races_view(s: Any) -> list[dict[str, Any]]:
    """For every finca tile of the box: how often each seat's tiles show its fruit, and who leads by how much (F10)."""
    return [race_view(s, finca) for finca in range(FINCAS)]


def race_view(s: Any, finca: int) -> dict[str, Any]:
    """The race for a finca tile."""
    owner, lead = race(s, finca)
    counts = [int(symbols(s, seat, finca)) for seat in range(s.players)]
    return {"finca": FINCA_VIEWS[finca], "counts": counts, "leader": owner - 1 if owner else None, "lead": int(lead)}


def delivery_view(s: Any) -> dict[str, Any] | None:
    """The delivery that is being loaded."""
    if s.phase not in (LOADING, PAYING, LACKING):
        return None
    return {
        "room": int(s.room),
        "owes_short": bool(s.owes_short),
        "village": None if s.phase == LOADING else VILLAGE_NAMES[s.village],
        "short": bool(s.short),
    }


def conceal(s: Finca, seat: int, rng: Ints) -> None:
    """Shuffle all face-down tiles, in the piles and left out, among themselves; renew the future."""
    hidden = np.zeros(TILES, np.int64)
    count = 0
    for village in range(VILLAGES):
        for k in range(s.left[village] - 1):
            hidden[count] = s.pile[village, k]
            count += 1
    for k in range(TILES - VILLAGES * PILE):
        hidden[count] = s.left_out[k]
        count += 1
    shuffle(rng, hidden, count)
    count = 0
    for village in range(VILLAGES):
        for k in range(s.left[village] - 1):
            s.pile[village, k] = hidden[count]
            count += 1
    for k in range(TILES - VILLAGES * PILE):
        s.left_out[k] = hidden[count]
        count += 1
    reseed(s.rng, rng)


def progress(s: Finca) -> int:
    """The number of tiles that have been turned face up."""
    seen = 0
    for village in range(VILLAGES):
        seen += min(PILE, PILE - s.left[village] + 1)
    return seen


def observe(s: Finca, seat: int, out: Features) -> None:
    """The open table as small numbers, seats counted from the observer."""
    out[:] = 0
    out[s.phase] = 1
    n = len(PHASE_NAMES)
    for blade in range(BLADES):
        out[n + s.blades[blade]] = 1
        n += FRUITS
    for fruit in range(FRUITS):
        out[n] = supply(s, fruit)
        n += 1
    out[n] = carts_in_centre(s)
    out[n + 1] = max(0, houses_left(s))
    out[n + 2] = max(0, s.room)
    n += 3
    for village in range(VILLAGES):
        observe_village(s, village, out, n)
        n += VILLAGE_FEATURES
    for k in range(s.players):
        observe_seat(s, (seat + k) % s.players, out, n)
        n += SEAT_FEATURES


def observe_village(s: Finca, village: int, out: Features, n: int) -> None:
    """The face-up tile, the finca tile, the pile, and whether it is being supplied."""
    if s.left[village]:
        tile = top(s, village)
        finca = s.finca[village]
        for face in range(FRUITS + 1):
            out[n + face] = PRINTED[tile, face]
            out[n + FRUITS + 1 + face] = FINCA_FACE[finca, face]
    out[n + VILLAGE_FEATURES - 3] = s.left[village]
    out[n + VILLAGE_FEATURES - 2] = s.loaded[village]
    if s.phase == PAYING or s.phase == LACKING:
        out[n + VILLAGE_FEATURES - 1] = village == s.village


def observe_seat(s: Finca, seat: int, out: Features, n: int) -> None:
    """Fruits, farmers, delivered values, printed fruits, action tiles, carts, whose turn it is, points."""
    for fruit in range(FRUITS):
        out[n] = s.fruits[seat, fruit]
        n += 1
    for blade in range(BLADES):
        out[n] = s.farmers[blade, seat]
        n += 1
    observe_deliveries(s, seat, out, n)
    n += DELIVERY_FEATURES
    for tile in range(4):
        out[n] = s.action_tiles[seat, tile]
        n += 1
    out[n] = s.carts[seat]
    out[n + 1] = s.seat == seat and s.phase != OVER
    out[n + 2] = min(HIGH_SCORE, score(s, seat))


def observe_deliveries(s: Finca, seat: int, out: Features, n: int) -> None:
    """Delivered tiles by value, and what is printed on them; each is added up in bytes of one number."""
    values = 0
    printed = 0
    for tile in range(TILES):
        owned = s.tile_owner[tile] == seat + 1
        values += VALUE_BYTES[tile] * owned
        printed += PRINTED_BYTES[tile] * owned
    for value in range(HIGHEST):
        out[n + value] = (values >> (8 * value)) & 255
    for face in range(FRUITS + 1):
        out[n + HIGHEST + face] = (printed >> (8 * face)) & 255
