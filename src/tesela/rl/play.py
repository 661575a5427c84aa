"""One game as learners play it, seat after seat, and the names under which libraries know the games."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tesela.engine import loops
from tesela.engine.errors import BadNotation, BadSetup, UnknownGame
from tesela.engine.game import Choice, Game, find, names
from tesela.engine.match import Position
from tesela.engine.state import Ints, copy_states
from tesela.rl import kernels

REWARDS = ("win", "rank", "margin")
PENALTY = -1.0  # the reward of an action that is not legal; the others then get 0


def known_as(pattern: str) -> dict[str, tuple[str, int]]:
    """The games and versions of their rules by the names that a library gives them.

    `pattern` has places for {name}, {title} and {version}.
    """
    return {
        pattern.format(name=name, title=name.title(), version=version): (name, version)
        for name in names()
        for version in find(name).versions
    }


def game_of(known: Mapping[str, tuple[str, int]], name: str) -> tuple[Game, int]:
    """The game and the version of its rules that a library's name stands for."""
    if name not in known:
        raise UnknownGame("error-game", game=str(name)[:40], known=", ".join(known))
    game, version = known[name]
    return find(game), version


def check_choice(option: str, choice: str, known: Iterable[str]) -> str:
    """The choice, if the option has it."""
    if choice not in known:
        raise BadSetup("error-choice", option=option, choice=str(choice)[:40], known=", ".join(known))
    return choice


class Play:
    """A game that is stepped without ceremony; it can be copied and pickled at any moment.

    `seat` is to decide among `count` actions, which are 0 at the end; of several seats, the one asked first.
    """

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: Mapping[str, Choice] | None,
        reward: str,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.complete(options)
        self.seat = 0
        self.count = 0
        self._reward = REWARDS.index(check_choice("reward", reward, REWARDS))
        version = game.check_rules(rules)
        self.action_count, self.observation_size = game.sizes(version)
        self._tables = game.kernel.states(2, version)  # the second stays blank
        self._actions = np.zeros(self.action_count, np.int64)
        self._indices = game.choice_indices(self.options)
        self._bind()

    def _bind(self) -> None:
        kernel = self.game.kernel
        self._begin = kernel.bind(loops.begin)
        self._asked = kernel.bind(loops.asked_at)
        self._legal = kernel.bind(loops.legal_at)
        self._play = kernel.bind(loops.play_at)
        self._decide = kernel.bind(kernels.decide_at)
        self._look = kernel.bind(kernels.look_at)
        self._pay = kernel.bind(kernels.pay_at)

    def __getstate__(self) -> dict[str, Any]:
        kept = ("players", "options", "seat", "count", "action_count", "observation_size")
        inner = ("_reward", "_tables", "_actions", "_indices")
        return {"game": self.game.name, **{name: getattr(self, name) for name in (*kept, *inner)}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = find(state["game"])
        self._bind()

    def begin(self, rng: np.random.Generator) -> None:
        """Begin a new game with a seed drawn from `rng`."""
        copy_states(self._tables[:1], self._tables[1:])
        self._begin(self._tables, 0, self.players, self._indices, rng.integers(0, 1 << 32, 4))
        self._turn()

    def _turn(self) -> None:
        self.seat = next(iter(self.to_act), self.seat)
        self.count = self._legal(self._tables, 0, self.seat, self._actions)

    def action(self, action: Any) -> int:
        """A whole number that is an action of this game, legal or not."""
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.action_count:
            raise BadNotation("error-notation", move=str(action)[:40])
        return number

    def decide(self, action: int) -> bool:
        """Let `seat` decide; False, and nothing has changed, when that is not legal."""
        count, seat = self._decide(self._tables, 0, self.seat, action, self._actions, self.count)
        if count < 0:
            return False
        self.count, self.seat = count, seat
        return True

    def decide_for(self, seat: int, action: int) -> bool:
        """The same for any of the seats that are to act."""
        fault = self._play(self._tables, 0, seat, action, self._actions)
        self._turn()
        return not fault

    @property
    def to_act(self) -> list[int]:
        """The seats that are to act, in the order in which they are asked."""
        seats = np.zeros(self.players, np.int64)
        to_act: list[int] = seats[: self._asked(self._tables, 0, seats)].tolist()
        return to_act

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; none when it is not to act."""
        out = np.zeros(self.action_count, np.int64)
        actions: list[int] = out[: self._legal(self._tables, 0, seat, out)].tolist()
        return actions

    def look(self, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        """What a seat sees, and a mask of what `seat` may do: all zeros for all others."""
        mask = np.empty(self.action_count, np.int8)
        features = np.empty(self.observation_size, np.uint8)
        count = self.count if seat == self.seat else 0
        self._look(self._tables, 0, seat, self._actions, count, mask, features)
        return features, mask

    def rewards(self) -> list[float]:
        """What every seat is paid at the end."""
        shares, paid = np.zeros(self.players), np.zeros(self.players)
        self._pay(self._tables, 0, self.players, self._reward, shares, paid)
        rewards: list[float] = paid.tolist()
        return rewards

    def position(self, seat: int, rng: Ints) -> Position:
        """A state that the seat could believe in, for bots."""
        kernel = self.game.kernel
        states = kernel.states(1)
        copy_states(states, self._tables[:1])
        kernel.bind(loops.conceal_at)(states, 0, seat, rng)
        return Position(self.game, kernel, states, self.players, seat)

    def scores(self) -> list[int]:
        """Points so far."""
        score = self.game.kernel.bind(loops.score_at)
        return [int(score(self._tables, 0, seat)) for seat in range(self.players)]

    @property
    def states(self) -> Any:
        """The table, for drawing."""
        return self._tables[:1]
