"""A real server and a real browser for the tests of the browser client; without either they are skipped, and say so."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import tesela
from tests.patience import PATIENCE
from tests.server.harness import Server
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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process."""
    with Server(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, timeout=1000 * PATIENCE)
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
        context.set_default_timeout(1000 * PATIENCE)
        visitor = Visitor(context.new_page(), address or server.address)
        visitors.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.page.context.close()
    assert faults == []


@pytest.fixture(params=["sqlite", "two workers"])
def visit_any(request: pytest.FixtureRequest, visit: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """The same at a server with SQLite, and at two workers with PostgreSQL."""
    if request.param == "sqlite":
        return visit
    return partial(visit, address=request.getfixturevalue("two_workers").address)
