"""The application: everything put together, and the safety that all answers share."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tesela.server import docs
from tesela.server import protocol as wire
from tesela.server.hall import Hall
from tesela.server.http import Endpoint, language_of, refusal, told
from tesela.server.identity import Identity
from tesela.server.limits import Limits
from tesela.server.metrics import Metrics
from tesela.server.reach import is_local
from tesela.server.routes import ROUTES
from tesela.server.settings import Settings
from tesela.server.socket import Sockets
from tesela.server.store import SharedStore, Store, StoreFault, connect
from tesela.words import say

HEADERS = {
    b"content-security-policy": b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
logger = logging.getLogger("tesela.app")


def application(settings: Settings, started: Callable[[], None] = lambda: None) -> Starlette:
    """The whole server."""
    store = connect(settings.database)
    store.open()
    metrics = Metrics()
    limits = Limits(settings.generosity)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        identity = Identity(store, await store.secret(), remembers=not isinstance(store, SharedStore))
        hall = Hall(store, metrics)
        app.state.hall, app.state.identity, app.state.limits = hall, identity, limits
        app.state.sockets = Sockets(hall, identity, limits, settings)
        await hall.open()
        started()
        try:
            yield
        finally:
            await hall.close()

    app = Starlette(routes=routes(settings, store, metrics), lifespan=lifespan, exception_handlers={Exception: broken})
    app.add_middleware(SafeHeaders)
    return app


def routes(settings: Settings, store: Store, metrics: Metrics) -> list[Route | WebSocketRoute | Mount]:
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

    async def openapi(request: Request) -> Response:
        return JSONResponse(docs.openapi())

    async def schema(request: Request) -> Response:
        return JSONResponse(docs.socket_schema())

    paths = dict.fromkeys(route.path for route in ROUTES)
    api = [Route(path, Endpoint([route for route in ROUTES if route.path == path], settings)) for path in paths]
    client = client_files()
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
        *([Mount("/assets", GZipMiddleware(Assets(directory=client / "assets"), compresslevel=6))] if client else []),
        Route("/{path:path}", page(client)),
    ]


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser need never ask for one twice."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """A file, to be kept."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def client_files() -> Path | None:
    """The built browser client, where the package holds it."""
    folder = Path(str(files("tesela.server") / "client"))
    return folder if (folder / "index.html").exists() else None


def page(client: Path | None) -> Callable[[Request], object]:
    """Every page is the browser client, which knows the addresses; without it, a plain page says what is here."""

    async def show(request: Request) -> Response:
        path = request.path_params["path"]
        if client:
            file = client / path
            inside = path and file.is_file() and client in file.resolve().parents
            return FileResponse(file if inside else client / "index.html", headers={"cache-control": "no-cache"})
        return HTMLResponse(docs.plain_page(language_of(request.headers)))

    return show


async def no_address(request: Request) -> Response:
    """Nothing can be asked here."""
    missing = say("server-no-address")
    fault = wire.Fault(missing, told(missing, language_of(request.headers)))
    return Response(msgspec.json.encode(fault), 404, media_type="application/json")


async def broken(request: Request, fault: Exception) -> Response:
    """Something that should not happen: the client learns only that."""
    message = say("server-broken")
    text = told(message, language_of(request.headers))
    return Response(msgspec.json.encode(wire.Fault(message, text)), 500, media_type="application/json")


class SafeHeaders:
    """Adds the headers that keep browsers careful."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, with safe headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, safely)
