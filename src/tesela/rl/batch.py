"""Many games that step together inside the kernel, on all cores; knows no library."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
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
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        listed = check_opponents(opponents, self.players, tuple(OPPONENTS)) if opponents else []
        kernel, actions = game.kernel, game.action_count
        features = game.observation_size if observations else 0
        self.masks = np.zeros((count, actions), np.int8)
        self.features, self.finals = np.zeros((2, count, features), np.uint8)
        self.payments = np.zeros((count, self.players))
        self._nothing = np.zeros(count, np.int64)
        self._desks = kernel.records(kernels.Desk, count)
        self.seats, self.ended = self._desks["seat"], self._desks["ended"]
        self._options = game.choice_indices(game.complete(options))
        self._opponents = np.zeros(self.players, np.int64)
        self._opponents[1 : len(listed) + 1] = [OPPONENTS[name] for name in listed]
        self._states = kernel.states(count + 1)
        self._terms = kernel.records(kernels.Terms, 1)
        wanted = check_seat(seat, self.players)
        paid = REWARDS.index(check_choice("reward", reward, REWARDS))
        self._terms[0] = (self.players, paid, PENALTY, -1 if wanted is None else wanted, observations)
        self._step = kernel.bind(kernels.step_many)
        slices = max(1, min(threads or os.cpu_count() or 1, count))
        edges = [count * k // slices for k in range(slices + 1)]
        self._slices = [(edges[k], edges[k + 1], self._workspace()) for k in range(slices)]
        self._pool = ThreadPoolExecutor(slices - 1) if slices > 1 else None

    def _workspace(self) -> tuple[Any, ...]:
        """What one thread tries things out on."""
        count = self.game.action_count
        return (
            self.game.kernel.states(2),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(self.players),
        )

    def begin(self, rng: np.random.Generator) -> None:
        """Begin all games anew with seeds drawn from `rng`."""
        self._desks["rng"] = rng.integers(0, 1 << 32, (len(self._desks), 4))
        self._run(True, self._nothing)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play one action in each game; where a game ends, the next one begins at once."""
        self._run(False, actions)

    def _run(self, anew: bool, actions: NDArray[np.int64]) -> None:
        """All slices at once, the first in this thread; the kernel lets go of Python's lock."""
        waiting = []
        if self._pool:
            waiting = [self._pool.submit(self._run_slice, anew, actions, *rest) for rest in self._slices[1:]]
        self._run_slice(anew, actions, *self._slices[0])
        for part in waiting:
            part.result()

    def _run_slice(self, anew: bool, actions: NDArray[np.int64], first: int, last: int, work: tuple[Any, ...]) -> None:
        tables, moves, scratch, shares = work
        self._step(
            self._states,
            tables,
            self._terms,
            self._desks,
            anew,
            first,
            last,
            self._options,
            self._opponents,
            actions,
            self.masks.reshape(-1),
            self.features.reshape(-1),
            self.finals.reshape(-1),
            self.payments.reshape(-1),
            moves,
            scratch,
            shares,
        )

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()
            self._pool = None
