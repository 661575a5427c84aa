"""The gate of secrecy: what a seat may see, in words, in numbers, and as a state it could believe in."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

import numpy as np

from tesela.engine.rng import below, reseed
from tesela.engine.state import Features, Ints
from tesela.games.mozaika.rules import (
    affordable,
    first_player,
    fly_taker,
    gives_a_fly,
    is_waiting,
    tiles_in_bag,
)
from tesela.games.mozaika.scoring import (
    LINES,
    arrangement_points,
    flies_on,
    is_symmetric,
    score,
)
from tesela.games.mozaika.state import *

HIGH_SCORE = 128
CELL_FEATURES = COLOURS + SYMBOLS + 1
TILE_HIGHS = (max(by_players("tiles")),) * TYPES + (SEATS + 1,) * TYPES
SEAT_HIGHS = (HIGHEST_BID, HIGHEST_BID, 1, 1, 1, HIGH_SCORE) + (HAND,) * TYPES + (1,) * (CELLS * CELL_FEATURES)
OBSERVATION_HIGHS = (1,) * len(PHASE_NAMES) + (ROUNDS, 1) + TILE_HIGHS + SEAT_HIGHS * SEATS
SEAT_FEATURES = len(SEAT_HIGHS)
NEAR = [[other for other in beside if other >= 0] for beside in BESIDE]
MOSAICS = 4096  # views of mosaics that are remembered


def may_see_bid(s: Mozaika, seat: int, bidder: int) -> bool:
    """Bids are open once all are in; before, everybody knows only their own (Z3)."""
    return s.phase != BIDDING or seat == bidder


# ---- in words


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table as JSON. All is open but the bids of others, and what the bag will bring."""
    bids_are_open = s.round_number > 1 and s.phase != BIDDING
    return {
        "you": seat,
        "colours": list(COLOUR_NAMES),
        "symbols": list(SYMBOL_NAMES),
        "phase": PHASE_NAMES[s.phase],
        "round": int(s.round_number),
        "rounds": ROUNDS,
        "first": int(first_player(s)),
        "to_act": [other for other in range(s.players) if is_waiting(s, other)],
        "bag": int(tiles_in_bag(s)),
        "market": [tile_view(s, tile, seat) if tile else None for tile in s.market[: s.players + 1]],
        "order": s.order[: s.players] if bids_are_open else None,
        "fly": fly_view(s),
        "players": [seat_view(s, other, seat) for other in range(s.players)],
    }


@functools.cache
def face_view(tile: int) -> dict[str, Any]:
    """The colour and symbol of a tile."""
    return {"colour": COLOUR_NAMES[COLOUR[tile]], "symbol": SYMBOL_NAMES[SYMBOL[tile]]}


def tile_view(s: Any, tile: int, seat: int | None) -> dict[str, Any]:
    """A tile that a seat has or may get, with what it would earn this seat on each free cell."""
    return face_view(tile) if seat is None else earning_view(s.mosaic[seat].tobytes(), tile)


@functools.lru_cache(MOSAICS)
def earning_view(mosaic: bytes, tile: int) -> dict[str, Any]:
    """A tile with what it would earn on each free cell of a mosaic; worked out once for each."""
    return {**face_view(tile), "income": incomes(mosaic, tile)}


def fly_view(s: Any) -> dict[str, Any]:
    """From which round on there is a fly, who takes that of this round, and what it would cost them on each tile."""
    given = gives_a_fly(s) and s.phase != BIDDING
    costs = None
    if s.phase == LANDING:
        seat = fly_taker(s)
        costs = fly_costs(s.mosaic[seat].tobytes(), s.flies[seat].tobytes())
    return {"from": int(FLY_FROM[s.players]), "seat": int(fly_taker(s)) if given else None, "costs": costs}


def seat_view(s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    """Everything in front of a player."""
    has_bid = s.round_number > 1 and not (s.phase == BIDDING and is_waiting(s, seat))
    hand = s.hand[seat].tobytes()
    laid = laid_view(s.mosaic[seat].tobytes(), s.flies[seat].tobytes(), s.coins[seat])
    return {
        **laid,
        "has_bid": bool(has_bid),
        "bid": s.bids[seat] if has_bid and may_see_bid(s, -1 if viewer is None else viewer, seat) else None,
        "hand": [tile_view(s, tile, viewer if viewer == seat else None) for tile in tiles_of(hand)],
        "newest": s.newest[seat] if any(laid["mosaic"]) else None,
    }


@functools.lru_cache(MOSAICS)
def tiles_of(hand: bytes) -> list[int]:
    """The tiles in a hand, one after the other."""
    return [tile for tile, count in enumerate(np.frombuffer(hand, np.int64).tolist()) for _ in range(count)]


@functools.lru_cache(MOSAICS)
def laid_view(mosaic: bytes, flies: bytes, coins: int) -> dict[str, Any]:
    """A mosaic with the coins beside it; worked out once for each."""
    laid = mosaic_view(mosaic, flies)
    points = {**laid["points"], "coins": coins // COINS_PER_POINT}
    return {**laid, "coins": coins, "points": points, "score": sum(points.values())}


@functools.lru_cache(MOSAICS)
def incomes(mosaic: bytes, tile: int) -> list[int | None]:
    """What a tile would earn on each free cell of a mosaic; worked out once for each."""
    laid = np.frombuffer(mosaic, np.int64).tolist()
    earned = EARNINGS[tile]
    return [None if laid[cell] else sum(earned[laid[other]] for other in NEAR[cell]) for cell in range(CELLS)]


@functools.lru_cache(MOSAICS)
def fly_costs(mosaic: bytes, flies: bytes) -> list[int | None]:
    """What a fly would cost on each tile that has none: a point in each arrangement that has any (Z13)."""
    laid = mosaic_view(mosaic, flies)
    worthy = [arrangement["cells"] for arrangement in laid["arrangements"] if arrangement["points"]]
    return [
        sum(number in cells for cells in worthy) if cell and not cell["fly"] else None
        for number, cell in enumerate(laid["mosaic"])
    ]


@functools.lru_cache(MOSAICS)
def mosaic_view(mosaic: bytes, flies: bytes) -> dict[str, Any]:
    """A mosaic, what it is worth and why; worked out once for each."""
    s = alone(mosaic, flies)
    tiles = s.mosaic[0].tolist()
    shared = np.bitwise_and.reduce(TRAITS[s.mosaic[0][ARRANGEMENT]], axis=1).tolist()
    arrangements = [arrangement_view(s, k, shared[k]) for k in range(ARRANGEMENTS) if shared[k]]
    points = dict.fromkeys(LINES.values(), 0)
    for arrangement in arrangements:
        points[LINES[arrangement["kind"]]] += arrangement["points"]
    symmetries = [
        {"axis": AXIS_NAMES[axis], "points": int(AXIS_POINTS[axis])} for axis in range(AXES) if is_symmetric(s, 0, axis)
    ]
    return {
        "mosaic": [
            {**face_view(tile), "fly": bool(fly)} if tile else None
            for tile, fly in zip(tiles, s.flies[0].tolist(), strict=True)
        ],
        "arrangements": arrangements,
        "symmetries": symmetries,
        "points": {**points, "symmetry": sum(symmetry["points"] for symmetry in symmetries)},
    }


def alone(mosaic: bytes, flies: bytes) -> Any:
    """A mosaic as if it were the only one of a game."""
    rows = {name: np.frombuffer(cells, np.int64)[None] for name, cells in (("mosaic", mosaic), ("flies", flies))}
    return SimpleNamespace(**rows)


def arrangement_view(s: Any, k: int, shared: int) -> dict[str, Any]:
    """An arrangement: its four cells, what they share, its flies, and what it is worth after them, if anything."""
    shares = {"colour": COLOUR_TRAITS, "symbol": SYMBOL_TRAITS}
    return {
        "kind": KIND_NAMES[k],
        "cells": FOURS[k],
        "shares": [what for what, traits in shares.items() if shared & traits],
        "flies": int(flies_on(s, 0, k)),
        "points": int(arrangement_points(s, 0, k)),
    }


# ---- as a state


def conceal(s: Mozaika, seat: int, rng: Ints) -> None:
    """Draw anew the bids that others have sealed: any that they could have made; renew the future."""
    if s.phase == BIDDING:
        for other in range(s.players):
            if other != seat and not is_waiting(s, other):
                s.bids[other] = below(rng, affordable(s, other) + 1)
    reseed(s.rng, rng)


def progress(s: Mozaika) -> int:
    """Two for each round: tiles are drawn, then bids become known."""
    return 2 * s.round_number - (1 if s.phase == BIDDING else 0)


# ---- in numbers


def observe(s: Mozaika, seat: int, out: Features) -> None:
    """The table as small numbers, seats counted from the observer."""
    out[:] = 0
    out[s.phase] = 1
    n = len(PHASE_NAMES)
    out[n] = s.round_number
    out[n + 1] = gives_a_fly(s)
    n += 2
    for tile in range(1, TYPES + 1):
        out[n] = s.bag[tile]
        n += 1
    for place in range(s.players + 1):
        if s.market[place] != NO_TILE:
            out[n + s.market[place] - 1] += 1
    n += TYPES
    for k in range(s.players):
        observe_seat(s, seat, (seat + k) % s.players, out, n)
        n += SEAT_FEATURES


def observe_seat(s: Mozaika, observer: int, seat: int, out: Features, n: int) -> None:
    """Coins, bid, whether they have to decide, hold the bag, take the fly, points, hand, mosaic."""
    out[n] = min(HIGHEST_BID, s.coins[seat])
    if may_see_bid(s, observer, seat):
        out[n + 1] = s.bids[seat]
    out[n + 2] = is_waiting(s, seat)
    out[n + 3] = first_player(s) == seat
    if s.round_number > 1 and s.phase != BIDDING and gives_a_fly(s):
        out[n + 4] = fly_taker(s) == seat
    out[n + 5] = min(HIGH_SCORE, score(s, seat))
    n += 6
    for tile in range(1, TYPES + 1):
        out[n] = s.hand[seat, tile]
        n += 1
    for cell in range(CELLS):
        tile = s.mosaic[seat, cell]
        out[n + max(0, COLOUR[tile])] = tile != NO_TILE
        out[n + COLOURS + max(0, SYMBOL[tile])] = tile != NO_TILE
        out[n + COLOURS + SYMBOLS] = s.flies[seat, cell]
        n += CELL_FEATURES
