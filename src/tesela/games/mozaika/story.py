"""What just happened, and why a move is refused, as messages that can be told in any language."""

from __future__ import annotations

import functools
from typing import Any

from tesela.engine.game import Refusal
from tesela.engine.state import copied
from tesela.games.mozaika.notation import CELL_TEXTS
from tesela.games.mozaika.rules import (
    decide,
    fly_taker,
    gives_a_fly,
    income,
    is_on_market,
    is_waiting,
    only_tile,
    step,
)
from tesela.games.mozaika.state import *
from tesela.games.mozaika.view import fly_costs, incomes
from tesela.words import Message, say

# ---- names


@functools.cache
def tile_name(tile: int) -> Message:
    """A tile by its colour and symbol."""
    return say(f"mozaika-tile-{SYMBOL_NAMES[SYMBOL[tile]]}", colour=COLOUR_NAMES[COLOUR[tile]])


def coins_text(count: int) -> Message:
    """So many coins."""
    return say("mozaika-coins", count=int(count))


# ---- what can be done


def label(s: Any, seat: int, action: int) -> Message:
    """What a legal decision would do, for menus and screen readers."""
    if action < TAKE:
        return say("mozaika-do-bid", coins=action - BID, rest=int(s.coins[seat]) - action + BID)
    if action < LAY:
        tile = action - TAKE + 1
        coins = max(coins for coins in incomes(s.mosaic[seat].tobytes(), tile) if coins is not None)
        return say("mozaika-do-take", tile=tile_name(tile), coins=coins)
    if action < FLY:
        tile, cell = (action - LAY) // CELLS + 1, (action - LAY) % CELLS
        coins = incomes(s.mosaic[seat].tobytes(), tile)[cell] or 0
        return say("mozaika-do-lay", tile=tile_name(tile), cell=CELL_TEXTS[cell], coins=coins)
    cell = action - FLY
    cost = fly_costs(s.mosaic[seat].tobytes(), s.flies[seat].tobytes())[cell] or 0
    return say("mozaika-do-fly", tile=tile_name(s.mosaic[seat, cell]), cell=CELL_TEXTS[cell], cost=cost)


# ---- what happened


def turn(s: Any) -> tuple[int, ...]:
    """The same as long as a turn goes on: everybody has one in each phase of a round."""
    return s.round_number, s.phase


def story(before: Any, seat: int, action: int, after: Any) -> list[Message]:
    """The decision, then every step that followed from it."""
    s = copied(before)
    events = [decided(s, seat, action)]
    decide(s, seat, action)
    while s.waiting == 0 and s.phase != OVER:
        then = copied(s)
        step(s)
        events += followed(then, s)
    return events


def decided(s: Any, seat: int, action: int) -> Message:
    """A decision as everybody may know it: of a bid, only that it was made (Z3)."""
    if action < TAKE:
        return say("mozaika-did-bid")
    if action < LAY:
        return say("mozaika-did-take", tile=tile_name(action - TAKE + 1))
    if action < FLY:
        tile, cell = (action - LAY) // CELLS + 1, (action - LAY) % CELLS
        coins = coins_text(income(s, seat, tile, cell))
        return say("mozaika-did-lay", tile=tile_name(tile), cell=CELL_TEXTS[cell], coins=coins)
    cell = action - FLY
    return say("mozaika-did-fly", tile=tile_name(s.mosaic[seat, cell]), cell=CELL_TEXTS[cell])


def followed(then: Any, now: Any) -> list[Message]:
    """What one step of the round brought."""
    if now.phase == OVER:
        return [say("mozaika-over")]
    if now.phase == BIDDING:
        tiles = [tile_name(tile) for tile in now.market[: now.players + 1]]
        return [say("mozaika-drawn", round=int(now.round_number), tiles=tiles)]
    if then.phase == BIDDING:
        order = now.order[: now.players]
        return [say("mozaika-revealed", bids=[say("mozaika-bid", seat=k, coins=int(now.bids[k])) for k in order])]
    if now.phase == LAYING:
        returned = [say("mozaika-returned", tile=tile_name(only_tile(then)))]
        return [*returned, say("mozaika-fly", seat=int(fly_taker(now)))] if gives_a_fly(now) else returned
    if now.chosen > then.chosen:
        return [say("mozaika-given", seat=int(now.order[then.chosen]), tile=tile_name(only_tile(then)))]
    return []


# ---- why not


def why_not(s: Any, seat: int, action: int) -> Refusal:
    """The ruling that forbids an action, and the reason."""
    if s.phase == OVER:
        return Refusal("Z10", say("mozaika-why-over"))
    if action < TAKE:
        return why_not_bid(s, seat, action - BID)
    if action < LAY:
        return why_not_take(s, seat, action - TAKE + 1)
    if action < FLY:
        return why_not_lay(s, seat, (action - LAY) // CELLS + 1, (action - LAY) % CELLS)
    return why_not_fly(s, seat, action - FLY)


def why_not_bid(s: Any, seat: int, coins: int) -> Refusal:
    """A bid that cannot be made."""
    if s.round_number == 1:
        return Refusal("Z1", say("mozaika-why-first-round"))
    if s.phase != BIDDING:
        return Refusal("Z3", say("mozaika-why-bids-open"))
    if s.coins[seat] and not is_waiting(s, seat):
        return Refusal("Z3", say("mozaika-why-sealed"))
    return Refusal("Z3", say("mozaika-why-coins", coins=coins_text(s.coins[seat])))


def why_not_take(s: Any, seat: int, tile: int) -> Refusal:
    """A tile that cannot be taken."""
    if s.round_number == 1:
        return Refusal("Z1", say("mozaika-why-first-round"))
    if s.phase == BIDDING:
        return Refusal("Z4", say("mozaika-why-bid-first"))
    if s.phase != CHOOSING:
        return Refusal("Z4", say("mozaika-why-all-chosen"))
    if not is_on_market(s, tile):
        return Refusal("Z4", say("mozaika-why-not-on-market", tile=tile_name(tile)))
    return Refusal("Z4", say("mozaika-why-not-your-choice"))


def why_not_lay(s: Any, seat: int, tile: int, cell: int) -> Refusal:
    """A tile that cannot be laid there."""
    if s.phase in (BIDDING, CHOOSING):
        return Refusal("Z6", say("mozaika-why-choose-first"))
    if s.phase == LANDING or not is_waiting(s, seat):
        return Refusal("Z6", say("mozaika-why-laid"))
    if not s.hand[seat, tile]:
        return Refusal("Z6", say("mozaika-why-not-in-hand", tile=tile_name(tile)))
    return Refusal("Z6", say("mozaika-why-full", cell=CELL_TEXTS[cell]))


def why_not_fly(s: Any, seat: int, cell: int) -> Refusal:
    """A fly that cannot be put there."""
    if not gives_a_fly(s):
        return Refusal("Z5", say("mozaika-why-no-fly-yet", round=int(FLY_FROM[s.players])))
    if s.phase != LANDING:
        return Refusal("Z8", say("mozaika-why-fly-later"))
    if not is_waiting(s, seat):
        return Refusal("Z5", say("mozaika-why-not-your-fly"))
    if not s.mosaic[seat, cell]:
        return Refusal("Z8", say("mozaika-why-no-tile", cell=CELL_TEXTS[cell]))
    return Refusal("Z8", say("mozaika-why-has-fly", cell=CELL_TEXTS[cell]))
