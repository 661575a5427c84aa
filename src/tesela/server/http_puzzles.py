"""The HTTP part of puzzles: a position, and what comes of an attempt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tesela.bots import puzzles
from tesela.engine.game import find
from tesela.engine.match import Match
from tesela.server import protocol_review as wire
from tesela.server.commands import Refused
from tesela.server.faces import choices
from tesela.server.http import Answer, Call, Route
from tesela.server.http_review import story
from tesela.server.protocol import Chapter

PUZZLES = 64  # positions that are remembered


class Asked(NamedTuple):
    """Which puzzle somebody looks at, and whether its game is compiled."""

    game: str
    number: int
    compiled: bool


async def _asked(call: Call) -> Asked:
    """What the path names; numbers go round."""
    game = find(call.request.path_params["game"])
    found = puzzles.puzzles(game.name)
    if not found:
        raise Refused("server-no-puzzle")
    call.hall.preparation.want(game.name)
    return Asked(game.name, call.request.path_params["number"] % len(found), game.kernel.warmed)


@lru_cache(maxsize=PUZZLES)
def _known(asked: Asked) -> Match:
    """The position of a puzzle, with its story; never to be changed."""
    found = puzzles.puzzles(asked.game)[asked.number]
    return puzzles.opened(asked.game, found, compiled=asked.compiled).told()


@lru_cache(maxsize=PUZZLES)
def _shown(asked: Asked) -> msgspec.Raw:
    match, seat = _known(asked).fork(), puzzles.puzzles(asked.game)[asked.number].seat
    face = wire.Puzzle(
        game=asked.game,
        number=asked.number,
        count=len(puzzles.puzzles(asked.game)),
        players=match.players,
        seat=seat,
        view=match.view(seat),
        choices=choices(match, seat),
        story=_told(match, seat),
    )
    return msgspec.Raw(msgspec.json.encode(face))


async def puzzle(call: Call) -> Answer:
    """A position in which one turn is clearly the best."""
    return Answer(await call.hall.desk(_shown, await _asked(call)))


async def attempt(call: Call) -> Answer:
    """What comes of the decisions of a turn, and when it is complete, whether it is right."""
    asked, moves = await _asked(call), tuple(call.body.moves)
    after, ended = await call.hall.desk(_tried, asked, moves)
    verdict: puzzles.Answer | None = None
    if ended:
        call.limits.hints.spend(call.address)
        await call.hall.preparation.wait(asked.game)
        verdict = await call.hall.reviews.think(call.address, _checked, asked.game, asked.number, moves)
        if not verdict.right and call.body.give_up:
            after, _ = await call.hall.desk(_tried, asked, verdict.lines[0].moves)
        elif not verdict.right:
            verdict = verdict.veiled()
    return Answer(await call.hall.desk(_outcome, asked, after, ended, verdict))


def _tried(asked: Asked, moves: Sequence[str]) -> tuple[Match, bool]:
    """What comes of some decisions, and whether the turn is over."""
    match, seat = _known(asked).fork(), puzzles.puzzles(asked.game)[asked.number].seat
    after = puzzles.tried(match, seat, moves)
    return after, puzzles.complete(match, seat, after)


def _outcome(asked: Asked, after: Match, ended: bool, verdict: puzzles.Answer | None) -> wire.PuzzleFace:
    seat = puzzles.puzzles(asked.game)[asked.number].seat
    return wire.PuzzleFace(
        view=after.view(seat),
        choices=[] if ended else choices(after, seat),
        story=_told(after, seat),
        right=verdict.right if verdict else None,
        lines=verdict.lines if verdict else [],
        played=verdict.place if verdict else None,
        reason=verdict.reason if verdict else None,
    )


def _told(match: Match, seat: int) -> list[Chapter]:
    """What has happened; what another seat has decided at the same time is not named before it is revealed."""
    return [
        chapter if chapter.seat == seat or not _secret(match, chapter.number) else replace(chapter, move=None)
        for chapter in story(match)
    ]


def _secret(match: Match, number: int) -> bool:
    return not match.revealed(number) and len(match.at(number).to_act) > 1


@lru_cache(maxsize=1000)
def _checked(game: str, number: int, moves: tuple[str, ...]) -> puzzles.Answer:
    """What is said of a turn; who gives up after it need not wait again."""
    puzzle = puzzles.puzzles(game)[number]
    return puzzles.check(puzzles.opened(game, puzzle), puzzle, moves)


PLACE = "/api/puzzles/{game}/{number:count}"
ROUTES = (
    Route("GET", PLACE, puzzle, None, wire.Puzzle, "A puzzle", heavy=True),
    Route("POST", PLACE, attempt, wire.Attempt, wire.PuzzleFace, "Try to solve a puzzle", heavy=True),
)
