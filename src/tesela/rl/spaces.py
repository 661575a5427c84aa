"""What observations can be, as PettingZoo and Gymnasium declare it."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box

from tesela.engine.game import Game


def observation_box(game: Game, observed: bool = True) -> Box[np.uint8]:
    """Small whole numbers, each from 0 to the most that it can be; none at all when nothing is observed."""
    highs = np.array(game.observation_highs if observed else (), np.uint8)
    return Box(np.zeros_like(highs), highs, dtype=np.uint8)
