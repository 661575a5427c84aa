"""Moves as short text: `bid 3`, `take red sun`, `lay red sun b4`, `fly c2`. Cells: column, then row."""

from __future__ import annotations

from tesela.games.mozaika.state import *

TILE_TEXTS = [f"{COLOUR_NAMES[colour]} {SYMBOL_NAMES[symbol]}" for colour, symbol in FACES]
CELL_TEXTS = [f"{'abcdefgh'[column]}{row + 1}" for row, column in PLACES]

NOTATION: tuple[str, ...] = (
    *(f"bid {coins}" for coins in range(HIGHEST_BID + 1)),
    *(f"take {tile}" for tile in TILE_TEXTS),
    *(f"lay {tile} {cell}" for tile in TILE_TEXTS for cell in CELL_TEXTS),
    *(f"fly {cell}" for cell in CELL_TEXTS),
)
