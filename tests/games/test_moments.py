"""The moments at which the browser client is tested are those that the games tell today."""

from __future__ import annotations

import pytest

import tesela
from tests.web.moments import place, written


@pytest.mark.parametrize("name", tesela.game_names())
def test_the_client_is_tested_at_moments_as_they_are_told_today(name: str) -> None:
    game = tesela.game(name)
    is_current = place(game).read_text(encoding="utf-8") == written(game)
    assert is_current, f"python -m tests.web.moments {name}"
