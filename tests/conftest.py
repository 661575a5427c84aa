from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from tests.server.harness import Server
from tests.server.postgres import Postgres, programs


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="many more games in every case: hours instead of minutes")
    parser.addoption("--every-case", action="store_true", help="every player count with every combination of options")


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in a shell's background: programs under test must hear it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "rare: a combination that runs only with --every-case or --long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not (config.getoption("--long") or config.getoption("--every-case")):
        rare = [item for item in items if item.get_closest_marker("rare")]
        config.hook.pytest_deselected(items=rare)
        items[:] = [item for item in items if not item.get_closest_marker("rare")]


@pytest.fixture
def games_each(request: pytest.FixtureRequest) -> int:
    """How many games a conformance test plays with each policy."""
    return 200 if request.config.getoption("--long") else 3


@pytest.fixture(params=["compiled", "plain"])
def compiled(request: pytest.FixtureRequest) -> bool:
    """Run a test with the compiled kernel and again as plain Python."""
    return bool(request.param == "compiled")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of one's own."""
    if programs() is None:
        pytest.skip("no PostgreSQL: apt-get install postgresql")
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def two_workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server of two workers at PostgreSQL."""
    with Server(tmp_path_factory.mktemp("workers"), postgres.database("shared"), workers=2) as running:
        yield running
