"""Moves as short text: `go 5`, `go b`, `take red`, `build 34`. Places count from 1, outer cells too."""

from __future__ import annotations

from string import ascii_lowercase

from tesela.games.monuments.state import *

CELL_NAMES: tuple[str, ...] = (*(str(outer + 1) for outer in range(OUTER)), *ascii_lowercase[:MIDDLE], "centre")

NOTATION: tuple[str, ...] = (
    *(f"go {cell}" for cell in CELL_NAMES),
    *(f"take {kind}" for kind in KIND_NAMES),
    *(f"build {place + 1}" for place in range(RELIQUARY)),
    "reliquary",
    "pass",
)
