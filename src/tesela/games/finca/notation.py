"""Moves as short text, both ways: `move 3`, `load inca`, `with fig`. Blades count from 1."""

from __future__ import annotations

from tesela.engine.errors import BadNotation
from tesela.games.finca.state import *

BLADE_NUMBERS = [str(blade + 1) for blade in range(BLADES)]

NOTATION: tuple[str, ...] = (
    *(f"place {blade}" for blade in BLADE_NUMBERS),
    *(f"move {blade}" for blade in BLADE_NUMBERS),
    *(f"lift {blade}" for blade in BLADE_NUMBERS),
    *(f"land {blade}" for blade in BLADE_NUMBERS),
    "deliver",
    *ACTION_TILE_NAMES,
    *(f"load {village}" for village in VILLAGE_NAMES),
    *(f"short {village}" for village in VILLAGE_NAMES),
    *(f"with {fruit}" for fruit in FRUIT_NAMES),
    *(f"without {fruit}" for fruit in FRUIT_NAMES),
    "stop",
)
ACTIONS = {text: action for action, text in enumerate(NOTATION)}


def encode(action: int) -> str:
    """The text of an action."""
    return NOTATION[action]


def decode(text: str) -> int:
    """The action of a text; spaces and capitals do not matter."""
    plain = " ".join(text.lower().split()) if len(text) <= 80 else ""
    if plain not in ACTIONS:
        raise BadNotation("error-notation", move=text[:40])
    return ACTIONS[plain]
