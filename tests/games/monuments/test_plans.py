"""The file of plans: it is what the ruling sheet says, and an edited one with a fault is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import tesela
from tesela.cli import main
from tesela.engine.errors import BadComponents
from tesela.games.monuments.plans import Plan, load_plans
from tesela.games.monuments.state import BOX, PLANS
from tesela.words import LANGUAGES, words

FILE = Path(tesela.__file__).parent / "games" / "monuments" / "plans.toml"
TEXT = FILE.read_text(encoding="utf-8")

LAST = TEXT[TEXT.index("[cluny_reliquary]") :]
CAPITOL = 'title = "Capitol"'
FAULTS = {  # what is written instead of what, a text of the line that is named and how far above it, and the reason
    "not a file of tables": ("[notre_dame]", "[notre_dame", "[notre_dame", 0, "unreadable"),
    "cut off": ("reliquary = [4, -2]", "reliquary = [4,", "reliquary = [4,", 0, "unreadable"),
    "an unknown monument": ("[taj_mahal]", "[taj]", "[taj]", 0, "unknown"),
    "a monument less": (LAST, "", "# The layer plans", 0, "missing"),
    "the same as nothing": ('same_as = "cluny"', 'same_as = "clunny"', "clunny", 0, "missing"),
    "the same and yet other": ('same_as = "cluny"', 'same_as = "cluny"\nlevel_1 = 3', "level_1 = 3", 0, "unknown"),
    "an unknown key": ("reliquary = [4, -2]", "reliquaire = [4, -2]", "reliquaire", 0, "unknown"),
    "a sixth level": (CAPITOL, f"{CAPITOL}\nlevel_6 = 3", "level_6 = 3", 0, "unknown"),
    "a level that is no table": ("[capitol.level_5]", "[[capitol.level_5]]", "[[capitol.level_5]]", 0, "missing"),
    "an unknown colour": ("neutral = [[0, 4], [8, 4]]", "beige = [[0, 4], [8, 4]]", "beige", 0, "unknown"),
    "half a corner": ("orange = [[7, 3]]", "orange = [[7]]", "[[7]]", 0, "corner"),
    "a broken number": ("orange = [[7, 3]]", "orange = [[7, 3.5]]", "3.5", 0, "corner"),
    "yes for a number": ("orange = [[7, 3]]", "orange = [[7, true]]", "true", 0, "corner"),
    "a word for a list": ("orange = [[7, 3]]", 'orange = "top"', '"top"', 0, "corner"),
    "a corner far away": ("orange = [[7, 3]]", "orange = [[7, 300]]", "300", 0, "corner"),
    "a brick in a brick": ("red = [[0, 4], [8, 4],", "red = [[1, 4], [8, 4],", "red = [[1, 4]", 0, "overlap"),
    "the reliquary in a brick": ("reliquary = [4, -2]", "reliquary = [4, -1]", "reliquary = [4, -1]", 0, "overlap"),
    "a brick in the air": ("orange = [[7, 3]]", "orange = [[9, 3]]", "[[9, 3]]", 0, "support"),
    "a brick half in the air": ("orange = [[7, 3]]", "orange = [[8, 5]]", "[[8, 5]]", 0, "support"),
    "a brick less": ("orange = [[3, 3]]", "orange = []", "[san_pietro]", 0, "bricks"),
    "a round less": ("  [1, 4, 4, 3, 3, 1],\n", "", "[13, 9", 1, "rounds"),
    "a number less": ("[1, 4, 4, 3, 3, 1]", "[1, 4, 4, 3, 3]", "[1, 4, 4, 3, 3]", 0, "round"),
    "a negative number": ("[1, 4, 4, 3, 3, 1]", "[1, 4, -4, 3, 3, 1]", "[1, 4, -4", 0, "round"),
    "too few bricks": ("[1, 4, 4, 3, 3, 1]", "[1, 4, 2, 3, 5, 1]", "[13, 9", 1, "pieces"),
    "more than the box holds": ("[1, 4, 4, 3, 3, 1]", "[9, 4, 4, 3, 3, 1]", "[13, 9", 1, "pieces"),
    "two black pieces": ("[1, 4, 4, 3, 3, 1]", "[1, 4, 4, 3, 3, 2]", "3, 3, 2]", 0, "black"),
    "a quarry half empty": ("[1, 4, 4, 3, 3, 1]", "[1, 4, 4, 3, 1, 1]", "3, 1, 1]", 0, "few"),
}


def load(tmp_path: Path, text: str) -> dict[str, Plan]:
    path = tmp_path / "plans.toml"
    path.write_text(text, encoding="utf-8")
    return load_plans(path, BOX)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_refused_with_its_place_and_reason(fault: str, tmp_path: Path) -> None:
    before, after, named, above, reason = FAULTS[fault]
    assert before in TEXT
    text = TEXT.replace(before, after, 1)
    with pytest.raises(BadComponents) as caught:
        load(tmp_path, text)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if named in line) - above
    args = caught.value.message.args
    assert (args["file"], args["line"]) == ("plans.toml", line)
    assert args["fault"].id == f"monuments-plan-{reason}"
    assert all(words(language)(caught.value.message) for language in LANGUAGES)


def test_a_fault_reads_as_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as caught:
        load(tmp_path, TEXT.replace("orange = [[7, 3]]", "orange = [[9, 3]]"))
    assert str(caught.value) == (
        "plans.toml, line 83: level 5: [9, 3] does not rest on bricks of the level below with its whole base."
    )


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_refused(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "plans.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadComponents):
        load_plans(path, BOX)


def test_in_a_list_of_many_lines_the_fault_is_found_in_its_own(tmp_path: Path) -> None:
    text = TEXT.replace("[[6, 2], [8, 2], [6, 4], [8, 4]]", "[\n  [6, 2],\n  [8, 2],\n  [6,  14],\n  [8, 4],\n]")
    with pytest.raises(BadComponents) as caught:
        load(tmp_path, text)
    assert caught.value.message.args["line"] == text.splitlines().index("  [6,  14],") + 1


def test_a_corrected_file_is_taken(tmp_path: Path) -> None:
    moved = TEXT.replace("reliquary = [4, -2]", "reliquary = [12, 4]").replace(
        "[3, 7, 6, 4, 3, 1]", "[4, 7, 5, 4, 3, 1]"
    )
    plans = load(tmp_path, moved)
    assert plans["cluny_reliquary"].reliquary == (1, 12, 4, "gem")
    assert plans["notre_dame"].rounds[2] == (4, 7, 5, 4, 3, 1)
    assert plans["notre_dame"].bricks == PLANS["notre_dame"].bricks


def test_the_order_of_the_file_does_not_matter(tmp_path: Path) -> None:
    turned = TEXT.replace("[[6, 2], [8, 2], [6, 4], [8, 4]]", "[[8, 4], [6, 4], [8, 2], [6, 2]]")
    assert load(tmp_path, turned) == PLANS


def test_a_monument_that_is_not_known_is_refused_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "monuments", "--monument", "babel", "--lang", "en"]) == 2
    assert "babel" in capsys.readouterr().err
