"""Every message exists in every language, says the same things, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
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
                found[entry.id.name] = set(re.findall(r"\$(\w+)", sentences(language)[entry.id.name]))
    return found


@cache
def sentences(language: str) -> dict[str, str]:
    """What each message of a language says, as it is written."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Entry) and entry.span is not None:
                found[entry.id.name] = source[entry.span.start : entry.span.end].partition(" = ")[2]
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


@pytest.mark.parametrize("name", tesela.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_told_by_its_ruling_or_has_a_text_of_its_own(language: str, name: str) -> None:
    told = words(language)
    for option in tesela.game(name).options:
        assert told.knows(f"web-option-{name}-{option.name}")
        assert option.rule is None or option.rule in tesela.game(name).rulings
        assert told.knows(f"web-option-{name}-{option.name}-text") == (option.rule is None)


def test_every_expansion_of_majolica_names_its_ruling() -> None:
    rules = {option.name: option.rule for option in tesela.game("majolica").options}
    assert rules == {"bloom": "M19", "kaleidoscope": "M20", "missions": "M21"}


@pytest.mark.parametrize(
    ("language", "about", "not_said"),
    [
        ("fr", "finca", "double déplacement|maison"),
        ("fr", "majolica", r"carreau|mairie|\bbris"),
        ("fr", "monuments", "anneau|écran|pièce"),
        ("fr", "mozaika", "figures|une figure|chaque figure"),
        ("ru", "majolica", "задани|разби"),
        ("ru", "monuments", "фигур"),
    ],
)
def test_words_that_the_rulebooks_do_not_use_are_not_used(language: str, about: str, not_said: str) -> None:
    wrong = {id: text for id, text in sentences(language).items() if about in id and re.search(not_said, text, re.I)}
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "id", "word"),
    [
        ("fr", "finca-action-double", "vent fort"),
        ("fr", "rule-finca-F11", "Vent fort"),
        ("fr", "majolica-mission-broken", "fragmentée"),
        ("fr", "rule-majolica-M12", "hôtel de ville"),
        ("fr", "rule-majolica-M19", "Floraison en Cascade"),
        ("fr", "web-option-majolica-bloom", "Floraison en Cascade"),
        ("fr", "rule-majolica-M20", "Design Kaléidoscopique"),
        ("fr", "web-option-majolica-kaleidoscope", "Design Kaléidoscopique"),
        ("fr", "web-about-majolica", "tuiles"),
        ("fr", "web-monuments-step-last", "cercle extérieur"),
        ("fr", "web-option-monuments-open_screens", "Paravents"),
        ("ru", "majolica-mission-broken", "сломанная"),
        ("ru", "rule-majolica-M19", "Синхронное Цветение"),
        ("ru", "web-option-majolica-bloom", "Синхронное Цветение"),
        ("ru", "web-option-majolica-kaleidoscope", "Калейдоскопический дизайн"),
        ("ru", "rule-majolica-M21", "Карты целей"),
        ("ru", "web-option-majolica-missions", "Карты целей"),
        ("ru", "web-option-monuments-open_screens-text", "Фишки"),
    ],
)
def test_things_have_the_names_of_the_rulebooks(language: str, id: str, word: str) -> None:
    assert word in sentences(language)[id]


@pytest.mark.parametrize(
    ("language", "third", "fourth"),
    [("en", "artisan", "master"), ("fr", "artisan", "maître"), ("ru", "ремесленник", "мастер")],
)
def test_only_the_fourth_band_of_solo_is_a_master(language: str, third: str, fourth: str) -> None:
    told = sentences(language)
    assert third in told["majolica-band-3"]
    assert [number for number in range(1, 6) if fourth in told[f"majolica-band-{number}"]] == [4]


@pytest.mark.parametrize(
    ("language", "next_round"), [("en", "next round"), ("fr", "manche suivante"), ("ru", "(следующ|нов).. раунд")]
)
def test_the_black_piece_is_told_to_begin_the_next_round_too(language: str, next_round: str) -> None:
    for id in ("rule-monuments-W5", "web-monuments-black-detail", "web-monuments-guide-black"):
        assert re.search(next_round, sentences(language)[id]), id
