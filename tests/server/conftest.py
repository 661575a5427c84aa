"""One server for most tests: with SQLite, or two workers at PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with SQLite."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite_server", "two_workers"])
def server(request: pytest.FixtureRequest) -> Server:
    """Either of them."""
    running: Server = request.getfixturevalue(request.param)
    return running
