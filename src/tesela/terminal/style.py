"""What all drawings share: the seats' colours and glyphs, and progress bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import ModuleType

from rich.console import Console, ConsoleOptions, RenderResult
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from rich.text import Text

from tesela.bots import TEMPLATES
from tesela.engine.game import Game
from tesela.engine.game import title as title_of
from tesela.words import Words

SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta")
SEAT_GLYPHS = ("●", "▲", "■", "◆", "⬢")


def glyph(seat: int, count: int = 1) -> Text:
    """The mark of a seat, which tells it without colour too."""
    return Text(SEAT_GLYPHS[seat] * count, style=f"bold {SEAT_COLOURS[seat]}")


def name_of(seat: int, names: tuple[str, ...]) -> Text:
    """A player's mark and name."""
    return Text.assemble(glyph(seat), " ", (names[seat], f"bold {SEAT_COLOURS[seat]}"))


class Ledger:
    """A table of players and their goods: a line for each player, or where that is too wide, a column."""

    def __init__(self, headings: Sequence[Text | str], lines: Sequence[Sequence[Text | str]]) -> None:
        self._rows: list[Sequence[Text | str]] = [headings, *lines]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = self._grid(self._rows)
        if console.measure(wide, options=options.update(max_width=1000)).maximum <= options.max_width:
            yield wide
        else:
            yield self._grid(list(zip(*self._rows, strict=True)))

    def _grid(self, rows: Sequence[Sequence[Text | str]]) -> Grid:
        grid = Grid(box=None, pad_edge=False, collapse_padding=True)
        for heading in rows[0]:
            grid.add_column(heading)
        for row in rows[1:]:
            grid.add_row(*row)
        return grid


def warm_up(games: Iterable[Game], words: Words, modules: Sequence[ModuleType] = TEMPLATES) -> None:
    """Compile or load the templates of these modules behind a progress bar; quick when the cache holds them."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[name]}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for game in games:
            task = progress.add_task(f"{words(title_of(game))} · {words('table-compiling')}", total=None, name="")
            game.kernel.warm(modules, _teller(progress, task))


def _teller(progress: Progress, task: TaskID) -> Callable[[int, int, str], None]:
    def tell(done: int, total: int, name: str) -> None:
        progress.update(task, completed=done, total=total, name=name)

    return tell
