"""World Monuments counted by hand: independent of the rules' own code."""

from __future__ import annotations

import functools
import itertools
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import tesela

NAMES = ("notre_dame", "san_pietro", "taj_mahal", "capitol", "cluny", "cluny_reliquary")
COLOURS = ("violet", "red", "neutral", "orange")
KINDS = (*COLOURS, "gem", "black")
RELIQUARY = 69
WALKING, TAKING, BUILDING, OVER = range(4)


def touching(a: int, b: int) -> bool:
    """Whether two cells of the quarry touch: outer 0 to 11, middle 12 to 17, centre 18."""
    a, b = min(a, b), max(a, b)
    if b < 12:
        return b - a in (1, 11)
    if b < 18:
        return b - 12 == a // 2 if a < 12 else b - a in (1, 5)
    return 12 <= a < 18


@functools.cache
def plan(name: str) -> tuple[list[list[int]], dict[int, tuple[int, int, int, str]]]:
    """The rounds of a monument, and its places by number: level, x, y, kind."""
    file = Path(tesela.__file__).parent / "games" / "monuments" / "plans.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    shape = tables[tables[name].get("same_as", name)]
    bricks = [
        (level, y, x, colour)
        for level in range(1, 6)
        for colour in COLOURS
        for x, y in shape[f"level_{level}"].get(colour, [])
    ]
    places = {number: (level, x, y, colour) for number, (level, y, x, colour) in enumerate(sorted(bricks))}
    if "reliquary" in tables[name]:
        places[RELIQUARY] = (1, *tables[name]["reliquary"], "gem")
    return tables[name]["rounds"], places


def check(s: Any) -> None:
    s = SimpleNamespace(**{field: s[field] for field in s.dtype.names})
    rounds, places = plan(NAMES[s.monument])
    assert all(number in places for number in range(70) if s.built[number])
    check_pieces(s, rounds, places)
    check_support(s, places)
    check_walk(s)
    assert (s.lost >= 0).all()
    assert not s.lost[2].any()
    complete = all(s.built[number] for number in places)
    assert (s.phase == OVER) == (complete or (s.current_round == 2 and bool(s.passed[: s.players].all())))
    assert s.phase != BUILDING or not s.passed[s.seat]


def check_pieces(s: Any, rounds: list[list[int]], places: dict[int, tuple[int, int, int, str]]) -> None:
    """Every piece that the rounds have brought is in the quarry, with a player, or built; the black one goes back."""
    assert (s.quarry >= 0).all()
    assert (s.holds >= 0).all()
    for kind, name in enumerate(KINDS):
        brought = sum(row[kind] for row in rounds[: s.current_round + 1])
        built = sum(bool(s.built[number]) for number, place in places.items() if place[3] == name)
        returned = int((s.black > 0).sum()) if name == "black" else 0
        assert s.quarry[:, kind].sum() + s.holds[:, kind].sum() + built + returned == brought
    if s.phase in (BUILDING, OVER):
        assert not s.quarry.any()
        assert s.black[s.current_round] == s.first + 1


def check_support(s: Any, places: dict[int, tuple[int, int, int, str]]) -> None:
    """Under every brick stand all bricks that it overlaps, and they fill its base."""
    standing = {(*places[number][:3],) for number in range(70) if s.built[number]}
    ground = {(level, x + i, y + j) for level, x, y in standing for i in (0, 1) for j in (0, 1)}
    for level, x, y in standing:
        assert level == 1 or all((level - 1, x + i, y + j) in ground for i in (0, 1) for j in (0, 1))


def check_walk(s: Any) -> None:
    """Walks go from cell to touching cell, enter none twice, and end on the rim."""
    path = [int(place) - 1 for place in s.path[: s.walked + 1]]
    last = [int(place) - 1 for place in s.last_path if place]
    assert s.walked < min(s.turn + 1, 4) or s.phase == TAKING
    assert len(set(path[1:])) == s.walked
    assert len(set(last[1:])) == len(last[1:])
    if s.turn:
        assert last[-1] == path[0] < 12
        assert all(touching(a, b) for a, b in itertools.pairwise(path))
    if s.turn > 1:
        assert len(last) == min(s.turn, 4) + 1
        assert all(touching(a, b) for a, b in itertools.pairwise(last))


def recount(view: dict[str, Any]) -> list[int]:
    worth = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9}
    return [
        10
        + sum(worth[level["level"]] for level in view["levels"] for place in level["places"] if place["by"] == seat)
        + 2 * view["black"].count(seat)
        - sum(player["lost"])
        + 3 * player["holds"]["gem"]
        for seat, player in enumerate(view["players"])
    ]
