"""The browser client, kept in memory: no request opens a file, and nothing is packed twice."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tesela.server import docs
from tesela.server.http import language_of

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # for files whose names change with their contents
PACKED = ("text/", "application/j", "image/svg")  # types that packing makes smaller


class File:
    """What is answered, packed when it is first wanted so."""

    def __init__(self, path: Path, *, lasting: bool) -> None:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.body = path.read_bytes()
        self.packable = kind.startswith(PACKED)
        self.headers = {
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "cache-control": FOREVER if lasting else "no-cache",
            "etag": f'"{hashlib.sha256(self.body).hexdigest()[:32]}"',
            "vary": "accept-encoding",
        }

    @functools.cached_property
    def packed(self) -> bytes:
        """The same, smaller."""
        return gzip.compress(self.body, 6)

    async def answer(self, request: Request) -> Response:
        """What a browser gets."""
        if request.headers.get("if-none-match") == self.headers["etag"]:
            return Response(status_code=304, headers=self.headers)
        if not self.packable or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, headers=self.headers)
        packed = await asyncio.to_thread(lambda: self.packed)
        return Response(packed, headers={**self.headers, "content-encoding": "gzip"})


class Client:
    """Every page is the browser client, which knows the addresses; without it, a plain page says what is here."""

    def __init__(self) -> None:
        folder = Path(str(files("tesela.server") / "client"))
        found = [path for path in folder.rglob("*") if path.is_file()] if (folder / INDEX).exists() else []
        self._files = {path.relative_to(folder).as_posix(): File(path, lasting=path.parent != folder) for path in found}

    async def page(self, request: Request) -> Response:
        """A file, or the page that shows what is at any other address."""
        if not self._files:
            return HTMLResponse(docs.plain_page(language_of(request.headers)))
        return await self._files.get(request.path_params["path"], self._files[INDEX]).answer(request)

    async def asset(self, request: Request) -> Response:
        """A file of the client, or nothing."""
        file = self._files.get(f"assets/{request.path_params['path']}")
        return await file.answer(request) if file else Response(status_code=404)
