"""Moves as short text: `row a1`, `into w2`, `raise red`.

Columns of the grid are a to d from the left, rows 1 to 4 from the top; a run is named by its first cell. Slots, places
and workshops count from 1. `arrange 213` gives slot 1 the card of slot 2, slot 2 that of slot 1, and leaves slot 3.
"""

from __future__ import annotations

from tesela.games.majolica.state import *

CELL_NAMES = tuple("abcd"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(GRID))
WORKSHOP_NAMES = tuple(f"w{workshop + 1}" for workshop in range(WORKSHOPS))
ORDER_NAMES = tuple("".join(str(ORDERS[order, k] + 1) for k in range(SLOTS)) for order in range(ORDER_COUNT))

NOTATION: tuple[str, ...] = (
    *(f"slot {slot + 1}" for slot in range(SLOTS)),
    *(f"mission {name}" for name in MISSION_NAMES),
    *(f"row {cell}" for cell in CELL_NAMES),
    *(f"column {cell}" for cell in CELL_NAMES),
    *(f"tile {cell}" for cell in CELL_NAMES),
    *(f"card {place + 1}" for place in range(DISPLAY)),
    *(f"arrange {order}" for order in ORDER_NAMES),
    *(f"into {workshop}" for workshop in WORKSHOP_NAMES),
    *(f"keep {colour}" for colour in COLOUR_NAMES),
    *(f"run {workshop}" for workshop in WORKSHOP_NAMES),
    *(f"raise {colour}" for colour in COLOUR_NAMES),
    *(f"raise {colour} any" for colour in COLOUR_NAMES),
    "stop",
    *(f"break {colour}" for colour in COLOUR_NAMES),
    *(f"bonus {colour}" for colour in COLOUR_NAMES),
    "decline",
    *(f"bin {workshop}" for workshop in WORKSHOP_NAMES),
    *(f"discard {kind}" for kind in TILE_NAMES),
    "violet first",
    "tiles first",
)
