"""Help at the piece: every kind of piece has its sentences in every language, and names a ruling of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tesela.engine.game import find, names
from tesela.words import LANGUAGES, words

CLIENT = Path(__file__).parents[1] / "web" / "src"
FRAME = ("points", "round")  # carried by the frame around every board


def helps(game: str) -> dict[str, str]:
    """The ruling of each kind of piece, as the client has them."""
    table = (CLIENT / "games" / game / "help.ts").read_text(encoding="utf-8").partition("as const")[0]
    return dict(re.findall(r"^  (\w+): '(\w+)',$", table, re.MULTILINE))


def carried(folder: Path) -> str:
    """All that the components of a folder write where a piece says what it is."""
    sources = [path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in (".svelte", ".ts")]
    return " ".join(sources)


@pytest.mark.parametrize("game", names())
def test_every_piece_has_words_in_every_language_and_a_ruling_that_exists(game: str) -> None:
    table = helps(game)
    assert len(table) >= 15
    for piece, ruling in table.items():
        assert ruling in find(game).rulings, piece
        for language in LANGUAGES:
            sentences = words(language)(f"web-help-{game}-{piece}")
            assert 20 < len(sentences) < 220, f"{language} {piece}: {sentences}"
            assert sentences.endswith("."), sentences


@pytest.mark.parametrize("game", names())
def test_no_piece_asks_for_help_that_does_not_exist_and_none_is_written_in_vain(game: str) -> None:
    table, sources = helps(game), carried(CLIENT / "games" / game)
    asked = set(re.findall(r'(?:data-help|\bhelp)="(\w+)"', sources))
    assert asked <= set(table)
    spoken = {word for word in re.findall(r"['\"](\w+)['\"]", sources.replace("w{at + 1}", "w1' 'w2' 'w3' 'w4"))}
    assert set(table) - spoken - set(FRAME) - ({"w1", "w2", "w3", "w4"} if game == "majolica" else set()) == set()
