"""Moments of matches for the tests of the browser client, told as the server tells them: `python -m tests.web.moments`.

`tests/games/<game>/moments.py` lists what a game's tests need; all are found by playing, and written to
`web/src/games/<game>/moments.json`. Given names of games, only theirs are written.
"""

from __future__ import annotations

import importlib
import itertools
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

import tesela
from tesela.engine.game import Choice
from tesela.engine.match import Match
from tesela.server import events as log
from tesela.server import faces
from tesela.server import protocol as wire
from tesela.server.commands import closing
from tesela.server.table import Table
from tests.conformance.cases import Case, walk

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SEEDS = 200
WIDTH = 120
NO_OPTIONS: Mapping[str, Choice] = MappingProxyType({})


class Wanted(NamedTuple):
    """A moment that tests need: the first of its kind at which a match shows a seat what it is wanted for."""

    players: int
    shows: Callable[[Match, int], bool]
    options: Mapping[str, Choice] = NO_OPTIONS
    seat: int | None = None  # who looks on; without one, who is to decide
    before: int = 0  # it lies so many decisions before that
    chapters: int = 2  # of the story's end


class Moment(msgspec.Struct):
    """What a seat is told."""

    seat: int
    to_act: list[int]
    view: wire.View
    choices: list[wire.Choice]
    story: list[wire.Chapter]


def moments(game: tesela.Game) -> dict[str, Moment]:
    """The moments of a game under their names."""
    table: dict[str, Wanted] = importlib.import_module(f"tests.games.{game.name}.moments").MOMENTS
    return {name: moment(game, name, wanted) for name, wanted in table.items()}


def moment(game: tesela.Game, name: str, wanted: Wanted) -> Moment:
    """Play matches until one shows what is wanted."""
    case = Case(game, wanted.players, game.complete(wanted.options))
    for seed, eager in itertools.product(range(SEEDS), (True, False)):
        for match in walk(case, seed, eager):
            if wanted.shows(match, looking_on(match, wanted)):
                then = match.at(match.length - wanted.before)
                return told(then, looking_on(then, wanted), wanted.chapters)
    raise LookupError(f"no match of {game.name} shows {name}")


def looking_on(match: Match, wanted: Wanted) -> int:
    """The seat that sees the moment."""
    return wanted.seat if wanted.seat is not None else next(iter(match.to_act), 0)


def told(match: Match, seat: int, chapters: int) -> Moment:
    """A match as a seat at a server's table is told of it."""
    table = table_of(match)
    play = faces.play(table, seat)
    assert play is not None
    story = faces.story(table, seat, max(0, match.length - chapters))
    return Moment(seat, play.to_act, play.view, play.choices, story.chapters)


def table_of(match: Match) -> Table:
    """A table at which people have played a match."""
    record = match.record()
    setup = log.Created(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=record.players,
        host=record.players[0],
        host_name="",
        seed=record.seed,
        invite="",
        code="",
        opening=record.moves,
    )
    table = Table("", setup)
    table.apply(log.Started(list(range(match.players))))
    for entry in closing(table):
        table.apply(entry)
    return table


def offered(match: Match, seat: int) -> list[str]:
    """All that a seat can do now, in notation: for those who say what they want."""
    return [match.game.encode(action) for action in match.legal(seat)]


def written(game: tesela.Game) -> str:
    """A game's file."""
    return laid_out(msgspec.json.decode(msgspec.json.encode(moments(game)))) + "\n"


def laid_out(value: Any, indent: str = "") -> str:
    """JSON in which everything that fits stands on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = indent + " "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {laid_out(part, inner)}" for key, part in value.items()]
    else:
        parts = [laid_out(part, inner) for part in value]
    first, last = line[0], line[-1]
    return f"{first}\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}{last}"


def place(game: tesela.Game) -> Path:
    """Where a game's moments lie."""
    return GAMES / game.name / "moments.json"


if __name__ == "__main__":
    for game in map(tesela.game, sys.argv[1:] or tesela.game_names()):
        place(game).write_text(written(game), encoding="utf-8")
