"""Gymnasium's own check over every game and player count, the batch beside single games, and what neither asks."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from tesela.engine import loops
from tesela.engine.errors import BadNotation, BadSetup
from tesela.engine.game import find
from tesela.rl import kernels
from tesela.rl.batch import Batch
from tesela.rl.gymnasium import NAMES, TableVectorEnv
from tests.rl import tables

every_game = pytest.mark.parametrize("id", list(NAMES))
every_table = pytest.mark.parametrize(("id", "players"), tables(NAMES))
pytestmark = pytest.mark.filterwarnings("ignore:.*is out of date:DeprecationWarning")


def vector(id: str, **options: Any) -> TableVectorEnv:
    """A batch of games."""
    envs = gymnasium.make_vec(id, **options)
    assert isinstance(envs, TableVectorEnv)
    return envs


def legal_choices(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action for each row."""
    return (masks * (rng.random(masks.shape) + 0.1)).argmax(axis=1)


def finish(env: Any, seed: int, rng: np.random.Generator) -> tuple[float, dict[str, Any]]:
    """Play one game at random; the reward and the last info."""
    seen, info = env.reset(seed=seed)
    ended = False
    while not ended:
        assert seen in env.observation_space
        seen, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    return reward, info


@every_table
def test_the_peers_check_passes(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*is out of date")
        check_env(gymnasium.make(id, players=players, opponents="greedy" if players > 1 else []).unwrapped)


@every_table
@pytest.mark.parametrize("alone", [False, True], ids=["bots", "all-seats"])
def test_a_game_ends_with_the_win_shares(id: str, players: int, alone: bool) -> None:
    env = gymnasium.make(id, players=players, opponents=[] if alone or players == 1 else ["random"])
    reward, info = finish(env, 3, np.random.default_rng(3))
    assert info["rewards"].sum() == pytest.approx(1)
    assert reward == info["rewards"][info["seat"]]
    assert len(info["scores"]) == players


@pytest.mark.filterwarnings("ignore:.*is out of date")
@pytest.mark.parametrize(("version", "actions", "numbers"), [(1, 110, 418), (2, 112, 426)])
def test_what_a_newer_version_adds_is_not_in_older_environments(version: int, actions: int, numbers: int) -> None:
    id = f"tesela/Majolica-v{version}"
    one, many = gymnasium.make(id).unwrapped, vector(id, num_envs=3, opponents=[])
    for env in (one, many):
        seen, info = env.reset(seed=1)
        assert (seen.shape[-1], info["action_mask"].shape[-1]) == (numbers, actions)
    assert (one.observation_space.shape, one.action_space.n) == ((numbers,), actions)  # type: ignore[attr-defined]
    assert many.observation_space.shape == (3, numbers)


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    fixed = gymnasium.make("tesela/Finca-v2", players=4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    drawn = gymnasium.make("tesela/Finca-v2", players=4)
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_opponents_sit_in_the_order_of_play_and_any_bot_will_do() -> None:
    env = gymnasium.make("tesela/Finca-v2", players=3, seat=1, opponents=["novice", "apprentice"])
    env.reset(seed=1)
    kinds = {seat: type(player).__name__ for seat, player in env.unwrapped._bots.items()}  # type: ignore[attr-defined]
    assert kinds == {2: "NoviceBot", 0: "SearchBot"}


def test_an_illegal_action_ends_the_game_at_a_cost() -> None:
    env = gymnasium.make("tesela/Finca-v2", seat=0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, cut_off, info = env.step(wrong)
    assert (reward, ended, cut_off, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_what_is_no_action_and_wrong_options_are_refused() -> None:
    env = gymnasium.make("tesela/Finca-v2").unwrapped
    env.reset(seed=1)
    with pytest.raises(BadNotation):
        env.step(10_000)
    with pytest.raises(BadSetup, match="random, greedy, novice"):
        gymnasium.make("tesela/Finca-v2", opponents=["grandmaster"])
    with pytest.raises(BadSetup, match="3 other seats"):
        gymnasium.make("tesela/Finca-v2", players=4, opponents=["random", "greedy"])
    with pytest.raises(BadSetup, match="Choices: random, greedy"):
        vector("tesela/Finca-v2", num_envs=2, opponents=["master"])
    with pytest.raises(BadSetup, match="no seat 7"):
        vector("tesela/Finca-v2", num_envs=2, seat=7)
    with pytest.raises(gymnasium.error.NameNotFound):
        gymnasium.make("tesela/Fincas-v1")


# ---- the batch


@every_table
def test_a_batch_plays_the_very_games_that_single_steps_play(id: str, players: int) -> None:
    """Every state, mask, observation, end and payment, beside the engine stepped game by game."""
    game, count = find(NAMES[id][0]), 6
    batch = Batch(game, count, players, reward="margin", threads=2)
    batch.begin(np.random.default_rng(8))
    rng = np.random.default_rng(9)
    kernel = game.kernel
    step, legal, observe = kernel.bind(loops.step_at), kernel.bind(loops.legal_at), kernel.bind(loops.observe_at)
    score = kernel.bind(loops.score_at)
    out, seen = np.zeros(game.action_count, np.int64), np.zeros(game.observation_size, np.uint8)
    for _ in range(250):
        before, seats = batch._states.copy(), batch.seats.copy()
        actions = legal_choices(batch.masks, rng)
        batch.step(actions)
        for i in range(count):
            number, seat = step(before, i, seats[i], actions[i], out)
            if number:
                assert batch.ended[i] == kernels.RUNNING
                assert before[i].tobytes() == batch._states[i].tobytes()
                assert seat == batch.seats[i]
            else:
                assert batch.ended[i] == kernels.OVER
                scores = [score(before, i, other) for other in range(players)]
                rivals = [max(scores[:k] + scores[k + 1 :], default=0) for k in range(players)]
                assert batch.payments[i].tolist() == [mine - best for mine, best in zip(scores, rivals, strict=True)]
            number = legal(batch._states, i, batch.seats[i], out)
            assert np.flatnonzero(batch.masks[i]).tolist() == out[:number].tolist()
            observe(batch._states, i, batch.seats[i], seen)
            assert np.array_equal(batch.features[i], seen)
    batch.close()


@every_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_opponents_in_the_batch_leave_only_the_learner_to_decide(id: str, opponents: str) -> None:
    envs = vector(id, num_envs=16, opponents=opponents, seat=1)
    rng = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    games, won = 0, 0.0
    for _ in range(400):
        assert set(info["seat"]) == {1}
        _, rewards, ended, _, info = envs.step(legal_choices(info["action_mask"], rng))
        assert not rewards[~ended].any()
        if ended.any():
            assert np.array_equal(rewards[ended], info["rewards"][ended, 1])
            assert info["rewards"][ended].sum(axis=1) == pytest.approx(1)
        games, won = games + ended.sum(), won + rewards.sum()
    envs.close()
    if opponents == "greedy" and games:
        assert won / games < 0.5


@every_game
def test_a_batch_is_the_same_for_the_same_seed_on_any_number_of_threads(id: str) -> None:
    told = []
    for threads in (1, 3):
        envs = vector(id, num_envs=50, opponents="random", threads=threads)
        rng = np.random.default_rng(5)
        seen, info = envs.reset(seed=5)
        for _ in range(300):
            seen, *_, info = envs.step(legal_choices(info["action_mask"], rng))
        told.append((seen, info["action_mask"], info["seat"]))
        envs.close()
    assert all(np.array_equal(one, other) for one, other in zip(*told, strict=True))


def test_a_game_that_ends_begins_again_in_the_same_step() -> None:
    envs = vector("tesela/Mozaika-v2", num_envs=8, opponents=[])
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng = np.random.default_rng(2)
    _, info = envs.reset(seed=2)
    ended = np.zeros(8, bool)
    while not ended.any():
        seen, _, ended, cut_off, info = envs.step(legal_choices(info["action_mask"], rng))
    assert not cut_off.any()
    assert np.array_equal(info["_final_obs"], ended)
    over = 4  # the place of the phase `over`
    assert info["final_obs"][ended][:, over].all()
    assert not seen[ended][:, over].any()
    assert info["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("wrong", [-1, 86, "illegal"])
def test_an_illegal_action_in_a_batch_ends_only_its_own_game(wrong: int | str) -> None:
    envs = vector("tesela/Finca-v2", num_envs=3, opponents="random", seat=0)
    _, info = envs.reset(seed=3)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin() if wrong == "illegal" else wrong
    _, rewards, ended, _, info = envs.step(actions)
    assert ended.tolist() == info["illegal"].tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    with pytest.raises(ValueError, match="one action for each of 3"):
        envs.step(actions[:2])


def test_arrays_are_ones_own_unless_asked_otherwise() -> None:
    for copies in (True, False):
        envs = vector("tesela/Finca-v2", num_envs=4, copy=copies)
        first, info = envs.reset(seed=1)
        kept = first.copy()
        envs.step(info["action_mask"].argmax(axis=1))
        assert np.array_equal(first, kept) == copies
        envs.close()


def test_observations_can_be_left_out() -> None:
    envs = vector("tesela/Finca-v2", num_envs=4, observations=False)
    seen, info = envs.reset(seed=1)
    assert seen.shape == (4, 0)
    assert info["action_mask"].any(axis=1).all()
