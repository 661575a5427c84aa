"""What every request passes on its way in and out: limits by address, careful headers, and an answer if all fails."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tesela.server import protocol as wire
from tesela.server.desk import PAYER
from tesela.server.http import language_of, refusal, told
from tesela.server.limits import Limits, TooMany, address_of
from tesela.words import say

API = "/api/"
PENANCE = 1.0  # seconds that somebody waits for an answer who has asked too often
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
FOR_TLS = (b"strict-transport-security", b"max-age=31536000")
logger = logging.getLogger("tesela.gate")


class Gate:
    """Lets in who does not ask too often, and answers carefully whatever happens inside."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, with safe headers."""
        if scope["type"] == "http":
            await self._answer(scope, receive, _careful(scope, send))
        elif scope["type"] == "websocket":
            await self._open(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _pay(self, scope: Scope) -> None:
        limit = self._limits.requests if scope["path"].startswith(API) else self._limits.pages
        address = address_of(HTTPConnection(scope))
        PAYER.set(address)
        limit.spend(address)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._pay(scope)
        except TooMany:
            await asyncio.sleep(PENANCE)
            await send({"type": "websocket.close"})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def begin(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            self._pay(scope)
            await self._app(scope, receive, begin)
        except TooMany as fault:
            await asyncio.sleep(PENANCE)
            await refusal(fault, Request(scope))(scope, receive, send)
        except ClientDisconnect:
            return
        except Exception:
            logger.exception("a request failed")
            if not begun:
                await _broken(Request(scope))(scope, receive, send)


def _broken(request: Request) -> Response:
    """Something that should not happen: the client learns only that."""
    message = say("server-broken")
    fault = wire.Fault(message, told(message, language_of(request.headers)))
    return Response(msgspec.json.encode(fault), 500, media_type="application/json")


def _careful(scope: Scope, send: Send) -> Send:
    """Adds the headers that keep browsers careful."""

    async def carefully(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS.items()]
            if scope["scheme"] == "https":
                message["headers"].append(FOR_TLS)
            if scope["path"].startswith(API):
                message["headers"].append((b"cache-control", b"no-store"))
        await send(message)

    return carefully
