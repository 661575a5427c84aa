"""Whole matches against bots in a real browser: by clicks, by keyboard alone, and by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import Server
from tests.web.people import Visitor, Way, by_keyboard, by_mouse, by_touch, play

BOTS = {"finca": ["novice"], "majolica": ["apprentice"], "monuments": ["novice"], "mozaika": ["novice", "novice"]}
OPENING = 30  # decisions


def case(game: str, way: Way) -> Any:
    """A match; by mouse for every day."""
    return pytest.param(game, way, id=f"{way.__name__}-{game}", marks=[] if way is by_mouse else pytest.mark.rare)


@pytest.mark.parametrize("game", BOTS)
@pytest.mark.parametrize("way", [by_keyboard, by_touch], ids=lambda way: way.__name__)
def test_an_opening(visit: Callable[..., Visitor], game: str, way: Way) -> None:
    visitor = visit(phone=way is by_touch)
    visitor.sit(game, BOTS[game])
    assert play(visitor, way, at_least=OPENING) >= OPENING


@pytest.mark.parametrize(
    ("game", "way"), [case(game, way) for way in (by_mouse, by_keyboard, by_touch) for game in BOTS]
)
def test_a_whole_match(visit: Callable[..., Visitor], game: str, way: Way) -> None:
    visitor = visit(phone=way is by_touch)
    visitor.sit(game, BOTS[game])
    assert play(visitor, way) > 20
    visitor.page.wait_for_selector(".card tfoot .total")
    assert visitor.page.locator(".card thead th").count() == len(BOTS[game]) + 2


@pytest.mark.parametrize("game", ["finca", *(pytest.param(game, marks=pytest.mark.rare) for game in [*BOTS][1:])])
def test_a_whole_match_at_two_workers(visit: Callable[..., Visitor], two_workers: Server, game: str) -> None:
    visitor = visit(address=two_workers.address)
    visitor.sit(game, BOTS[game])
    assert play(visitor, by_mouse) > 20
