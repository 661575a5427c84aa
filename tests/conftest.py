from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="many more games in every case: hours instead of minutes")
    parser.addoption("--every-case", action="store_true", help="every player count with every combination of options")


def pytest_configure(config: pytest.Config) -> None:
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
