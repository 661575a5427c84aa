"""The terminal table of every game, played to the end in every language."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tesela
from tesela.games.finca.state import LAST_TURN
from tesela.terminal.table import Table
from tesela.words import LANGUAGES, say, words
from tests.conformance.cases import choose
from tests.games.finca.arrange import begun

ASIDES = ["help", "rule", "score", "hint", "why", "undo", "save", "nonsense"]


class Typist(Console):
    """A console at which somebody types the numbers of sensible choices, and now and then something else."""

    def __init__(self, columns: int) -> None:
        self.paper = io.StringIO()
        super().__init__(file=self.paper, width=columns, highlight=False)
        self.random = Random(4)
        self.asides = list(ASIDES)
        self.table: Table

    def input(self, *prompt: object, **options: object) -> str:
        if self.asides and self.random.random() < 0.2:
            return self.asides.pop()
        match = self.table.match
        seat = match.to_act[0]
        return str(match.legal(seat).index(choose(match, seat, self.random, eager=True)) + 1)


@pytest.mark.parametrize(("language", "columns"), list(zip(LANGUAGES, (124, 80, 80), strict=True)))
@pytest.mark.parametrize("name", tesela.game_names())
def test_a_whole_game_is_drawn_within_the_terminal(name: str, language: str, columns: int) -> None:
    game, text = tesela.game(name), words(language)
    players = game.players[0]
    match = game.match(players, 3, names=tuple("ABCDE"[:players]))
    typist = Typist(columns)
    typist.table = Table(match, {seat: "greedy" for seat in range(1, players)}, text, typist, seed=3)
    typist.table.run()
    assert match.over
    printed = typist.paper.getvalue()
    assert max(map(len, printed.splitlines())) <= columns
    assert text("table-help-title") in printed
    assert text("table-total") in printed
    assert text(say("table-seed", seed=f"{3:032x}", commitment=""))[:30] in printed
    assert text(f"rule-{name}-{game.rulings[0]}")[:40] in printed


def test_a_finished_game_can_still_be_looked_at_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(compiled=True)
    match.state.turn = LAST_TURN - 1
    paper = io.StringIO()
    console = Console(file=paper, width=120, force_terminal=True)
    lines = iter(["move 1", "nonsense", "score", f"save {tmp_path / 'no' / 'a.tesela'}", "quit", "never read"])
    monkeypatch.setattr(console, "input", lambda prompt: next(lines))
    Table(match, {1: "random"}, words("en"), console, seed=1).run()
    assert match.over
    assert next(lines) == "never read"
    assert "cannot be written" in paper.getvalue()
