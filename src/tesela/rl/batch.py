"""Many games that step together inside the kernel, on all cores; knows no library."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tesela.engine.errors import BadSetup
from tesela.engine.game import Choice, Game
from tesela.rl import kernels
from tesela.rl.play import PENALTY, REWARDS, check_choice

OPPONENTS = {"random": kernels.RANDOM, "greedy": kernels.GREEDY}


def check_opponents(opponents: Sequence[str] | str, players: int, known: Sequence[str]) -> list[str]:
    """One bot for each other seat; a single one plays all of them."""
    listed = [opponents] if isinstance(opponents, str) else list(opponents)
    if len(listed) == 1:
        listed *= players - 1
    if len(listed) != players - 1:
        raise BadSetup("error-opponents", opponents=len(listed), seats=players - 1)
    return [check_choice("opponents", name, known) for name in listed]


def check_seat(seat: int | None, players: int) -> int | None:
    """The learner's seat, if the table has it; None for one that is drawn."""
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players):
        raise BadSetup("error-seat", number=str(seat)[:20], players=players)
    return seat


class Batch:
    """Games in flat arrays, one row for each; all of them are overwritten by every step.

    Without opponents all seats are the learner's, which decides for one after the other.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        players: int | None = None,
        options: Mapping[str, Choice] | None = None,
        opponents: Sequence[str] | str = (),
        seat: int | None = None,
        reward: str = "win",
        observations: bool = True,
        threads: int | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        listed = check_opponents(opponents, self.players, tuple(OPPONENTS)) if opponents else []
        kernel, version = game.kernel, game.check_rules(rules)
        self.action_count, size = game.sizes(version)
        self.observation_size = size if observations else 0
        self.masks = np.zeros((count, self.action_count), np.int8)
        self.features, self.finals = np.zeros((2, count, self.observation_size), np.uint8)
        self.payments = np.zeros((count, self.players))
        self.rewards = np.zeros(count)
        self.ended = np.zeros(count, np.int8)
        self._desks = kernel.records(kernels.Desk, count)
        self.seats = self._desks["seat"]
        self._chosen = np.zeros(count, np.int64)
        self._options = game.choice_indices(game.complete(options))
        self._opponents = np.zeros(self.players, np.int64)
        self._opponents[1 : len(listed) + 1] = [OPPONENTS[name] for name in listed]
        self._states = kernel.states(count + 1, version)
        self._terms = kernel.records(kernels.Terms, 1)
        wanted = check_seat(seat, self.players)
        paid = REWARDS.index(check_choice("reward", reward, REWARDS))
        self._terms[0] = (self.players, paid, PENALTY, -1 if wanted is None else wanted, observations, False)
        self._open, self._step = kernel.bind(kernels.open_many), kernel.bind(kernels.step_many)
        wanted_threads = threads or os.cpu_count() or 1
        shares = max(1, min(wanted_threads, count)) if kernel.compiled else 1
        self._counters = np.zeros(shares + 1, np.int64)
        self._calls: list[queue.SimpleQueue[bool]] = [queue.SimpleQueue() for _ in range(1, shares)]
        for k, calls in enumerate(self._calls, start=1):
            threading.Thread(target=self._help, args=(calls, self._arguments(k)), daemon=True).start()
        self._own = self._arguments(0)

    def _arguments(self, thread: int) -> tuple[Any, ...]:
        """What a thread steps with, the same in every step: all games, and its own tables to try things out on."""
        count = self.action_count
        return (
            self._states,
            self.game.kernel.states(2),
            self._terms,
            self._desks,
            self._counters,
            thread,
            self._options,
            self._opponents,
            self._chosen,
            self.masks.reshape(-1),
            self.features.reshape(-1),
            self.finals.reshape(-1),
            self.payments.reshape(-1),
            self.rewards,
            self.ended,
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(self.players),
        )

    def begin(self, rng: np.random.Generator) -> None:
        """Begin all games anew with seeds drawn from `rng`."""
        self._desks["rng"][:, :4] = rng.integers(0, 1 << 32, (len(self._desks), 4))
        self._terms["anew"] = True
        self._run()
        self._terms["anew"] = False

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play one action in each game; where a game ends, the next one begins at once."""
        self._chosen[:] = actions
        self._run()

    def _run(self) -> None:
        """Step with all threads, without Python's lock."""
        self._open(self._states, self._counters)
        for calls in self._calls:
            calls.put(True)
        self._step(*self._own)

    def _help(self, calls: queue.SimpleQueue[bool], arguments: tuple[Any, ...]) -> None:
        while calls.get():
            self._step(*arguments)

    def close(self) -> None:
        """Let the threads go."""
        for calls in self._calls:
            calls.put(False)
        self._calls = []
