from __future__ import annotations

import contextlib
import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tesela
from tesela.engine.errors import BadRecord
from tesela.engine.record import SIZE_LIMIT, Record
from tesela.engine.seed import commitment
from tesela.words import LANGUAGES, words

FINCA = tesela.game("finca")


def record(moves: int = 30) -> Record:
    match = FINCA.match(players=3, seed=99, names=("Aina", "Бьель", "Cati"))
    random = Random(1)
    while not match.over and len(match.moves) < moves:
        match.play(match.to_act[0], random.choice(match.legal(match.to_act[0])))
    return match.record()


WHOLE = record()
TEXT = WHOLE.dumps()
DATA: dict[str, Any] = msgspec.json.decode(TEXT)


def sealed(**changes: Any) -> bytes:
    """The file with these changes and a checksum that fits them."""
    changed = msgspec.convert({**DATA, **changes}, Record)
    return msgspec.structs.replace(changed, checksum=changed.digest()).dumps()


def refuse(data: bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        Record.loads(data).replay()
    assert all(words(language)(caught.value.message) for language in LANGUAGES)
    return str(caught.value.message.args["reason"].id)


def test_a_record_holds_all_that_is_needed_in_readable_form() -> None:
    assert DATA["game"] == "finca"
    assert DATA["players"] == ["Aina", "Бьель", "Cati"]
    assert DATA["seed"] == f"{99:032x}"
    assert DATA["commitment"] == commitment(99)
    assert DATA["moves"][0].startswith("0 place ")
    assert DATA["rules"] == FINCA.rules_version
    assert "Бьель" in TEXT.decode()


def test_it_loads_and_goes_on(tmp_path: Path) -> None:
    WHOLE.save(tmp_path / "a.tesela")
    match = tesela.load(tmp_path / "a.tesela")
    assert match.record() == WHOLE
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert [path.name for path in tmp_path.iterdir()] == ["a.tesela"]


def test_a_finished_game_carries_its_scores_and_they_are_checked() -> None:
    finished = record(moves=2000)
    assert finished.scores is not None
    assert Record.loads(finished.dumps()).replay().scores == tuple(finished.scores)
    wrong = msgspec.structs.replace(finished, scores=[score + 1 for score in finished.scores])
    assert refuse(msgspec.structs.replace(wrong, checksum=wrong.digest()).dumps()) == "record-scores"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rules": 99}, "record-version"),
        ({"game": "chess"}, "error-game"),
        ({"players": ["A"]}, "error-players"),
        ({"players": ["A", "B", ""]}, "error-names"),
        ({"options": {"storm": True}}, "error-option"),
        ({"seed": f"{98:032x}"}, "record-commitment"),
        ({"moves": ["0 place 1", "0 place 2"]}, "record-move"),
        ({"moves": ["0 place 99"]}, "record-move"),
        ({"moves": ["7 place 1"]}, "record-move"),
        ({"moves": ["place 1"]}, "record-move"),
        ({"moves": ["² place 1"]}, "record-move"),
        ({"moves": [""]}, "record-move"),
        ({"scores": [1, 2, 3]}, "record-scores"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    assert refuse(sealed(**changes)) == reason


def test_a_changed_move_is_noticed() -> None:
    first = DATA["moves"][0].encode()
    other = b"0 place 1" if first == b"0 place 2" else b"0 place 2"
    assert refuse(TEXT.replace(b'"%s"' % first, b'"%s"' % other, 1)) == "record-checksum"


@pytest.mark.parametrize("missing", list(DATA))
def test_a_missing_field_is_noticed(missing: str) -> None:
    data = copy.deepcopy(DATA)
    del data[missing]
    assert refuse(msgspec.json.encode(data)) == "record-unreadable"


def test_truncated_oversized_empty_and_absent_files_are_refused(tmp_path: Path) -> None:
    for length in range(0, len(TEXT) - 1, 37):
        assert refuse(TEXT[:length]) == "record-unreadable"
    assert refuse(TEXT + b" " * SIZE_LIMIT) == "record-too-large"
    assert refuse(b"[" * 200_000) == "record-unreadable"
    assert refuse(b'{"moves": "' + b"\xff\xfe" + b'"}') == "record-unreadable"
    for path in (tmp_path / "nothing.tesela", tmp_path):
        with pytest.raises(BadRecord):
            tesela.load(path)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.binary(max_size=400))
def test_any_bytes_are_refused_without_another_error(data: bytes) -> None:
    refuse(data)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_change_of_a_few_bytes_is_refused_or_changes_nothing(data: st.DataObject) -> None:
    changed = bytearray(TEXT)
    for _ in range(data.draw(st.integers(1, 4))):
        position = data.draw(st.integers(0, len(changed) - 1))
        changed[position] = data.draw(st.integers(0, 255))
    with contextlib.suppress(BadRecord):
        assert Record.loads(bytes(changed)) == WHOLE


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(sorted(DATA)),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    ),
)
def test_any_value_in_any_field_is_refused_or_harmless(field: str, value: Any) -> None:
    try:
        data = msgspec.json.encode({**DATA, field: value})
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return
    with contextlib.suppress(BadRecord):
        assert Record.loads(data) == WHOLE
