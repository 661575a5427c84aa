"""Whole games at the terminal table, in every language and on narrow and wide screens."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

import tesela
from tesela.terminal.mozaika import draw
from tesela.terminal.table import Table
from tesela.words import Words, say, words
from tests.games.mozaika.arrange import bidding, lay_out

COMMANDS = ("help", "rule", "score", "hint", "why bid 60", "why fly a1", "bid 61", "nonsense", "undo")


def lines(random: Random) -> Iterator[str]:
    """What a person types: every command once, then choices by number."""
    yield from COMMANDS
    while True:
        yield str(random.randint(1, 4))


@pytest.mark.parametrize(("language", "players", "width"), [("en", 4, 100), ("fr", 3, 80), ("ru", 5, 120)])
def test_a_whole_game_is_played_at_the_table(
    language: str, players: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = io.StringIO()
    console = Console(file=paper, width=width)
    typed = lines(Random(players))
    monkeypatch.setattr(console, "input", lambda prompt: next(typed))
    match = tesela.game("mozaika").match(players, seed=6, names=("Ana", "Bo", "Cy", "Di", "Ed")[:players])
    table = Table(match, {seat: "greedy" for seat in range(1, players)}, words(language), console, seed=6)
    table.run()
    assert match.over
    output = paper.getvalue()
    assert words(language)("mozaika-phase-over") in output
    assert words(language)("mozaika-score-squares") in output
    assert max(map(len, output.splitlines())) <= width


def drawn(match: tesela.Match, seat: int | None, language: Words, width: int = 120) -> str:
    """The table as one seat sees it."""
    paper = io.StringIO()
    Console(file=paper, width=width).print(draw(match.view(seat), language, match.names))
    return paper.getvalue()


def test_points_stand_on_the_frame_and_flies_on_their_tiles(compiled: bool) -> None:
    match = bidding(compiled)
    lay_out(match.state, 0, "Ra Ra* Rb Rb  Ra Ra Gc --  Ra -- Yb --  Ra -- -- Yc")
    rows = [line[:19] for line in drawn(match, 0, words("en")).splitlines()]
    begin = rows.index("  ┌───┬───┬───┬───┐")
    assert rows[begin + 1 : begin + 9] == [
        "1 │R☼ │R☼*│R≈ │R≈ 1",
        "  ├───3───┼───┼───┤",
        "2 │R☼ │R☼ │G♠ │   │",
        "  ├───┼───┼───┼───┤",
        "3 │R☼ │   │Y≈ │   │",
        "  ├───┼───┼───┼───┤",
        "4 │R☼ │   │   │Y♠ │",
        "  └─4─┴───┴───┴───┘",
    ]


def test_others_see_a_seal_and_not_the_bid(compiled: bool) -> None:
    match = bidding(compiled)
    match.play(1, "bid 7")
    english = words("en")
    sealed = english("mozaika-table-sealed")
    assert sealed not in drawn(match, 1, english)
    assert sealed in drawn(match, 0, english)
    assert sealed in drawn(match, None, english)
    assert english(say("mozaika-table-lowest")) in drawn(match, None, english)
