"""A real server and a real browser for the tests of the browser client; without either they are skipped, and say so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

import tesela
from tests.web.people import Visitor

CLIENT = Path(tesela.__file__).parent / "server" / "client" / "index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}


@pytest.fixture(scope="session", autouse=True)
def _everything_is_there() -> None:
    if CHROMIUM is None:
        pytest.skip("no chromium: apt-get install chromium")
    if not CLIENT.exists():
        pytest.skip("the browser client is not built: python web/build.py")


class Server:
    """`tesela serve` as people start it, at a port of its own."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0) -> None:
        """Start and wait for the address."""
        command = [sys.executable, "-m", "tesela", "serve", "--no-open", "--port", str(port)]
        self._process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.database}"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TESELA_GENEROSITY": "1000", "LANG": "en_US.UTF-8"},
        )
        assert self._process.stdout is not None
        self.address = next(word for word in self._process.stdout.readline().split() if word.startswith("http"))

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        """Stop as with Ctrl-C."""
        if self._process:
            self._process.terminate()
            self._process.wait(20)
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process."""
    running = Server(tmp_path_factory.mktemp("web") / "tables.sqlite3")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody new who opens the client: `visit(language="ru", dark=True, phone=True)`."""
    visitors: list[Visitor] = []

    def come(language: str = "en", *, dark: bool = False, phone: bool = False, address: str = "") -> Visitor:
        context = browser.new_context(
            locale={"en": "en-US", "fr": "fr-FR", "ru": "ru-RU"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(20_000)
        visitor = Visitor(context.new_page(), address or server.address.rstrip("/"))
        visitors.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.page.context.close()
    assert faults == []
