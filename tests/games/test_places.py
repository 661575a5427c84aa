"""Places at the end, and what people are told where points are equal."""

from __future__ import annotations

import pytest

from tesela.engine.game import find, names
from tesela.engine.match import Match
from tesela.server.commands import tie_of
from tesela.words import LANGUAGES, words


def begun(game: str) -> Match:
    """A match of three in which nobody has a point more than the others."""
    match = find(game).match(players=3, seed=1, compiled=False)
    assert len(set(match.scores)) == 1
    return match


def test_finca_places_by_fruits_held_where_points_are_equal() -> None:
    match = begun("finca")
    for seat, count in enumerate((2, 5, 2)):
        match.state.fruits[seat] = [count, 0, 0, 0, 0, 0]
    assert match.places == (2, 1, 2)
    tie = tie_of(match)
    assert tie is not None
    assert tie.counts == [2, 5, 2]


def test_mozaika_places_by_coins_where_points_are_equal() -> None:
    match = begun("mozaika")
    match.state.coins[:3] = [3, 4, 4]
    tie = tie_of(match)
    assert tie is not None
    assert (match.places, tie.counts) == ((3, 1, 1), [3, 4, 4])


def test_majolica_places_by_the_first_rounds_order_where_points_are_equal() -> None:
    match = begun("majolica")
    assert match.places == (3, 2, 1)


def test_monuments_shares_the_place_where_points_are_equal() -> None:
    assert begun("monuments").places == (1, 1, 1)


@pytest.mark.parametrize("game", names())
def test_what_broke_a_tie_is_told_in_every_language_with_its_rule(game: str) -> None:
    tie = tie_of(begun(game))
    assert tie is not None
    for language in LANGUAGES:
        assert any(f"({ruling})" in words(language)(tie.label) for ruling in find(game).rulings)


def test_without_equal_points_there_is_no_tie_to_tell() -> None:
    match = begun("finca")
    match.state.action_tiles[0] = [1, 1, 1, 1]
    match.state.action_tiles[1] = [1, 0, 0, 0]
    match.state.action_tiles[2] = [1, 1, 0, 0]
    assert tie_of(match) is None
    assert match.places == (1, 3, 2)


def test_alone_in_majolica_the_way_to_the_next_title_is_always_told() -> None:
    match = find("majolica").match(players=1, seed=1, compiled=False)
    assert match.view()["solo"] == {"missing": 17, "bands": [0, 17, 21, 25, 28]}
    for points, missing in ((16, 1), (17, 4), (27, 1), (28, None), (40, None)):
        match.state.blooms[0] = points
        assert match.view()["solo"]["missing"] == missing
