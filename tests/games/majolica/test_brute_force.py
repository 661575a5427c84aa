"""The engine against independent, slower ways to find the same."""

from __future__ import annotations

import itertools
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import tesela
from tesela.engine.match import Match
from tesela.games.majolica.board import run_length, runs_offered, stride, tiles_offered
from tesela.games.majolica.state import BIN, BONUS, DECLINE, DISCARD, DRAFT, GRID, INTO, RUN, TILE, TURN, VIOLET
from tesela.games.majolica.workshops import makes_pattern
from tests.conformance.cases import Case, choose, walk
from tests.games.majolica.arrange import LETTERS
from tests.games.majolica.model import Desk, desk_of, placements
from tests.games.majolica.oracle import matches
from tests.golden import golden

EVERYTHING = {"bloom": True, "kaleidoscope": True, "missions": False}


def test_patterns_with_jokers_agree_with_painting_every_joker() -> None:
    """M9, for all tiles that fit into a workshop."""
    patterns = [[3, 3], [2, 2, 2], [2, 2], [4]]
    compared = 0
    for counts in itertools.product(range(7), repeat=5):
        if sum(counts) > 6:
            continue
        s: Any = SimpleNamespace(workshops=np.array([[counts] * 4]))
        for workshop, pattern in enumerate(patterns):
            expected = matches(list(counts[:4]), counts[4], pattern)
            assert makes_pattern(s, 0, workshop) == expected, (counts, pattern)
            compared += 1
    assert compared == 462 * 4


def test_border_and_runs_agree_with_geometry() -> None:
    """M2 and M3, on many sets of face-up tiles."""
    random = Random(1)
    s: Any = SimpleNamespace(players=2)
    for _ in range(800):
        cells = set(random.sample(range(16), random.randint(1, 16)))
        up = sum(1 << cell for cell in cells)
        rows, columns = {cell // 4 for cell in cells}, {cell % 4 for cell in cells}
        outer_rows, outer_columns = {min(rows), max(rows)}, {min(columns), max(columns)}
        border = {cell for cell in cells if cell // 4 in outer_rows or cell % 4 in outer_columns}
        assert {cell for cell in range(16) if tiles_offered(s, up) >> cell & 1} == border
        lines = [[4 * row + k for k in range(4)] for row in outer_rows]
        lines += [[4 * k + column for k in range(4)] for column in outer_columns]
        expected = set()
        for line in lines:
            for is_up, group in itertools.groupby(line, key=lambda cell: cell in cells):
                if is_up:
                    expected.add(frozenset(group))
        found = [
            frozenset(cell + k * stride(axis) for k in range(run_length(up, axis, cell)))
            for axis in range(2)
            for cell in range(GRID)
            if runs_offered(s, up) >> (GRID * axis + cell) & 1
        ]
        assert len(found) == len(set(found)), "no run twice"
        assert set(found) == expected


def ends_in_the_engine(match: Match, seat: int, turn: int) -> set[Desk]:
    """Every end of this turn that the engine's decisions lead to, without voluntary discards."""
    ends: set[Desk] = set()
    seen: set[bytes] = set()

    def explore() -> None:
        if match.state.turn != turn:
            ends.add(desk_of(match.state, seat))
            return
        key = match._states.tobytes()
        if key in seen:
            return
        seen.add(key)
        for action in match.legal(seat):
            if not BIN <= action < DISCARD:
                match.play(seat, action)
                explore()
                match.undo(across_reveals=True)

    explore()
    return ends


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("kaleidoscope", [False, True])
def test_every_end_of_a_selection_is_found_and_no_other(kaleidoscope: bool, rules: int, games_each: int) -> None:
    """M4 and M9 to M14: a run into a workshop leads to just the ends that plain recursion finds."""
    case = Case(tesela.game("majolica"), 2, {**EVERYTHING, "kaleidoscope": kaleidoscope}, rules)
    random = Random(2)
    ends: list[int] = []
    for seed in range(games_each):
        for match in walk(case, seed + 50, True):
            if match.over or match.state.phase != TURN:
                continue
            seat, turn = match.to_act[0], int(match.state.turn)
            runs = [action for action in match.legal(seat) if RUN <= action < TILE]
            for _ in range(3):
                fork = match.fork()
                fork.play(seat, random.choice(runs))
                hand = "".join(letter * int(count) for letter, count in zip(LETTERS, fork.state.hand, strict=False))
                workshop = max(0, choose(fork, seat, random, True) - INTO) % 4  # rather where it sets something going
                expected = placements(desk_of(fork.state, seat), workshop, hand)
                fork.play(seat, INTO + workshop)
                assert ends_in_the_engine(fork, seat, turn) == expected
                ends.append(len(expected))
    assert len(ends) > 100 * games_each
    assert max(ends) > 100


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_runs_in_a_turn_are_bounded_by_the_tiles_at_hand(players: int) -> None:
    """Each run uses up a tile that is not violet, so every turn ends."""
    match = tesela.game("majolica").match(players, 5, EVERYTHING)
    random = Random(3)
    tiles = runs = most = 0
    while not match.over:
        s, seat = match.state, match.to_act[0]
        if s.phase == TURN:
            tiles, runs = int(s.workshops[seat, :, :VIOLET].sum()), 0
        action = choose(match, seat, random, True)
        match.play(seat, action)
        tiles += int(s.hand.sum()) if RUN <= action < DRAFT or BONUS <= action < DECLINE else 0
        runs += sum(event.id == "majolica-did-run" for event in match.story[-1].events)
        assert runs <= tiles
        most = max(most, runs)
    assert most > 0


def test_the_golden_cascade_runs_all_four_workshops_in_one_turn() -> None:
    """The recorded game in which one turn sets everything going (M19)."""
    match = golden("majolica", "tells majolica-did-bloom", rules=1).record.replay()
    ran: set[str] = set()
    blooms = 0
    replayed = match.at(0)
    for chapter in match.story:
        turn = int(replayed.state.turn)
        ran |= {event.args["workshop"] for event in chapter.events if event.id == "majolica-did-run"}
        if any(event.id == "majolica-did-bloom" for event in chapter.events):
            assert ran == {"W1", "W2", "W3", "W4"}
            blooms += 1
        replayed.play(chapter.move.seat, chapter.move.action)
        if replayed.state.turn != turn:
            ran = set()
    assert blooms > 0
