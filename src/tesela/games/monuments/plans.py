"""The plans of the monuments: read from plans.toml, which an owner of the box may correct, and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tesela.engine.errors import BadComponents
from tesela.words import Message, say

SIDE = 2  # a brick covers 2 x 2 half-cells
FARTHEST = 30  # half-cells from the origin
GEM = "gem"


class Brick(NamedTuple):
    """A place of the plan: its level from 1, its lower corner in half-cells, and the colour that it wants."""

    level: int
    x: int
    y: int
    colour: str

    def overlaps(self, other: Brick) -> bool:
        """Whether the two cover a common half-cell, seen from above."""
        return abs(self.x - other.x) < SIDE and abs(self.y - other.y) < SIDE

    def half_cells(self) -> set[tuple[int, int]]:
        """The half-cells that it covers."""
        return {(self.x + i, self.y + j) for i in range(SIDE) for j in range(SIDE)}


class Plan(NamedTuple):
    """A monument: its bricks by level and place, the pieces of each round, and the place for a gem, if there is one."""

    bricks: tuple[Brick, ...]
    rounds: tuple[tuple[int, ...], ...]
    reliquary: Brick | None

    def beneath(self, brick: Brick) -> list[int]:
        """The numbers of the bricks on which a brick rests (W6)."""
        return [
            number
            for number, other in enumerate(self.bricks)
            if other.level == brick.level - 1 and other.overlaps(brick)
        ]


class Source(NamedTuple):
    """A file of plans as it is written, to say where a fault is."""

    file: str
    text: str

    def fault(self, table: str, key: str, values: object, fault: Message) -> BadComponents:
        """The error for what stands under a key of a table, at these very values if they are found there."""
        return BadComponents(self.file, self.line(table, key, values), fault)

    def misplaced(self, name: str, brick: Brick, fault: Message) -> BadComponents:
        """The error for a brick of a monument."""
        if brick.colour == GEM:
            return self.fault(name, "reliquary", None, fault)
        return self.fault(f"{name}.level_{brick.level}", brick.colour, [brick.x, brick.y], fault)

    def line(self, table: str, key: str, values: object) -> int:
        """The line of a list of values, or else of its key, of its table, or the first."""
        wanted = re.sub(r"\\?\s+", r"\\s*", re.escape(str(values)))
        place, inside, under_key = 1, "", False
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := re.match(r"\s*\[+([\w.]+)\]", line):
                inside, under_key = header[1], False
                place = number if inside == table else place
            elif assigned := re.match(r"\s*(\w+)\s*=", line):
                under_key = inside == table and assigned[1] == key
                place = number if under_key else place
            if under_key and re.search(wanted, line):
                return number
        return place


def load_plans(path: Path, box: dict[str, Any]) -> dict[str, Plan]:
    """The plans of all monuments of the box; a file with a fault is refused with the place and the reason."""
    source, tables = read(path)
    for name in tables:
        if name not in box["monuments"]:
            raise source.fault(name, "", None, say("monuments-plan-unknown", key=name[:40]))
    return {name: read_plan(source, tables, name, box) for name in box["monuments"]}


def read(path: Path) -> tuple[Source, dict[str, Any]]:
    """The text of a file and its tables."""
    text = ""
    try:
        text = path.read_text(encoding="utf-8")
        return Source(path.name, text), tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        at = re.search(r"line (\d+)", str(fault))
        line = int(at[1]) if at else max(1, len(text.splitlines()))
        raise BadComponents(path.name, line, say("monuments-plan-unreadable", detail=str(fault)[:200])) from None


def read_plan(source: Source, tables: dict[str, Any], name: str, box: dict[str, Any]) -> Plan:
    """One monument, read and checked."""
    table = table_of(source, tables, name, name)
    levels = range(1, len(box["points"]["levels"]) + 1)
    shape = ["same_as"] if "same_as" in table else [f"level_{level}" for level in levels]
    for key in table:
        if key not in ("title", "rounds", "reliquary", *shape):
            raise source.fault(name, key, None, say("monuments-plan-unknown", key=key[:40]))
    model = str(table.get("same_as", name))
    rows = table_of(source, tables, model, name)
    bricks = [brick for level in levels for brick in read_level(source, rows, model, level, box["bricks"])]
    reliquary = read_corner(source, name, "reliquary", 1, GEM, table["reliquary"]) if "reliquary" in table else None
    check_overlaps(source, model, bricks)
    if reliquary:
        check_overlaps(source, name, [*bricks, reliquary])
    bricks.sort(key=lambda brick: (brick.level, brick.y, brick.x))
    rounds = read_rounds(source, table, name, box["rounds"], len(box["pieces"]))
    plan = Plan(tuple(bricks), tuple(map(tuple, rounds)), reliquary)
    check_support(source, model, plan)
    check_bricks(source, name, plan, box)
    check_rounds(source, name, plan, box)
    return plan


# ---- reading


def table_of(source: Source, tables: dict[str, Any], name: str, place: str) -> dict[str, Any]:
    """The table of a monument."""
    table = tables.get(name)
    if not isinstance(table, dict):
        raise source.fault(place, "same_as", None, say("monuments-plan-missing", key=name[:40]))
    return table


def are_numbers(value: object, count: int) -> bool:
    """Whether a value is a list of so many whole numbers."""
    return isinstance(value, list) and len(value) == count and all(type(number) is int for number in value)


def read_level(source: Source, shape: dict[str, Any], name: str, level: int, colours: Sequence[str]) -> list[Brick]:
    """The bricks of one level."""
    place = f"{name}.level_{level}"
    rows = shape.get(f"level_{level}", {})
    if not isinstance(rows, dict):
        raise source.fault(place, "", None, say("monuments-plan-missing", key=place))
    bricks = []
    for colour, corners in rows.items():
        if colour not in colours:
            raise source.fault(place, colour, None, say("monuments-plan-unknown", key=colour[:40]))
        for corner in corners if isinstance(corners, list) else [corners]:
            bricks.append(read_corner(source, place, colour, level, colour, corner))
    return bricks


def read_corner(source: Source, place: str, key: str, level: int, colour: str, corner: Any) -> Brick:
    """A place of the plan from its corner."""
    if not are_numbers(corner, 2) or max(map(abs, corner)) > FARTHEST:
        raise source.fault(place, key, corner, say("monuments-plan-corner", text=str(corner)[:40], reach=FARTHEST))
    x, y = corner
    return Brick(level, x, y, colour)


def read_rounds(source: Source, table: dict[str, Any], name: str, rounds: int, kinds: int) -> list[list[int]]:
    """The pieces that each round brings."""
    rows = table.get("rounds")
    if not isinstance(rows, list) or len(rows) != rounds:
        raise source.fault(name, "rounds", None, say("monuments-plan-rounds", count=rounds))
    for row in rows:
        if not are_numbers(row, kinds) or min(row) < 0:
            raise source.fault(name, "rounds", row, say("monuments-plan-round", text=str(row)[:40], count=kinds))
    return rows


# ---- checking


def at(brick: Brick) -> str:
    """The corner of a brick as it is written in the file."""
    return str([brick.x, brick.y])


def check_overlaps(source: Source, name: str, bricks: Sequence[Brick]) -> None:
    """Bricks of a level do not overlap; the reliquary stands free on the ground (W11)."""
    for number, brick in enumerate(bricks):
        for other in bricks[:number]:
            if other.level == brick.level and other.overlaps(brick):
                fault = say("monuments-plan-overlap", level=brick.level, here=at(brick), there=at(other))
                raise source.misplaced(name, brick, fault)


def check_support(source: Source, name: str, plan: Plan) -> None:
    """Every half-cell of a brick above the ground rests on a brick of the level below."""
    for brick in plan.bricks:
        held = {cell for number in plan.beneath(brick) for cell in plan.bricks[number].half_cells()}
        if brick.level > 1 and not brick.half_cells() <= held:
            raise source.misplaced(name, brick, say("monuments-plan-support", level=brick.level, here=at(brick)))


def check_bricks(source: Source, name: str, plan: Plan, box: dict[str, Any]) -> None:
    """The plan has as many bricks of each colour as are printed on its board."""
    for colour, printed in zip(box["bricks"], box["monuments"][name], strict=True):
        count = sum(brick.colour == colour for brick in plan.bricks)
        if count != printed:
            fault = say("monuments-plan-bricks", colour=colour, count=count, printed=printed)
            raise source.fault(name, "", None, fault)


def check_rounds(source: Source, name: str, plan: Plan, box: dict[str, Any]) -> None:
    """The rounds bring what the plan needs, no more than the box holds, one black piece each, and fill the quarry."""
    *kinds, black = box["pieces"]
    for column, kind in enumerate(kinds):
        brought = sum(row[column] for row in plan.rounds)
        needed = int(plan.reliquary is not None) if kind == GEM else sum(brick.colour == kind for brick in plan.bricks)
        held = box["pieces"][kind] + (box["reliquary"]["extra_gems"] if kind == GEM and plan.reliquary else 0)
        if not needed <= brought <= held:
            fault = say("monuments-plan-pieces", kind=kind, brought=brought, needed=needed, held=held)
            raise source.fault(name, "rounds", None, fault)
    for number, row in enumerate(plan.rounds, 1):
        if row[-1] != box["pieces"][black]:
            raise source.fault(name, "rounds", list(row), say("monuments-plan-black"))
        outer = box["quarry"]["outer"] * box["quarry"]["pieces_on_outer"]
        least = outer + sum(middle_pieces(box, name, number))
        if sum(row) < least:
            fault = say("monuments-plan-few", count=sum(row), least=least)
            raise source.fault(name, "rounds", list(row), fault)


def middle_pieces(box: dict[str, Any], name: str, number: int) -> list[int]:
    """How many pieces a round puts on each middle cell (W1)."""
    quarry = box["quarry"]
    usual = [quarry["pieces_on_middle"]] * quarry["middle"]
    pieces: list[int] = quarry["exceptions"].get(name, {}).get(str(number), usual)
    return pieces
