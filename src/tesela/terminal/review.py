"""A review in the terminal: turns with their marks, the course of the chances, how well everybody played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tesela.bots.review import MARKS, SLIPS, Verdict, accuracy, course
from tesela.bots.wording import because, cost, luck
from tesela.engine.match import Match
from tesela.terminal.style import glyph, name_of
from tesela.words import Words

SIGNS = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
COLOURS = {"best": "green", "good": "green", "inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
BARS = "▁▂▃▄▅▆▇█"


def show(match: Match, verdicts: Sequence[Verdict], words: Words, console: Console) -> None:
    """Print a whole review."""
    for verdict in verdicts:
        show_turn(match, verdict, words, console)
    console.print()
    console.print(chart(match, verdicts, words, console.width))
    console.print(table(match, verdicts, words))
    console.print(legend(words))


def sign(mark: str) -> Text:
    """A mark's sign, which tells it without colour too."""
    return Text(SIGNS[mark], style=COLOURS[mark])


def show_turn(match: Match, verdict: Verdict, words: Words, console: Console) -> None:
    """One turn: its number, seat, mark and decisions; below it what a slip cost and why, and what was luck."""
    played = verdict.lines[verdict.played]
    labels = ", ".join(words(label, match.names) for label in played.labels)
    line = Table.grid(padding=(0, 1))
    line.add_column(justify="right", width=4)
    line.add_column(width=1)
    line.add_column(width=2)
    line.add_column(overflow="fold")
    line.add_row(str(verdict.turn.number + 1), glyph(verdict.turn.seat), sign(verdict.mark), labels)
    console.print(line)
    if verdict.mark in SLIPS:
        told = f"{cost(verdict, words)}. {because(match, verdict, words)}"
        console.print(Padding(Text(told, style=COLOURS[verdict.mark]), (0, 0, 0, 10)))
    if chance := luck(match, verdict, words):
        console.print(Padding(Text(chance, style="cyan"), (0, 0, 0, 10)))


def chart(match: Match, verdicts: Sequence[Verdict], words: Words, width: int) -> Table:
    """The course of every seat's chance, from the first turn to the end."""
    chances = course(match, verdicts)
    longest = max(map(len, match.names))
    columns = max(8, min(len(chances), width - longest - 12))
    grid = Table.grid(padding=(0, 1))
    grid.title = words("review-chances")
    grid.title_justify = "left"
    for seat in range(match.players):
        line = [chances[k * (len(chances) - 1) // (columns - 1)][seat] for k in range(columns)]
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in line)
        grid.add_row(name_of(seat, match.names), bars, f"{100 * line[-1]:.0f} %")
    return grid


def legend(words: Words) -> Text:
    """Every sign with its name."""
    return Text("  ").join(Text.assemble(sign(mark), " ", words(f"review-mark-{mark}")) for mark in MARKS)


def table(match: Match, verdicts: Sequence[Verdict], words: Words) -> Table:
    """Accuracy and the count of each mark, seat by seat."""
    grid = Table(title=words("review-accuracies"), title_justify="left")
    grid.add_column(words("review-player"))
    grid.add_column(words("review-accuracy"), justify="right")
    for mark in MARKS:
        grid.add_column(sign(mark), justify="right")
    for seat in range(match.players):
        mine = [verdict for verdict in verdicts if verdict.turn.seat == seat]
        counts = Counter(verdict.mark for verdict in mine)
        percent = f"{accuracy([verdict.loss for verdict in mine]):.0f} %"
        grid.add_row(name_of(seat, match.names), percent, *(str(counts[mark] or "–") for mark in MARKS))
    return grid
