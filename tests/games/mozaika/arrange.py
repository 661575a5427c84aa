"""Ways to lay out a table of Mozaika for a test."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tesela
from tesela.engine.errors import IllegalMove
from tesela.engine.match import Match
from tesela.games.mozaika.state import BIDDING, LAYING

LETTERS = {f"{colour}{symbol}": 1 + 3 * c + k for c, colour in enumerate("RBGY") for k, symbol in enumerate("abc")}
"""Tiles as the ruling sheet writes them: the letter of the colour, then a, b, c for sun, wave, leaf."""

EXAMPLE = """
    Ba  Ba  Ya  Rc*
    Ga  Ga  Ba  Rb*
    Ga  Ga  Rc  Rb
    Ba  Ba  Ba  Bc*
"""


def new(compiled: bool, players: int = 4, seed: int = 1) -> Match:
    """A match at its very start."""
    return tesela.game("mozaika").match(players, seed, compiled=compiled)


def hold(s: Any, seat: int, tiles: str) -> None:
    """Let a player hold exactly these tiles."""
    s.hand[seat] = 0
    for name in tiles.split():
        s.hand[seat, LETTERS[name]] += 1


def lay_out(s: Any, seat: int, mosaic: str) -> None:
    """Lay a mosaic, `--` for a free cell and `*` for a fly."""
    for cell, name in enumerate(mosaic.split()):
        s.mosaic[seat, cell] = LETTERS.get(name[:2], 0)
        s.flies[seat, cell] = name.endswith("*")


def bidding(compiled: bool, players: int = 4, number: int = 5, market: str = "Ra Bb Gc Yc Rb Bc") -> Match:
    """A round in which everybody is to bid: 10 coins each, three blue suns in hand, bare mosaics."""
    match = new(compiled, players)
    s = match.state
    s.phase = BIDDING
    s.round_number = number
    s.market[: players + 1] = [LETTERS[name] for name in market.split()[: players + 1]]
    for seat in range(players):
        hold(s, seat, "Ba Ba Ba")
    return match


def laying(compiled: bool, players: int = 4, number: int = 1, hand: str = "Ba Rb Gc Yc") -> Match:
    """A round in which everybody is to lay one of these tiles; the last seat gets the fly, if there is one."""
    match = new(compiled, players)
    s = match.state
    s.phase = LAYING
    s.round_number = number
    s.order[:players] = np.arange(players)
    for seat in range(players):
        hold(s, seat, hand)
    return match


def bid(match: Match, *coins: int) -> None:
    """Bids of all seats, from seat 0 on."""
    for seat, amount in enumerate(coins):
        match.play(seat, f"bid {amount}")


def all_lay(match: Match, move: str = "") -> None:
    """Everybody lays: what is told, or the first that they may."""
    for seat in match.to_act:
        match.play(seat, move or match.legal(seat)[0])


def offered(match: Match, seat: int) -> set[str]:
    """What a seat may do, in notation."""
    return {match.game.encode(action) for action in match.legal(seat)}


def refusal(match: Match, seat: int, move: str) -> str:
    """The ruling that forbids a move."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.state.tobytes() == before
    return caught.value.rule


def told(match: Match) -> list[str]:
    """The ids of what the last decision brought."""
    return [event.id for event in match.story[-1].events]
