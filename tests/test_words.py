"""Every message exists in every language, says the same things, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry

import tesela
from tesela.words import LANGUAGES, LOCALES, Words, say, words

SOURCES = Path(tesela.__file__).parent
CLIENT = SOURCES.parents[1] / "web" / "src"


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message of a language."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path}: {entry.content}"
            if isinstance(entry, Entry):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                assert entry.value is not None, f"{path}: {entry.id.name} is empty"
                source = entry.span and path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
                found[entry.id.name] = set(re.findall(r"\$(\w+)", source or ""))
    return found


def texts_in_the_code() -> Iterator[tuple[str, bool]]:
    """Every string literal as a regular expression, and whether it is certainly a message id."""
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        ids = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("say", "words", "text", "language", "BadSetup", "BadRecord", "BadNotation"):
                    ids.add(node.args[0])
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value), node in ids
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                yield "".join(parts), node in ids


def texts_in_the_client() -> Iterator[tuple[str, bool]]:
    """The same for the browser client: quoted texts that look like ids; those of the client itself are certain."""
    hole = r"\$\{[^}`]*\}"
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            source = path.read_text(encoding="utf-8")
            for text in re.findall(rf"'([a-z][\w-]*-[\w-]+)'|`((?:{hole}|[\w-])+)`", source):
                literals = re.split(hole, "".join(text))
                if sum(map(len, literals)) > 4:  # a text that is nearly all holes says nothing
                    yield ".+".join(map(re.escape, literals)), literals[0].startswith("web-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used() -> None:
    texts = {pattern for pattern, _ in (*texts_in_the_code(), *texts_in_the_client()) if "-" in pattern}
    patterns = [re.compile(pattern) for pattern in texts]
    unused = [id for id in messages("en") if not any(pattern.fullmatch(id) for pattern in patterns)]
    assert unused == []


def test_every_message_that_the_code_says_exists() -> None:
    known = messages("en")
    texts = (*texts_in_the_code(), *texts_in_the_client())
    said = {pattern for pattern, certain in texts if certain and pattern not in ("", "en")}
    missing = [pattern for pattern in said if not any(re.fullmatch(pattern, id) for id in known)]
    assert missing == []


@pytest.mark.parametrize("name", tesela.game_names())
def test_every_game_has_a_title_and_a_text_for_each_ruling(name: str) -> None:
    game = tesela.game(name)
    for language in LANGUAGES:
        assert words(language).knows(f"{name}-title")
        assert all(words(language).knows(f"rule-{name}-{ruling}") for ruling in game.rulings)


def test_lists_names_and_plurals_are_told_in_each_language() -> None:
    fruits = [say("finca-fruit-fig", count=1), say("finca-fruit-olive", count=2)]
    message = say("finca-awarded", village=say("finca-village-inca"), finca=fruits, seat=1)
    names = ("Aina", "Biel")
    assert words("en")(message, names) == "Inca closes; its finca (1 fig, 2 olives) goes to Biel"
    assert words("fr")(message, names) == "Inca ferme ; sa finca (1 figue, 2 olives) va à Biel"
    assert words("ru")(message, names) == "Инка: закрыто, финка (1 инжир, 2 оливы) достаётся: Biel"


def test_an_unknown_message_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en")("no-such-message")
    with pytest.raises(LookupError):
        Words("en")(say("finca-did-lift"))
