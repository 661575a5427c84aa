"""World Monuments at the terminal: whole games in three languages, and a drawing that fits."""

from __future__ import annotations

import io
import itertools
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tesela
from tesela.cli import main
from tesela.engine.game import Choice
from tesela.terminal.monuments import HIDDEN, draw
from tesela.words import LANGUAGES, say, words
from tests.games.monuments.arrange import building, hold
from tests.games.monuments.oracle import NAMES

TALK = (
    "help",
    "hint",
    "why pass",
    "why take red",
    "rule W4",
    "rule",
    "score",
    "build 1",
    "go nowhere",
    "",
    "99",
    "undo",
)


def played(monument: str, decisions: int, open_screens: bool = False) -> tesela.Match:
    options: dict[str, Choice] = {"monument": monument, "open_screens": open_screens}
    match = tesela.game("monuments").match(3, 7, options, ("Aina", "Biel", "Cati"))
    random = Random(7)
    for _ in range(decisions):
        if not match.over:
            match.play(match.to_act[0], random.choice(match.legal(match.to_act[0])))
    return match


def drawn(match: tesela.Match, seat: int | None, language: str = "en", width: int = 120) -> str:
    console = Console(width=width, record=True, file=io.StringIO(), highlight=False)
    console.print(draw({**match.view(seat), "viewer": seat}, words(language), match.names))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "abbey.tesela"
    lines = itertools.chain(["1", *TALK, f"save {save}"], itertools.cycle(["2", "1"]))
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    arguments = ["--monument", "cluny_reliquary", "--open_screens", "on", "--seed", "4", "--lang", language]
    assert main(["play", "monuments", *arguments]) == 0
    out = capsys.readouterr().out
    assert words(language)("monuments-monument-cluny_reliquary") in out
    assert words(language)("rule-monuments-W12")[:40] in out
    assert f"{4:032x}" in out
    assert tesela.verify(save).options == {"monument": "cluny_reliquary", "open_screens": True}


def test_the_monument_is_chosen_on_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    assert main(["play", "monuments", "--monument", "cluny", "--lang", "en"]) == 0
    assert "Cluny Abbey · round 1 of 3 · quarry · 0 of 69 placed" in capsys.readouterr().out


@pytest.mark.parametrize("monument", NAMES)
@pytest.mark.parametrize("width", [80, 124])
def test_the_drawing_fits_and_shows_every_level(monument: str, width: int) -> None:
    phases = set()
    for decisions in range(0, 300, 23):
        match = played(monument, decisions)
        phases.add(match.view()["phase"])
        language = LANGUAGES[decisions % 3]
        text = drawn(match, 0, language, width)
        assert max(map(len, text.splitlines())) <= width
        for level, points in enumerate([1, 3, 5, 7, 9], 1):
            assert words(language)(say("monuments-table-level", level=level, points=points)) in text
    assert {"walking", "building"} <= phases


def test_the_wheel_shows_where_the_worker_may_go() -> None:
    match = tesela.game("monuments").match(2, 3)
    assert all(f"›{number}" in drawn(match, 0) for number in range(1, 13))
    match.play(0, "go 1")
    assert "♙1" in drawn(match, 1)


def test_screens_hide_what_others_hold_until_they_are_open_or_the_game_is_over() -> None:
    match = building(True, players=3)
    hold(match.state, 1, violet=17)
    assert "17" not in drawn(match, 0).partition("Players")[2].partition("wanted")[0]
    assert drawn(match, 0).count(HIDDEN) == 12
    assert drawn(match, None).count(HIDDEN) == 18
    assert "17" in drawn(match, 1).partition("Players")[2].partition("wanted")[0]
    match.options["open_screens"] = True
    assert HIDDEN not in drawn(match, 0)
    over = played("taj_mahal", 2000)
    assert over.over
    assert HIDDEN not in drawn(over, None)
