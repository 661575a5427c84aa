from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="many more games: minutes instead of seconds")


@pytest.fixture
def games_each(request: pytest.FixtureRequest) -> int:
    """How many games a conformance test plays with each policy."""
    return 200 if request.config.getoption("--long") else 3


@pytest.fixture(params=["compiled", "plain"])
def compiled(request: pytest.FixtureRequest) -> bool:
    """Run a test with the compiled kernel and again as plain Python."""
    return bool(request.param == "compiled")
