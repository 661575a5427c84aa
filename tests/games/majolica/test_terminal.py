"""Whole games at the terminal table, and its drawing at two widths."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

import tesela
from tesela.terminal.majolica import border, draw
from tesela.terminal.table import Table
from tesela.words import LANGUAGES, words
from tests.conformance.cases import Case, choose, walk
from tests.games.majolica.arrange import begun, lay

ALL_ON = {"bloom": True, "kaleidoscope": True, "missions": True}


class Typist(Console):
    """A console at which somebody plays by numbers, with a hint, a rule and an undo now and then."""

    def __init__(self, match: tesela.Match) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False)
        self.lines = self.typed(match)

    def input(self, *_: object, **__: object) -> str:
        return next(self.lines)

    def typed(self, match: tesela.Match) -> Iterator[str]:
        yield from ("help", "rule M9", "score", "why stop", "nonsense")
        random = Random(4)
        while True:
            seat = match.to_act[0]
            yield str(match.legal(seat).index(choose(match, seat, random, True)) + 1)

    @property
    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_solo_game_can_be_played_in_each_language(language: str) -> None:
    match = tesela.game("majolica").match(1, 8, ALL_ON, ("Ada",))
    console = Typist(match)
    Table(match, {}, words(language), console, 1).run()
    assert match.over
    assert match.state.turn == 24
    catalogue = words(language)
    band = match.view()["band"]
    assert catalogue(f"majolica-band-{band}") in console.shown
    assert catalogue("rule-majolica-M9")[:40] in console.shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "width"), [(1, 80), (2, 124), (4, 80)])
def test_the_drawing_fits_the_width(players: int, width: int, language: str) -> None:
    case = Case(tesela.game("majolica"), players, dict(ALL_ON))
    names = ("Ada", "Berta", "Cleo", "Dora")[:players]
    for number, match in enumerate(walk(case, 3, True, limit=200)):
        if number % 20 == 0:
            console = Console(file=io.StringIO(), width=width)
            console.print(draw(match.view(0), words(language), names))
            assert isinstance(console.file, io.StringIO)
            lines = console.file.getvalue().splitlines()
            assert max(map(len, lines)) <= width
            assert all(name in console.file.getvalue() for name in names)


def test_the_border_is_drawn_round_the_tiles_with_the_lengths_of_runs() -> None:
    match = begun(compiled=True)
    lay(match.state, ".... RY.G RYBG RYBG")
    frame = border(match.view())
    assert [frame[corner] for corner in ((2, 0), (2, 8), (8, 0), (8, 8))] == ["┌", "┐", "└", "┘"]
    assert frame[2, 1] == "2", "the run a2–b2 above its middle"
    assert frame[2, 7] == "1", "the lone corner d2"
    assert frame[8, 3] == "4"
    assert (frame[5, 0], frame[5, 8]) == ("3", "3")
