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


def stride(axis: int) -> int:
    """From one cell of a line to the next."""
    return 1 if axis == ACROSS else SIDE


def border_lines(up: int, axis: int) -> int:
    """The cells of the first and the last line along an axis with a face-up tile (M2)."""
    first = 0
    last = 0
    for k in range(SIDE):
        line = FIRST_LINE[axis] << (k * stride(DOWN - axis))
        if up & line:
            last = line
            if first == 0:
                first = line
    return first | last


def before(up: int, axis: int) -> int:
    """The cells that have a face-up tile before them in their line."""
    return (up << stride(axis)) & ~FIRST_LINE[DOWN - axis]


def after(up: int, axis: int) -> int:
    """The cells that have a face-up tile after them in their line."""
    return (up & ~FIRST_LINE[DOWN - axis]) >> stride(axis)


def run_length(up: int, axis: int, cell: int) -> int:
    """How many face-up tiles stand in an unbroken run from this cell on (M3)."""
    length = 0
    runs = up  # narrowed to the tiles that as many face-up ones precede in their line
    while (runs >> cell) & 1:
        length += 1
        cell += stride(axis)
        runs &= before(runs, axis)
    return length


def runs_offered(s: Majolica, up: int) -> int:
    """Where runs begin that are offered: across, then down; a lone tile once (M3), alone only a whole line (M22)."""
    if is_solo(s):
        lines = 0
        for row in range(SIDE):
            line = FIRST_LINE[ACROSS] << (SIDE * row)
            if up & line == line:
                lines |= 1 << (SIDE * row)
        return lines
    across = up & border_lines(up, ACROSS) & ~before(up, ACROSS)
    down = up & border_lines(up, DOWN) & ~before(up, DOWN)
    lone = across & ~after(up, ACROSS) & ~after(up, DOWN)
    return across | (down & ~lone) << GRID


def tiles_offered(s: Majolica, up: int) -> int:
    """The tiles that can be taken alone: those of the border (M3); in solo play equal ones once (M22)."""
    if not is_solo(s):
        return up & (border_lines(up, ACROSS) | border_lines(up, DOWN))
    offered = 0
    for cell in range(GRID):
        if (up >> cell) & 1 and is_first_of_its_colour(s, cell):
            offered |= 1 << cell
    return offered


def is_first_of_its_colour(s: Majolica, cell: int) -> bool:
    """Whether no tile before it in its row has the same colour."""
    for other in range(cell // SIDE * SIDE, cell):
        if s.grid[other] == s.grid[cell]:
            return False
    return True
