"""The HTTP part: people, tables, games, records. The docs are made from what each route takes and gives."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tesela.engine.errors import TeselaError
from tesela.engine.record import Record
from tesela.server import protocol as wire
from tesela.server.commands import Refused, admits, create
from tesela.server.hall import Hall
from tesela.server.identity import COOKIE, COOKIE_AGE, Identity
from tesela.server.limits import Full, Limits, TooMany, address_of
from tesela.server.protocol import Me
from tesela.server.room import Room
from tesela.server.settings import Settings
from tesela.server.store import StoreFault
from tesela.server.table import Table
from tesela.words import LANGUAGES, Message, words

BODY_LIMIT = 16 * 1024


class NotAllowed(TeselaError):
    """Somebody without a name, or from a strange place."""


class OtherPerson(TeselaError):
    """Somebody would become another person and leave tables behind."""


class WrongMethod(TeselaError):
    """An address that does not take this method."""


class Count(Convertor[int]):
    """A number in an address, of a length that people write."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """What is written."""
        return int(value)

    def to_string(self, value: int) -> str:
        """How it is written."""
        return str(value)


register_url_convertor("count", Count())


class Answer(NamedTuple):
    """What a handler gives: a structure, the identity that the client has from now on, a name to save it under."""

    body: object
    cookie: Me | None = None
    status: int = 200
    file: str | None = None


class Call(NamedTuple):
    """A request with everything that a handler needs."""

    request: Request
    body: Any
    hall: Hall
    identity: Identity
    limits: Limits
    settings: Settings

    @property
    def address(self) -> str:
        """Where it comes from, as limits count it."""
        return address_of(self.request)

    async def me(self) -> Me:
        """Who asks."""
        me = await self.identity.recognise(self.request.cookies.get(COOKIE))
        if me is None:
            raise NotAllowed("server-who")
        return me

    def guess(self) -> contextlib.AbstractContextManager[None]:
        """Pay for something that could be guessed, unless it is right."""
        return self.limits.guesses.guess(self.address)

    async def room(self) -> Room:
        """The table that the path names."""
        return await self.hall.room(self.request.path_params["table"])


class Route(NamedTuple):
    """One thing to ask for."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Answer]]
    takes: type | None
    gives: Any
    summary: str
    query: Mapping[str, str] = MappingProxyType({})
    limit: int = BODY_LIMIT
    heavy: bool = False
    """Whether it is paper work, of which every address has its share."""


async def new_person(call: Call) -> Answer:
    """Sit down as a guest."""
    call.limits.people.spend(call.address)
    me = await call.identity.guest(call.body.name)
    return Answer(me, me, 201)


async def who_am_i(call: Call) -> Answer:
    """Who the server takes one for."""
    return Answer(await call.me())


async def rename(call: Call) -> Answer:
    """Take another name; tables that one sits at keep the old one."""
    return Answer(await call.identity.rename(await call.me(), call.body.name))


async def return_link(call: Call) -> Answer:
    """Make a private link to this identity."""
    return Answer(wire.ReturnLink(await call.identity.link(await call.me())))


async def come_back(call: Call) -> Answer:
    """Take up the identity of a return link; who has tables under another is asked first."""
    with call.guess():
        me = await call.identity.returning(call.body)
    now = await call.identity.recognise(call.request.cookies.get(COOKIE))
    if now and now.id != me.id and not call.body.instead and await call.hall.store.tables_of(now.id, 1):
        raise OtherPerson("server-become", you=now.name, them=me.name)
    return Answer(me, me)


async def list_games(call: Call) -> Answer:
    """All games with their options."""
    return Answer(call.hall.games())


async def preparing(call: Call) -> Answer:
    """How far the games are that are still being compiled."""
    return Answer(call.hall.preparation.progress())


async def new_table(call: Call) -> Answer:
    """Make a table."""
    me = await call.me()
    call.limits.tables.spend(me.id)
    room = await call.hall.create(create(call.body, me.id, me.name))
    return Answer(wire.Place(room.table.id), status=201)


async def my_tables(call: Call) -> Answer:
    """One's own tables, those that wait for one first."""
    return Answer(await call.hall.mine((await call.me()).id))


async def join(call: Call) -> Answer:
    """Take the first open seat, by code or by invitation; who is inside already is just shown the way."""
    me = await call.me()
    if call.body.code:
        with call.guess():
            id = await call.hall.store.by_code(call.body.code.upper())
            if id is None:
                raise Refused("server-code")
        room = await call.hall.room(id)
    elif call.body.table:
        room = await call.hall.room(call.body.table)
        if room.table.seat_of(me.id) is None and not admits(room.table, call.body.invite):
            with call.guess():
                raise Refused("server-invitation")
    else:
        raise Refused("server-code")
    call.hall.check_seats(room, me.id)
    await room.sit(me.id, me.name)
    return Answer(wire.Place(room.table.id))


async def record(call: Call) -> Answer:
    """The record of a match that is over, as a save file."""
    return await (await call.room()).look(_record)


def _record(table: Table) -> Answer:
    if table.status != "over":
        raise Refused("server-not-over")
    found = Record.of(table.match) if table.match else old_record(table)
    if table.setup.seed_chosen:
        found = msgspec.structs.replace(found, seed_chosen=True).sealed_anew()
    if table.parts:
        found = found.mixed_of(table.parts)
    return Answer(found, file=f"{table.setup.game}-{table.id[:6]}.tesela")


def old_record(table: Table) -> Record:
    """The record of a match of older rules, from its log alone."""
    setup, scores = table.setup, table.result.scores if table.result else None
    return Record.sealed(setup.game, setup.rules, setup.options, table.names, int(table.seed, 16), table.moves, scores)


class Moment(msgspec.Struct, frozen=True):
    """What a seat could see after so many decisions."""

    moves: int
    seat: int | None
    view: dict[str, Any]


async def replay(call: Call) -> Answer:
    """A moment of a match: one's own view while it is played, anybody's when it is over."""
    me, room = await call.me(), await call.room()
    asked, number = call.request.query_params.get("seat"), call.request.path_params["number"]
    return Answer(await room.look(lambda table: _moment(table, me.id, asked, number)))


def _moment(table: Table, person: str, asked: str | None, number: int) -> Moment:
    seat = table.seat_of(person) if asked is None else _number(asked)
    if table.match is None:
        raise Refused("server-not-started" if table.status == "waiting" else "server-newer-rules")
    if table.status != "over" and (seat is None or seat != table.seat_of(person)):
        raise Refused("server-replay-own")
    return Moment(number, seat, table.match.view(seat, at=number))


def _number(text: str) -> int | None:
    if text == "spectator":
        return None
    if not text.isdecimal() or len(text) > 2:
        raise Refused("server-malformed", detail="seat")
    return int(text)


ROUTES = (
    Route("POST", "/api/people", new_person, wire.NewPerson, Me, "Sit down as a guest"),
    Route("GET", "/api/me", who_am_i, None, Me, "Who am I?"),
    Route("PUT", "/api/me", rename, wire.NewPerson, Me, "Take another name"),
    Route("POST", "/api/me/link", return_link, None, wire.ReturnLink, "A private link to this identity"),
    Route("POST", "/api/return", come_back, wire.Return, Me, "Come back by a return link"),
    Route("GET", "/api/games", list_games, None, list[wire.GameFace], "All games with their options"),
    Route("GET", "/api/preparing", preparing, None, dict[str, wire.Preparing], "How far games are that are not ready"),
    Route("POST", "/api/tables", new_table, wire.NewTable, wire.Place, "Make a table"),
    Route("GET", "/api/tables", my_tables, None, list[wire.MyTable], "My tables", heavy=True),
    Route("POST", "/api/join", join, wire.Join, wire.Place, "Join by code or invitation"),
    Route("GET", "/api/tables/{table}/record", record, None, Record, "The save file of a finished match", heavy=True),
    Route(
        "GET",
        "/api/tables/{table}/moments/{number:count}",
        replay,
        None,
        Moment,
        "A past moment of a match",
        {"seat": "a seat's number, or `spectator`; without it, one's own"},
        heavy=True,
    ),
)


class Endpoint:
    """Runs the routes of one address: checks who and what, answers with a structure or a fault in words."""

    def __init__(self, routes: Iterable[Route], settings: Settings) -> None:
        self._routes = {route.method: route for route in routes}
        self._settings = settings
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {
            method: msgspec.json.Decoder(route.takes) for method, route in self._routes.items() if route.takes
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        request = Request(scope, receive)
        response = await self._answer(request)
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        state = request.app.state
        call = Call(request, None, state.hall, state.identity, state.limits, self._settings)
        try:
            if request.method not in self._routes:
                raise WrongMethod("server-method", known=", ".join(self._routes))
            if request.method != "GET":
                check_origin(request.headers, self._settings)
                call = call._replace(body=await self._body(request))
            route = self._routes[request.method]
            with call.limits.working(call.address) if route.heavy else contextlib.nullcontext():
                answer = await route.handler(call)
        except TeselaError as fault:
            return refusal(fault, request)
        response = Response(msgspec.json.encode(answer.body), answer.status, media_type="application/json")
        if answer.file:
            response.headers["content-disposition"] = f'attachment; filename="{answer.file}"'
        if answer.cookie:
            secure = request.url.scheme == "https"
            value = state.identity.cookie(answer.cookie)
            response.set_cookie(
                COOKIE, value, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/"
            )
        return response

    async def _body(self, request: Request) -> object:
        """What was sent: JSON, small, and of the right shape."""
        data, limit = b"", self._routes[request.method].limit
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise Refused("server-too-large", limit=limit)
        if request.method not in self._decoders:
            return None
        if request.headers.get("content-type", "").split(";")[0] != "application/json":
            raise Refused("server-malformed", detail="application/json")
        try:
            return self._decoders[request.method].decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise Refused("server-malformed", detail=str(fault)[:120]) from None


def check_origin(headers: Headers, settings: Settings) -> None:
    """Browsers may ask only from our own pages."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if origin.partition("://")[2] != headers.get("host"):
        raise NotAllowed("server-origin")


def status_of(fault: TeselaError) -> int:
    """The HTTP status that fits a fault."""
    if isinstance(fault, NotAllowed):
        return 401 if fault.message.id == "server-who" else 403
    if isinstance(fault, WrongMethod):
        return 405
    if isinstance(fault, OtherPerson):
        return 409
    if isinstance(fault, TooMany | Full):
        return 429
    if isinstance(fault, StoreFault):
        return 503
    return 404 if fault.message.id in ("server-no-table", "server-code", "server-no-study", "server-no-puzzle") else 400


def refusal(fault: TeselaError, request: Request) -> Response:
    """A fault as the client reads it."""
    response = Response(
        msgspec.json.encode(wire.Fault(fault.message, told(fault.message, language_of(request.headers)))),
        status_of(fault),
        media_type="application/json",
    )
    if isinstance(fault, WrongMethod):
        response.headers["allow"] = str(fault.message.args["known"])
    if isinstance(fault, TooMany):
        response.headers["retry-after"] = str(fault.seconds)
    return response


def told(message: Message, language: str) -> str:
    """A message in a language."""
    return words(language)(message)


def language_of(headers: Headers) -> str:
    """The first of our languages that a browser asks for."""
    for part in headers.get("accept-language", "")[:200].split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
