"""An edited components file: good ones are taken, wrong ones refused with their line and the fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesela.engine.errors import BadComponents
from tesela.games.majolica.box import Card, load
from tesela.words import LANGUAGES, words
from tests.games.majolica.arrange import COMPONENTS

TEXT = COMPONENTS.read_text(encoding="utf-8")


def line_of(part: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), start=1) if part in line)


def edited(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = tmp_path / "components.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_corrected_face_and_other_mission_points_are_taken(tmp_path: Path) -> None:
    box = load(edited(tmp_path, '"RRRYY"', '"RRGYB*"'))
    assert Card(5, "RRGYB", True) in box.cards
    assert load(edited(tmp_path, "broken = 3", "broken = 4")).missions["broken"] == 4
    assert len(load(edited(tmp_path, '"RRB", ', "")).cards) == 35


@pytest.mark.parametrize(
    ("old", "new", "line", "fault"),
    [
        ('"BBBGG"', '"BBXGG"', '"BBBGG"', "letter"),
        ('"BBGGR"', '"BBGG"', '"BBGGR"', "cells"),
        ('"YYBBGG"', '"YYBB.G"', '"YYBBGG"', "letter"),
        ('"..R"', '"**R"', '"..R"', "letter"),
        ('"....YB"', '"....Y"', '"....YB"', "cells"),
        ('"RYB", ', "", "start =", "start"),
        ('"RRB"', "7", "3 = [", "texts"),
        ("broken = 3", 'broken = "3"', "broken = 3", "number"),
        ("broken = 3", "broken = true", "broken = 3", "number"),
        ("ladder = 3", "ladder = 99", "ladder = 3", "number"),
        ("ladder = 3\n", "", "[missions]", "missing"),
        ("ladder = 3", "lader = 3", "ladder = 3", "unknown"),
        ("[missions]", "[mission]", "[missions]", "unknown"),
        ("violets = [3, 3, 3, 5]", "violets = [3, 3, 3]", "violets = [3", "numbers"),
        ("ones = [3, 3, 4, 5]", "ones = [3, 3, 4, -5]", "ones =", "numbers"),
        ('"2:2:2"', '"2:3:2"', "patterns", "pattern"),
        ('"2:2:2", ', "", "patterns", "pattern"),
        ('"yellow"', '"amber"', "colours =", "colours"),
        ("display = 6", "display = 0", "display =", "number"),
        ("[17, 21, 25, 28]", "[17, 21, 21, 28]", "bands =", "bands"),
        ("rounds = 6", "rounds = 6.5", "rounds =", "number"),
        ('"RRYY", "RRBB"', '"RRYY" "RRBB"', '"RRYY", "RRBB"', "syntax"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_fault(tmp_path: Path, old: str, new: str, line: str, fault: str) -> None:
    with pytest.raises(BadComponents) as caught:
        load(edited(tmp_path, old, new))
    message = caught.value.message
    assert message.args["fault"].id == f"majolica-box-{fault}"
    assert (message.args["file"], message.args["line"]) == ("components.toml", line_of(line))
    assert all(words(language)(message) for language in LANGUAGES)


def test_a_table_that_is_no_table_and_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    start = TEXT.index("[solo]")
    path.write_text("solo = 3\n" + TEXT[:start], encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load(path)
    assert caught.value.message.args["fault"].id == "majolica-box-table"
    assert caught.value.message.args["line"] == 1
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents):
        load(path)
    with pytest.raises(BadComponents):
        load(tmp_path / "nowhere.toml")
