"""OpenSpiel's own tests over every game and player count, its bots at our tables, and what its tests do not ask."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import tesela
from tesela.engine.errors import BadSetup, IllegalMove
from tesela.rl import openspiel

CASES = [f"tesela_{name}(players={players})" for name in tesela.game_names() for players in tesela.game(name).players]
NAMES = [f"tesela_{name}" for name in tesela.game_names()]
MOZAIKA_AT_ONCE = "tesela_mozaika(players=4,simultaneous=True)"
every_table = pytest.mark.parametrize("text", CASES)
every_game = pytest.mark.parametrize("text", NAMES)


def dealt(text: str, seed: int = 1) -> Any:
    """A state after the deal."""
    state = pyspiel.load_game(text).new_initial_state()
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.randrange(openspiel.DEAL_OUTCOMES))
    return state


def walked(text: str, steps: int, seed: int = 1) -> Any:
    """A state after some random decisions."""
    state = dealt(text, seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", [*CASES, MOZAIKA_AT_ONCE, "tesela_monuments(monument=cluny,reward=rank)"])
def test_the_peers_simulation_passes(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Cloning, serialising, masks, histories and returns, checked at every state by their C++ and by their Python."""
    game = pyspiel.load_game(text)
    if "majolica" not in text:  # its random games have thousands of decisions
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize("players", tesela.game("majolica").players)
def test_the_peers_simulation_passes_for_majolica(players: int, request: pytest.FixtureRequest) -> None:
    if players > 1 and not request.config.getoption("--long"):
        pytest.skip("seconds for each game; with --long")
    pyspiel.random_sim_test(pyspiel.load_game(f"tesela_majolica(players={players})"), 1, True, False)


def test_bids_at_once_can_be_turned_into_turns_by_the_library() -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game_as_turn_based("tesela_mozaika", {"simultaneous": True}))


def test_a_playthrough_can_be_generated() -> None:
    lines = generate_playthrough.playthrough("tesela_finca", [1, 2, 3, 4], alsologtostdout=False)
    assert "InformationStateTensor" in lines


@every_table
def test_the_same_history_leads_to_the_same_state(text: str) -> None:
    state = walked(text, 40)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@every_table
def test_what_is_resampled_looks_the_same_to_the_player_but_is_another_world(text: str) -> None:
    state = walked(text, 25)
    player = state.current_player()
    rng = np.random.default_rng(1)
    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
    assert len({str(world) for world in worlds} | {str(state)}) == 6
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()


def test_a_sealed_bid_is_known_to_its_bidder_alone_until_all_are_open() -> None:
    state = dealt("tesela_mozaika")
    notation = tesela.game("mozaika").notation
    while len(bids := [action for action in state.legal_actions() if notation[action].startswith("bid")]) < 2:
        state.apply_action(state.legal_actions()[0])
    low, high = state.clone(), state.clone()
    bidder = state.current_player()
    low.apply_action(bids[0])
    high.apply_action(bids[-1])
    assert low.information_state_string(bidder) != high.information_state_string(bidder)
    others = {0, 1, 2} - {bidder}
    for player in others:
        assert low.information_state_string(player) == high.information_state_string(player)
        assert low.information_state_tensor(player) == high.information_state_tensor(player)
    for world in (low, high):
        while notation[world.legal_actions()[0]].startswith("bid"):
            world.apply_action(world.legal_actions()[0])
    for player in others:
        assert low.information_state_string(player) != high.information_state_string(player)


@every_game
def test_the_peers_searches_play(text: str) -> None:
    state = walked(text, 12)
    draw = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, draw)
    theirs = {
        "MCTS": mcts.MCTSBot(state.get_game(), 1.0, 3, evaluator, random_state=draw),
        "ISMCTS": ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 3, random_state=draw),
    }
    for searcher in theirs.values():
        before = str(state)
        assert searcher.step(state) in state.legal_actions()
        assert str(state) == before


@every_game
def test_games_and_states_are_pickled(text: str) -> None:
    state = walked(text, 15)
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    state = dealt("tesela_finca")
    before = str(state)
    illegal = next(action for action in range(86) if action not in state.legal_actions())
    with pytest.raises(IllegalMove, match="F"):
        state.apply_action(illegal)
    assert state.current_player() == 0
    assert str(state) == before


def test_wrong_parameters_list_what_exists() -> None:
    with pytest.raises(BadSetup, match="2, 3, 4"):
        pyspiel.load_game("tesela_finca(players=5)")
    with pytest.raises(BadSetup, match="win, rank, margin"):
        pyspiel.load_game("tesela_finca(reward=gold)")
    with pytest.raises(BadSetup, match="notre_dame"):
        pyspiel.load_game("tesela_monuments(monument=shed)")
    with pytest.raises(pyspiel.SpielError, match="players, reward, simultaneous"):
        pyspiel.load_game("tesela_finca(glitter=1)")
