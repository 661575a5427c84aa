"""Moves as short text, both ways: `go 5`, `go b`, `take red`, `build 34`. Places count from 1, outer cells too."""

from __future__ import annotations

from string import ascii_lowercase

from tesela.engine.errors import BadNotation
from tesela.games.monuments.state import *

CELL_NAMES: tuple[str, ...] = (*(str(outer + 1) for outer in range(OUTER)), *ascii_lowercase[:MIDDLE], "centre")

NOTATION: tuple[str, ...] = (
    *(f"go {cell}" for cell in CELL_NAMES),
    *(f"take {kind}" for kind in KIND_NAMES),
    *(f"build {place + 1}" for place in range(RELIQUARY)),
    "reliquary",
    "pass",
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
