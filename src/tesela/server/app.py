"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from tesela.server import docs
from tesela.server import protocol as wire
from tesela.server.files import Client
from tesela.server.gate import Gate
from tesela.server.hall import Hall
from tesela.server.http import Endpoint, language_of, refusal, told
from tesela.server.identity import Identity
from tesela.server.limits import Limits
from tesela.server.lines import most_lines
from tesela.server.metrics import Metrics
from tesela.server.reach import is_local
from tesela.server.routes import ROUTES
from tesela.server.settings import Settings
from tesela.server.socket import Sockets
from tesela.server.store import SharedStore, Store, StoreFault, connect
from tesela.words import LANGUAGES, say, words


def application(settings: Settings, started: Callable[[], None] = lambda: None) -> Starlette:
    """The whole server."""
    store = connect(settings.database)
    store.open()
    metrics = Metrics()
    limits = Limits(settings.generosity, most_lines())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Limits]]:
        identity = Identity(store, await store.secret(), remembers=not isinstance(store, SharedStore))
        hall = Hall(store, metrics, limits)
        app.state.hall, app.state.identity, app.state.limits = hall, identity, limits
        app.state.sockets = Sockets(hall, identity, limits, settings)
        await hall.open()
        started()
        catalogues = asyncio.gather(*(asyncio.to_thread(words, language) for language in LANGUAGES))
        try:
            yield {"limits": limits}
        finally:
            await catalogues
            await hall.close()

    app = Starlette(routes=routes(settings, store, metrics), lifespan=lifespan)
    app.add_middleware(Gate, limits=limits)
    return app


def routes(settings: Settings, store: Store, metrics: Metrics) -> list[Route | WebSocketRoute]:
    """Every address."""

    async def health(request: Request) -> Response:
        try:
            await store.check()
        except StoreFault as fault:
            return refusal(fault, request)
        return PlainTextResponse("ok\n")

    async def readiness(request: Request) -> Response:
        if not request.app.state.hall.preparation.all_ready:
            return PlainTextResponse("preparing the games\n", 503)
        return await health(request)

    async def figures(request: Request) -> Response:
        if not settings.metrics_for_all and not is_local(request):
            return PlainTextResponse("not from here\n", 403)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    http_part, socket_part = msgspec.json.encode(docs.openapi()), msgspec.json.encode(docs.socket_schema())

    async def openapi(request: Request) -> Response:
        return Response(http_part, media_type="application/json")

    async def schema(request: Request) -> Response:
        return Response(socket_part, media_type="application/json")

    paths = dict.fromkeys(route.path for route in ROUTES)
    api = [Route(path, Endpoint([route for route in ROUTES if route.path == path], settings)) for path in paths]
    client = Client()
    return [
        *api,
        WebSocketRoute("/api/tables/{table}/socket", lambda socket: socket.app.state.sockets.table(socket)),
        WebSocketRoute("/api/lobby", lambda socket: socket.app.state.sockets.lobby(socket)),
        Route("/api/openapi.json", openapi),
        Route("/api/sockets.json", schema),
        Route("/api/{path:path}", no_address, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/healthz", health),
        Route("/readyz", readiness),
        Route("/metrics", figures),
        Route("/assets/{path:path}", client.asset),
        Route("/{path:path}", client.page),
    ]


async def no_address(request: Request) -> Response:
    """Nothing can be asked here."""
    missing = say("server-no-address")
    fault = wire.Fault(missing, told(missing, language_of(request.headers)))
    return Response(msgspec.json.encode(fault), 404, media_type="application/json")
