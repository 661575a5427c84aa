"""The rules of World Monuments: set-up, what is legal, and what it does. Numbers like W4 are rulings."""

from __future__ import annotations

from tesela.engine.state import Ints
from tesela.games.monuments.building import build, legal_building, pass_for_the_round
from tesela.games.monuments.quarry import begin_round, go, next_cells, take
from tesela.games.monuments.state import *


def setup(s: Monuments, players: int, options: Ints) -> None:
    """Choose the monument and fill the first quarry."""
    s.players = players
    s.monument = options[0]
    begin_round(s)


def to_act(s: Monuments) -> int:
    """One seat at a time (W2, W6)."""
    return 0 if s.phase == OVER else 1 << s.seat


def legal(s: Monuments, seat: int, out: Ints) -> int:
    """All legal decisions, ascending."""
    if s.phase == BUILDING:
        return legal_building(s, seat, out)
    if s.phase == TAKING:
        return legal_pieces(s, out)
    return legal_cells(s, out)


def legal_cells(s: Monuments, out: Ints) -> int:
    """The cells that the worker may enter (W2 to W4)."""
    mask = next_cells(s)
    n = 0
    for cell in range(CELLS):
        if (mask >> cell) & 1:
            out[n] = GO + cell
            n += 1
    return n


def legal_pieces(s: Monuments, out: Ints) -> int:
    """The kinds of pieces on the cell just entered (W3)."""
    cell = s.path[s.walked] - 1
    n = 0
    for kind in range(KINDS):
        if s.quarry[cell, kind]:
            out[n] = TAKE + kind
            n += 1
    return n


def apply(s: Monuments, seat: int, action: int) -> None:
    """Carry out a legal decision."""
    if action < TAKE:
        go(s, seat, action - GO)
    elif action < BUILD:
        take(s, seat, action - TAKE)
    elif action < PASS:
        build(s, seat, action - BUILD)
    else:
        pass_for_the_round(s, seat)
