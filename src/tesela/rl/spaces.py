"""What observations can be, as PettingZoo and Gymnasium declare it."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box

from tesela.engine.game import Game


def observation_box(game: Game, count: int) -> Box[np.uint8]:
    """The first numbers of an observation, each from 0 to the most that it can be."""
    highs = np.array(game.observation_highs[:count], np.uint8)
    return Box(np.zeros_like(highs), highs, dtype=np.uint8)
