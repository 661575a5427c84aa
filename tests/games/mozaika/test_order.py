"""Z6: whatever needs one order asks those who act at once from the first player clockwise."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby

import numpy as np
import pyspiel
import pytest

import tesela
from tesela.bots import generator
from tesela.bots.analysis import Budget, Style, analyse
from tesela.engine import loops
from tesela.engine.game import Game
from tesela.games.mozaika.rules import apply
from tesela.games.mozaika.state import BIDDING, LAYING, Mozaika
from tesela.lab.study import study_at
from tesela.rl import openspiel
from tesela.rl.batch import Batch
from tesela.rl.pettingzoo import env, parallel_env
from tests.games.mozaika.arrange import laying

PLAYERS = 4
asked: list[tuple[int, int, int]] = []


def noted(s: Mozaika, seat: int, action: int) -> None:
    asked.append((int(s.round_number), int(s.phase), int(seat)))
    apply(s, seat, action)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Mozaika as plain Python that notes who decides when."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    asked.clear()
    game = tesela.game("mozaika")
    return replace(game, functions={**game.functions, "apply": noted})


def assert_clockwise() -> None:
    """Every bidding and laying that was noted goes round from the first player."""
    rounds = 0
    for (number, phase), step in groupby(asked, lambda note: note[:2]):
        if phase in (BIDDING, LAYING):
            turns = [(seat - (number - 1)) % PLAYERS for _, _, seat in step]
            assert turns == sorted(turns), (number, phase, turns)
            rounds = max(rounds, number)
    assert rounds > PLAYERS


def playouts(game: Game) -> None:
    none, actions, weights = (np.zeros(game.action_count, np.int64) for _ in range(3))
    game.kernel.bind(loops.playouts)(game.kernel.states(2), PLAYERS, none, generator(1), 1, True, actions, weights)


def study(game: Game) -> None:
    sizes = (game.action_count, game.action_count, game.action_count * PLAYERS, 4, PLAYERS)
    actions, weights, used, tally, points = (np.zeros(size, np.int64) for size in sizes)
    tables, none, shares = game.kernel.states(2), np.zeros(1, np.int64), np.zeros(PLAYERS)
    game.kernel.bind(study_at)(tables, PLAYERS, none, generator(1), actions, weights, used, tally, points, shares)


def search(game: Game) -> None:
    """Only as far as a decision: the tree, then a playout to the end."""
    match = game.match(PLAYERS, seed=1)
    asked.clear()
    analyse(match.position(2, generator(1)), Budget(1), Style(nodes=200, threads=1, horizon=0), generator(2))


def batch(game: Game) -> None:
    games = Batch(game, 1, PLAYERS, opponents="random", seat=3, threads=1)
    games.begin(np.random.default_rng(1))
    while not games.ended.any():
        games.step(games.masks.argmax(axis=1))
    del asked[next(k for k, note in enumerate(asked) if k and note[0] < asked[k - 1][0]) :]


def terminal_and_arena(game: Game) -> None:
    match = game.match(PLAYERS, seed=1)
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])


@pytest.mark.parametrize("way", [playouts, study, search, batch, terminal_and_arena])
def test_Z6_playouts_batches_searches_and_tables_ask_from_the_first_player_clockwise(
    way: Callable[[Game], None], watched: Game
) -> None:
    way(watched)
    assert_clockwise()


def test_Z6_a_step_of_the_kernel_looks_at_the_seat_asked_next(compiled: bool) -> None:
    match = laying(compiled, number=3)
    step = match.kernel.bind(loops.step_at)
    order = [2]
    for _ in range(3):
        order.append(step(match._states, 0, order[-1], match.legal(order[-1])[0], match._out)[1])
    assert order == [2, 3, 0, 1]


ROUND_ONE_AND_BIDS_OF_ROUND_TWO = [0, 1, 2, 3, 1, 2, 3, 0]


def test_Z6_PettingZoo_asks_from_the_first_player_clockwise() -> None:
    game = env("mozaika_v2", PLAYERS)
    game.reset(seed=3)
    order = []
    for _ in ROUND_ONE_AND_BIDS_OF_ROUND_TWO:
        order.append(game.possible_agents.index(game.agent_selection))
        game.step(np.flatnonzero(game.last()[0]["action_mask"])[0])
    assert order == ROUND_ONE_AND_BIDS_OF_ROUND_TWO


def test_Z6_PettingZoo_carries_out_what_comes_at_once_in_the_same_order() -> None:
    game = parallel_env("mozaika_v2", PLAYERS)
    seen, _ = game.reset(seed=3)
    game.step({agent: np.flatnonzero(look["action_mask"])[0] for agent, look in seen.items()})
    assert game._play.to_act == [1, 2, 3, 0]
    assert game._play.seat == 1


@pytest.mark.parametrize("simultaneous", [False, True])
def test_Z6_OpenSpiel_asks_from_the_first_player_clockwise(simultaneous: bool) -> None:
    state = pyspiel.load_game(f"tesela_mozaika(players={PLAYERS},simultaneous={simultaneous})").new_initial_state()
    draw = random.Random(1)
    while state.is_chance_node():
        state.apply_action(draw.randrange(openspiel.DEAL_OUTCOMES))
    while len(state.track.moves) < len(ROUND_ONE_AND_BIDS_OF_ROUND_TWO):
        if state.is_simultaneous_node():
            state.apply_actions([state.legal_actions(player)[0] for player in range(PLAYERS)])
        else:
            state.apply_action(state.legal_actions()[0])
    assert [seat for seat, _ in state.track.moves] == ROUND_ONE_AND_BIDS_OF_ROUND_TWO
