"""A seed to which people add their luck."""

from __future__ import annotations

import hashlib
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tesela
from tesela import cli
from tesela.engine.errors import BadRecord
from tesela.engine.record import Record
from tesela.engine.seed import Parts, mixed
from tesela.words import LANGUAGES, say, words

SECRET = "000102030405060708090a0b0c0d0e0f"
LUCK = ["ffeeddccbbaa99887766554433221100", "00112233445566778899aabbccddeeff"]
PARTS = Parts(SECRET, [LUCK[0], None, LUCK[1]])
SEED = "ff8e2426aafa04b02d26b5cbb35af949"


def test_the_mix_is_what_its_description_says_byte_for_byte() -> None:
    smallest_first = bytes.fromhex(SECRET + LUCK[1] + LUCK[0])
    assert mixed(SECRET, LUCK) == hashlib.sha256(b"tesela/luck/1" + smallest_first).hexdigest()[:32] == SEED


def test_everybodys_luck_counts_and_who_gave_none_changes_nothing() -> None:
    assert mixed(SECRET, [*LUCK, None]) == SEED
    others = [mixed(SECRET, LUCK[:1]), mixed(SECRET, []), mixed(LUCK[0], LUCK), mixed(SECRET, [LUCK[0], SECRET])]
    assert len({SEED, *others}) == 5


def test_where_people_sit_does_not_change_the_seed() -> None:
    assert {mixed(SECRET, order) for order in permutations([*LUCK, SECRET])} == {mixed(SECRET, [*LUCK, SECRET])}


def record(**changes: Any) -> Record:
    """A finished game whose seed was mixed, with these changes and a checksum that fits them."""
    match = tesela.game("finca").match(3, int(SEED, 16), names=("Ada", "Artisan", "Zoé"))
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return msgspec.structs.replace(match.record().mixed_of(PARTS), **changes).sealed_anew()


WHOLE = record()
FORGED: list[tuple[dict[str, Any], str]] = [
    ({"parts": Parts(SECRET, [LUCK[0], None, None])}, "record-luck"),
    ({"parts": Parts(SECRET, [LUCK[0], LUCK[1], LUCK[1]])}, "record-luck"),
    ({"parts": Parts(LUCK[0], PARTS.luck)}, "record-luck"),
    ({"parts": Parts(SECRET, [*LUCK])}, "record-luck"),
    ({"seed_chosen": True}, "record-luck"),
    ({"commitment": "0" * 64}, "record-commitment"),
    ({"parts": None}, "record-commitment"),
    ({"seed": SECRET}, "record-luck"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_whose_luck_is_in_the_seed(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    WHOLE.save(path := tmp_path / "mixed.tesela")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert cli.main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "Ada, Zoé" in said
    assert SECRET in said
    assert words(language)(say("finca-title")) in said
    assert hashlib.sha256(SECRET.encode()).hexdigest() in said


@pytest.mark.parametrize(("changes", "reason"), FORGED)
def test_verify_refuses_parts_that_do_not_make_the_seed_or_were_not_promised(
    changes: dict[str, Any], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = record(**changes)
    with pytest.raises(BadRecord) as caught:
        Record.loads(forged.dumps())
    assert caught.value.message.args["reason"].id == reason
    forged.save(path := tmp_path / "forged.tesela")
    assert cli.main(["verify", str(path)]) == 2
    assert all(words(language)(caught.value.message) for language in LANGUAGES)


@pytest.mark.parametrize("luck", ["", "0" * 31, "0" * 33, "0" * 32 + "\n", "G" * 32, "A" * 32, 7])
def test_luck_that_is_not_128_bits_in_hexadecimal_digits_is_unreadable(luck: Any) -> None:
    data = msgspec.json.decode(WHOLE.dumps())
    data["parts"]["luck"][1] = luck
    with pytest.raises(BadRecord) as caught:
        Record.loads(msgspec.json.encode(data))
    assert caught.value.message.args["reason"].id == "record-unreadable"


def test_a_record_without_luck_is_written_as_ever() -> None:
    match = tesela.game("finca").match(2, 1)
    assert b"parts" not in match.record().dumps()
