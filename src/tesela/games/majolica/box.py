"""Reads components.toml. A file that was edited wrongly is refused with the line and the fault."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from tesela.engine.errors import BadComponents
from tesela.words import Argument, say

COLOUR_NAMES = ("red", "yellow", "blue", "green")
LETTERS = "RYBG"
ANY_LETTER = "."
CELLS_OF_POINTS = {3: 3, 4: 4, 5: 5, 7: 6}
MISSION_NAMES = ("five_cards", "broken", "three_fours", "kept", "violets", "ladder", "first_three", "two_at_once")
START_CARDS = 4
KEYS: dict[str, tuple[str, ...]] = {
    "": ("colours", "display", "town_hall", "workshops", "cards", "kaleidoscope", "missions", "solo"),
    "town_hall": ("violets", "ones"),
    "workshops": ("patterns", "raises"),
    "cards": ("start", *map(str, CELLS_OF_POINTS)),
    "kaleidoscope": tuple(map(str, CELLS_OF_POINTS)),
    "missions": MISSION_NAMES,
    "solo": ("rounds", "bands"),
}


class Card(NamedTuple):
    """One design card: its points, the letter of each cell, and whether it has the bonus symbol."""

    points: int
    cells: str
    bonus: bool


class Box(NamedTuple):
    """All that is in the box."""

    display: int
    violets: list[int]
    ones: list[int]
    patterns: list[list[int]]
    raises: list[int]
    start: list[Card]
    cards: list[Card]
    kaleidoscope: list[Card]
    missions: dict[str, int]
    solo_rounds: int
    bands: list[int]


def load(path: Path) -> Box:
    """The box that a file describes."""
    return _Reader(path).box()


class _Reader:
    """One components file; remembers where things stand so that a fault can name its line."""

    def __init__(self, path: Path) -> None:
        self._name = path.name
        self._lines: list[str] = []
        try:
            text = path.read_text(encoding="utf-8")
            self._lines = text.splitlines()
            self._data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            where = re.search(r"at line (\d+)", str(fault))
            line = int(where[1]) if where else max(1, len(self._lines))
            raise BadComponents(self._name, line, say("majolica-box-syntax", detail=str(fault)[:120])) from None
        except UnicodeDecodeError as fault:
            raise BadComponents(self._name, 1, say("majolica-box-syntax", detail=str(fault)[:120])) from None
        except OSError as fault:
            detail = fault.strerror or type(fault).__name__
            raise BadComponents(self._name, 1, say("majolica-box-syntax", detail=detail)) from None

    def box(self) -> Box:
        """Everything, checked."""
        for table, keys in KEYS.items():
            self._check_keys(table, keys)
        if self._data["colours"] != list(COLOUR_NAMES):
            raise self._bad("", "colours", "majolica-box-colours", colours=", ".join(COLOUR_NAMES))
        return Box(
            display=self._number("", "display", 1, 6),
            violets=[0, *self._numbers("town_hall", "violets", 4, 0, 9)],
            ones=[0, *self._numbers("town_hall", "ones", 4, 0, 9)],
            patterns=self._patterns(),
            raises=self._numbers("workshops", "raises", 4, 0, 3),
            start=self._start(),
            cards=[card for points in CELLS_OF_POINTS for card in self._faces("cards", str(points), points)],
            kaleidoscope=[
                card for points in CELLS_OF_POINTS for card in self._faces("kaleidoscope", str(points), points)
            ],
            missions={name: self._number("missions", name, 0, 9) for name in MISSION_NAMES},
            solo_rounds=self._number("solo", "rounds", 1, 50),
            bands=self._bands(),
        )

    def _check_keys(self, table: str, keys: tuple[str, ...]) -> None:
        found = self._data[table] if table else self._data
        if not isinstance(found, dict):
            raise self._bad("", table, "majolica-box-table", name=table)
        for key in found:
            if key not in keys:
                raise self._bad(table, key, "majolica-box-unknown", name=key, known=", ".join(keys))
        for key in keys:
            if key not in found:
                raise self._bad(table, "", "majolica-box-missing", name=key)

    def _value(self, table: str, key: str) -> Any:
        return (self._data[table] if table else self._data)[key]

    def _number(self, table: str, key: str, least: int, most: int) -> int:
        value = self._value(table, key)
        if not _is_number(value, least, most):
            raise self._bad(table, key, "majolica-box-number", name=key, least=least, most=most)
        return int(value)

    def _numbers(self, table: str, key: str, count: int, least: int, most: int) -> list[int]:
        value = self._value(table, key)
        if not isinstance(value, list) or len(value) != count or not all(_is_number(n, least, most) for n in value):
            raise self._bad(table, key, "majolica-box-numbers", name=key, count=count, least=least, most=most)
        return value

    def _texts(self, table: str, key: str) -> list[str]:
        value = self._value(table, key)
        if not isinstance(value, list) or not value or not all(isinstance(text, str) for text in value):
            raise self._bad(table, key, "majolica-box-texts", name=key)
        return value

    def _patterns(self) -> list[list[int]]:
        patterns = self._texts("workshops", "patterns")
        for text in patterns:
            if len(patterns) != 4 or not re.fullmatch(r"([1-4])(:\1){0,3}", text) or _size(text) > 6:
                raise self._bad("workshops", "patterns", "majolica-box-pattern", text=text[:20], item=text)
        return [[int(number) for number in text.split(":")] for text in patterns]

    def _start(self) -> list[Card]:
        cards = self._faces("cards", "start", 3)
        if len(cards) != START_CARDS:
            raise self._bad("cards", "start", "majolica-box-start", count=START_CARDS)
        return cards

    def _faces(self, table: str, key: str, points: int) -> list[Card]:
        cards = []
        letters = LETTERS if table == "cards" else LETTERS + ANY_LETTER
        count = CELLS_OF_POINTS[points]
        for text in self._texts(table, key):
            cells = text.removesuffix("*")
            wrong = [letter for letter in cells if letter not in letters]
            if wrong:
                known = " ".join(letters)
                raise self._bad(
                    table, key, "majolica-box-letter", face=text[:20], letter=wrong[0], known=known, item=text
                )
            if len(cells) != count:
                raise self._bad(table, key, "majolica-box-cells", face=text[:20], count=count, item=text)
            cards.append(Card(points, cells, text != cells))
        return cards

    def _bands(self) -> list[int]:
        bands = self._numbers("solo", "bands", 4, 1, 99)
        if bands != sorted(set(bands)):
            raise self._bad("solo", "bands", "majolica-box-bands")
        return bands

    def _bad(self, table: str, key: str, id: str, item: str = "", **args: Argument) -> BadComponents:
        return BadComponents(self._name, self._line(table, key, item), say(id, **args))

    def _line(self, table: str, key: str, item: str) -> int:
        """The line of an item of a key, of a key, or of the table's heading; counted from 1."""
        current = ""
        best = 1
        for number, line in enumerate(self._lines, start=1):
            if heading := re.match(r"\s*\[([^\[\]]+)\]", line):
                current = heading[1].strip()
                if table == current or (not table and key == current):
                    best = number
            if current == table and key and re.match(rf"""\s*["']?{re.escape(key)}["']?\s*=""", line):
                return self._line_from(number, item)
        return best

    def _line_from(self, first: int, item: str) -> int:
        """The first line from this one on that quotes the item."""
        for number in range(first, len(self._lines) + 1):
            if item and re.search(rf"""["']{re.escape(item)}["']""", self._lines[number - 1]):
                return number
        return first


def _is_number(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _size(pattern: str) -> int:
    return sum(int(number) for number in pattern.split(":"))
