"""The HTTP part of puzzles: a position, and what comes of an attempt."""

from __future__ import annotations

from functools import lru_cache

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


async def _opened(call: Call) -> tuple[int, puzzles.Puzzle, Match]:
    """The puzzle that the path names, with its number; numbers go round."""
    game, number = call.request.path_params["game"], call.request.path_params["number"]
    found = puzzles.puzzles(game)
    if not found:
        raise Refused("server-no-puzzle")
    call.hall.preparation.want(game)
    number %= len(found)
    return number, found[number], puzzles.opened(game, found[number], compiled=find(game).kernel.warmed)


async def puzzle(call: Call) -> Answer:
    """A position in which one turn is clearly the best."""
    number, found, match = await _opened(call)
    return Answer(
        wire.Puzzle(
            game=match.game.name,
            number=number,
            count=len(puzzles.puzzles(match.game.name)),
            players=match.players,
            seat=found.seat,
            view=match.view(found.seat),
            choices=choices(match, found.seat),
            story=_told(match, found.seat),
        )
    )


async def attempt(call: Call) -> Answer:
    """What comes of the decisions of a turn, and when it is complete, whether it is right."""
    number, found, match = await _opened(call)
    after = puzzles.tried(match, found.seat, call.body.moves)
    ended = puzzles.complete(match, found.seat, after)
    verdict: puzzles.Answer | None = None
    if ended:
        call.limits.hints.spend(call.address)
        await call.hall.preparation.wait(match.game.name)
        verdict = await call.hall.reviews.think(call.address, _checked, match.game.name, number, tuple(call.body.moves))
        if not verdict.right and call.body.give_up:
            after = puzzles.tried(match, found.seat, verdict.lines[0].moves)
        elif not verdict.right:
            verdict = verdict.veiled()
    return Answer(
        wire.PuzzleFace(
            view=after.view(found.seat),
            choices=[] if ended else choices(after, found.seat),
            story=_told(after, found.seat),
            right=verdict.right if verdict else None,
            lines=verdict.lines if verdict else [],
            played=verdict.place if verdict else None,
            reason=verdict.reason if verdict else None,
        )
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


PLACE = "/api/puzzles/{game}/{number:int}"
ROUTES = (
    Route("GET", PLACE, puzzle, None, wire.Puzzle, "A puzzle"),
    Route("POST", PLACE, attempt, wire.Attempt, wire.PuzzleFace, "Try to solve a puzzle"),
)
