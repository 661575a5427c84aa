"""Every registered game with every player count and every combination of options, and ways to play it."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np
import pytest

import tesela
from tesela.engine import loops
from tesela.engine.game import Choice, Game
from tesela.engine.match import Match


class Oracle(Protocol):
    """`tests.games.<game>.oracle`: what only the game itself can say about a state."""

    def check(self, s: Any) -> None:
        """Assert the game's invariants."""

    def recount(self, view: dict[str, Any]) -> list[int]:
        """Count the scores anew from what lies on the table."""


class Case(NamedTuple):
    game: Game
    players: int
    options: dict[str, Choice]
    rules: int | None = None  # the newest

    def match(self, seed: int, *, compiled: bool = True) -> Match:
        return self.game.match(self.players, seed, self.options, rules=self.rules, compiled=compiled)

    @property
    def oracle(self) -> Oracle:
        oracle: Oracle = importlib.import_module(f"tests.games.{self.game.name}.oracle")
        return oracle


def cases() -> Iterator[Any]:
    """All cases; rare are those with more than the fewest players and neither the first nor the last combination.

    Of older versions of the rules those with the most players and the last combination are common.
    """
    for game in map(tesela.game, tesela.game_names()):
        names = [option.name for option in game.played_options]
        combinations = list(itertools.product(*(option.choices for option in game.played_options)))
        for choices, players, rules in itertools.product(combinations, game.players, game.versions):
            if rules == game.rules_version:
                common = players == game.players[0] or choices in (combinations[0], combinations[-1])
            else:
                common = players == game.players[-1] and choices == combinations[-1]
            id = "-".join([f"{game.name}_v{rules}", str(players), *map(str, choices)])
            case = Case(game, players, game.complete(dict(zip(names, choices, strict=True))), rules)
            yield pytest.param(case, id=id, marks=() if common else pytest.mark.rare)


def usual_cases() -> Iterator[Any]:
    """Every game and player count with the options that are usual."""
    for game in map(tesela.game, tesela.game_names()):
        for players in game.players:
            yield pytest.param(Case(game, players, game.complete({})), id=f"{game.name}-{players}")


every_case = pytest.mark.parametrize("case", list(cases()))
usual_case = pytest.mark.parametrize("case", list(usual_cases()))
every_policy = pytest.mark.parametrize("eager", [False, True], ids=["random", "eager"])


def choose(match: Match, seat: int, random: Random, eager: bool) -> int:
    """A legal action: uniformly, or by the game's instinct."""
    actions = match.legal(seat)
    if not eager:
        return random.choice(actions)
    weights = np.zeros(len(actions), np.int64)
    match.kernel.bind(loops.weights_at)(match._states, 0, seat, np.array(actions, np.int64), len(actions), weights)
    return random.choices(actions, weights.tolist())[0]


def walk(case: Case, seed: int, eager: bool, limit: int = 600) -> Iterator[Match]:
    """Play one game, at most `limit` decisions of it; the match is given before every decision and at the end."""
    match = case.match(seed)
    random = Random(seed)
    yield match
    for _ in range(limit):
        if match.over:
            return
        seat = random.choice(match.to_act)
        match.play(seat, choose(match, seat, random, eager))
        yield match


def played(case: Case, seed: int, eager: bool, limit: int = 600) -> Match:
    """A game played to its end, or as far as the limit goes."""
    *_, match = walk(case, seed, eager, limit)
    return match


def state_of(match: Match) -> bytes:
    return bytes(match._states.tobytes())
