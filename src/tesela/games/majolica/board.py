"""The grid of large tiles: what lies face up, where the border is, which runs there are (M2, M3, M22)."""

from __future__ import annotations

from tesela.games.majolica.state import *


def is_solo(s: Majolica) -> bool:
    """Whether one player plays alone (M22)."""
    return s.players == 1


def lines_revealed(s: Majolica) -> int:
    """Alone, the lines of the grid that this round has revealed: none before the first turn (M22)."""
    return 0 if s.phase == START or s.phase == MISSION_CHOICE else s.turn % SIDE + 1


def face_up(s: Majolica) -> int:
    """The face-up large tiles as a bit mask; alone, only the line revealed in this turn (M22)."""
    first = 0
    last = GRID
    if is_solo(s):
        if s.phase == OVER or lines_revealed(s) == 0:
            return 0
        last = lines_revealed(s) * SIDE
        first = last - SIDE
    up = 0
    for cell in range(first, last):
        if s.taken[cell] == 0:
            up |= 1 << cell
    return up


def count_up(up: int) -> int:
    """How many tiles lie face up."""
    count = 0
    for cell in range(GRID):
        count += (up >> cell) & 1
    return count


def outer_rows(up: int) -> tuple[int, int]:
    """The first and the last row with a face-up tile (M2)."""
    top = SIDE
    bottom = 0
    for row in range(SIDE):
        if (up >> (SIDE * row)) & 15:
            top = min(top, row)
            bottom = row
    return top, bottom


def outer_columns(up: int) -> tuple[int, int]:
    """The first and the last column with a face-up tile (M2)."""
    left = SIDE
    right = 0
    for column in range(SIDE):
        if (up >> column) & 0x1111:
            left = min(left, column)
            right = column
    return left, right


def on_line(up: int, axis: int, cell: int) -> bool:
    """Whether the line of a cell along this axis is one of the border lines (M2)."""
    if axis == ACROSS:
        top, bottom = outer_rows(up)
        return cell // SIDE == top or cell // SIDE == bottom
    left, right = outer_columns(up)
    return cell % SIDE == left or cell % SIDE == right


def on_border(up: int, cell: int) -> bool:
    """Whether a face-up tile can be taken alone (M3)."""
    return (up >> cell) & 1 == 1 and (on_line(up, ACROSS, cell) or on_line(up, DOWN, cell))


def along(axis: int, cell: int) -> int:
    """How far a cell stands from the beginning of its line."""
    return cell % SIDE if axis == ACROSS else cell // SIDE


def stride(axis: int) -> int:
    """From one cell of a line to the next."""
    return 1 if axis == ACROSS else SIDE


def run_length(up: int, axis: int, cell: int) -> int:
    """How many face-up tiles stand in an unbroken run from this cell on (M3)."""
    length = 0
    while along(axis, cell) + length < SIDE and (up >> (cell + length * stride(axis))) & 1:
        length += 1
    return length


def begins_run(up: int, axis: int, cell: int) -> bool:
    """Whether a run begins here: a face-up tile with none before it in its border line (M3)."""
    if (up >> cell) & 1 == 0 or not on_line(up, axis, cell):
        return False
    return along(axis, cell) == 0 or (up >> (cell - stride(axis))) & 1 == 0


def offers_run(s: Majolica, up: int, axis: int, cell: int) -> bool:
    """Whether a run is offered: alone only the whole line (M22); a lone tile once, not along both axes."""
    if is_solo(s):
        return axis == ACROSS and run_length(up, axis, cell) == SIDE
    if not begins_run(up, axis, cell):
        return False
    if axis == ACROSS or run_length(up, DOWN, cell) > 1:
        return True
    return not (begins_run(up, ACROSS, cell) and run_length(up, ACROSS, cell) == 1)


def offers_tile(s: Majolica, up: int, cell: int) -> bool:
    """Whether a tile can be taken alone; in solo play equal tiles are offered once (M22)."""
    if not is_solo(s):
        return on_border(up, cell)
    if (up >> cell) & 1 == 0:
        return False
    for other in range(cell // SIDE * SIDE, cell):
        if s.grid[other] == s.grid[cell]:
            return False
    return True
