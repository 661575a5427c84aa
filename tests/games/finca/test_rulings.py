"""One test or more for each ruling of Finca, named after it; compiled and as plain Python."""

from __future__ import annotations

from collections import Counter

import pytest

import tesela
from tesela.bots import generator
from tesela.engine.errors import IllegalMove
from tesela.games.finca.instinct import instinct
from tesela.games.finca.state import (
    ACTION_COUNT,
    BONUS,
    FRUITS,
    LAND,
    LANDING,
    LAST_TURN,
    MOVE,
    OVER,
    PRINTED,
    TILE_FACES,
    TILES,
    WILD,
)
from tests.games.finca.arrange import (
    ALMOND,
    FIG,
    FINCAS,
    GRAPE,
    LEMON,
    OLIVE,
    ORANGE,
    ask,
    begun,
    give,
    hold,
    last_tile,
    offered,
    play,
)


def refusal(match: tesela.Match, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.play(match.to_act[0], move)
    return caught.value.rule


def test_components_are_those_of_the_box() -> None:
    assert TILES == 42
    assert sum(map(sum, TILE_FACES)) == 153
    assert [sum(PRINTED[tile, fruit] for tile in range(TILES)) for fruit in range(FRUITS)] == [18] * 6
    assert sum(PRINTED[tile, WILD] for tile in range(TILES)) == 45
    assert Counter(map(sum, TILE_FACES)) == {1: 6, 2: 6, 3: 6, 4: 9, 5: 9, 6: 6}
    singles = ["fig", "almond", "olive", "orange", "grape", "lemon"]
    assert sorted(FINCAS) == sorted([*singles, "almond, fig", "grape, orange", "lemon, olive", "?"])
    assert [BONUS[k] for k in range(4)] == [7, 6, 5, 4]
    assert ACTION_COUNT == 86


def test_setup_shuffles_blades_tiles_and_fincas(compiled: bool) -> None:
    tables = [tesela.game("finca").match(2, seed, compiled=compiled).state for seed in range(20)]
    for field in ("blades", "pile", "left_out", "finca"):
        assert len({getattr(s, field).tobytes() for s in tables}) > 15, field
    for s in tables:
        assert Counter(s.blades.tolist()) == dict.fromkeys(range(6), 2)
        assert sorted([*s.pile.ravel(), *s.left_out]) == list(range(42))
        assert sorted(s.finca) == list(range(10))
    assert len({int(tile) for s in tables for tile in s.left_out}) > 20, "any tile may be left out"


@pytest.mark.parametrize(("players", "farmers", "carts", "houses"), [(2, 5, 4, 4), (3, 4, 6, 5), (4, 3, 8, 6)])
def test_components_depend_on_the_player_count(
    players: int, farmers: int, carts: int, houses: int, compiled: bool
) -> None:
    match = tesela.game("finca").match(players, seed=4, compiled=compiled)
    view = match.view()
    assert (view["carts"], view["houses"]) == (carts, houses)
    for _ in range(players * farmers):
        assert view["phase"] == "placing"
        play(match, "place 1")
        view = match.view()
    assert view["phase"] == "turn"
    assert view["blades"][0]["farmers"] == [farmers] * players


def test_F1_placement_takes_one_fruit_and_shares_blades(compiled: bool) -> None:
    match = tesela.game("finca").match(3, seed=4, compiled=compiled)
    fruit = match.view()["blades"][4]["fruit"]
    for seat in range(3):
        assert match.to_act == (seat,)
        assert offered(match) == {f"place {blade}" for blade in range(1, 13)}
        play(match, "place 5")
        assert match.view()["players"][seat]["fruits"][fruit] == 1
    assert match.to_act == (0,)
    assert match.state.farmers[4].tolist() == [1, 1, 1, 0]
    assert refusal(match, "move 5") == "F1"


def test_F1_placing_is_over_when_all_farmers_stand(compiled: bool) -> None:
    assert refusal(begun(compiled), "place 3") == "F1"


def test_F2_one_thing_in_a_turn_and_no_pass(compiled: bool) -> None:
    match = begun(compiled)
    assert offered(match) == {"move 1", "double", "gust"}
    assert refusal(match, "stop") == "F2"
    play(match, "move 1")
    assert match.to_act == (1,)
    assert match.state.turn == 1


def test_F3_moves_as_far_as_farmers_leave_and_takes_as_many_as_arrive(compiled: bool) -> None:
    match = begun(compiled, farmers={(0, 0): 1, (0, 1): 2, (3, 0): 1, (3, 1): 1})
    play(match, "move 1")
    assert match.state.farmers[:, 0].tolist() == [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    assert match.state.fruits[0].tolist() == [0, 0, 0, 3, 0, 0]
    assert refusal(match, "move 6") == "F3"


def promised(match: tesela.Match, move: str) -> int:
    """The fruits that the label of a move promises."""
    label = match.game.label(match.state, match.to_act[0], match.game.decode(move))
    return int(label.args["fruits"][0].args["count"])


@pytest.mark.parametrize("moves", [("move 3",), ("gust", "lift 3", "land 3"), ("gust", "lift 3", "land 4")])
def test_F3_a_label_promises_what_the_move_brings_also_where_it_ends_where_it_began(
    moves: tuple[str, ...], compiled: bool
) -> None:
    match = begun(compiled, players=4, farmers={(2, seat): 3 for seat in range(4)})
    play(match, *moves[:-1])
    told = promised(match, moves[-1])
    play(match, moves[-1])
    assert told == match.state.fruits[0].sum() == (1 if moves[-1] == "land 4" else 12)


def test_F3_instinct_weighs_what_a_move_brings_also_where_it_ends_where_it_began() -> None:
    s = begun(compiled=False, players=4, farmers={(2, seat): 3 for seat in range(4)}).state
    assert instinct(s, 0, MOVE + 2) == 12 * 12 + 6 * 2
    s.phase, s.lifted = LANDING, 2
    assert instinct(s, 0, LAND + 2) == 2 * 12 - 1
    assert instinct(s, 0, LAND + 3) == 2 * 1 - 1


def test_F4_shortage_returns_everybodys_fruit_of_that_kind(compiled: bool) -> None:
    match = begun(compiled, farmers={(0, 0): 1, (1, 1): 2})
    hold(match.state, 0, almond=6, fig=2)
    hold(match.state, 1, almond=10, olive=1)
    play(match, "move 1")
    assert match.state.fruits[0].tolist() == [2, 3, 0, 0, 0, 0]
    assert match.state.fruits[1].tolist() == [0, 0, 1, 0, 0, 0]
    assert "finca-short-fruit" in [event.id for event in match.story[-1].events]


def test_F4_exactly_enough_is_no_shortage(compiled: bool) -> None:
    match = begun(compiled, farmers={(0, 0): 1, (1, 1): 2})
    hold(match.state, 1, almond=15)
    play(match, "move 1")
    assert match.state.fruits[:2, ALMOND].tolist() == [3, 15]


def test_F4_shortage_by_a_gust(compiled: bool) -> None:
    match = begun(compiled, farmers={(0, 0): 1, (1, 1): 2})
    hold(match.state, 0, almond=6, fig=2)
    hold(match.state, 1, almond=10, olive=1)
    play(match, "gust", "lift 1", "land 2")
    assert match.state.fruits[:2].tolist() == [[2, 3, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]]
    assert "finca-short-fruit" in [event.id for event in match.story[-1].events]


def test_F4_shortage_in_both_moves_of_a_double_move(compiled: bool) -> None:
    match = begun(compiled, farmers={(0, 0): 1, (1, 1): 2, (4, 1): 2})
    hold(match.state, 1, almond=16, grape=16)
    play(match, "double", "move 1")
    assert match.state.fruits[:2, ALMOND].tolist() == [3, 0]
    play(match, "move 2")
    assert match.state.fruits[:2, GRAPE].tolist() == [3, 0]
    assert match.state.fruits[:2, ALMOND].tolist() == [3, 0]


@pytest.mark.parametrize(
    ("blade", "steps", "carts"),
    [(1, 1, 0), (6, 1, 1), (12, 1, 1), (5, 2, 1), (7, 5, 0), (1, 6, 1), (6, 7, 2), (12, 7, 2), (6, 6, 1)],
)
def test_F5_each_crossing_of_the_road_earns_a_cart(blade: int, steps: int, carts: int, compiled: bool) -> None:
    match = begun(compiled, farmers={(blade - 1, 0): 1, (blade - 1, 1): steps - 1})
    play(match, f"move {blade}")
    assert match.state.carts[0] == carts
    assert match.view()["carts"] == 4 - carts


def test_F6_shortage_of_carts_returns_everybodys(compiled: bool) -> None:
    match = begun(compiled, farmers={(5, 0): 1})
    match.state.carts[:2] = [1, 3]
    play(match, "move 6")
    assert match.state.carts[:2].tolist() == [1, 0]
    assert "finca-short-carts" in [event.id for event in match.story[-1].events]


def test_F6_exactly_enough_carts_is_no_shortage(compiled: bool) -> None:
    match = begun(compiled, farmers={(5, 0): 1, (5, 1): 6})
    match.state.carts[:2] = [1, 1]
    play(match, "move 6")
    assert match.state.carts[:2].tolist() == [3, 1]


def test_F6_two_crossings_with_one_cart_left_are_a_shortage(compiled: bool) -> None:
    match = begun(compiled, farmers={(5, 0): 1, (5, 1): 6})
    match.state.carts[:2] = [0, 3]
    play(match, "move 6")
    assert match.state.carts[:2].tolist() == [2, 0]


def test_F7_delivery_returns_a_cart_and_takes_at_most_six_fruits(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    for village, face in (("inca", "3 fig"), ("palma", "3 almond"), ("arta", "1 fig"), ("campos", "2 olive")):
        ask(s, village, face)
    hold(s, 0, fig=4, almond=3)
    s.carts[0] = 1
    play(match, "deliver")
    assert s.carts[0] == 0
    assert refusal(match, "stop") == "F7"
    assert refusal(match, "load campos") == "F7"
    assert offered(match) == {"load inca", "load palma", "load arta"}
    play(match, "load inca", "load palma")
    assert refusal(match, "load arta") == "F7"
    assert offered(match) == {"stop"}
    play(match, "stop")
    assert s.fruits[0].tolist() == [1, 0, 0, 0, 0, 0]
    assert match.to_act == (1,)
    assert match.scores[0] == 8 + 6


def test_F7_no_delivery_without_cart_or_payable_tile(compiled: bool) -> None:
    match = begun(compiled)
    ask(match.state, "inca", "1 fig")
    hold(match.state, 0, fig=1)
    assert refusal(match, "deliver") == "F7"
    match.state.carts[0] = 1
    assert "deliver" in offered(match)
    hold(match.state, 0, almond=5)
    assert refusal(match, "deliver") == "F7"
    assert refusal(match, "load inca") == "F7"


def test_F8_question_marks_take_one_kind_each_of_its_own(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "4 ?")
    ask(s, "palma", "5 ?")
    hold(s, 0, fig=4, olive=5, lemon=6, grape=3)
    play(match, "large", "load inca")
    assert offered(match) == {"with fig", "with olive", "with lemon"}
    assert refusal(match, "with grape") == "F8"
    assert refusal(match, "stop") == "F8"
    play(match, "with fig", "load palma")
    assert offered(match) == {"with olive", "with lemon"}
    play(match, "with lemon", "stop")
    assert s.fruits[0].tolist() == [0, 0, 5, 0, 3, 1]


def test_F8_a_single_possible_kind_is_taken_without_asking(compiled: bool) -> None:
    match = begun(compiled)
    ask(match.state, "inca", "4 ?")
    hold(match.state, 0, fig=4, olive=3)
    match.state.carts[0] = 1
    play(match, "deliver", "load inca")
    assert match.state.fruits[0].tolist() == [0, 0, 3, 0, 0, 0]
    assert offered(match) == {"stop"}


def test_F9_new_tiles_come_up_after_the_whole_delivery(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "1 fig")
    ask(s, "palma", "1 olive")
    hold(s, 0, fig=6, olive=6)
    s.carts[0] = 1
    before = match.view()["villages"]
    play(match, "deliver", "load inca")
    assert refusal(match, "load inca") == "F9"
    assert [v["tile"] for v in match.view()["villages"]] == [v["tile"] for v in before]
    play(match, "stop")
    inca = match.view()["villages"][2]
    assert inca["left"] == 3
    assert inca["tile"] != before[2]["tile"]
    assert match.view()["supply"]["fig"] == 18 - 5


def test_F10_most_printed_fruit_gets_the_finca(compiled: bool) -> None:
    match = begun(compiled, players=3)
    s = match.state
    ask(s, "inca", "1 fig")
    last_tile(s, "inca", "fig")
    give(s, 2, "3 fig", "2 fig")
    hold(s, 0, fig=1)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert s.finca_owner[FINCAS.index("fig")] == 3
    assert match.view()["villages"][2]["tile"] is None
    assert match.view()["houses"] == 4


def test_F10_the_tiles_of_this_delivery_count(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "1 fig")
    ask(s, "palma", "3 fig")
    last_tile(s, "inca", "fig")
    give(s, 1, "2 fig")
    hold(s, 0, fig=4)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "load palma", "stop")
    assert s.finca_owner[FIG] == 1


def test_F10_tie_awards_nobody(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "2 fig")
    last_tile(s, "inca", "fig")
    give(s, 1, "2 fig, 2 lemon")
    hold(s, 0, fig=2)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert s.finca_owner[FIG] == 0
    assert "finca-awarded-nobody" in [event.id for event in match.story[-1].events]


def test_F10_zero_everywhere_is_a_tie_and_question_marks_are_no_fruit(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "4 ?")
    last_tile(s, "inca", "lemon")
    hold(s, 0, lemon=4)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert s.finca_owner[LEMON] == 0


def test_F10_pairs_are_summed(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "3 orange")
    last_tile(s, "inca", "grape, orange")
    give(s, 1, "2 grape, 2 orange")
    hold(s, 0, orange=3)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert s.finca_owner[FINCAS.index("grape, orange")] == 2


def test_F10_the_question_finca_counts_question_marks(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "4 ?")
    last_tile(s, "inca", "?")
    give(s, 1, "3 fig", "3 olive")
    hold(s, 0, lemon=4)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert s.finca_owner[FINCAS.index("?")] == 1


def test_F10_the_question_finca_counts_marks_and_not_tiles(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    give(s, 0, "4 ?")
    give(s, 1, "5 ?", "5 ?")
    ask(s, "inca", "4 ?")
    last_tile(s, "inca", "?")
    hold(s, 0, lemon=4)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert [sum(s.tile_owner == owner) for owner in (1, 2)] == [2, 2]
    assert s.finca_owner[FINCAS.index("?")] == 2


def test_F10_a_closed_village_cannot_be_supplied(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "palma", "1 fig")
    s.left[2] = 0
    hold(s, 0, fig=6)
    s.carts[0] = 1
    play(match, "deliver")
    assert refusal(match, "load inca") == "F10"


def test_F11_double_move_is_two_moves_with_all_they_bring(compiled: bool) -> None:
    match = begun(compiled, farmers={(5, 0): 1, (2, 0): 1})
    play(match, "double", "move 6")
    assert match.to_act == (0,)
    assert offered(match) == {"move 3", "move 7", "stop"}
    play(match, "move 7")
    assert match.to_act == (1,)
    assert match.state.fruits[0].tolist() == [1, 1, 0, 0, 0, 0]
    assert match.state.carts[0] == 1
    assert match.state.action_tiles[0].tolist() == [0, 1, 1, 1]


def test_F11_the_second_move_may_be_declined_but_not_the_first(compiled: bool) -> None:
    match = begun(compiled)
    play(match, "double")
    assert refusal(match, "stop") == "F11"
    assert refusal(match, "deliver") == "F11"
    play(match, "move 1", "stop")
    assert match.to_act == (1,)
    assert match.state.action_tiles[0, 0] == 0


def test_F12_gust_goes_anywhere_and_never_earns_a_cart(compiled: bool) -> None:
    match = begun(compiled, farmers={(5, 0): 1, (6, 1): 2})
    play(match, "gust")
    assert offered(match) == {"lift 6"}
    assert refusal(match, "land 3") == "F12"
    play(match, "lift 6")
    assert offered(match) == {f"land {blade}" for blade in range(1, 13)}
    play(match, "land 7")
    assert match.state.fruits[0].tolist() == [3, 0, 0, 0, 0, 0]
    assert match.state.carts[0] == 0


def test_F12_gust_may_end_where_it_began(compiled: bool) -> None:
    match = begun(compiled, farmers={(3, 0): 2, (3, 1): 1})
    play(match, "gust", "lift 4", "land 4")
    assert match.state.farmers[3, :2].tolist() == [2, 1]
    assert match.state.fruits[0, ORANGE] == 3


def test_F12_only_the_gust_lifts(compiled: bool) -> None:
    assert refusal(begun(compiled), "lift 1") == "F12"


def test_F13_large_cart_takes_ten_and_no_cart_token(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    for village, face in (("inca", "5 ?"), ("palma", "4 ?"), ("arta", "1 fig"), ("campos", "1 olive")):
        ask(s, village, face)
    hold(s, 0, lemon=5, grape=4, fig=1, olive=1)
    s.carts[0] = 1
    play(match, "large", "load inca", "load palma", "load arta")
    assert refusal(match, "load campos") == "F7"
    play(match, "stop")
    assert s.carts[0] == 1
    assert s.fruits[0].tolist() == [0, 0, 1, 0, 0, 0]
    assert s.action_tiles[0].tolist() == [1, 1, 0, 1]


def test_F13_large_cart_needs_something_to_deliver(compiled: bool) -> None:
    assert refusal(begun(compiled), "large") == "F13"


def test_F14_one_fruit_less_takes_seven_for_six(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "2 olive, 2 grape")
    ask(s, "palma", "3 almond")
    hold(s, 0, olive=2, grape=1, almond=3)
    s.carts[0] = 1
    play(match, "less")
    assert s.carts[0] == 0
    assert offered(match) == {"load palma", "short inca", "short palma"}
    play(match, "load palma")
    assert refusal(match, "stop") == "F14"
    play(match, "short inca", "stop")
    assert s.fruits[0].sum() == 0
    assert match.scores[0] == 6 + 7


def test_F14_on_a_mixed_tile_the_player_chooses_the_missing_fruit(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "2 olive, 2 grape")
    hold(s, 0, olive=2, grape=2)
    s.carts[0] = 1
    play(match, "less", "short inca")
    assert offered(match) == {"without olive", "without grape"}
    assert refusal(match, "without fig") == "F14"
    play(match, "without grape")
    assert s.fruits[0, [OLIVE, GRAPE]].tolist() == [0, 1]


def test_F14_on_a_question_tile_one_less_of_one_kind_is_paid(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "5 ?")
    hold(s, 0, olive=4, grape=4)
    s.carts[0] = 1
    play(match, "less", "short inca")
    assert offered(match) == {"with olive", "with grape"}
    play(match, "with grape", "stop")
    assert s.fruits[0, [OLIVE, GRAPE]].tolist() == [4, 0]


def test_F14_a_value_1_tile_is_never_the_short_one_but_may_be_paid_beside_it(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "1 fig")
    ask(s, "palma", "2 fig")
    hold(s, 0, fig=2)
    s.carts[0] = 1
    play(match, "less")
    assert refusal(match, "short inca") == "F14"
    assert offered(match) == {"load inca", "short palma"}
    play(match, "load inca", "short palma", "stop")
    assert match.scores[0] == 6 + 3


def test_F14_exactly_one_fruit_is_missing_and_no_dead_end_is_offered(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    ask(s, "inca", "1 fig")
    ask(s, "palma", "2 fig")
    hold(s, 0, fig=1)
    s.carts[0] = 1
    play(match, "less")
    assert refusal(match, "load inca") == "F14"
    assert refusal(match, "stop") == "F14"
    assert offered(match) == {"short palma"}
    play(match, "short palma")
    assert refusal(match, "short inca") == "F14"
    assert offered(match) == {"stop"}


def test_F14_needs_a_cart_and_a_tile_that_can_be_short(compiled: bool) -> None:
    match = begun(compiled)
    ask(match.state, "inca", "2 fig")
    hold(match.state, 0, fig=2)
    assert refusal(match, "less") == "F14"
    match.state.carts[0] = 1
    assert "less" in offered(match)
    hold(match.state, 0, olive=2)
    assert refusal(match, "less") == "F14"


def test_F15_one_action_tile_in_a_turn_and_each_once(compiled: bool) -> None:
    match = begun(compiled)
    play(match, "double")
    assert refusal(match, "gust") == "F15"
    play(match, "move 1")
    assert refusal(match, "large") == "F15"
    play(match, "stop", "move 1")
    assert refusal(match, "double") == "F15"


def test_F16_a_complete_set_takes_the_highest_bonus_left(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    give(s, 0, "1 lemon", "2 lemon", "3 lemon", "2 lemon, 2 olive", "3 lemon, 2 orange")
    s.bonus_owner[0] = 2
    play_six(match)
    assert s.bonus_owner.tolist() == [2, 1, 0, 0]


def test_F16_two_sets_at_once_take_two_and_an_empty_pile_gives_nothing(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    give(s, 0, "1 lemon", "2 lemon", "3 lemon", "2 lemon, 2 olive", "3 lemon, 2 orange")
    give(s, 0, "1 fig", "2 fig", "3 fig", "2 almond, 2 fig", "3 fig, 2 olive", "6 ?")
    s.bonus_owner[0] = 2
    play_six(match)
    assert s.bonus_owner.tolist() == [2, 1, 1, 0]
    match.undo(across_reveals=True)
    s.bonus_owner[:] = [2, 1, 2, 2]
    play(match, "stop")
    assert s.bonus_owner.tolist() == [2, 1, 2, 2]


def test_F16_a_further_bonus_needs_a_further_set(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    give(s, 0, "1 lemon", "2 lemon", "3 lemon", "2 lemon, 2 olive", "3 lemon, 2 orange", "6 ?")
    s.bonus_owner[0] = 1
    play_six(match)
    assert s.bonus_owner.tolist() == [1, 0, 0, 0]


@pytest.mark.parametrize("missing", [2, 3, 4, 5, 6])
def test_F16_a_set_needs_every_value(missing: int, compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    faces = {2: "2 lemon", 3: "3 lemon", 4: "2 lemon, 2 olive", 5: "3 lemon, 2 orange", 6: "6 ?"}
    give(s, 0, *(face for value, face in faces.items() if value != missing))
    ask(s, "inca", "1 fig")
    hold(s, 0, fig=1)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert not s.bonus_owner.any()


def test_F16_the_last_delivery_of_the_game_counts(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    s.left[[0, 1, 3]] = 0
    give(s, 0, "2 lemon", "3 lemon", "2 lemon, 2 olive", "3 lemon, 2 orange", "6 ?")
    ask(s, "inca", "1 fig")
    last_tile(s, "inca", "fig")
    hold(s, 0, fig=1)
    s.carts[0] = 1
    play(match, "deliver", "load inca", "stop")
    assert match.over
    assert s.bonus_owner.tolist() == [1, 0, 0, 0]
    assert match.scores[0] == (1 + 2 + 3 + 4 + 5 + 6) + 5 + 8 + 7


def play_six(match: tesela.Match) -> None:
    """Deliver one tile of value 6, other than the first of them that `give` takes."""
    s = match.state
    hold(s, 0, almond=6)
    s.carts[0] = 1
    s.seat = 0
    play(match, "deliver")
    play(match, max(offered(match)), "stop")


def test_F17_the_last_wooden_finca_ends_the_game_and_all_fincas_are_awarded(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    s.left[[0, 1, 3]] = 0
    ask(s, "inca", "1 fig")
    ask(s, "palma", "1 olive")
    last_tile(s, "inca", "fig")
    last_tile(s, "palma", "olive")
    hold(s, 0, fig=1, olive=1)
    s.carts[0] = 1
    s.turn = LAST_TURN - 1
    play(match, "deliver", "load inca", "load palma", "stop")
    assert match.over
    assert match.to_act == ()
    assert match.story[-1].events[-1].id == "finca-over"
    assert s.finca_owner[[FIG, OLIVE]].tolist() == [1, 1]
    assert match.view()["houses"] == 0


@pytest.mark.parametrize(("players", "houses"), [(2, 4), (3, 5), (4, 6)])
def test_F17_the_last_wooden_finca_alone_ends_the_game(players: int, houses: int, compiled: bool) -> None:
    for closed in (houses - 2, houses - 1):
        match = begun(compiled, players)
        s = match.state
        ask(s, "inca", "1 fig")
        s.left[4 : 4 + closed] = 0
        last_tile(s, "inca", "fig")
        hold(s, 0, fig=1)
        s.carts[0] = 1
        play(match, "deliver", "load inca", "stop")
        assert match.over == (closed == houses - 1)
        assert s.turn == 1


def test_F17_a_game_of_1000_turns_ends(compiled: bool) -> None:
    match = begun(compiled)
    match.state.turn = LAST_TURN - 2
    play(match, "move 1")
    assert not match.over
    play(match, "move 1")
    assert match.over
    assert match.state.phase == OVER
    assert match.story[-1].events[-1].id == "finca-over-turns"
    assert sum(match.returns) == 1


def test_F17_a_declined_second_move_may_be_the_last_turn_and_the_story_says_so(compiled: bool) -> None:
    match = begun(compiled)
    match.state.turn = LAST_TURN - 1
    play(match, "double", "move 1", "stop")
    assert match.over
    assert [event.id for event in match.story[-1].events] == ["finca-did-decline", "finca-over-turns"]


def test_F18_ties_go_to_the_most_fruits_then_are_shared(compiled: bool) -> None:
    match = begun(compiled, players=3)
    s = match.state
    s.phase = OVER
    hold(s, 0, fig=2)
    hold(s, 1, olive=3)
    assert match.returns == (0.0, 1.0, 0.0)
    hold(s, 0, fig=2, lemon=1)
    assert match.returns == (0.5, 0.5, 0.0)
    give(s, 2, "1 fig")
    assert match.returns == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(("bonus", "points"), [(0, 7), (1, 6), (2, 5), (3, 4)])
def test_F18_a_bonus_tile_counts_its_value(bonus: int, points: int, compiled: bool) -> None:
    match = begun(compiled)
    match.state.bonus_owner[bonus] = 2
    assert match.scores == (8, 8 + points)


def test_nobody_knows_the_tiles_below_and_left_out(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    rng = generator(8)
    believed = [match.position(0, rng).states for _ in range(10)]
    for states in believed:
        assert states["pile"][0][:, -1].tolist() == s.pile[:, -1].tolist(), "the face-up tiles are open"
        assert sorted([*states["pile"][0].ravel(), *states["left_out"][0]]) == list(range(42))
    assert len({states["pile"][0].tobytes() for states in believed}) == 10
    assert len({states["left_out"][0].tobytes() for states in believed}) > 5


def test_F19_the_rulebooks_example_scores_45(compiled: bool) -> None:
    match = begun(compiled)
    s = match.state
    give(s, 0, "1 fig", "2 fig", "3 fig", "4 ?", "5 ?", "3 fig, 2 olive", "6 ?")
    s.finca_owner[:2] = 1
    s.action_tiles[0] = [1, 0, 0, 0]
    s.bonus_owner[0] = 1
    assert match.scores[0] == 45
    assert [line.points for line in match.breakdown(0)] == [26, 10, 2, 7]
