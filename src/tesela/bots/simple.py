"""The two simplest players: one that rolls a die, and one that looks to the end of its own turn."""

from __future__ import annotations

import numpy as np

from tesela.bots import greedy
from tesela.engine import loops
from tesela.engine.match import Position
from tesela.engine.rng import below
from tesela.engine.state import Ints, copy_states


class RandomBot:
    """Plays any legal action."""

    def __init__(self, rng: Ints) -> None:
        self._rng = rng

    def choose(self, position: Position) -> int:
        """One of the legal actions, all equally likely."""
        out = np.zeros(position.game.action_count, np.int64)
        count = position.kernel.bind(loops.legal_at)(position.states, 0, position.seat, out)
        return int(out[below(self._rng, count)])


class GreedyBot:
    """Plays for the most points this turn, and by instinct where points do not tell."""

    def __init__(self, rng: Ints) -> None:
        self._rng = rng

    def choose(self, position: Position) -> int:
        """The action after which the turn, played on by instinct, brings the most."""
        tables = position.kernel.states(2)
        copy_states(tables[:1], position.states)
        actions = np.zeros((2, position.game.action_count), np.int64)
        choose = position.kernel.bind(greedy.greedy_at)
        return int(choose(tables, position.seat, self._rng, actions[0], actions[1]))
