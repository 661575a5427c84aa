"""PettingZoo: `env("majolica_v2", players=3)` steps one seat at a time, `parallel_env` all that are to act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from tesela.engine.game import Choice
from tesela.rl.drawing import MODES, draw
from tesela.rl.play import PENALTY, Play, check_choice, game_of, known_as
from tesela.rl.spaces import observation_box

NAMES = known_as("{name}_v{version}")
ILLEGAL = ("end", "random")
Observation = dict[str, NDArray[Any]]


class Seats:
    """What both kinds of environment share: the game, its spaces, what agents see, drawing, and all that is told."""

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, Choice] | None,
        reward: str,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        rules_of, version = game_of(NAMES, name)
        self._play = Play(rules_of, players, options, reward, version)
        self._illegal = check_choice("illegal", illegal, ILLEGAL)
        self._rng = np_random()[0]
        self._steps = 0
        self.max_cycles = max_cycles
        self.render_mode = render_mode if render_mode is None else check_choice("render_mode", render_mode, MODES)
        self.metadata = {"name": name, "render_modes": MODES, "is_parallelizable": True, "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self._play.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self._play.action_count
        self._action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: Dict(
                {
                    "observation": observation_box(self._play.game, self._play.observation_size),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent: `observation` and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game; what is legal now, the mask tells."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent may see; the mask is all zeros for those who are not to act."""
        features, mask = self._play.look(self._seats[agent])
        return {"observation": features, "action_mask": mask}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat that is to decide sees it, in the render mode."""
        if self.render_mode is None:
            EnvLogger.warn("render() does nothing without a render_mode; the modes are: " + ", ".join(MODES))
            return None
        return draw(self._play, self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""

    def _begin(self, seed: int | None) -> None:
        """Begin a game; agents, rewards, ends and infos as after a reset."""
        if seed is not None:
            self._rng = np_random(seed)[0]
        self._play.begin(self._rng)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def _refuse(self, agent: str) -> bool:
        """Deal with an action that is not legal: whether the game goes on, with a random one in its place."""
        if self._illegal == "random":
            self.infos[agent] = {"illegal": True}
            seat = self._seats[agent]
            return self._play.decide_for(seat, int(self._rng.choice(self._play.legal(seat))))
        EnvLogger.warn_on_illegal_move()
        self._end([PENALTY if other == agent else 0.0 for other in self.agents])
        return False

    def _end_if_over(self, steps_in_a_cycle: int) -> None:
        """Pay at the end of the game; stop where the cycles are used up."""
        self._steps += 1
        if not self._play.count:
            self._end(self._play.rewards())
        elif self.max_cycles is not None and self._steps >= self.max_cycles * steps_in_a_cycle:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)


class env(Seats, AECEnv):  # type: ignore[misc]
    """One decision after another, each by `agent_selection`; rewards come at the end.

    `reward`: "win", "rank" or "margin". `illegal`: an action that is not legal ends the game at the cost of -1 ("end"),
    or is replaced by a random one ("random"). `max_cycles` cuts the game off after so many decisions for each seat.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Choice] | None = None,
        reward: str = "win",
        illegal: str = "end",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, name, players, options, reward, illegal, max_cycles, render_mode)

    def __getattr__(self, name: str) -> Any:
        if name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
            raise AttributeError(f"{name} cannot be accessed before reset()")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next one of a series that follows from the last seed."""
        self._begin(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self._play.seat]

    def step(self, action: Any) -> None:
        """Let `agent_selection` decide."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self._play
        if self.infos[agent]:
            self.infos[agent] = {}
        if play.decide(play.action(action)) or self._refuse(agent):
            self._end_if_over(play.players)
        if self.terminations[agent]:
            self._accumulate_rewards()
        self.agent_selection = self.possible_agents[play.seat]


class parallel_env(Seats, ParallelEnv):  # type: ignore[misc]
    """All seats that are to act decide at once; what the others send is ignored, and their mask is all zeros.

    The options are those of `env`; `max_cycles` counts steps.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Choice] | None = None,
        reward: str = "win",
        illegal: str = "end",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        Seats.__init__(self, name, players, options, reward, illegal, max_cycles, render_mode)
        self.agents: list[str] = []

    def observe(self, agent: str) -> Observation:
        """What an agent may see, with the mask of all who are to act."""
        seen = super().observe(agent)
        seen["action_mask"][self._play.legal(self._seats[agent])] = 1
        return seen

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; without a seed, the next one of a series that follows from the last seed."""
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, self.infos

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let everybody decide who is to act."""
        if not self.agents:
            raise RuntimeError("No game is going on; call reset() first.")
        self.infos = {agent: {} for agent in self.agents}
        going_on = True
        for seat in self._play.to_act:
            agent = self.possible_agents[seat]
            legal = self._play.decide_for(seat, self._play.action(actions[agent]))
            going_on = going_on and (legal or self._refuse(agent))
        if going_on:
            self._end_if_over(1)
        seen = {agent: self.observe(agent) for agent in self.agents}
        if self.terminations[agent] or self.truncations[agent]:
            self.agents = []
        return seen, self.rewards, self.terminations, self.truncations, self.infos
