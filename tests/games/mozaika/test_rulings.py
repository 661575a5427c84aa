"""One test or more for each ruling of Mozaika, named after it; compiled and as plain Python."""

from __future__ import annotations

from itertools import permutations

import pytest

from tesela.bots import generator
from tesela.engine.errors import CannotUndo, WrongSeat
from tesela.engine.rng import reseed
from tesela.engine.state import readable
from tesela.games.mozaika.state import ACTION_COUNT, ARRANGEMENTS, BOX, FOURS, LANDING, OVER, TYPES
from tesela.words import words
from tests.games.mozaika.arrange import (
    EXAMPLE,
    LETTERS,
    all_lay,
    bid,
    bidding,
    hold,
    lay_out,
    laying,
    new,
    offered,
    refusal,
    told,
)


def test_components_are_those_of_the_box() -> None:
    assert TYPES == 12
    assert {players: TYPES * box["tiles"] for players, box in BOX["players"].items()} == {"3": 60, "4": 84, "5": 108}
    assert ARRANGEMENTS == 4 + 4 + 2 + 9
    assert len({tuple(sorted(four)) for four in FOURS}) == 19
    assert ACTION_COUNT == 61 + 12 + 12 * 16 + 16


@pytest.mark.parametrize(("players", "tiles"), [(3, 60), (4, 84), (5, 108)])
def test_Z1_everybody_starts_with_ten_coins_and_four_tiles(players: int, tiles: int, compiled: bool) -> None:
    view = new(compiled, players).view()
    assert (view["round"], view["phase"], view["first"]) == (1, "laying", 0)
    assert view["bag"] == tiles - 4 * players
    for player in view["players"]:
        assert (player["coins"], len(player["hand"]), player["bid"]) == (10, 4, None)


def test_Z1_hands_are_drawn_at_random(compiled: bool) -> None:
    tables = [new(compiled, seed=seed).state for seed in range(20)]
    assert len({s.hand.tobytes() for s in tables}) == 20
    for s in tables:
        assert (s.hand.sum(axis=0) + s.bag)[1:].tolist() == [7] * TYPES


def test_Z2_markets_are_drawn_at_random(compiled: bool) -> None:
    markets = set()
    rng = generator(8)
    for _ in range(20):
        match = laying(compiled)
        reseed(match.state.rng, rng)
        all_lay(match)
        markets.add(match.state.market.tobytes())
    assert len(markets) > 15


def test_Z1_the_first_round_has_no_market(compiled: bool) -> None:
    match = laying(compiled)
    assert match.to_act == (0, 1, 2, 3)
    assert refusal(match, 0, "bid 0") == "Z1"
    assert refusal(match, 0, "take red sun") == "Z1"
    assert match.view()["market"] == [None] * 5
    all_lay(match)
    assert match.view()["phase"] == "bidding"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_Z2_one_tile_more_than_players_is_drawn_in_the_open(players: int, compiled: bool) -> None:
    match = new(compiled, players)
    before = match.view()["bag"]
    all_lay(match)
    view = match.view()
    assert len([tile for tile in view["market"] if tile]) == players + 1
    assert view["bag"] == before - players - 1
    assert told(match) == ["mozaika-did-lay", "mozaika-drawn"]


def test_Z3_bids_go_from_nothing_to_all_that_one_owns(compiled: bool) -> None:
    match = bidding(compiled)
    match.state.coins[:4] = [3, 10, 60, 70]
    assert offered(match, 0) == {"bid 0", "bid 1", "bid 2", "bid 3"}
    assert refusal(match, 0, "bid 4") == "Z3"
    assert len(offered(match, 2)) == 61
    assert offered(match, 3) == offered(match, 2)


def test_Z3_all_are_shown_and_paid_when_the_last_is_in(compiled: bool) -> None:
    match = bidding(compiled)
    for seat, coins in ((2, 3), (0, 4), (3, 1)):
        match.play(seat, f"bid {coins}")
        assert told(match) == ["mozaika-did-bid"]
        assert match.state.coins[:4].tolist() == [10] * 4
    assert match.to_act == (1,)
    match.play(1, "bid 10")
    assert told(match) == ["mozaika-did-bid", "mozaika-revealed"]
    assert match.state.coins[:4].tolist() == [6, 0, 7, 9]
    assert [player["bid"] for player in match.view()["players"]] == [4, 10, 3, 1]
    assert refusal(match, 1, "bid 0") == "Z3"


def test_Z3_a_bid_is_secret_until_all_are_in(compiled: bool) -> None:
    low, high = bidding(compiled), bidding(compiled)
    low.play(1, "bid 0")
    high.play(1, "bid 9")
    for seat in (None, 0, 2, 3):
        assert low.view(seat) == high.view(seat)
        bidder = high.view(seat)["players"][1]
        assert (bidder["has_bid"], bidder["bid"]) == (True, None)
    assert low.story[-1].events == high.story[-1].events
    assert high.view(1)["players"][1]["bid"] == 9
    assert high.view(1)["to_act"] == [0, 2, 3]


def test_Z3_a_bot_believes_any_bid_that_others_could_have_made(compiled: bool) -> None:
    match = bidding(compiled)
    match.state.coins[:4] = [5, 2, 7, 3]
    match.play(0, "bid 5")
    match.play(1, "bid 2")
    rng = generator(8)
    beliefs = [readable(match.position(0, rng).states)[0] for _ in range(60)]
    assert {int(belief.bids[1]) for belief in beliefs} == {0, 1, 2}
    assert {int(belief.bids[0]) for belief in beliefs} == {5}
    assert {int(belief.waiting) for belief in beliefs} == {0b1100}
    match.play(2, "bid 0")
    match.play(3, "bid 1")
    assert readable(match.position(0, rng).states)[0].bids[:4].tolist() == [5, 2, 0, 1]


def test_Z3_the_reveal_is_told_in_order_of_choice(compiled: bool) -> None:
    match = bidding(compiled, 3)
    bid(match, 1, 4, 1)
    told_in_english = [words("en")(event, ("Ana", "Bo", "Cy")) for event in match.story[-1].events]
    assert told_in_english == ["sealed a bid", "all bids are in: Bo: 4, Cy: 1, Ana: 1"]


def test_Z3_a_bid_that_is_not_shown_can_be_taken_back(compiled: bool) -> None:
    match = bidding(compiled)
    match.play(2, "bid 3")
    match.play(0, "bid 4")
    match.play(1, "bid 5")
    assert match.retract(2).notation == "bid 3"
    assert match.to_act == (2, 3)
    assert match.state.bids[:4].tolist() == [4, 5, 0, 0]
    match.play(2, "bid 1")
    match.play(3, "bid 0")
    with pytest.raises(CannotUndo):
        match.retract(2)
    assert match.state.coins[:4].tolist() == [6, 5, 9, 10]


def test_Z3_the_order_of_sealing_changes_nothing(compiled: bool) -> None:
    ends = set()
    for seats in permutations(range(4)):
        match = bidding(compiled)
        for seat in seats:
            match.play(seat, f"bid {(4, 2, 3, 3)[seat]}")
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_Z3_bidding_twice_needs_the_first_bid_back(compiled: bool) -> None:
    match = bidding(compiled)
    match.play(2, "bid 3")
    with pytest.raises(WrongSeat):
        match.play(2, "bid 4")
    assert match.why_not(2, "bid 4").rule == "Z3"


def test_Z3_without_coins_there_is_nothing_to_decide(compiled: bool) -> None:
    match = laying(compiled)
    match.state.coins[:4] = [0, 5, 5, 0]
    all_lay(match)
    assert match.to_act == (1, 2)
    assert match.view(0)["players"][0]["bid"] == 0
    assert match.view(1)["players"][0]["has_bid"]
    match.play(1, "bid 2")
    match.play(2, "bid 0")
    assert match.view()["order"] == [1, 2, 3, 0]


def test_Z3_a_round_in_which_nobody_has_coins_begins_with_the_choice(compiled: bool) -> None:
    match = laying(compiled)
    match.state.coins[:4] = 0
    all_lay(match)
    assert told(match) == ["mozaika-did-lay", "mozaika-drawn", "mozaika-revealed"]
    assert match.view()["order"] == [1, 2, 3, 0]
    assert match.to_act == (1,)


def test_Z4_the_highest_bid_chooses_first_and_ties_go_clockwise(compiled: bool) -> None:
    match = bidding(compiled)
    bid(match, 4, 2, 3, 3)
    assert match.view()["order"] == [0, 2, 3, 1]
    assert match.to_act == (0,)
    assert offered(match, 0) == {
        "take red sun",
        "take blue wave",
        "take green leaf",
        "take yellow leaf",
        "take red wave",
    }
    assert refusal(match, 0, "take blue leaf") == "Z4"
    assert refusal(match, 0, "lay blue sun a1") == "Z6"
    assert match.why_not(1, "take red sun").rule == "Z4"
    match.play(0, "take red sun")
    assert match.to_act == (2,)
    assert "take red sun" not in offered(match, 2)
    match.play(2, "take blue wave")
    match.play(3, "take green leaf")
    match.play(1, "take red wave")
    assert all(len(player["hand"]) == 4 for player in match.view()["players"])
    assert list(match.to_act) == [0, 1, 2, 3]
    assert refusal(match, 0, "take yellow leaf") == "Z4"


def test_Z4_the_first_player_is_nearest(compiled: bool) -> None:
    match = bidding(compiled, number=3)
    bid(match, 2, 2, 2, 7)
    assert match.view()["first"] == 2
    assert match.view()["order"] == [3, 2, 0, 1]


def test_Z4_the_tile_left_over_returns_to_the_bag(compiled: bool) -> None:
    match = bidding(compiled)
    before = match.state.bag.tolist()
    bid(match, 4, 2, 3, 3)
    for tile in ("red sun", "blue wave", "green leaf", "red wave"):
        match.play(match.to_act[0], f"take {tile}")
    before[LETTERS["Yc"]] += 1
    assert match.state.bag.tolist() == before
    assert match.view()["market"] == [None] * 5
    assert told(match)[:2] == ["mozaika-did-take", "mozaika-returned"]


def test_Z4_where_all_tiles_left_are_alike_they_are_given(compiled: bool) -> None:
    match = bidding(compiled, market="Ra Bb Gc Gc Gc")
    bid(match, 4, 2, 3, 3)
    match.play(0, "take blue wave")
    match.play(2, "take red sun")
    assert told(match)[:3] == ["mozaika-did-take", "mozaika-given", "mozaika-given"]
    assert match.view()["phase"] == "laying"
    assert match.state.hand[:4, LETTERS["Gc"]].tolist() == [0, 1, 0, 1]


def test_Z4_nothing_is_asked_when_all_tiles_are_alike(compiled: bool) -> None:
    match = bidding(compiled, market="Gc Gc Gc Gc Gc")
    bid(match, 4, 2, 3, 3)
    assert match.view()["phase"] == "laying"
    assert match.state.hand[:4, LETTERS["Gc"]].tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize(("players", "first"), [(3, 4), (4, 3), (5, 2)])
def test_Z5_the_round_of_the_first_fly_depends_on_the_players(players: int, first: int, compiled: bool) -> None:
    for number in (first - 1, first):
        match = bidding(compiled, players, number)
        bid(match, *[1] * players)
        assert match.view()["fly"]["from"] == first
        assert (match.view()["fly"]["seat"] is None) == (number < first)


def test_Z5_the_lowest_bid_gets_the_fly_and_among_equals_the_farthest(compiled: bool) -> None:
    for bids, number, seat in (((4, 2, 3, 3), 5, 1), ((4, 2, 2, 3), 5, 2), ((0, 0, 0, 0), 5, 3), ((0, 0, 0, 0), 7, 1)):
        match = bidding(compiled, number=number)
        bid(match, *bids)
        assert match.view()["fly"]["seat"] == seat == match.view()["order"][-1]


def test_Z6_all_lay_at_once_in_any_order(compiled: bool) -> None:
    match = laying(compiled)
    for seat in (2, 0, 3):
        match.play(seat, "lay red wave b3")
        assert seat not in match.to_act
        assert sum(match.state.hand[seat]) == 3
    assert match.to_act == (1,)
    assert match.why_not(2, "lay green leaf a1").rule == "Z6"
    assert match.retract(0).notation == "lay red wave b3"
    assert list(match.to_act) == [0, 1]
    assert match.view()["players"][2]["newest"] == 9
    assert match.view()["players"][1]["newest"] is None


def test_Z6_seats_are_asked_from_the_first_player_clockwise(compiled: bool) -> None:
    match = laying(compiled, number=3)
    assert list(match.to_act) == [2, 3, 0, 1]
    match.play(3, match.legal(3)[0])
    assert list(match.to_act) == [2, 0, 1]
    match = bidding(compiled, number=4)
    assert list(match.to_act) == [3, 0, 1, 2]
    bid(match, 1, 1)
    assert list(match.to_act) == [3, 2]


def test_Z6_the_order_of_laying_changes_nothing(compiled: bool) -> None:
    ends = set()
    for seats in permutations(range(3)):
        match = laying(compiled, 3)
        for seat in seats:
            match.play(seat, f"lay blue sun {'abc'[seat]}1")
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_Z6_any_tile_in_hand_on_any_free_cell(compiled: bool) -> None:
    match = laying(compiled, hand="Ba Ba Gc Yc")
    lay_out(match.state, 0, "-- -- Ra")
    assert len(match.legal(0)) == 3 * 15
    assert refusal(match, 0, "lay blue sun c1") == "Z6"
    assert refusal(match, 0, "lay red sun a1") == "Z6"
    assert refusal(match, 0, "fly c1") == "Z5"


def test_Z7_the_rulebooks_example_earns_four_coins(compiled: bool) -> None:
    match = laying(compiled)
    lay_out(match.state, 0, "Rc Ba -- --  Ga -- Bc --")
    match.play(0, "lay blue sun b2")
    assert match.state.coins[0] == 10 + 2 + 1 + 1


@pytest.mark.parametrize(("tile", "coins"), [("blue sun", 2), ("red wave", 0), ("green leaf", 0), ("yellow leaf", 0)])
def test_Z7_only_edges_count_and_the_board_ends_at_its_rim(tile: str, coins: int, compiled: bool) -> None:
    match = laying(compiled)
    lay_out(match.state, 0, "-- -- -- --  Ba -- -- --  -- Rb -- --")
    match.play(0, f"lay {tile} a1")
    assert match.state.coins[0] == 10 + coins
    hold(match.state, 1, "Ba Rb Gc Yc")
    lay_out(match.state, 1, "-- -- -- Ba")
    match.play(1, "lay blue sun a2")
    assert match.state.coins[1] == 10


def test_Z8_the_fly_lands_when_everybody_has_laid(compiled: bool) -> None:
    match = laying(compiled, number=5)
    lay_out(match.state, 3, "Ra Rb* Gc")
    assert refusal(match, 3, "fly a1") == "Z8"
    all_lay(match, "lay blue sun d4")
    assert match.view()["phase"] == "landing"
    assert match.to_act == (3,)
    assert offered(match, 3) == {"fly a1", "fly c1", "fly d4"}
    assert refusal(match, 3, "fly b1") == "Z8"
    assert refusal(match, 3, "fly a2") == "Z8"
    assert refusal(match, 3, "lay red wave a3") == "Z6"
    assert match.why_not(0, "fly d4").rule == "Z5"
    match.play(3, "fly d4")
    assert match.view()["players"][3]["mosaic"][15] == {"colour": "blue", "symbol": "sun", "fly": True}
    assert match.view()["phase"] == "bidding"


def test_Z8_the_view_tells_what_the_fly_would_cost(compiled: bool) -> None:
    match = laying(compiled, number=5)
    s = match.state
    s.phase = LANDING
    s.waiting = 1 << 3
    lay_out(s, 3, "Ra Ra Rb --  Ra Rc Rc --  Bc")
    costs = match.view()["fly"]["costs"]
    assert costs == [1, 2, 1, None, 1, 2, 1, None, 0, *[None] * 7]
    for cell, name in ((0, "a1"), (1, "b1"), (8, "a3")):
        twin = match.fork()
        twin.play(3, f"fly {name}")
        assert twin.scores[3] == match.scores[3] - costs[cell]


def test_Z9_the_bag_passes_every_round_the_first_included(compiled: bool) -> None:
    match = new(compiled, 3)
    firsts: list[int] = []
    while not match.over:
        if len(firsts) < match.view()["round"]:
            firsts.append(match.view()["first"])
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert firsts == [0, 1, 2] * 5 + [0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_Z10_the_game_ends_after_sixteen_rounds(players: int, compiled: bool) -> None:
    match = new(compiled, players)
    while not match.over:
        match.play(match.to_act[-1], match.legal(match.to_act[-1])[-1])
    view = match.view()
    assert (view["round"], view["phase"]) == (16, "over")
    assert all(None not in player["mosaic"] and len(player["hand"]) == 3 for player in view["players"])
    assert match.why_not(0, "bid 0").rule == "Z10"
    with pytest.raises(WrongSeat):
        match.play(0, "bid 0")
    last = match.undo()
    assert not match.over
    match.play(last.seat, last.action)
    assert match.over


def test_Z10_tiles_in_hand_count_for_nothing(compiled: bool) -> None:
    match = laying(compiled)
    before = match.scores
    for seat in range(4):
        hold(match.state, seat, "")
    assert match.scores == before


def test_Z11_five_coins_are_a_point(compiled: bool) -> None:
    match = new(compiled)
    match.state.coins[:4] = [0, 4, 5, 59]
    assert match.scores == (0, 0, 1, 11)


def worth(compiled: bool, mosaic: str) -> int:
    """What a mosaic alone is worth."""
    match = new(compiled)
    match.state.coins[0] = 0
    lay_out(match.state, 0, mosaic)
    return match.scores[0]


def test_Z12_the_rulebooks_example_is_worth_15(compiled: bool) -> None:
    match = new(compiled)
    match.state.coins[0] = 0
    lay_out(match.state, 0, EXAMPLE)
    assert match.scores[0] == 15
    assert [line.points for line in match.breakdown(0)] == [5, 0, 10, 0, 0]
    fours = {(four["kind"], four["cells"][0]): four for four in match.view()["players"][0]["arrangements"]}
    assert {place: four["points"] for place, four in fours.items()} == {
        ("column", 0): 2,
        ("column", 1): 2,
        ("row", 12): 1,
        ("square", 0): 2,
        ("square", 1): 2,
        ("square", 4): 4,
        ("square", 8): 2,
    }
    assert fours["row", 12] == {
        "kind": "row",
        "cells": [12, 13, 14, 15],
        "shares": ["colour"],
        "flies": 1,
        "points": 1,
    }


@pytest.mark.parametrize("k", range(ARRANGEMENTS))
def test_Z12_colour_or_symbol_is_worth_2_and_both_4(k: int, compiled: bool) -> None:
    for tiles, points in (
        ("Ra Ra Ra Ra", 4),
        ("Ra Rb Rc Ra", 2),
        ("Ra Ba Ga Ya", 2),
        ("Ra Ba Ga Yb", 0),
        ("Ra Rb Rc", 0),
    ):
        match = new(compiled)
        for cell, name in zip(FOURS[k], tiles.split(), strict=False):
            match.state.mosaic[0, cell] = LETTERS[name]
        assert match.scores[0] == 2 + points


def test_Z12_overlaps_all_count(compiled: bool) -> None:
    assert worth(compiled, "Ra Ra Ra Ra  Ra -- -- --  Ra -- -- --  Ra") == 8
    assert worth(compiled, "Ra Ra Ra Ra  Ra Ra -- --  Ra -- -- --  Ra") == 12


def test_Z13_the_example_with_a_red_corner_is_worth_14(compiled: bool) -> None:
    assert worth(compiled, EXAMPLE.replace("Bc*", "Rc*")) == 14


@pytest.mark.parametrize(("row", "points"), [("Ra* Ra Ra Ra", 3), ("Ra* Rb* Rc Ra", 0), ("Ra* Ra* Ra* Ra*", 0)])
def test_Z13_flies_take_one_each_and_never_go_below_nothing(row: str, points: int, compiled: bool) -> None:
    assert worth(compiled, row) == points


def test_Z13_a_fly_counts_in_each_of_its_arrangements(compiled: bool) -> None:
    assert worth(compiled, "Ra* Ra Ra Ra  Ra -- -- --  Ra -- -- --  Ra") == 6
    assert worth(compiled, "Rb Ra* Ra  Bb  Ga Ra Ra Bc") == 4 - 1


def test_Z14_sixteen_equal_tiles_are_worth_116(compiled: bool) -> None:
    assert worth(compiled, "Ra " * 16) == 19 * 4 + 12 + 12 + 8 + 8 == 116


@pytest.mark.parametrize(
    ("mosaic", "axis", "points"),
    [
        ("Ra Bb Bb Ra  Gc Yc Yc Gc  Bb Ra Ra Bb  Yb Gb Gb Yb", "vertical", 12),
        ("Ra Gc Bb Yb  Bb Yc Ra Gb  Bb Yc Ra Gb  Ra Gc Bb Yb", "horizontal", 12),
        ("Ra Gc Bb Yb  Gc Yc Ra Gb  Bb Ra Bc Ya  Yb Gb Ya Rc", "falling", 8),
        ("Yb Bb Gc Ra  Gb Ra Yc Gc  Ya Bc Ra Bb  Rc Ya Gb Yb", "rising", 8),
    ],
)
def test_Z14_each_axis_of_symmetry(mosaic: str, axis: str, points: int, compiled: bool) -> None:
    match = new(compiled)
    lay_out(match.state, 0, mosaic)
    assert match.view()["players"][0]["symmetries"] == [{"axis": axis, "points": points}]
    assert match.view()["players"][0]["points"]["symmetry"] == points
    lay_out(match.state, 1, mosaic.replace("Yb", "Yb*", 1))
    assert match.view()["players"][1]["points"]["symmetry"] == points


def test_Z14_colour_and_symbol_must_both_mirror_and_the_mosaic_be_full(compiled: bool) -> None:
    match = new(compiled)
    mosaic = "Ra Bb Bb Ra  Gc Yc Yc Gc  Bb Ra Ra Bb  Yb Gb Gb Yb"
    for seat, flawed in enumerate((mosaic.replace("Yc Yc", "Yc Ya"), mosaic.replace("Yc Yc", "Yc Gc"), mosaic[:-12])):
        lay_out(match.state, seat, flawed)
        assert match.view()["players"][seat]["symmetries"] == []


def test_Z15_ties_go_to_the_most_coins_then_are_shared(compiled: bool) -> None:
    match = new(compiled, 3)
    s = match.state
    s.phase, s.waiting = OVER, 0
    s.coins[:3] = [6, 9, 8]
    assert match.returns == (0.0, 1.0, 0.0)
    s.coins[0] = 9
    assert match.returns == (0.5, 0.5, 0.0)
    lay_out(s, 2, "Ra Ra Ra Ra")
    assert match.returns == (0.0, 0.0, 1.0)
