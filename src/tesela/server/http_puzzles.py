"""The HTTP part of puzzles: a position, and what comes of an attempt."""

from __future__ import annotations

from tesela.bots import puzzles
from tesela.engine.match import Match
from tesela.server import protocol_review as wire
from tesela.server.commands import Refused
from tesela.server.faces import choices
from tesela.server.http import Answer, Call, Route
from tesela.server.http_review import story


async def _opened(call: Call) -> tuple[puzzles.Puzzle, Match]:
    """The puzzle that the path names; numbers go round."""
    game, number = call.request.path_params["game"], call.request.path_params["number"]
    found = puzzles.puzzles(game)
    if not found:
        raise Refused("server-no-puzzle")
    await call.hall.prepared(game)
    puzzle = found[number % len(found)]
    return puzzle, puzzles.opened(game, puzzle)


async def puzzle(call: Call) -> Answer:
    """A position in which one turn is clearly the best."""
    found, match = await _opened(call)
    count = len(puzzles.puzzles(match.game.name))
    return Answer(
        wire.Puzzle(
            game=match.game.name,
            number=call.request.path_params["number"] % count,
            count=count,
            players=match.players,
            seat=found.seat,
            view=match.view(found.seat),
            choices=choices(match, found.seat),
            story=story(match),
        )
    )


async def attempt(call: Call) -> Answer:
    """What comes of the decisions of a turn, and when it is complete, whether it is right."""
    found, match = await _opened(call)
    after = puzzles.tried(match, found.seat, call.body.moves)
    ended = puzzles.complete(match, found.seat, after)
    verdict: puzzles.Answer | None = None
    if ended:
        call.limits.hints.spend(call.address)
        verdict = await call.hall.reviews.think(puzzles.check, match, found, call.body.moves)
    return Answer(
        wire.PuzzleFace(
            view=after.view(found.seat),
            choices=[] if ended else choices(after, found.seat),
            story=story(after),
            right=verdict.right if verdict else None,
            lines=verdict.lines if verdict else [],
            played=verdict.place if verdict else None,
            reason=verdict.reason if verdict else None,
        )
    )


PLACE = "/api/puzzles/{game}/{number:int}"
ROUTES = (
    Route("GET", PLACE, puzzle, None, wire.Puzzle, "A puzzle"),
    Route("POST", PLACE, attempt, wire.Attempt, wire.PuzzleFace, "Try to solve a puzzle"),
)
