"""Tesela: modern board games to play, to study and to learn from.

import tesela
match = tesela.game("finca").match(players=3, seed=7)
match.play(match.to_act[0], "place 4")
"""

from __future__ import annotations

import tesela.games  # noqa: F401 - makes the games known
from tesela.engine.errors import TeselaError
from tesela.engine.game import Game, Option
from tesela.engine.game import find as game
from tesela.engine.game import names as game_names
from tesela.engine.match import Match
from tesela.engine.record import Record, load, verify

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Option", "Record", "TeselaError", "game", "game_names", "load", "verify"]
