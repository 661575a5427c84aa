"""Moments of Mozaika that the tests of the browser client need, all seen by seat 0 of four."""

from __future__ import annotations

from tesela.engine.match import Match
from tesela.games.mozaika.state import BIDDING, CHOOSING, LANDING, LAYING
from tests.web.moments import Wanted

PLAYERS = 4
ME = 0
ROUND = 13  # decisions at most: a bid, a choice and a tile each, and a fly


def is_mine(match: Match, phase: int) -> bool:
    """Whether seat 0 is to decide in a phase."""
    return match.state.phase == phase and ME in match.to_act


def first_bid(match: Match, seat: int) -> bool:
    return is_mine(match, BIDDING) and match.state.round_number == 2


def bidding(match: Match, seat: int) -> bool:
    """After bids of their own, with arrangements on the table, bids of two digits, and one that nobody can pay."""
    if not is_mine(match, BIDDING) or not 12 < match.state.coins[ME] < 60:
        return False
    return any(player["arrangements"] for player in match.view()["players"])


def waiting(match: Match, seat: int) -> bool:
    """Another's bid was the last, all bids are open now, the own one not nothing, and others choose before."""
    s = match.state
    if s.phase != CHOOSING or s.chosen or s.order[0] == ME:
        return False
    return match.moves[-1].seat != ME and bool(s.bids[ME])


def choosing(match: Match, seat: int) -> bool:
    """The last to choose, of two tiles."""
    return is_mine(match, CHOOSING) and match.state.chosen == PLAYERS - 1


def laying(match: Match, seat: int) -> bool:
    """With a tile on the table."""
    return is_mine(match, LAYING) and match.state.round_number > 1


def landing(match: Match, seat: int) -> bool:
    """With arrangements on the own table."""
    return is_mine(match, LANDING) and bool(match.view()["players"][ME]["arrangements"])


def over(match: Match, seat: int) -> bool:
    return match.over


MOMENTS = {
    "first_bid": Wanted(PLAYERS, first_bid, seat=ME),
    "bidding": Wanted(PLAYERS, bidding, seat=ME, chapters=ROUND),
    "sealed": Wanted(PLAYERS, waiting, seat=ME, before=1),
    "waiting": Wanted(PLAYERS, waiting, seat=ME),
    "choosing": Wanted(PLAYERS, choosing, seat=ME),
    "laying": Wanted(PLAYERS, laying, seat=ME),
    "landing": Wanted(PLAYERS, landing, seat=ME),
    "over": Wanted(PLAYERS, over, seat=ME),
}
