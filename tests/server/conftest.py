"""One server for most tests: with SQLite, or two workers at PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="session", params=["sqlite", "two workers"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    url, workers = None, 1
    if request.param == "two workers":
        url, workers = request.getfixturevalue("postgres").database("shared"), 2
    with Server(tmp_path_factory.mktemp("server"), url, workers) as running:
        yield running
