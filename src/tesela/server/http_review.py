"""The HTTP part about finished matches: reviews, playing on from a moment, the analysis board, saved analyses."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict

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
from tesela.server.limits import Full
from tesela.server.reviews import reviewable
from tesela.server.table import Table

STUDY_LIMIT = 128 * 1024
POSITIONS = 16  # matches of the analysis board that are remembered


async def review(call: Call) -> Answer:
    """How well a finished match was played; begun when it is first asked for, and open to whoever has the link."""
    since = call.request.query_params.get("since", "0")
    if not since.isascii() or not since.isdecimal() or len(since) > 6:
        raise Refused("server-malformed", detail="since")
    table = await (await call.room()).look(_finished)
    me = await call.identity.recognise(call.request.cookies.get(COOKIE))
    return Answer(await call.hall.reviews.ask(table, int(since), me.id if me else call.address))


def _finished(table: Table) -> Table:
    reviewable(table)
    return table


async def new_play_on(call: Call) -> Answer:
    """Go on from a moment of a finished match at a private table against bots."""
    me = await call.me()
    call.limits.tables.spend(me.id)
    table = await (await call.room()).look(_finished)
    created, started = play_on(table, call.body.at, call.body.seat, me.id, me.name)
    room = await call.hall.create(created, [started])
    return Answer(table_wire.Place(room.table.id), status=201)


class Positions:
    """Matches of the analysis board as they were last asked for: mostly only the end of one is new.

    Several threads may ask at once.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._known: OrderedDict[bytes, tuple[list[str], Match]] = OrderedDict()

    def played(self, position: wire.Position) -> Match:
        """The match of a position with its story; nobody else has it."""
        game, names = find(position.game), tuple(position.players)
        compiled = game.kernel.warmed
        facts = (game.name, position.rules, position.seed, position.options, names, compiled)
        key = msgspec.json.encode(facts, order="sorted")
        with self._lock:
            found = self._known.get(key)
        if found is None:
            seed, rules = int(position.seed, 16), position.rules
            found = [], game.match(len(names), seed, position.options, names, rules=rules, compiled=compiled)
        moves, known = found
        match = known.at(_alike(moves, position.moves))
        play_moves(match, position.moves[match.length :])
        with self._lock:
            self._known[key] = position.moves, match.told()
            self._known.move_to_end(key)
            while len(self._known) > POSITIONS:
                self._known.popitem(last=False)
        return match


def _alike(moves: list[str], others: list[str]) -> int:
    """With how many equal ones both begin."""
    pairs = enumerate(zip(moves, others, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(moves), len(others)))


positions = Positions()


async def analyse(call: Call) -> Answer:
    """A position of the analysis board, with everything that every seat to act can do."""
    await call.me()
    call.hall.preparation.want(find(call.body.game).name)
    return Answer(await call.hall.desk(_analysed, call.body))


def _analysed(position: wire.Position) -> msgspec.Raw:
    match = positions.played(position)
    seat = (match.to_act[0] if match.to_act else 0) if position.seat is None else position.seat
    face = wire.PositionFace(
        moves=match.length,
        to_act=list(match.to_act),
        view=match.view(seat),
        choices={str(other): choices(match, other) for other in match.to_act},
        story=story(match),
        scores=list(match.scores),
        over=match.over,
    )
    return msgspec.Raw(msgspec.json.encode(face))


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
    match = await call.hall.desk(positions.played, call.body)
    if match.over:
        raise Refused("error-over")
    return Answer(await call.hall.reviews.consider(match, me.id))


async def new_study(call: Call) -> Answer:
    """Keep an analysis: a record with branches, whose checksum may be left to the server."""
    me = await call.me()
    call.limits.tables.spend(me.id)
    call.limits.studies.spend(call.address)
    record: Record = call.body
    await call.hall.preparation.wait(find(record.game).name)
    data = await call.hall.desk(_sealed, record)
    id = secrets.token_urlsafe(16)
    if not await call.hall.store.add_study(id, me.id, data):
        raise Full("server-studies-full")
    return Answer(wire.StudyPlace(id), status=201)


def _sealed(record: Record) -> bytes:
    sealed = record.sealed_anew()
    if record.checksum not in ("", sealed.checksum):
        raise Refused("record-checksum")
    sealed.replay()
    return msgspec.json.encode(sealed)


async def study(call: Call) -> Answer:
    """A kept analysis, for whoever has the link."""
    data = await call.hall.store.study(call.request.path_params["study"])
    if data is None:
        raise Refused("server-no-study")
    return Answer(msgspec.Raw(data))


ROUTES = (
    Route(
        "GET",
        "/api/tables/{table}/review",
        review,
        None,
        wire.Review,
        "The review of a finished match",
        {"since": "the number of verdicts that are known already"},
        heavy=True,
    ),
    Route(
        "POST",
        "/api/tables/{table}/play-on",
        new_play_on,
        wire.PlayOn,
        table_wire.Place,
        "Play on from a moment",
        heavy=True,
    ),
    Route(
        "POST",
        "/api/analysis",
        analyse,
        wire.Position,
        wire.PositionFace,
        "A position of the analysis board",
        heavy=True,
    ),
    Route("POST", "/api/analysis/engine", think, wire.Position, wire.Thoughts, "What the engine would do", heavy=True),
    Route(
        "POST", "/api/studies", new_study, Record, wire.StudyPlace, "Keep an analysis", limit=STUDY_LIMIT, heavy=True
    ),
    Route("GET", "/api/studies/{study}", study, None, Record, "A kept analysis"),
)
