"""The terminal table of every game, played to the end in every language."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tesela
from tesela.bots.review import Line
from tesela.games.finca.state import LAST_TURN
from tesela.terminal import table as terminal
from tesela.terminal.table import COMMANDS, Table, command_words
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


def scripted(monkeypatch: pytest.MonkeyPatch, lines: list[str], width: int = 120) -> tuple[Console, list[str]]:
    """A terminal at which these lines are typed, and what was printed before each of them."""
    paper, printed = io.StringIO(), list[str]()
    console = Console(file=paper, width=width, force_terminal=True, color_system=None, highlight=False)
    typed = iter(lines)

    def read(prompt: str) -> str:
        printed.append(paper.getvalue())
        paper.seek(0)
        paper.truncate()
        return next(typed)

    monkeypatch.setattr(console, "input", read)
    return console, printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keyboard_is_passed_on_with_nothing_of_the_last_one_in_sight(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    text = words(language)
    match = tesela.game("mozaika").match(3, 5, names=("Ada", "Bo", "Cy"))
    console, printed = scripted(monkeypatch, ["1", "", "1", "", "1", "", "4", "", "quit"])
    Table(match, {}, text, console, seed=5).run()
    asked = [text(say("table-pass", seat=seat), match.names) for seat in range(3)]
    passed = [(page, asking) for page in printed for asking in asked if asking in page]
    assert len(passed) == 4
    for page, asking in passed:
        seen, cleared, rest = page.rpartition("\x1b[3J")
        assert cleared
        assert seen.endswith("\x1b[2J\x1b[H")
        assert rest.split() == asking.split()
    assert match.moves[-1].notation == "bid 3"
    assert text("mozaika-table-sealed") in printed[-1]
    assert text(say("table-turn", seat=match.to_act[0]), match.names) in printed[-1]


def test_one_person_among_bots_keeps_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tesela.game("finca").match(3, 5, names=("Ada", "Bo", "Cy"))
    console, printed = scripted(monkeypatch, ["place 1", "place 2", "quit"])
    Table(match, {0: "greedy", 2: "greedy"}, words("en"), console, seed=5).run()
    assert len(match.moves) == 7
    assert [move.notation for move in match.moves if move.seat == 1] == ["place 1", "place 2"]
    assert not any("\x1b[2J" in page for page in printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_players_language_and_in_english(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    text = words(language)
    told = {
        "score": text("table-points"),
        "rule": text("rule-finca-F1")[:40],
        "why": text(say("table-why-usage", example="move 1")),
        "save": text("table-save-usage"),
        "hint": text(say("table-hint", label="", win=0, margin="", number=0))[2:8],
        "help": text("table-help-title"),
        "undo": text("error-undo-nothing"),
    }
    for name, answer in told.items():
        own = text(f"table-command-{name}")
        for word in (name, own, own.upper()):
            console, printed = scripted(monkeypatch, [word, "quit"])
            Table(tesela.game("finca").match(2, 5), {1: "greedy"}, text, console, seed=5).run()
            assert answer in printed[1], word
            assert own in printed[0].splitlines()[-1]


def test_accents_may_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    console, printed = scripted(monkeypatch, ["regle F1", "quitter"])
    Table(tesela.game("finca").match(2, 5), {1: "greedy"}, words("fr"), console, seed=5).run()
    assert words("fr")("rule-finca-F1")[:40] in printed[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_also_the_beginning_of_a_move(language: str) -> None:
    commands = command_words(words(language))
    assert set(commands.values()) == set(COMMANDS)
    for name in tesela.game_names():
        assert commands.keys().isdisjoint(text.split()[0] for text in tesela.game(name).notation)


@pytest.mark.parametrize(("language", "margin"), [("en", "+1.5"), ("fr", "+1,5"), ("ru", "−0,5")])
def test_a_hint_writes_numbers_as_the_language_does(
    monkeypatch: pytest.MonkeyPatch, language: str, margin: str
) -> None:
    match = tesela.game("finca").match(2, 5)
    points = float(margin.replace(",", ".").replace("−", "-"))
    line = Line(["place 1"], [match.label(0, "place 1")], [], 0.5, 0.1, points, [0.5, 0.5], "best")
    monkeypatch.setattr(terminal, "advise", lambda *_: [line])
    console, printed = scripted(monkeypatch, ["hint", "quit"])
    Table(match, {1: "greedy"}, words(language), console, seed=5).run()
    assert margin in printed[1]
    assert words(language)(match.label(0, "place 1")) in printed[1]
