"""One test or more for each ruling of Majolica, named after it; compiled and as plain Python."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tesela
from tesela.bots import generator
from tesela.engine.errors import CannotUndo, IllegalMove
from tesela.games.majolica.state import ACTION_COUNT, BOX, CARD_FACES, CARDS, LAST_ROUND, MISSION_NAMES, OVER, TURN
from tests.games.majolica.arrange import (
    all_offered,
    begun,
    complete,
    events,
    fill,
    give,
    lay,
    offered,
    play,
    set_mission,
    show,
    tiles_in,
    tiles_on,
)

INTO = {"into w1", "into w2", "into w3", "into w4"}


def refusal(match: tesela.Match, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.play(match.to_act[0], move)
    return caught.value.rule


def runs(match: tesela.Match) -> set[str]:
    return {move for move in offered(match) if move.startswith(("row", "column"))}


def single_tiles(match: tesela.Match) -> set[str]:
    return {move.removeprefix("tile ") for move in offered(match) if move.startswith("tile")}


def test_components_are_those_of_the_box() -> None:
    assert CARDS == 46
    assert Counter(card.points for card in BOX.cards) == {3: 8, 4: 10, 5: 12, 7: 6}
    assert Counter(card.points for card in BOX.kaleidoscope) == {3: 2, 4: 2, 5: 1, 7: 1}
    assert [card.cells for card in BOX.start] == ["RYB", "YBG", "BGR", "GRY"]
    assert sum(card.bonus for card in CARD_FACES) == 4 + 4 + 4 + 2
    letters = Counter("".join(card.cells for card in BOX.cards))
    assert len(set(letters[letter] for letter in "RYBG")) == 1, "the colours are equally frequent"
    assert BOX.missions == dict(zip(MISSION_NAMES, (2, 3, 3, 3, 2, 3, 2, 3), strict=True))
    assert ACTION_COUNT == 112


@pytest.mark.parametrize(("players", "violets", "ones"), [(1, 3, 3), (2, 3, 3), (3, 3, 4), (4, 5, 5)])
def test_components_depend_on_the_player_count(players: int, violets: int, ones: int, compiled: bool) -> None:
    match = tesela.game("majolica").match(players, seed=4, compiled=compiled)
    assert match.view()["town_hall"] == {"violets": violets, "ones": ones}


def test_M1_setup_lays_tiles_cards_and_start_cards(compiled: bool) -> None:
    match = tesela.game("majolica").match(3, seed=4, compiled=compiled)
    view = match.view()
    assert Counter(place["colour"] for place in view["grid"]) == {"red": 4, "yellow": 4, "blue": 4, "green": 4}
    assert all(place["card"] and place["card"]["id"] > 4 for place in view["display"])
    assert view["deck"] == 36 - 6
    starts = [player["start_card"]["id"] for player in view["players"]]
    assert len(set(starts)) == 3
    assert max(starts) <= 4
    for seat, slot in enumerate((2, 3, 3)):
        assert match.to_act == (seat,)
        assert all_offered(match) == {"slot 1", "slot 2", "slot 3"}
        play(match, f"slot {slot}")
        assert match.view()["players"][seat]["slots"][slot - 1]["id"] == starts[seat]
    assert match.to_act == (0,)
    assert match.view()["phase"] == "turn"


def test_M1_every_set_up_is_shuffled(compiled: bool) -> None:
    options = {"kaleidoscope": True, "missions": True}
    tables = [tesela.game("majolica").match(2, seed, options, compiled=compiled).state for seed in range(20)]
    for field, different in (("grid", 18), ("deck", 18), ("display", 18), ("start", 6), ("shown", 10)):
        assert len({getattr(s, field).tobytes() for s in tables}) > different, field
    for s in tables:
        assert sorted([*s.deck[s.deck > 0], *s.display]) == list(range(5, CARDS + 1))
        assert s.shown.sum() == 3


def test_M1_slots_come_before_missions_and_before_turns(compiled: bool) -> None:
    match = tesela.game("majolica").match(2, seed=4, options={"missions": True}, compiled=compiled)
    assert refusal(match, "mission broken") == "M1"
    assert refusal(match, "tile a1") == "M1"
    play(match, "slot 1", "slot 1")
    assert match.view()["phase"] == "mission"


def test_M1_a_replaced_start_card_goes_under_the_deck(compiled: bool) -> None:
    match = tesela.game("majolica").match(2, seed=4, compiled=compiled)
    start = match.view()["players"][0]["start_card"]["id"]
    play(match, "slot 1", "slot 1", "card 1", "slot 1")
    assert [card["id"] for card in match.view()["under_deck"]] == [start]


def test_M2_the_border_moves_inward_when_a_line_is_empty(compiled: bool) -> None:
    match = begun(compiled)
    lay(match.state, "RYBG RYBG RYBG RYBG")
    assert single_tiles(match) == {"a1", "b1", "c1", "d1", "a2", "d2", "a3", "d3", "a4", "b4", "c4", "d4"}
    lay(match.state, ".... RYBG RYBG RYBG")
    assert single_tiles(match) == {"a2", "b2", "c2", "d2", "a3", "d3", "a4", "b4", "c4", "d4"}
    assert refusal(match, "tile b3") == "M2"
    assert refusal(match, "row b3") == "M2"
    lay(match.state, ".... .YB. .YB. ....")
    assert single_tiles(match) == {"b2", "c2", "b3", "c3"}
    assert runs(match) == {"row b2", "row b3", "column b2", "column c2"}


def test_M2_one_tile_left_in_a_line_keeps_it_border(compiled: bool) -> None:
    match = begun(compiled)
    lay(match.state, "..B. RYBG RYBG RYBG")
    assert refusal(match, "tile b2") == "M2"
    assert {"c1", "a2"} <= single_tiles(match)
    assert runs(match) == {"row c1", "row a4", "column a2", "column d2"}


def test_M3_runs_are_maximal_and_broken_by_gaps(compiled: bool) -> None:
    match = begun(compiled)
    assert runs(match) == {"row a1", "row a4", "column a1", "column d1"}
    lay(match.state, "RY.G RYBG RYBG RYBG")
    assert runs(match) == {"row a1", "row d1", "row a4", "column a1", "column d1"}
    assert refusal(match, "row b1") == "M3"
    assert refusal(match, "row c1") == "M3"
    play(match, "row a1")
    assert match.state.hand.tolist() == [1, 1, 0, 0]
    assert [place["taken_by"] for place in match.view()["grid"][:4]] == [0, 0, 0, None]


def test_M3_a_corner_is_a_run_of_one_and_part_of_a_longer_one(compiled: bool) -> None:
    match = begun(compiled)
    lay(match.state, "R..G RYBG RYBG RYBG")
    assert {"row a1", "column a1"} <= runs(match)
    play(match, "row a1")
    assert match.state.hand.sum() == 1
    other = begun(compiled)
    lay(other.state, "R..G RYBG RYBG RYBG")
    play(other, "column a1")
    assert other.state.hand.sum() == 4


def test_M3_a_lone_tile_is_one_run_not_two(compiled: bool) -> None:
    match = begun(compiled)
    lay(match.state, "R..G .... RYBG RYBG")
    assert "row a1" in runs(match)
    assert refusal(match, "column a1") == "M3"


def test_M3_three_ways_to_take_and_nothing_more(compiled: bool) -> None:
    match = begun(compiled)
    play(match, "tile b1", "into w1")
    assert offered(match) == {f"card {place}" for place in range(1, 7)} | {"arrange 123"}
    assert refusal(match, "tile a1") == "M3"
    assert refusal(match, "row a4") == "M3"
    play(match, "card 1", "slot 1")
    assert match.to_act == (1,)
    play(match, "card 2", "slot 1")
    assert refusal(match, "card 3") == "M3"
    assert refusal(match, "row a4") == "M3"
    assert offered(match) == {f"tile {cell}" for cell in single_tiles(match)}


def test_M4_all_tiles_go_into_one_workshop_and_are_turned_over(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    play(match, "row a1")
    assert offered(match) == INTO
    assert refusal(match, "row a4") == "M4"
    play(match, "into w2")
    assert tiles_in(s, 0, 2) == "RYBG"
    assert match.to_act == (1,)
    assert match.view()["face_up"] == 12


def test_M4_exactly_the_excess_is_discarded_of_ones_choice(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "", "RR")
    play(match, "row a1", "into w3")
    assert match.view()["now"]["excess"] == 2
    assert all_offered(match) == {"discard red", "discard yellow", "discard blue", "discard green"}
    assert refusal(match, "discard violet") == "M4"
    assert refusal(match, "row a4") == "M4"
    play(match, "discard green", "discard red")
    assert tiles_in(s, 0, 3) == "RRYB"
    assert match.to_act == (1,)


def test_M4_alike_tiles_are_discarded_without_asking(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "", "RRRR")
    lay(s, "RR.. GYBG RYBG BYBG")
    play(match, "row a1", "into w3")
    assert tiles_in(s, 0, 3) == "RRRR"
    assert match.to_act == (1,)
    assert events(match).count("did-discard") == 2


def test_M5_a_card_goes_at_once_into_any_slot(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    card = int(s.display[2])
    play(match, "card 3")
    assert offered(match) == {"slot 1", "slot 2", "slot 3"}
    assert refusal(match, "tile a1") == "M5"
    play(match, "slot 2")
    assert s.slots[0].tolist() == [0, card, 0]
    assert match.view()["display"][2] == {"card": None, "taken_by": 0}
    assert refusal(match, "slot 1") == "M5"


def test_M5_an_occupied_slot_sends_card_and_tiles_away(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    old = give(s, 0, 1, "RRYY", "RR")
    size = int(s.deck_size)
    play(match, "card 1", "slot 1")
    assert s.slots[0, 0] != old
    assert tiles_on(s, 0, 1).strip("-") == ""
    assert match.view()["under_deck"][0]["id"] == old
    assert s.deck_size == size + 1
    assert match.scores[0] == 0


def test_M5_the_display_is_not_refilled_and_when_empty_B_is_out(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    play(match, "card 3", "slot 1", "tile a1", "into w1")
    assert refusal(match, "card 3") == "M5"
    s.display[:] = 0
    assert not any(move.startswith("card") for move in offered(match))
    assert refusal(match, "card 1") == "M5"


@pytest.mark.parametrize(
    ("order", "slots"),
    [("132", "xzy"), ("213", "yxz"), ("231", "yzx"), ("312", "zxy"), ("321", "zyx")],
)
def test_M6_any_permutation_with_the_tiles_on_the_cards(order: str, slots: str, compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    cards = {"x": give(s, 0, 1, "RRYY", "RR"), "y": give(s, 0, 2, "BBGG", "-B"), "z": give(s, 0, 3, "GGGRR", "G--R")}
    tiles = {"x": "RR--", "y": "-B--", "z": "G--R-"}
    play(match, f"arrange {order}")
    assert s.slots[0].tolist() == [cards[name] for name in slots]
    assert [tiles_on(s, 0, slot) for slot in (1, 2, 3)] == [tiles[name] for name in slots]


def test_M6_leaving_all_as_it_is_and_empty_slots_count_once(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    card = give(s, 0, 2, "RRYY", "R")
    play(match, "tile a1", "into w4")
    orders = {move for move in offered(match) if move.startswith("arrange")}
    assert orders == {"arrange 123", "arrange 132", "arrange 213"}
    assert refusal(match, "arrange 312") == "M6"
    play(match, "arrange 123")
    assert s.slots[0].tolist() == [0, card, 0]
    assert match.to_act == (1,)


def test_M6_without_any_card_there_is_nothing_to_choose(compiled: bool) -> None:
    match = begun(compiled)
    match.state.display[:] = 0
    play(match, "tile a1", "into w4")
    assert match.to_act == (1,)


def test_M7_the_first_part_is_resolved_before_the_second(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBBB")
    show(s, 1, "RRB")
    play(match, "card 1", "slot 1")
    assert offered(match) == {"raise red", "raise blue"}
    play(match, "raise red", "stop")
    assert tiles_in(s, 0, 2) == "RRBBB"
    assert match.view()["phase"] == "tile_part"
    assert refusal(match, "card 2") == "M3"
    play(match, "tile a1", "into w4")
    assert match.to_act == (1,)


def test_M7_tile_first_then_card_or_swap(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB")
    give(s, 0, 1, "RRB")
    assert refusal(match, "arrange 123") == "M7"
    play(match, "tile c1", "into w1")
    assert offered(match) == {"raise red", "raise blue"}
    play(match, "raise blue", "raise red")
    assert tiles_on(s, 0, 1) == "R-B"
    assert {"card 1", "arrange 123"} <= offered(match)


def test_M8_discards_one_at_a_time_wherever_nothing_runs(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRB", "", "VV")
    assert {"bin w1", "bin w3"} <= all_offered(match)
    assert refusal(match, "bin w2") == "M8"
    assert refusal(match, "discard red") == "M8"
    play(match, "bin w1")
    assert all_offered(match) == {"discard red", "discard blue"}
    assert refusal(match, "row a1") == "M8"
    play(match, "discard red")
    assert tiles_in(s, 0, 1) == "RB"
    play(match, "bin w3")
    assert tiles_in(s, 0, 3) == "V"
    assert match.view()["phase"] == "turn"
    play(match, "row a1", "bin w3")
    assert match.view()["phase"] == "placing"
    play(match, "into w2")
    assert match.to_act == (1,)


def test_M8_in_every_part_of_the_turn_but_not_in_the_middle_of_things(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB", "", "", "Y")
    give(s, 0, 1, "RRB")
    play(match, "tile c1")
    assert "bin w4" in all_offered(match)
    play(match, "into w1")
    assert refusal(match, "bin w4") == "M8"
    play(match, "raise blue", "stop")
    assert "bin w4" in all_offered(match)
    play(match, "card 1")
    assert "bin w4" in all_offered(match)
    play(match, "slot 2")
    assert match.to_act == (1,)


def test_M9_ready_needs_the_exact_pattern_and_a_cell(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    cases: list[tuple[int, str, str | None, str, bool]] = [
        (1, "RRRBBB", "RRB", "", True),
        (1, "RRRBBB", None, "", False),
        (1, "RRRBBB", "YYG", "", False),
        (1, "RRRBBB", "RRB", "RR", True),
        (1, "RRRYYY", "RRB", "RR", False),
        (1, "RRRBB", "RRB", "", False),
        (1, "RRRRBB", "RRB", "", False),
        (1, "RRBBBV", "RRB", "", True),
        (1, "RRBBGV", "RRB", "", False),
        (1, "RRRVVV", "RRB", "", True),
        (2, "RRBBGG", "GGY", "", True),
        (2, "RRBBGV", "GGY", "", True),
        (2, "RRBYGV", "GGY", "", False),
        (2, "RRRBBG", "GGY", "", False),
        (3, "RRBV", "RRB", "", True),
        (3, "RRRB", "RRB", "", False),
        (3, "RRRR", "RRB", "", False),
        (4, "GGGG", None, "", True),
        (4, "GGGY", None, "", False),
    ]
    for workshop, letters, face, tiles, ready in cases:
        s.workshops[:] = 0
        fill(s, 0, *[""] * (workshop - 1), letters)
        match.state.slots[0] = 0
        if face:
            number = next(n for n, card in enumerate(CARD_FACES) if card.cells == face and n > 4)
            s.slots[0, workshop - 1] = number
            s.filled[0, workshop - 1] = ["-RYBG".index(tile) for tile in tiles.ljust(6, "-")]
        assert match.view()["players"][0]["ready"][workshop - 1] is ready, (workshop, letters, face, tiles)


@pytest.mark.parametrize(("face", "runs"), [("YYG", False), ("GGY", False), ("RRB", True)])
def test_M9_a_violet_that_stands_for_the_only_colour_that_fits_is_not_enough(
    face: str, runs: bool, compiled: bool
) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRVVV")
    show(s, 1, face)
    play(match, "card 1", "slot 1")
    assert match.view()["phase"] == ("raising" if runs else "tile_part")
    assert tiles_in(s, 0, 1) == ("RRVVV" if runs else "RRRVVV")


def test_M9_a_swap_makes_a_full_workshop_ready(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBBB")
    give(s, 0, 2, "RRB")
    assert refusal(match, "run w1") == "M9"
    play(match, "arrange 213")
    assert offered(match) == {"raise red", "raise blue"}


def test_M10_ready_workshops_run_at_once_in_the_order_that_one_likes(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBBB", "YYGGRR")
    give(s, 0, 1, "YYG")
    give(s, 0, 2, "RRB")
    play(match, "arrange 213")
    assert all_offered(match) == {"run w1", "run w2"}
    assert refusal(match, "run w3") == "M9"
    assert refusal(match, "tile a1") == "M10"
    assert refusal(match, "bin w1") == "M8"
    play(match, "run w2")
    assert match.view()["now"]["workshop"] == 1


def test_M11_how_many_tiles_may_rise(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB")
    give(s, 0, 1, "RRBBGG")
    play(match, "tile c1", "into w1")
    assert refusal(match, "stop") == "M11"
    assert refusal(match, "raise green") == "M11"
    assert refusal(match, "card 1") == "M11"
    play(match, "raise red")
    assert offered(match) == {"raise red", "raise blue", "stop"}
    play(match, "raise red")
    assert tiles_on(s, 0, 1) == "RR----"
    assert tiles_in(s, 0, 2) == "RBBB"
    assert tiles_in(s, 0, 1) == ""


def test_M11_W2_moves_up_to_three_and_W3_one(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "RRBBG")
    give(s, 0, 2, "RRBBGG")
    play(match, "tile d1", "into w2", "raise red", "raise red", "raise blue")
    assert tiles_on(s, 0, 2) == "RRB---"
    assert tiles_in(s, 0, 3) == "BGG"
    other = begun(compiled)
    fill(other.state, 0, "", "", "RRB")
    give(other.state, 0, 3, "RRBBGG")
    play(other, "tile c1", "into w3", "raise red")
    assert offered(other) == {"break red", "break blue"}
    assert refusal(other, "break green") == "M11"
    assert refusal(other, "stop") == "M11"
    play(other, "break red")
    assert tiles_in(other.state, 0, 4) == "BB"


def test_M11_what_leaves_no_choice_happens_by_itself(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "", "RVV")
    give(s, 0, 3, "RRB", "R")
    play(match, "tile a1", "into w3")
    assert tiles_on(s, 0, 3) == "RR-"
    assert tiles_in(s, 0, 4) == ""
    assert events(match) == ["did-into", "did-run", "did-raise", "did-break", "did-lose-violet"]


def test_M11_with_only_violets_left_the_hammer_breaks_nothing(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    set_mission(s, 0, "broken")
    fill(s, 0, "", "", "VVV", "YY")
    give(s, 0, 3, "RRB")
    play(match, "tile a1", "into w3")
    assert tiles_on(s, 0, 3) == "R--"
    assert s.workshops[0, 2:].tolist() == [[0, 0, 0, 0, 0], [0, 2, 0, 0, 0]]
    assert s.mission_tiles[0].tolist() == [0, 0, 0, 0]
    assert events(match) == ["did-into", "did-run", "did-raise", "did-lose-violet"]
    assert match.view()["phase"] == "card_part"


def test_M11_overflow_in_the_next_workshop_of_ones_choice_violet_included(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBV", "GGGY")
    give(s, 0, 1, "RRB", "R")
    play(match, "tile c1", "into w1", "raise red", "stop")
    assert all_offered(match) == {f"discard {kind}" for kind in ("red", "yellow", "blue", "green", "violet")}
    play(match, "discard violet", "discard green", "discard green")
    assert tiles_in(s, 0, 2) == "RRYBBG"


def test_M12_the_town_hall_gives_violet_while_there_is_one(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "", "", "RRR")
    play(match, "tile a1", "into w4")
    assert tiles_in(s, 0, 1) == "RRRV"
    assert tiles_in(s, 0, 4) == ""
    assert (s.violets_left, s.ones_left, s.violets[0]) == (2, 3, 1)


def test_M12_then_ones_then_nothing(compiled: bool) -> None:
    for ones in (3, 0):
        match = begun(compiled)
        s = match.state
        s.violets_left, s.ones_left = 0, ones
        fill(s, 0, "", "", "", "RRR")
        play(match, "tile a1", "into w4")
        assert tiles_in(s, 0, 1) == "RRR"
        assert (s.ones[0], s.ones_left) == ((1, 2) if ones else (0, 0))
        assert match.scores[0] == (1 if ones else 0)


@pytest.mark.parametrize("rules", [1, 2])
def test_M12_over_capacity_in_W1(rules: int, compiled: bool) -> None:
    match = begun(compiled, rules=rules)
    s = match.state
    fill(s, 0, "YYGG", "", "", "RRR")
    play(match, "tile a1", "into w4")
    assert match.view()["now"] | {"workshop": 0, "excess": 2} == match.view()["now"]
    play(match, "discard violet", "discard yellow")
    assert tiles_in(s, 0, 1) == "RRRYGG"


ORDERS = {"violet first", "tiles first"}


def served(compiled: bool, w1: str, card: str = "RRB", rules: int = 2) -> tesela.Match:
    """W4 has just run with three red tiles left over and a violet one taken; W1 holds `w1` below a card."""
    match = begun(compiled, rules=rules)
    fill(match.state, 0, w1, "", "", "RRR")
    give(match.state, 0, 1, card)
    play(match, "tile a1", "into w4")
    return match


def test_M12_violet_first_W1_runs_and_empties_before_the_three_arrive(compiled: bool) -> None:
    match = served(compiled, "RRRBB")
    s = match.state
    assert events(match) == ["did-into", "did-run", "did-violet-open"]
    assert all_offered(match) == ORDERS
    assert refusal(match, "bin w1") == refusal(match, "into w1") == "M12"
    assert match.view()["now"]["waiting"] == [{"kind": "violet", "count": 1}]
    assert tiles_in(s, 0, 4) == "RRR"
    play(match, "violet first")
    assert events(match) == ["did-enter-violet", "did-run"]
    assert tiles_in(s, 0, 1) == "RRRBBV"
    assert tiles_in(s, 0, 4) == ""
    assert match.view()["now"]["waiting"] == [{"kind": "red", "count": 3}]
    play(match, "raise blue", "stop")
    assert events(match) == ["did-stop", "did-pass", "did-enter"]
    assert (tiles_in(s, 0, 1), tiles_in(s, 0, 2)) == ("RRR", "RRRBV")
    assert match.view()["now"]["waiting"] == []
    assert match.view()["phase"] == "card_part"


def test_M12_the_three_first_make_eight_two_are_given_up_then_violet_enters(compiled: bool) -> None:
    match = served(compiled, "RRRBB")
    s = match.state
    play(match, "tiles first")
    assert tiles_in(s, 0, 1) == "RRRRRRBB"
    assert match.view()["now"] | {"workshop": 0, "excess": 2} == match.view()["now"]
    assert match.view()["now"]["waiting"] == [{"kind": "violet", "count": 1}]
    assert all_offered(match) == {"discard red", "discard blue"}, "violet is not there yet"
    play(match, "discard red", "discard red")
    assert events(match) == ["did-discard", "did-enter-violet"]
    assert tiles_in(s, 0, 1) == "RRRRBBV"
    assert all_offered(match) == {"discard red", "discard blue", "discard violet"}
    play(match, "discard red")
    assert events(match) == ["did-discard", "did-run"]
    play(match, "raise red", "stop")
    assert (tiles_in(s, 0, 1), tiles_in(s, 0, 2)) == ("", "RRBBV")


def test_M12_the_three_first_can_let_W1_run_before_violet_enters(compiled: bool) -> None:
    match = served(compiled, "BBB")
    assert all_offered(match) == ORDERS
    other = match.fork()
    play(match, "tiles first", "raise blue", "stop")
    assert tiles_in(match.state, 0, 1) == "V"
    play(other, "violet first")
    assert all_offered(other) == {"discard red", "discard blue", "discard violet"}
    play(other, "discard red", "raise blue", "stop")
    assert tiles_in(other.state, 0, 1) == ""


def test_M12_a_discard_between_the_steps_can_make_W1_ready(compiled: bool) -> None:
    match = served(compiled, "BBBG")
    assert all_offered(match) == ORDERS
    play(match, "tiles first", "discard green", "raise blue", "stop")
    assert tiles_in(match.state, 0, 1) == "V"
    other = served(compiled, "BBBGGG", card="BBG*")
    play(other, "run w4", "violet first", "discard violet")
    assert all_offered(other) == {"raise blue", "raise green"}
    more = served(compiled, "RRBBVV")
    play(more, "run w4")
    assert all_offered(more) == ORDERS, "whatever enters, one tile or more must be given up"


@pytest.mark.parametrize(
    ("w1", "card"), [("", "RRB"), ("RRRB", "RRB"), ("GGBB", "RRB"), ("BBB", "YYG"), ("YYBBGG", "RRB"), ("RRRR", "RRB")]
)
def test_M12_where_W1_cannot_run_between_the_steps_nothing_is_asked(w1: str, card: str, compiled: bool) -> None:
    match = served(compiled, w1, card)
    assert not ORDERS & all_offered(match)
    assert match.view()["now"]["waiting"] == []
    assert "V" in tiles_in(match.state, 0, 1)
    assert refusal(match, "violet first") == "M12"


def test_M12_nothing_is_asked_without_a_violet(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    s.violets_left = 0
    fill(s, 0, "BBB", "", "", "RRR")
    give(s, 0, 1, "RRB")
    play(match, "tile a1", "into w4")
    assert tiles_in(s, 0, 1) == "RRRBBB"
    assert all_offered(match) == {"raise red", "raise blue"}


def test_M12_in_version_1_violet_and_the_three_enter_together(compiled: bool) -> None:
    match = served(compiled, "RRRBB", rules=1)
    assert tiles_in(match.state, 0, 1) == "RRRRRRBBV"
    assert all_offered(match) == {"discard red", "discard blue", "discard violet"}
    assert refusal(match, "violet first") == "M12"


def test_M12_other_ready_workshops_wait_until_W1_has_run_or_both_steps_are_done(compiled: bool) -> None:
    for w1 in ("RRRBB", "BBBG"):
        match = served(compiled, w1)
        s = match.state
        fill(s, 0, w1, "YYBBGG", "", "RRR")
        give(s, 0, 2, "YYG")
        play(match, "violet first")
        assert tiles_in(s, 0, 2) == "YYBBGG"
        if w1 == "RRRBB":
            assert events(match) == ["did-enter-violet", "did-run"]
            assert match.view()["now"]["workshop"] == 0
        else:
            assert events(match) == ["did-enter-violet", "did-enter"]
            play(match, "discard green", "discard violet")
            assert all_offered(match) == {"run w1", "run w2"}


def test_M12_all_that_W1_sets_off_runs_before_the_other_step_in_any_order(compiled: bool) -> None:
    match = served(compiled, "RRRBB")
    s = match.state
    fill(s, 0, "RRRBB", "G", "YYGG", "RRR")
    give(s, 0, 2, "GGR*")
    give(s, 0, 3, "YYG")
    play(match, "violet first", "raise red", "stop")
    assert all_offered(match) == {"run w2", "run w3"}, "no tile can be thrown away meanwhile"
    assert refusal(match, "violet first") == "M12"
    play(match, "run w3", "raise yellow")
    assert tiles_in(s, 0, 1) == ""
    play(match, "break yellow", "raise red", "raise green")
    assert tiles_in(s, 0, 1) == "RRR"
    assert tiles_in(s, 0, 4) == "GG"


def test_M12_a_bonus_tile_is_taken_after_both_steps(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB", "BG", "", "RRR")
    give(s, 0, 1, "BBG*", "B-G")
    give(s, 0, 2, "RRB")
    give(s, 0, 3, "YYG")
    play(match, "tile a1", "into w4")
    fill(s, 0, "RRRBB", "BG", "YYGG", "RRR")
    play(match, "violet first", "discard red")
    assert match.view()["now"]["bonuses"] == 1
    assert all_offered(match) == {"run w2", "run w3"}
    assert refusal(match, "bonus red") == "M10"
    play(match, "run w3", "raise yellow", "break yellow", "raise red", "stop")
    play(match, "discard red")
    assert match.view()["now"]["waiting"] == []
    assert tiles_in(s, 0, 1) == "RRR"
    assert {"bonus red", "decline"} < all_offered(match)


def test_M12_a_run_of_W4_between_the_steps_has_steps_of_its_own(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB", "G", "", "RRR")
    give(s, 0, 1, "RRBBGG")
    give(s, 0, 2, "RRB")
    play(match, "tile a1", "into w4", "violet first", "raise red", "stop")
    fill(s, 0, "RRRBB", "RRYYBB", "", "GGGG")
    play(match, "raise red", "stop", "discard red")
    assert all_offered(match) == ORDERS
    assert [step["kind"] for step in match.view()["now"]["waiting"]] == ["violet", "red"]
    play(match, "violet first")
    assert [step["kind"] for step in match.view()["now"]["waiting"]] == ["green", "red"]
    play(match, "raise blue", "stop")
    assert events(match) == ["did-stop", "did-pass", "did-enter", "did-enter", "did-run"]
    assert match.view()["now"]["waiting"] == []
    assert tiles_in(s, 0, 1) == "RRRGGG"
    assert s.violets[0] == 2


def test_M13_violet_leaves_the_game_before_W4_counts(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "", "RBV", "YYG")
    give(s, 0, 3, "RRB")
    play(match, "tile a1", "into w3", "raise blue")
    assert tiles_in(s, 0, 4) == "RYYG"
    assert "did-lose-violet" in events(match)
    assert match.view()["phase"] == "card_part"


def test_M13_violet_never_rises_and_is_never_broken(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "", "RRV")
    give(s, 0, 3, "RRB")
    play(match, "tile c1", "into w3")
    assert offered(match) == {"raise red", "raise blue"}
    play(match, "raise blue")
    assert match.view()["phase"] == "card_part", "two red tiles are left: one is broken by itself"
    assert tiles_in(s, 0, 4) == "R"


def test_M13_among_tiles_of_two_colours_violet_cannot_be_the_broken_one(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "", "", "RBV")
    give(s, 0, 3, "RRB")
    play(match, "tile a1", "into w3", "raise red")
    assert offered(match) == {"break red", "break blue"}


def test_M13_a_violet_that_is_discarded_does_not_go_back_to_the_town_hall(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "YV", "", "RRGV")
    play(match, "bin w1", "discard violet")
    play(match, "tile a1", "into w3", "discard violet")
    assert tiles_in(s, 0, 3) == "RRRG"
    assert match.view()["town_hall"]["violets"] == 3


def test_M14_a_completed_card_leaves_its_slot_and_may_bring_a_tile(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB")
    card = give(s, 0, 1, "RRY*", "R-Y")
    play(match, "tile c1", "into w1")
    assert s.slots[0, 0] == 0
    assert not s.filled[0].any()
    assert s.completed[card] == 1
    assert match.scores[0] == 3
    assert offered(match) == {"bonus red", "bonus yellow", "bonus blue", "bonus green", "decline"}
    assert "bin w2" in all_offered(match)
    assert refusal(match, "card 1") == "M14"
    play(match, "bonus green")
    assert offered(match) == INTO
    play(match, "into w4")
    assert tiles_in(s, 0, 4) == "G"
    assert match.view()["phase"] == "card_part"


def test_M8_while_a_bonus_waits_tiles_may_be_discarded_unless_a_workshop_is_ready(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB", "", "", "YG")
    give(s, 0, 1, "RRY*", "R-Y")
    play(match, "tile c1", "into w1")
    assert {"bonus red", "decline", "bin w2", "bin w4"} <= all_offered(match)
    play(match, "bin w4", "discard green")
    assert tiles_in(s, 0, 4) == "Y"
    assert {"bonus red", "decline", "bin w2", "bin w4"} <= all_offered(match)
    play(match, "bonus yellow", "bin w2", "discard blue", "into w4")
    assert tiles_in(s, 0, 4) == "YY"
    other = begun(compiled)
    s = other.state
    fill(s, 0, "RRRBB", "", "", "YYY")
    give(s, 0, 1, "RRY*", "R-Y")
    give(s, 0, 3, "YYG")
    play(other, "tile c1", "into w1")
    s.workshops[0, 2] = [2, 2, 0, 0, 0]
    assert "run w3" in all_offered(other)
    assert refusal(other, "bin w4") == "M8"


def test_M14_before_or_after_what_is_ready_and_several_wait_together(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB", "GG")
    give(s, 0, 1, "RRY*", "R-Y")
    give(s, 0, 2, "GGR*", "G")
    play(match, "tile c1", "into w1", "discard blue")
    assert all_offered(match) == {"run w2", "bonus red", "bonus yellow", "bonus blue", "bonus green"}
    assert refusal(match, "decline") == "M10"
    play(match, "run w2", "raise red", "raise green")
    assert match.view()["now"]["bonuses"] == 2
    play(match, "decline")
    assert match.view()["now"]["bonuses"] == 1
    play(match, "bonus blue", "into w1")
    assert match.view()["phase"] == "card_part"
    assert len(match.view()["players"][0]["completed"]) == 2


def test_M14_a_bonus_tile_can_make_a_workshop_ready_or_overflow(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    fill(s, 0, "RRRBB", "", "YYGG", "YYY")
    give(s, 0, 1, "RRY*", "R-Y")
    play(match, "tile c1", "into w1", "bonus yellow", "into w4")
    assert tiles_in(s, 0, 1) == "YYYV"
    other = begun(compiled)
    s = other.state
    fill(s, 0, "RRRBB", "", "YYGG")
    give(s, 0, 1, "RRY*", "R-Y")
    play(other, "tile c1", "into w1", "bonus red", "into w3")
    assert all_offered(other) == {"discard red", "discard yellow", "discard green"}


@pytest.mark.parametrize(("rows", "goes_on"), [("RYBG R... .... ....", True), ("RYBG .... .... ....", False)])
def test_M15_fewer_than_four_face_up_end_the_round(rows: str, goes_on: bool, compiled: bool) -> None:
    match = begun(compiled)
    lay(match.state, rows)
    play(match, "tile a1", "into w1", "card 1", "slot 1")
    assert (match.view()["round"] == 0) is goes_on
    assert match.view()["face_up"] == (4 if goes_on else 16)


def test_M16_a_new_round_moves_the_marker_and_fills_the_display(compiled: bool) -> None:
    match = begun(compiled, players=3)
    s = match.state
    lay(s, "RYBG .... .... ....")
    s.seat = 2
    play(match, "card 2", "slot 1", "tile a1", "into w1")
    assert (match.view()["round"], match.view()["first"], match.to_act) == (1, 1, (1,))
    assert all(place["card"] and place["taken_by"] is None for place in match.view()["display"])
    assert all(place["taken_by"] is None for place in match.view()["grid"])
    with pytest.raises(CannotUndo):
        match.undo()


def test_M16_the_large_tiles_are_shuffled_anew(compiled: bool) -> None:
    grids = set()
    for seed in range(10):
        match = begun(compiled, seed=seed)
        lay(match.state, "RYBG .... .... ....")
        before = match.state.grid.tolist()
        play(match, "row a1", "into w1")
        assert Counter(match.state.grid.tolist()) == dict.fromkeys(range(4), 4)
        assert match.state.grid.tolist() != before
        grids.add(match.state.grid.tobytes())
    assert len(grids) == 10


def test_M16_the_display_is_filled_only_as_far_as_the_deck_goes(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    lay(s, "RYBG .... .... ....")
    s.display[2:] = 0
    s.deck_size = 2
    play(match, "tile a1", "into w1", "card 1", "slot 1")
    assert [bool(place["card"]) for place in match.view()["display"]].count(True) == 3
    assert match.view()["deck"] == 0


@pytest.mark.parametrize(("cards", "over"), [(4, False), (5, True)])
def test_M16_five_cards_end_the_game_when_the_round_ends(cards: int, over: bool, compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    complete(s, 1, *["RRB", "YYG", "BBR", "GGY", "RRYY"][:cards])
    play(match, "row a1", "into w1")
    assert not match.over
    lay(s, "RYBG .... .... ....")
    play(match, "row a1", "into w1")
    assert match.over is over


def test_M17_the_game_ends_with_round_fifty(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    s.rounds = LAST_ROUND - 1
    lay(s, "RYBG .... .... ....")
    play(match, "row a1", "into w1")
    assert match.over
    assert s.rounds == 49
    assert "over-rounds" in events(match)


def test_M18_every_kind_of_point(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    complete(s, 0, "RRB", "RRYY", "RRRYY", "YYBBGG")
    give(s, 0, 1, "RRBBGG", "RRB")
    give(s, 0, 2, "BBGG", "B")
    give(s, 0, 3, "YYBB", "YY")
    s.ones[0], s.blooms[0] = 2, 3
    set_mission(s, 0, "ladder")
    assert [line.points for line in match.breakdown(0)] == [19, 2, 2, 3, 3]
    assert match.scores[0] == 29


def test_M18_of_those_who_tie_the_last_seat_of_the_first_round_wins(compiled: bool) -> None:
    match = begun(compiled, players=4)
    s = match.state
    s.first = 2
    s.ones[:] = [2, 3, 3, 1]
    s.phase = OVER
    assert match.returns == (0, 0, 1, 0)


def cascade(compiled: bool, **options: Any) -> tesela.Match:
    """All four workshops in one turn: a blue tile into W1 sets everything going."""
    match = begun(compiled, **options)
    s = match.state
    fill(s, 0, "RRRBB", "GG", "", "BB")
    give(s, 0, 1, "RRBB")
    give(s, 0, 2, "GGY")
    give(s, 0, 3, "RRYY")
    play(match, "tile c1", "into w1", "raise red", "raise blue", "stop", "discard green", "break red")
    assert tiles_in(s, 0, 1) == "BBBV"
    assert [tiles_on(s, 0, slot) for slot in (1, 2, 3)] == ["R-B-", "G--", "R---"]
    return match


def test_M19_all_four_workshops_in_one_turn_make_a_bloom(compiled: bool) -> None:
    match = cascade(compiled, bloom=True)
    assert match.state.blooms[0] == 1
    assert match.view()["now"]["ran"] == [True] * 4
    assert "did-bloom" in events(match)
    assert match.scores[0] == 1 + 1


def test_M19_without_the_expansion_nothing_blooms(compiled: bool) -> None:
    assert cascade(compiled).state.blooms[0] == 0


def test_M19_one_a_turn_and_both_parts_count_together(compiled: bool) -> None:
    match = begun(compiled, bloom=True)
    s = match.state
    s.ran = 0b0111
    fill(s, 0, "", "", "", "RRR")
    play(match, "tile a1", "into w4")
    assert s.blooms[0] == 1
    s.ran = 0b1111
    fill(s, 0, "RRRBBB", "", "", "")
    show(s, 1, "RRB")
    play(match, "card 1", "slot 1", "raise red", "stop")
    assert s.blooms[0] == 1
    assert s.ran == 0


def test_M19_runs_of_both_parts_of_a_turn_make_one_bloom_together(compiled: bool) -> None:
    match = begun(compiled, bloom=True)
    s = match.state
    fill(s, 0, "RRRBB", "GG", "", "BB")
    give(s, 0, 1, "RRBB")
    give(s, 0, 2, "GGY")
    show(s, 1, "RRYY")
    play(match, "tile c1", "into w1", "raise red", "raise blue", "stop", "discard green")
    assert match.view()["now"]["ran"] == [True, True, False, False]
    assert s.blooms[0] == 0
    play(match, "card 1", "slot 3", "break red")
    assert s.blooms[0] == 1
    assert match.to_act == (1,)


def test_M19_runs_of_two_turns_make_no_bloom(compiled: bool) -> None:
    match = begun(compiled, bloom=True)
    s = match.state
    fill(s, 0, "RRRBB", "GG", "", "BB")
    give(s, 0, 1, "RRBB")
    give(s, 0, 2, "GGY")
    play(match, "tile c1", "into w1", "raise red", "raise blue", "stop", "discard green", "arrange 123")
    play(match, "row a4", "into w1")
    show(s, 1, "RRYY")
    play(match, "card 1", "slot 3", "break red", "tile a1", "into w4")
    assert s.blooms[0] == 0


def test_M20_kaleidoscope_cards_are_shuffled_in(compiled: bool) -> None:
    plain = CARDS - 6
    shown, at_the_bottom = 0, 0
    for seed in range(20):
        s = tesela.game("majolica").match(2, seed, {"kaleidoscope": True}, compiled=compiled).state
        deck = s.deck[s.deck > 0]
        shown += sum(int(card) > plain for card in s.display)
        at_the_bottom += sum(int(card) > plain for card in deck[-6:])
        assert sum(int(card) > plain for card in [*s.display, *deck]) == 6
    assert 0 < shown < 60
    assert at_the_bottom < 60


def test_M20_kaleidoscope_cards_are_in_the_deck_and_never_start_cards(compiled: bool) -> None:
    for seed in range(6):
        match = tesela.game("majolica").match(4, seed, {"kaleidoscope": True}, compiled=compiled)
        assert match.view()["deck"] == 42 - 6
        assert all(player["start_card"]["id"] <= 4 for player in match.view()["players"])


def test_M20_a_cell_for_any_colour_takes_all_but_violet(compiled: bool) -> None:
    match = begun(compiled, kaleidoscope=True)
    s = match.state
    fill(s, 0, "RRRBV")
    give(s, 0, 1, "..R")
    play(match, "tile c1", "into w1")
    assert offered(match) == {"raise red", "raise red any", "raise blue any"}
    assert refusal(match, "raise blue") == "M11"
    play(match, "raise red any", "raise blue any")
    assert tiles_on(s, 0, 1) == "RB-"


def test_M20_a_cell_for_any_colour_alone_makes_a_workshop_ready(compiled: bool) -> None:
    match = begun(compiled, kaleidoscope=True)
    s = match.state
    fill(s, 0, "YYYBB")
    give(s, 0, 1, "..R")
    play(match, "tile c1", "into w1")
    assert offered(match) == {"raise yellow any", "raise blue any"}


def test_M21_missions_are_chosen_counter_clockwise_from_the_last_seat(compiled: bool) -> None:
    match = tesela.game("majolica").match(3, 7, {"missions": True}, compiled=compiled)
    play(match, "slot 1", "slot 1", "slot 1")
    shown = [mission["name"] for mission in match.view()["missions"]]
    assert len(shown) == 4
    other = next(name for name in MISSION_NAMES if name not in shown)
    assert refusal(match, f"mission {other}") == "M21"
    for seat in (2, 1, 0):
        assert match.to_act == (seat,)
        play(match, f"mission {shown[seat]}")
    assert refusal(match, f"mission {shown[3]}") == "M21"
    assert [player["mission"]["name"] for player in match.view()["players"]] == shown[:3]
    assert match.view()["missions"] == []
    assert (match.view()["phase"], match.to_act) == ("turn", (0,))


@pytest.mark.parametrize(
    ("name", "points", "enough", "short"),
    [
        ("five_cards", 2, ["RRB", "YYG", "BBR", "GGY", "RRYY"], ["RRB", "YYG", "BBR", "GGY"]),
        ("three_fours", 3, ["RRYY", "RRBB", "RRGG"], ["RRYY", "RRBB", "RRB"]),
        ("ladder", 3, ["RRB", "RRRYY", "YYBBGG"], ["RRB", "RRYY", "YYBBGG"]),
    ],
)
def test_M21_missions_about_cards(name: str, points: int, enough: list[str], short: list[str], compiled: bool) -> None:
    for faces, due in ((enough, points), (short, 0)):
        match = begun(compiled, missions=True)
        s = match.state
        set_mission(s, 0, name)
        complete(s, 0, *faces)
        assert match.breakdown(0)[-1].points == due


def test_M21_two_violet_tiles_obtained(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    set_mission(s, 0, "violets")
    s.violets[0] = 1
    fill(s, 0, "", "", "", "BBB")
    assert match.breakdown(0)[-1].points == 0
    play(match, "tile c1", "into w4")
    assert match.breakdown(0)[-1].points == 2


def test_M21_two_cards_in_one_turn_and_the_first_three(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    complete(s, 0, "BBR")
    fill(s, 0, "RRRBB", "GG")
    give(s, 0, 1, "RRB", "RR-")
    give(s, 0, 2, "YYG", "YY-")
    set_mission(s, 0, "two_at_once")
    play(match, "tile c1", "into w1")
    assert match.breakdown(0)[-1].points == 0
    play(match, "discard red")
    assert match.breakdown(0)[-1].points == 3
    assert events(match).count("did-complete") == 1
    assert "did-accomplish" in events(match)
    set_mission(s, 0, "first_three")
    assert match.breakdown(0)[-1].points == 2
    set_mission(s, 1, "first_three")
    complete(s, 1, "YYBB", "YYGG", "BBGG")
    assert match.breakdown(1)[-1].points == 0


def test_M21_only_the_first_to_complete_three_cards_has_that_mission(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    set_mission(s, 0, "first_three")
    set_mission(s, 1, "first_three")
    complete(s, 0, "BBR")
    complete(s, 1, "YYG", "GGY")
    for turn, (seat, face, tiles) in enumerate([(0, "RRB", "RR-"), (1, "RRBB", "RRB-"), (0, "BBGG", "-BGG")], start=1):
        assert match.breakdown(seat)[-1].points == 0
        fill(s, seat, "YYYBB", "", "", "")
        give(s, seat, 1, face, tiles)
        lay(s, "RYBG RYBG RYBG RYBG")
        play(match, "tile c1", "into w1", f"card {turn}", "slot 3")
    assert [sum(s.completed == seat + 1) for seat in (0, 1)] == [3, 3]
    assert [match.breakdown(seat)[-1].points for seat in (0, 1)] == [0, 2]


def test_M21_cards_of_two_turns_are_not_two_at_once(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    set_mission(s, 0, "two_at_once")
    for _ in range(2):
        fill(s, 0, "RRRBB", "")
        give(s, 0, 1, "RRB" if not s.completed.any() else "BBR", "RR-" if not s.completed.any() else "BB-")
        s.seat = 0
        play(match, "tile c1" if not s.turn else "tile c4", "into w1", "arrange 123")
    assert s.completed.sum() == 2
    assert match.breakdown(0)[-1].points == 0


def test_M21_broken_tiles_of_a_new_colour_go_onto_the_mission(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    set_mission(s, 0, "broken")
    s.mission_tiles[0] = [1, 1, 0, 1]
    fill(s, 0, "", "", "RRB")
    give(s, 0, 3, "RRBBGG")
    play(match, "tile c1", "into w3", "raise red", "break blue")
    assert s.mission_tiles[0].tolist() == [1, 1, 1, 1]
    assert match.breakdown(0)[-1].points == 3
    assert {"did-break-keep", "did-accomplish"} <= set(events(match))


def test_M21_from_four_taken_tiles_one_may_be_kept(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    set_mission(s, 0, "kept")
    s.mission_tiles[0] = [1, 0, 0, 0]
    play(match, "row a1")
    assert offered(match) == INTO | {"keep yellow", "keep blue", "keep green"}
    assert refusal(match, "keep red") == "M21"
    play(match, "keep blue")
    assert offered(match) == INTO
    assert refusal(match, "keep green") == "M21"
    play(match, "into w1")
    assert tiles_in(s, 0, 1) == "RYG"
    assert s.mission_tiles[0].tolist() == [1, 0, 1, 0]


def test_M21_a_tile_of_each_colour_kept_brings_the_missions_points(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    s = match.state
    set_mission(s, 0, "kept")
    for colour, points in (("red", 0), ("yellow", 0), ("blue", 0), ("green", 3)):
        lay(s, "RYBG RYBG RYBG RYBG")
        s.seat, s.workshops[:] = 0, 0
        play(match, "row a1", f"keep {colour}")
        assert match.breakdown(0)[-1].points == points
        play(match, "into w1")
    assert "did-accomplish" in [event.id.removeprefix("majolica-") for event in match.story[-2].events]
    assert match.scores[0] == 3


def test_M21_fewer_than_four_tiles_or_another_mission_keep_nothing(compiled: bool) -> None:
    match = begun(compiled, missions=True)
    lay(match.state, "RYB. RYBG RYBG RYBG")
    set_mission(match.state, 0, "kept")
    play(match, "row a1")
    assert offered(match) == INTO
    assert refusal(match, "keep red") == "M21"
    other = begun(compiled, missions=True)
    set_mission(other.state, 0, "broken")
    play(other, "row a1")
    assert refusal(other, "keep red") == "M21"


def test_M22_alone_four_tiles_are_revealed_each_turn(compiled: bool) -> None:
    match = begun(compiled, players=1)
    lay(match.state, "RRYB RYBG RYBG YBGG")
    view = match.view()
    assert [place["colour"] is not None for place in view["grid"]] == [True] * 4 + [False] * 12
    assert [place["hidden"] for place in view["grid"]] == [False] * 4 + [True] * 12
    assert runs(match) == {"row a1"}
    assert single_tiles(match) == {"a1", "c1", "d1"}
    assert refusal(match, "tile b1") == "M22"
    assert refusal(match, "tile a2") == "M22"
    assert refusal(match, "column a1") == "M22"
    play(match, "row a1", "into w1")
    assert tiles_in(match.state, 0, 1) == "RRYB"
    play(match, "tile c2", "into w2", "card 1", "slot 1")
    play(match, "card 2", "slot 2", "tile a3", "into w2")
    assert [place["colour"] is not None for place in match.view()["grid"]] == [False] * 12 + [True] * 4
    play(match, "tile a4", "into w2", "arrange 123")
    assert match.view()["round"] == 1


@pytest.mark.parametrize("missions", [False, True])
def test_M22_alone_nothing_is_revealed_before_the_first_turn(missions: bool, compiled: bool) -> None:
    match = tesela.game("majolica").match(1, 1, {"missions": missions}, compiled=compiled)
    while match.state.phase != TURN:
        view = match.view(0)
        assert view["face_up"] == 0
        assert all(place["hidden"] and place["colour"] is None for place in view["grid"])
        lines = {bytes(match.position(0, generator(seed)).states["grid"][0][:4]) for seed in range(20)}
        assert len(lines) > 10
        match.play(0, match.legal(0)[0])
    assert match.view(0)["face_up"] == 4
    with pytest.raises(CannotUndo):
        match.undo()


def test_M22_alone_exactly_six_rounds_of_four_turns_and_a_band(compiled: bool) -> None:
    match = begun(compiled, players=1)
    complete(match.state, 0, "RRB", "YYG", "BBR", "GGY", "RRYY", "RRBB")
    while not match.over:
        play(match, next(move for move in sorted(offered(match)) if not move.startswith("card")))
    assert (match.state.turn, match.view()["round"]) == (24, 5)
    assert match.returns == (1.0,)
    assert match.view()["band"] == 2 + (match.scores[0] >= 21)
    assert type(match.view()["band"]) is int
    assert "over-solo" in events(match)


@pytest.mark.parametrize(
    ("points", "band"), [(0, 1), (16, 1), (17, 2), (20, 2), (21, 3), (24, 3), (25, 4), (27, 4), (28, 5), (60, 5)]
)
def test_M22_the_bands(points: int, band: int) -> None:
    match = tesela.game("majolica").match(1, seed=1)
    match.state.phase = OVER
    match.state.ones[0] = points
    assert match.view()["band"] == band


def test_what_is_under_the_deck_stays_known(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    old = give(s, 0, 1, "RRYY", "RR")
    play(match, "card 1", "slot 1", "tile a1", "into w2")
    bottom = (s.deck_top + s.deck_size - 1) % CARDS
    for seed in range(5):
        believed = match.position(1, generator(seed)).states
        assert believed["deck"][0][bottom] == old
        assert sorted(believed["deck"][0]) == sorted(s.deck)
