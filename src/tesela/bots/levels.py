"""The players that people choose from, the same names in every game."""

from __future__ import annotations

from typing import NamedTuple

from tesela.bots.analysis import Analysis, Budget, Style, analyse, only_choice
from tesela.bots.simple import GreedyBot, RandomBot
from tesela.engine.match import Position
from tesela.engine.rng import below
from tesela.engine.state import Ints

NODES_PER_ITERATION = 12
FEWEST_NODES = 4_000
MOST_NODES = 400_000
PLAIN_HORIZON = 8  # decisions that playouts look ahead while a game is not compiled


class Level(NamedTuple):
    """How hard a level thinks: iterations, but never longer than the milliseconds."""

    iterations: int
    milliseconds: float


LEVELS = {
    "apprentice": Level(120, 100),
    "artisan": Level(400, 140),
    "master": Level(1_200, 900),
    "legend": Level(3_000, 3_800),
}


class NoviceBot:
    """Knows the rules and a little more: every other decision is rolled on a die."""

    def __init__(self, rng: Ints) -> None:
        self._rng = rng
        self._greedy = GreedyBot(rng)
        self._random = RandomBot(rng)

    def choose(self, position: Position) -> int:
        """A greedy action or a random one."""
        return (self._random if below(self._rng, 2) else self._greedy).choose(position)


class SearchBot:
    """Searches to a budget and plays what it tried most."""

    def __init__(self, level: Level, rng: Ints) -> None:
        self._level = level
        self._rng = rng

    def choose(self, position: Position) -> int:
        """The best action found; at once where there is but one."""
        only = only_choice(position)
        return self.think(position, until_decided=True).best if only is None else only

    def think(self, position: Position, *, until_decided: bool = False) -> Analysis:
        """What the search found out about every choice."""
        level, game = self._level, position.game
        nodes = min(max(FEWEST_NODES, level.iterations * NODES_PER_ITERATION), MOST_NODES)
        horizon = game.horizon if position.kernel.compiled else PLAIN_HORIZON
        style = Style(horizon=horizon, scale=game.margin, nodes=nodes)
        budget = Budget(level.iterations, level.milliseconds, until_decided)
        return analyse(position, budget, style, self._rng)
