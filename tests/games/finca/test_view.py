"""What the table shows of the races for the finca tiles (F10)."""

from __future__ import annotations

import random

import tesela
from tests.games.finca.arrange import FINCAS, begun, give


def test_F10_the_races_tell_who_leads_for_each_finca_tile_and_by_how_much() -> None:
    match = begun(compiled=False, players=3)
    give(match.state, 0, "3 fig", "2 almond", "4 ?")
    give(match.state, 1, "1 fig", "2 fig", "5 ?")
    give(match.state, 2, "1 lemon", "3 lemon, 2 orange")
    races = {frozenset(race["finca"]): race for race in match.view(None)["races"]}
    assert list(races) == [frozenset(face.split(", ")) for face in FINCAS]

    def told(*finca: str) -> tuple[list[int], int | None, int]:
        race = races[frozenset(finca)]
        return race["counts"], race["leader"], race["lead"]

    assert told("fig") == ([3, 3, 0], None, 0)
    assert told("fig", "almond") == ([5, 3, 0], 0, 2)
    assert told("lemon") == ([0, 0, 4], 2, 4)
    assert told("?") == ([4, 5, 0], 1, 1)
    assert told("grape") == ([0, 0, 0], None, 0)


def test_F10_the_races_count_what_is_printed_on_everybodys_tiles_in_a_whole_match() -> None:
    match = tesela.game("finca").match(4, seed=5, compiled=False)
    dice = random.Random(5)
    while not match.over and sum(len(player["tiles"]) for player in match.view(None)["players"]) < 12:
        match.play(seat := match.to_act[0], dice.choice(match.legal(seat)))
    view = match.view(2)
    assert view["races"] == match.view(None)["races"]
    for race in view["races"]:
        printed = [
            sum(tile["asks"].get(kind, 0) for tile in player["tiles"] for kind in race["finca"])
            for player in view["players"]
        ]
        assert race["counts"] == printed
        first, second, *_ = sorted(printed, reverse=True)
        assert race["lead"] == first - second
        assert race["leader"] == (printed.index(first) if first > second else None)
    assert any(race["leader"] is not None for race in view["races"])
