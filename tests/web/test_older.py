"""Matches from before rules had versions, looked at in a browser of today."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.harness import Server
from tests.server.older import PARTIES, opened
from tests.web.people import Visitor


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today with the old database."""
    with opened(tmp_path_factory.mktemp("club")) as server:
        yield server


@pytest.mark.parametrize("game", sorted(PARTIES["over"]))
def test_a_match_of_the_first_rules_is_shown_move_by_move(
    visit: Callable[..., Visitor], club: Server, game: str
) -> None:
    party = PARTIES["over"][game]
    visitor = visit(address=club.address).open(f"/table/{party.table}/replay?at=0&seat=all", ".steps")
    for at in (0, 1, 2, 3):
        visitor.page.wait_for_selector(f'.frame[data-moves="{at}"]')
        visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_selector(f'.frame[data-moves="{party.moves}"]')
