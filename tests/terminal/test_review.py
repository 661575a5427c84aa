"""`tesela review` as a person uses it: what it prints, the page that it writes, what it refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tesela
from tesela.bots.review import MARKS, judge, turns, with_luck
from tesela.cli import main
from tesela.engine.record import load, read
from tesela.lab.review import affordable
from tesela.lab.review_page import page
from tesela.terminal.review import SIGNS
from tesela.words import LANGUAGES, words
from tests.conformance.cases import Case, played
from tests.golden import golden


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of the first rules."""
    return golden("finca", "3 players", rules=1).save(tmp_path_factory.mktemp("saves"))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", *arguments, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tesela: ")
    assert err.count("\n") == 1
    return err


def test_a_review_tells_every_turn_and_writes_a_page(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "game.html"
    assert main(["review", str(save), "--effort", "4", "--html", str(target), "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    match = load(save)
    whole = turns(match)
    assert f"\n {len(whole):3} " in out
    assert all(sign in out for sign in SIGNS.values())
    assert "Chances de gain" in out
    assert "gaffe" in out
    text = target.read_text()
    assert '<html lang="fr">' in text
    assert text.count("<details>") == len(whole)
    assert "<svg" in text
    assert all(outside not in text for outside in ("src=", "http", "@import", "url(", "<script", "<link"))


def test_the_same_game_gets_the_same_review(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["review", str(save), "--effort", "2", "--seed", "7", "--lang", "en"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


@pytest.mark.parametrize("name", tesela.game_names())
def test_the_page_of_every_game_in_every_language(name: str) -> None:
    game = tesela.game(name)
    match = played(Case(game, game.players[-1], game.complete({})), 2, True)
    verdicts = with_luck(match, [judge(match, turn, 1, 2) for turn in turns(match)[-12:]])
    for language in LANGUAGES:
        text = page(match, verdicts, words(language))
        assert text.count("<details>") == 12
        assert all(words(language)(f"review-mark-{mark}") in text for mark in MARKS)
        assert text.count("<polyline") == match.players


def test_names_are_not_markup() -> None:
    match = tesela.game("finca").match(2, 1, {}, ("<b>", "&"))
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    text = page(match, [judge(match, turns(match)[-1], 1, 2)], words("en"))
    assert "<b>&lt;b&gt;</b>" in text or "&lt;b&gt;" in text
    assert "<b><b>" not in text


def test_the_effort_follows_from_the_seconds(save: Path) -> None:
    match = load(save)
    assert affordable(match, 1.5) < affordable(match, 600)
    assert affordable(match, 1e-9) == 1


def test_an_unfinished_game_is_refused(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "half.tesela"
    load(save).at(30).record().save(path)
    assert "not finished" in refused(capsys, str(path))


def test_a_corrupt_record_is_refused(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.tesela"
    path.write_bytes(save.read_bytes().replace(b"place 1", b"place 2", 1))
    assert "checksum" in refused(capsys, str(path))
    path.write_bytes(save.read_bytes()[:400])
    assert "cannot be used" in refused(capsys, str(path))
    assert "cannot be used" in refused(capsys, str(tmp_path / "none.tesela"))


def test_another_version_of_the_rules_is_refused(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.tesela"
    msgspec.structs.replace(read(save), rules=99).sealed_anew().save(path)
    assert "version 99 of the rules" in refused(capsys, str(path))


def test_a_page_that_cannot_be_written_is_refused_before_the_work(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "cannot be written" in refused(capsys, str(save), "--html", str(tmp_path / "no" / "page.html"))
    assert "cannot be written" in refused(capsys, str(save), "--html", str(tmp_path))


@pytest.mark.parametrize("arguments", [["--effort", "0"], ["--effort=-5"], ["--seconds", "0"], ["--seconds", "nan"]])
def test_no_effort_is_refused(save: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "too little" in refused(capsys, str(save), *arguments)
