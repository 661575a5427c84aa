"""What all drawings share: the seats' colours and glyphs, and progress bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

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


def warm_up(games: Iterable[Game], words: Words, console: Console) -> None:
    """Compile or load games behind a progress bar; quick when they are in the cache."""
    from tesela.bots import greedy
    from tesela.engine import loops

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[name]}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        for game in games:
            task = progress.add_task(f"{words(title_of(game))} · {words('table-compiling')}", total=None, name="")
            game.kernel.warm((loops, greedy), _teller(progress, task))


def _teller(progress: Progress, task: int) -> Callable[[int, int, str], None]:
    def tell(done: int, total: int, name: str) -> None:
        progress.update(task, completed=done, total=total, name=name)  # type: ignore[arg-type]

    return tell
