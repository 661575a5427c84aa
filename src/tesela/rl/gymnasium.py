"""Gymnasium: importing this module registers `tesela/Finca-v2` and the other games, for `make` and for `make_vec`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tesela.bots import BOTS, Bot, bot
from tesela.engine.game import Choice, find
from tesela.rl import kernels
from tesela.rl.batch import Batch, check_opponents, check_seat
from tesela.rl.drawing import MODES, draw
from tesela.rl.play import PENALTY, Play, check_choice, known_as
from tesela.rl.spaces import observation_box

NAMES = known_as("tesela/{title}-v{version}")
Features = NDArray[np.uint8]
Info = dict[str, Any]


class TableEnv(gymnasium.Env[Features, np.int64]):
    """A learner against bots; without opponents, the learner decides for all seats, one after the other.

    `opponents`: a bot for each other seat, in the order of play, or one for all. `seat`: the learner's, or None for one
    that is drawn anew for every game. `reward`: "win", "rank" or "margin", paid at the end. An action that is not legal
    ends the game at the cost of -1; `info["action_mask"]` tells which are.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Choice] | None = None,
        opponents: Sequence[str] | str = "greedy",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        rules: int | None = None,
    ) -> None:
        self._play = Play(find(game), players, options, reward, rules)
        self._opponents = check_opponents(opponents, self._play.players, BOTS) if opponents else []
        self._wanted_seat = check_seat(seat, self._play.players)
        self._bots: dict[int, Bot] = {}
        self._running = False
        self.render_mode = render_mode if render_mode is None else check_choice("render_mode", render_mode, MODES)
        self.observation_space = observation_box(self._play.game, self._play.observation_size)
        self.action_space = Discrete(self._play.action_count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Features, Info]:
        """Begin a new game and let opponents play until the learner is to decide."""
        super().reset(seed=seed)
        play, draw = self._play, self.np_random
        play.begin(draw)
        drawn = int(draw.integers(play.players))
        learner = drawn if self._wanted_seat is None else self._wanted_seat
        seeds = draw.integers(0, 1 << 32, len(self._opponents)).tolist()
        self._bots = {(learner + 1 + k) % play.players: bot(name, seeds[k]) for k, name in enumerate(self._opponents)}
        self._beliefs = np.append(draw.integers(0, 1 << 32, 4), 0)
        self._running = True
        self._answer()
        return self._seen(play.seat)

    def step(self, action: Any) -> tuple[Features, float, bool, bool, Info]:
        """Let the learner decide and the opponents answer."""
        if not self._running:
            raise gymnasium.error.ResetNeeded("The game is over or has not begun; call reset() first.")
        play = self._play
        seat = play.seat
        legal = play.decide(play.action(action))
        if legal:
            self._answer()
        self._running = legal and play.count > 0
        if self._running:
            features, info = self._seen(play.seat)
            return features, 0.0, False, False, info
        rewards = play.rewards() if legal else [PENALTY if other == seat else 0.0 for other in range(play.players)]
        features, info = self._seen(seat)
        info |= {"rewards": np.array(rewards), "scores": np.array(play.scores()), "illegal": not legal}
        return features, rewards[seat], True, False, info

    def _answer(self) -> None:
        play = self._play
        while play.count and play.seat in self._bots:
            play.decide(self._bots[play.seat].choose(play.position(play.seat, self._beliefs)))

    def _seen(self, seat: int) -> tuple[Features, Info]:
        features, mask = self._play.look(seat)
        return features, {"action_mask": mask, "seat": seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self._play.look(self._play.seat)[1].astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat that is to decide sees it, in the render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode; the modes are: " + ", ".join(MODES))
            return None
        return draw(self._play, self.render_mode)


class TableVectorEnv(VectorEnv[Features, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, stepped inside the kernel on all cores; the options are those of `TableEnv`.

    A game that ends begins again in the same step. `info` holds for every game the `seat` that is to decide and its
    `action_mask`; after a step in which games ended, also `final_obs`, every seat's `rewards` and whether the end was
    `illegal`, in the rows that `_final_obs` marks. `observations=False` leaves observations out. With `copy=False` the
    arrays are the environment's own, which the next step overwrites.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Choice] | None = None,
        opponents: Sequence[str] | str = "greedy",
        seat: int | None = None,
        reward: str = "win",
        observations: bool = True,
        copy: bool = True,
        threads: int | None = None,
        rules: int | None = None,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"There must be at least one game, not {num_envs}.")
        self.num_envs = num_envs
        self._copy = copy
        self._batch = Batch(
            find(game), num_envs, players, options, opponents, seat, reward, observations, threads, rules
        )
        self._truncations = np.zeros(num_envs, np.bool_)
        self.single_observation_space = observation_box(self._batch.game, self._batch.observation_size)
        self.single_action_space = Discrete(self._batch.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([self._batch.action_count] * num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Features, Info]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self._batch.begin(self.np_random)
        return self._given(self._batch.features), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Features, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Play one action in each game; the reward is that of the seat that has decided."""
        batch = self._batch
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"There must be one action for each of {self.num_envs} games, not {chosen.shape}.")
        batch.step(chosen)
        over = batch.ended != kernels.RUNNING
        info = self._info()
        if over.any():
            info["final_obs"], info["_final_obs"] = self._given(batch.finals), over
            info["rewards"], info["_rewards"] = self._given(batch.payments), over
            info["illegal"] = batch.ended == kernels.ILLEGAL
        return self._given(batch.features), self._given(batch.rewards), over, self._given(self._truncations), info

    def _info(self) -> Info:
        return {"action_mask": self._given(self._batch.masks), "seat": self._given(self._batch.seats)}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._batch.close()


for id, (name, version) in NAMES.items():
    gymnasium.register(
        id,
        f"{__name__}:{TableEnv.__name__}",
        vector_entry_point=f"{__name__}:{TableVectorEnv.__name__}",
        kwargs={"game": name, "rules": version},
    )
