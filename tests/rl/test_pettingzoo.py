"""PettingZoo's own tests over every game and player count, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import time
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from tesela.engine.errors import BadNotation, BadSetup, UnknownGame
from tesela.engine.game import find
from tesela.rl.pettingzoo import NAMES, env, parallel_env
from tests.rl import tables

every_game = pytest.mark.parametrize("name", list(NAMES))
every_table = pytest.mark.parametrize(("name", "players"), tables(NAMES))
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def finish(game: Any, seed: int) -> list[dict[str, float]]:
    """Play on at random; the rewards after every decision."""
    told = []
    rng = np.random.default_rng(seed)
    for agent in game.agent_iter():
        seen, _, ended, cut_off, _ = game.last()
        if ended or cut_off:
            break
        assert agent == game.agent_selection
        game.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        told.append(dict(game.rewards))
    return told


@every_table
def test_the_peers_suite_passes(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=100)
    seed_test(partial(env, name, players), num_cycles=60)
    parallel_api_test(parallel_env(name, players), num_cycles=60)
    parallel_seed_test(partial(parallel_env, name, players, illegal="random"), num_cycles=60)


@every_table
def test_cycles_are_cut_off_as_the_peers_suite_wants(name: str, players: int) -> None:
    """The suite samples without masks and wants all agents to step in turn."""
    parallel = partial(parallel_env, name, players, illegal="random")
    turns = SimpleNamespace(
        parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles))
    )
    max_cycles_test(turns)


@every_table
def test_every_render_mode_draws(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, players))
    assert "player_0" in capsys.readouterr().out


@every_game
def test_the_performance_benchmark_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(100))
    monkeypatch.setattr(time, "time", lambda: float(next(seconds)))
    performance_benchmark(env(name))


@every_table
def test_rewards_come_at_the_end_and_are_win_shares(name: str, players: int) -> None:
    game = env(name, players)
    game.reset(seed=4)
    told = finish(game, 4)
    assert all(not any(rewards.values()) for rewards in told[:-1])
    assert sum(told[-1].values()) == pytest.approx(1)
    assert all(game.terminations.values())


@every_game
def test_a_copy_and_a_pickle_play_on_alike(name: str) -> None:
    game = env(name)
    game.reset(seed=5)
    for _ in range(20):
        game.step(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0])
    twin, other = copy.deepcopy(game), pickle.loads(pickle.dumps(game))
    told = finish(game, 1)
    assert finish(twin, 1) == told
    assert finish(other, 1) == told
    game.reset()
    twin.reset()
    assert np.array_equal(game.observe("player_0")["observation"], twin.observe("player_0")["observation"])


@every_game
def test_rewards_of_every_kind_agree_with_the_scores(name: str) -> None:
    finals = {}
    for reward in ("win", "rank", "margin"):
        game = env(name, reward=reward)
        game.reset(seed=6)
        finals[reward] = list(finish(game, 6)[-1].values())
    scores = game._play.scores()
    best_others = [max(score for other, score in enumerate(scores) if other != seat) for seat in range(len(scores))]
    assert finals["margin"] == [score - best for score, best in zip(scores, best_others, strict=True)]
    assert sum(finals["rank"]) == pytest.approx(len(scores) / 2)
    assert finals["win"].index(1) == finals["rank"].index(1)


def test_bids_made_at_once_are_not_seen_by_those_who_bid_later() -> None:
    game = env("mozaika_v2", 3)
    game.reset(seed=2)
    notation = find("mozaika").notation
    while len(bids := [action for action in game._play.legal(1) if notation[action].startswith("bid")]) < 2:
        game.step(game._play.legal(game._play.seat)[0])
    assert game.agent_selection == "player_1"
    low, high = copy.deepcopy(game), copy.deepcopy(game)
    low.step(bids[0])
    high.step(bids[-1])
    for agent, differs in (("player_0", False), ("player_1", True), ("player_2", False)):
        same = np.array_equal(low.observe(agent)["observation"], high.observe(agent)["observation"])
        assert same != differs


@every_game
def test_an_illegal_action_ends_the_game_at_a_cost(name: str) -> None:
    game = env(name)
    game.reset(seed=7)
    agent = game.agent_selection
    game.step(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0])
    assert all(game.terminations.values())
    assert game.rewards == {other: -1.0 if other == agent else 0.0 for other in game.agents}


@every_game
def test_an_illegal_action_may_be_replaced_instead(name: str) -> None:
    game = env(name, illegal="random")
    game.reset(seed=7)
    agent = game.agent_selection
    game.step(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0])
    assert not any(game.terminations.values())
    assert game.infos[agent] == {"illegal": True}


@pytest.mark.parametrize("action", [-1, 1_000_000, "place 1", 0.5, None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = env("finca_v2")
    game.reset(seed=1)
    with pytest.raises(BadNotation):
        game.step(action)


def test_wrong_names_and_options_list_what_exists() -> None:
    with pytest.raises(UnknownGame, match="finca_v1, finca_v2, majolica_v1, "):
        env("finca_v99")
    with pytest.raises(BadSetup, match="2, 3, 4"):
        env("finca_v2", players=5)
    with pytest.raises(BadSetup, match="win, rank, margin"):
        env("finca_v2", reward="gold")
    with pytest.raises(BadSetup, match="human, ansi, rgb_array"):
        env("finca_v2", render_mode="paint")
    with pytest.raises(BadSetup, match="end, random"):
        env("finca_v2", illegal="shrug")
    with pytest.raises(BadSetup, match="bloom, kaleidoscope, missions"):
        env("majolica_v1", options={"glitter": True})


def test_nothing_can_be_asked_before_reset() -> None:
    with pytest.raises(AttributeError, match="reset"):
        env("finca_v2").last()
    with pytest.raises(RuntimeError, match="reset"):
        parallel_env("finca_v2").step({})
