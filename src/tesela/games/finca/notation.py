"""Moves as short text, one for each action: `move 3`, `load inca`, `with fig`. Blades count from 1."""

from __future__ import annotations

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
