"""The walk's look-ahead (W4) against all walks counted by hand, and whole games in the kernel."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import tesela
from tesela.engine.contract import apply, legal, setup, to_act
from tesela.engine.match import Match
from tesela.engine.rng import below, quick, reseed
from tesela.engine.state import Ints, Records, constants
from tesela.games.monuments.state import (
    BLACK,
    BUILDING,
    CELLS,
    KINDS,
    PIECES,
    PLACES,
    PLANS,
    ROUNDS,
    WANTS,
    Monuments,
)
from tests.games.monuments.arrange import started
from tests.games.monuments.oracle import NAMES, touching

LONGEST_GAME = 2000
GAMES = 100_000
RESTS_ON = constants(
    [
        [[under in plan.beneath(brick) for under in range(PLACES)] for brick in plan.bricks]
        + [[False] * PLACES] * (PLACES - len(plan.bricks))
        for plan in PLANS.values()
    ]
)


def all_walks(cell: int | None, entered: tuple[int, ...], steps: int) -> list[tuple[int, ...]]:
    """Every way to make so many steps more, cell by cell."""
    if steps == 0:
        return [entered]
    following = [c for c in range(19) if c not in entered and (c < 12 if cell is None else touching(cell, c))]
    return [walk for after in following for walk in all_walks(after, (*entered, after), steps - 1)]


def next_cells(match: Match) -> dict[int, int]:
    """The next cells of all walks that end on the rim and bring a piece, with the most that can be taken after them."""
    s = match.state
    path = [int(place) - 1 for place in s.path[: s.walked + 1]]
    left = min(int(s.turn) + 1, 4) - int(s.walked)
    walks = all_walks(path[-1] if path[-1] >= 0 else None, tuple(path[1:]), left)
    full = {cell for cell in range(19) if s.quarry[cell].any()}
    has_piece = bool(s.brought.any())
    reach: dict[int, int] = {}
    for walk in walks:
        here, *after = walk[s.walked :]
        if walk[-1] < 12 and (has_piece or full & {here, *after}):
            reach[here] = max(reach.get(here, 0), len(full & set(after)))
    return reach


@pytest.mark.parametrize("seed", range(4))
def test_W4_offers_exactly_the_steps_of_walks_that_can_end_well(seed: int, games_each: int) -> None:
    random = Random(seed)
    match = started(True)
    s = match.state
    blank = bytes(match._states.tobytes())
    for _ in range(60 * games_each):
        match._states.view(np.uint8)[...] = np.frombuffer(blank, np.uint8)
        s.quarry[:] = 0
        s.quarry[18, 5] = 1  # never quite empty
        for cell in random.sample(range(19), random.choice([0, 1, 1, 2, 3, 6, 12])):
            s.quarry[cell, random.randrange(4)] += random.choice([1, 1, 2])
        s.turn = random.choice([1, 2, 3, 3, 3])
        s.path[0] = random.randrange(12) + 1
        seat = match.to_act[0]
        while match.to_act == (seat,) and match.view()["phase"] == "walking":
            actions = match.legal(seat)
            assert {
                action: way["reach"] for action, way in zip(actions, match.view()["walk"]["next"], strict=True)
            } == (next_cells(match))
            if not actions:
                break
            match.play(seat, random.choice(actions))
            if match.view()["phase"] == "taking":
                match.play(seat, random.choice(match.legal(seat)))


def test_W4_four_steps_bring_the_last_piece_wherever_it_lies() -> None:
    match = started(True)
    s = match.state
    s.turn = 3
    s.seat = 1
    for start in range(12):
        for last in range(19):
            if last != start:
                s.quarry[:] = 0
                s.quarry[last, 0] = 1
                s.path[0] = start + 1
                assert match.legal(1)


def test_W3_every_turn_brings_one_to_four_pieces() -> None:
    for name in NAMES:
        match = started(True, 3, name)
        random = Random(name)
        turns: dict[tuple[int, int], int] = {}
        while not match.over:
            seat = match.to_act[0]
            view = match.view()
            turn = (view["round"], view["walk"]["turn"]) if view["walk"] else None
            before = match.state.holds.sum()
            match.play(seat, random.choice(match.legal(seat)))
            if turn:
                gain = match.state.holds.sum() - before + (match.view()["phase"] == "building")
                turns[turn] = turns.get(turn, 0) + int(gain)
        assert all(1 <= count <= min(number, 4) for (_, number), count in turns.items())


# ---- whole games in the kernel


def is_sound(s: Monuments) -> bool:
    """Whether every piece brought is somewhere, and every brick stands on those beneath it."""
    for kind in range(KINDS):
        count = 0
        for number in range(s.current_round + 1):
            count += PIECES[s.monument, number, kind]
        for cell in range(CELLS):
            count -= s.quarry[cell, kind]
        for seat in range(s.players):
            count -= s.holds[seat, kind]
        for place in range(PLACES):
            if s.built[place] and WANTS[s.monument, place] == kind:
                count -= 1
        if kind == BLACK:
            for number in range(ROUNDS):
                count -= 1 if s.black[number] else 0
        if count != 0:
            return False
    for place in range(PLACES):
        if s.built[place]:
            for under in range(PLACES):
                if RESTS_ON[s.monument, place, under] and s.built[under] == 0:
                    return False
    return s.phase != BUILDING or s.passed[s.seat] == 0


def sound_games(S: Records[Monuments], players: int, options: Ints, rng: Ints, games: int, actions: Ints) -> int:
    """How many random games end, each of their states being sound and offering a choice."""
    for number in range(games):
        S[0] = S[1]
        s = S[0]
        reseed(s.rng, rng)
        setup(s, players, options)
        decisions = 0
        while to_act(s):
            seat = s.seat
            count = legal(s, seat, actions)
            if count == 0 or decisions == LONGEST_GAME or not is_sound(s):
                return number
            apply(s, seat, int(actions[below(rng, count)]))
            decisions += 1
    return games


@pytest.mark.parametrize("monument", range(len(NAMES)), ids=NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_W4_no_random_game_runs_into_a_dead_end(monument: int, players: int, pytestconfig: pytest.Config) -> None:
    kernel = tesela.game("monuments").kernel
    games = GAMES // (3 * len(NAMES)) + 1 if pytestconfig.getoption("--long") else 100
    options, rng = np.array([monument, 0, 0], np.int64), quick(players)
    actions = np.zeros(tesela.game("monuments").action_count, np.int64)
    assert kernel.bind(sound_games)(kernel.states(2), players, options, rng, games, actions) == games
