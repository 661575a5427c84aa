"""The HTTP part about finished matches: reviews, playing on from a moment, the analysis board, saved analyses."""

from __future__ import annotations

import secrets

import msgspec

from tesela.engine.game import find
from tesela.engine.match import Match
from tesela.engine.record import Record, play_moves
from tesela.server import protocol as table_wire
from tesela.server import protocol_review as wire
from tesela.server.commands import Refused, play_on
from tesela.server.faces import choices
from tesela.server.http import Answer, Call, Route
from tesela.server.identity import COOKIE
from tesela.server.reviews import reviewable

STUDY_LIMIT = 128 * 1024


async def review(call: Call) -> Answer:
    """How well a finished match was played; begun when it is first asked for, and open to whoever has the link."""
    table = (await call.room()).table
    since = call.request.query_params.get("since", "0")
    if not since.isascii() or not since.isdecimal() or len(since) > 6:
        raise Refused("server-malformed", detail="since")
    me = await call.identity.recognise(call.request.cookies.get(COOKIE))
    return Answer(await call.hall.reviews.ask(table, int(since), me.id if me else call.address))


async def new_play_on(call: Call) -> Answer:
    """Go on from a moment of a finished match at a private table against bots."""
    me = await call.me()
    call.limits.tables.spend(me.id)
    table = (await call.room()).table
    reviewable(table)
    created, started = play_on(table, call.body.at, call.body.seat, me.id, me.name)
    room = await call.hall.create(created, [started])
    return Answer(table_wire.Place(room.table.id), status=201)


async def _match(call: Call) -> Match:
    """The match of a position, played anew."""
    await call.me()
    position: wire.Position = call.body
    game = find(position.game)
    call.hall.preparation.want(game.name)
    names, compiled = tuple(position.players), game.kernel.warmed
    match = game.match(len(names), int(position.seed, 16), position.options, names, compiled=compiled)
    play_moves(match, position.moves)
    return match


async def analyse(call: Call) -> Answer:
    """A position of the analysis board, with everything that every seat to act can do."""
    match, asked = await _match(call), call.body.seat
    seat = (match.to_act[0] if match.to_act else 0) if asked is None else asked
    return Answer(
        wire.PositionFace(
            moves=len(match.moves),
            to_act=list(match.to_act),
            view=match.view(seat),
            choices={str(other): choices(match, other) for other in match.to_act},
            story=story(match),
            scores=list(match.scores),
            over=match.over,
        )
    )


def story(match: Match) -> list[table_wire.Chapter]:
    """All that has happened, for somebody who may know all of it."""
    return [
        table_wire.Chapter(number, chapter.move.seat, chapter.move.notation, chapter.events)
        for number, chapter in enumerate(match.story)
    ]


async def think(call: Call) -> Answer:
    """What the engine would do in a position."""
    me = await call.me()
    call.limits.hints.spend(me.id)
    await call.hall.preparation.wait(find(call.body.game).name)
    match = await _match(call)
    if match.over:
        raise Refused("error-over")
    return Answer(await call.hall.reviews.consider(match, me.id))


async def new_study(call: Call) -> Answer:
    """Keep an analysis: a record with branches, whose checksum may be left to the server."""
    me = await call.me()
    call.limits.tables.spend(me.id)
    record: Record = call.body
    await call.hall.preparation.wait(find(record.game).name)
    sealed = record.sealed_anew()
    if record.checksum not in ("", sealed.checksum):
        raise Refused("record-checksum")
    sealed.replay()
    id = secrets.token_urlsafe(16)
    await call.hall.store.add_study(id, msgspec.json.encode(sealed))
    return Answer(wire.StudyPlace(id), status=201)


async def study(call: Call) -> Answer:
    """A kept analysis, for whoever has the link."""
    data = await call.hall.store.study(call.request.path_params["study"])
    if data is None:
        raise Refused("server-no-study")
    return Answer(msgspec.json.decode(data, type=Record))


ROUTES = (
    Route(
        "GET",
        "/api/tables/{table}/review",
        review,
        None,
        wire.Review,
        "The review of a finished match",
        {"since": "the number of verdicts that are known already"},
    ),
    Route("POST", "/api/tables/{table}/play-on", new_play_on, wire.PlayOn, table_wire.Place, "Play on from a moment"),
    Route("POST", "/api/analysis", analyse, wire.Position, wire.PositionFace, "A position of the analysis board"),
    Route("POST", "/api/analysis/engine", think, wire.Position, wire.Thoughts, "What the engine would do"),
    Route("POST", "/api/studies", new_study, Record, wire.StudyPlace, "Keep an analysis", limit=STUDY_LIMIT),
    Route("GET", "/api/studies/{study}", study, None, Record, "A kept analysis"),
)
