"""One test or more for each ruling of World Monuments, named after it; compiled and as plain Python."""

from __future__ import annotations

from collections import Counter

import pytest

import tesela
from tesela.engine.errors import BadSetup, IllegalMove
from tesela.games.monuments.state import ACTION_COUNT, BOX, OVER, PLANS
from tests.games.monuments.arrange import build, building, finish, hold, offered, play, quarry, stand, started, told
from tests.games.monuments.oracle import KINDS, NAMES

OUTER = {f"go {number}" for number in range(1, 13)}
ROUNDS = {
    "notre_dame": "10/6/3/2 3 1, 7/7/4/3 3 1, 3/7/6/4 3 1",
    "san_pietro": "12/8/3/2 3 1, 8/8/5/3 3 1, 3/7/7/6 3 1",
    "taj_mahal": "9/4/2/1 3 1, 6/5/3/2 3 1, 2/5/4/4 3 1",
    "capitol": "13/9/3/1 3 1, 7/10/5/2 3 1, 1/4/4/3 3 1",
    "cluny": "10/8/4/3 3 1, 9/8/5/4 3 1, 4/7/6/4 3 1",
    "cluny_reliquary": "10/8/4/3 4 1, 9/8/5/4 3 1, 4/7/6/4 3 1",
}
BRICKS = {
    "notre_dame": [19, 19, 12, 8],
    "san_pietro": [22, 21, 14, 10],
    "taj_mahal": [16, 13, 8, 6],
    "capitol": [20, 22, 11, 5],
    "cluny": [22, 23, 14, 10],
    "cluny_reliquary": [22, 23, 14, 10],
}


def refusal(match: tesela.Match, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.play(match.to_act[0], move)
    return caught.value.rule


def pass_round(match: tesela.Match) -> None:
    """Everybody who is to act passes until the phase is another."""
    while match.view()["phase"] == "building":
        play(match, "pass")


def test_components_are_those_of_the_box() -> None:
    assert sum(BOX["pieces"].values()) == 82
    assert BOX["points"]["levels"] == [1, 3, 5, 7, 9]
    assert ACTION_COUNT == 19 + 6 + 69 + 1 + 1
    for name, plan in PLANS.items():
        counts = Counter(brick.colour for brick in plan.bricks)
        assert [counts[colour] for colour in KINDS[:4]] == BRICKS[name]
        assert ", ".join("{}/{}/{}/{} {} {}".format(*row) for row in plan.rounds) == ROUNDS[name]


def test_options_choose_the_monument_and_what_clients_show(compiled: bool) -> None:
    game = tesela.game("monuments")
    assert [option.name for option in game.options] == ["monument", "open_screens"]
    assert game.options[0].choices == NAMES
    shut, opened = (game.match(3, 5, {"open_screens": choice}, compiled=compiled) for choice in (False, True))
    assert (shut.view()["open_screens"], opened.view(2)["open_screens"]) == (False, True)
    assert shut.fingerprint == opened.fingerprint
    for wrong in ({"monument": "cathedral"}, {"monument": 4}, {"open_screens": "yes"}, {"screens": True}):
        with pytest.raises(BadSetup):
            game.match(2, options=wrong)


# ---- the quarry


@pytest.mark.parametrize("monument", NAMES)
def test_W1_each_round_fills_the_quarry(monument: str, compiled: bool) -> None:
    match = started(compiled, 3, monument)
    for number, text in enumerate(ROUNDS[monument].split(", ")):
        s = match.state
        counts = [int(count) for count in text.replace("/", " ").split()]
        assert s.quarry.sum(axis=0).tolist() == counts
        middle = [2] * 6
        if monument == "taj_mahal":
            middle = [1] * 6
        elif monument == "capitol" and number == 2:
            middle = [1, 0, 1, 0, 1, 0]
        assert s.quarry.sum(axis=1).tolist() == [1] * 12 + middle + [sum(counts) - 12 - sum(middle)]
        assert match.view()["left"] == dict(zip(KINDS, counts, strict=True))
        s.quarry[:] = 0
        s.quarry[0, 5] = 1
        play(match, "go 1")
        assert match.view()["phase"] == "building"
        pass_round(match)
    assert match.over


def test_W1_what_the_next_round_brings_is_known_but_not_where_it_will_lie() -> None:
    match = started(True)
    assert match.view()["coming"] == {"violet": 7, "red": 7, "neutral": 4, "orange": 3, "gem": 3, "black": 1}
    assert len({str(started(True, seed=seed).view()["quarry"]) for seed in range(20)}) == 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W2_walks_grow_to_four_cells_by_turn_not_by_player(players: int, compiled: bool) -> None:
    match = started(compiled, players)
    assert offered(match) == OUTER
    assert refusal(match, "go a") == "W2"
    assert refusal(match, "go centre") == "W2"
    for turn, length in enumerate([1, 2, 3, 4, 4, 4]):
        assert match.to_act == (turn % players,)
        assert match.view()["walk"]["steps"] == length
        for _ in range(length):
            assert match.to_act == (turn % players,)
            play(match, min(move for move in offered(match) if move in OUTER))


def test_W2_the_first_turn_takes_the_piece_of_its_cell(compiled: bool) -> None:
    match = started(compiled)
    kind = next(iter(match.view()["quarry"][6]["pieces"]))
    play(match, "go 7")
    assert match.view()["players"][0]["holds"][kind] == 1
    assert match.view()["last_walk"] == {"seat": 0, "path": ["7"]}
    assert match.view()["walk"]["worker"] == "7"


def test_W3_steps_go_to_neighbouring_cells_of_either_ring(compiled: bool) -> None:
    full = {str(number): "red" for number in range(1, 13)} | dict.fromkeys("abcdef", "violet") | {"centre": "gem"}
    match = quarry(compiled, full, "1")
    assert offered(match) == {"go 12", "go 2", "go a"}
    assert refusal(match, "go 3") == "W3"
    assert refusal(match, "go b") == "W3"
    play(match, "go a")
    assert offered(match) == {"go 1", "go 2", "go b", "go f", "go centre"}
    play(match, "go centre")
    assert offered(match) == {f"go {middle}" for middle in "bcdef"}
    assert refusal(match, "go a") == "W3"
    assert refusal(match, "go 1") == "W3"


def test_W3_no_cell_twice_but_the_one_where_the_turn_began_once(compiled: bool) -> None:
    match = quarry(compiled, {"2": "red", "3": "red", "12": "red"}, "1")
    play(match, "go 2", "go 1")
    assert refusal(match, "go 2") == "W3"
    play(match, "go 12")
    assert refusal(match, "go 1") == "W3"


def test_W3_one_piece_of_each_cell_entered_and_nothing_from_an_empty_one(compiled: bool) -> None:
    match = quarry(compiled, {"2": "red", "b": "violet violet", "5": "orange"}, "1")
    play(match, "go 2", "go 3", "go b", "go 4")
    assert match.view()["players"][0]["holds"] == {
        "violet": 1,
        "red": 1,
        "neutral": 0,
        "orange": 0,
        "gem": 0,
        "black": 0,
    }
    assert match.view()["quarry"][13]["pieces"] == {"violet": 1}
    assert match.to_act == (1,)


def test_W3_among_several_kinds_the_player_chooses(compiled: bool) -> None:
    match = quarry(compiled, {"a": "red gem", "5": "orange"}, "1")
    play(match, "go a")
    assert offered(match) == {"take red", "take gem"}
    assert refusal(match, "take violet") == "W3"
    assert refusal(match, "go 2") == "W3"
    play(match, "take gem")
    assert refusal(match, "take red") == "W3"
    assert match.view()["walk"]["taken"] == [{"cell": "a", "piece": "gem"}]
    play(match, "go 2", "go 3", "go 4")
    assert match.view()["quarry"][12]["pieces"] == {"red": 1}


def test_W3_the_rulebooks_third_player_takes_two_from_the_middle_and_one_from_the_rim(compiled: bool) -> None:
    cells = {"a": "violet gem", "b": "red orange", "3": "red", "8": "neutral"}
    match = quarry(compiled, cells, "1", turn=2, players=3)
    play(match, "go a", "take violet", "go b", "take orange")
    assert refusal(match, "go centre") == "W4"
    play(match, "go 3")
    holds = match.view()["players"][2]["holds"]
    assert {kind: count for kind, count in holds.items() if count} == {"violet": 1, "orange": 1, "red": 1, "black": 1}
    assert match.to_act == (0,)
    assert match.view()["walk"]["worker"] == "3"


def test_W3_the_rulebooks_fourth_player_ends_on_an_empty_cell_for_the_black_piece(compiled: bool) -> None:
    cells = {"a": "neutral", "centre": "gem gem", "d": "black", "8": "", "5": "red"}
    match = quarry(compiled, cells, "1", turn=3, players=4)
    play(match, "go a", "go centre", "go d")
    assert offered(match) == {"go 7", "go 8"}
    play(match, "go 8")
    holds = match.view()["players"][3]["holds"]
    assert {kind: count for kind, count in holds.items() if count} == {"neutral": 1, "gem": 1, "black": 1}
    assert match.view()["last_walk"] == {"seat": 3, "path": ["1", "a", "centre", "d", "8"]}
    assert match.to_act == (0,)


def test_W4_the_last_step_ends_on_the_rim(compiled: bool) -> None:
    match = quarry(compiled, {"a": "red", "b": "red", "5": "red"}, "1", turn=1)
    play(match, "go a")
    assert offered(match) == {"go 1", "go 2"}
    assert refusal(match, "go b") == "W4"
    assert refusal(match, "go centre") == "W4"


def test_W4_a_step_that_cannot_get_back_to_the_rim_is_not_offered(compiled: bool) -> None:
    match = quarry(compiled, {"a": "red", "5": "red"}, "1", turn=2)
    play(match, "go a")
    assert offered(match) == {"go 1", "go 2", "go b", "go f"}
    assert refusal(match, "go centre") == "W4"


def test_W4_a_turn_must_bring_a_piece(compiled: bool) -> None:
    match = quarry(compiled, {"7": "red"}, "1")
    assert offered(match) == {"go a"}
    assert refusal(match, "go 2") == "W4"
    play(match, "go a")
    assert offered(match) == {"go centre"}
    play(match, "go centre")
    assert offered(match) == {"go d"}
    play(match, "go d")
    assert offered(match) == {"go 7"}
    assert refusal(match, "go 8") == "W4"


def test_W4_once_a_piece_is_taken_the_rest_of_the_way_is_free(compiled: bool) -> None:
    match = quarry(compiled, {"2": "red", "8": "red"}, "1")
    play(match, "go 2")
    assert offered(match) == {"go 1", "go 3", "go a"}


def test_W5_the_quarry_is_over_when_the_last_walk_has_ended_not_when_the_last_piece_is_taken(compiled: bool) -> None:
    match = quarry(compiled, {"2": "black"}, "1", players=3)
    play(match, "go 2")
    assert match.view()["left"]["black"] == 0
    assert match.view()["phase"] == "walking"
    assert match.scores == (10, 10, 10)
    play(match, "go 3", "go 4", "go 5")
    assert match.view()["phase"] == "building"
    assert match.scores == (10, 12, 10)


def test_W5_the_black_piece_brings_two_points_the_worker_and_the_first_turns(compiled: bool) -> None:
    match = quarry(compiled, {"2": "red"}, "1", players=3)
    play(match, "go 2", "go 3", "go 4")
    assert refusal(match, "build 1") == "W5"
    assert refusal(match, "pass") == "W5"
    play(match, "go 5")
    view = match.view()
    assert told(match)[-1] == "monuments-quarry-empty"
    assert (view["first"], view["black"], view["players"][2]["points"]) == (2, [2, None, None], 12)
    assert view["players"][2]["holds"]["black"] == 0
    assert match.to_act == (2,)
    assert refusal(match, "go 1") == "W5"
    assert refusal(match, "take red") == "W5"
    hold(match.state, 1)
    pass_round(match)
    assert match.to_act == (2,)
    assert match.view()["left"]["black"] == 1
    assert offered(match) == OUTER


def test_W5_the_black_piece_brings_its_points_in_every_round(compiled: bool) -> None:
    match = building(compiled)
    match.state.black[:] = [1, 1, 2]
    assert match.scores == (10 + 2 + 2, 10 + 2)


# ---- building


def test_W6_a_brick_goes_where_the_plan_wants_its_colour_and_scores_its_level(compiled: bool) -> None:
    match = building(compiled)
    s = match.state
    hold(s, 0, red=2)
    hold(s, 1, violet=1)
    assert offered(match) == {build(s, 1, *corner) for corner in ((0, 4), (8, 4), (0, 10), (8, 10))}
    assert refusal(match, build(s, 1, 4, 0)) == "W6"
    assert refusal(match, "pass") == "W7"
    play(match, build(s, 1, 0, 10))
    assert match.scores == (11, 10)
    assert match.to_act == (1,)
    assert refusal(match, build(s, 1, 0, 10)) == "W6"
    play(match, build(s, 1, 4, 0))
    assert build(s, 2, 0, 10) in offered(match)
    play(match, build(s, 2, 0, 10))
    assert match.scores == (14, 11)
    assert refusal(match, "build 69") == "W6"


def test_W6_a_straddling_brick_needs_every_brick_that_it_overlaps(compiled: bool) -> None:
    match = building(compiled)
    s = match.state
    hold(s, 0, red=1)
    move = build(s, 2, 3, 0)
    assert refusal(match, move) == "W6"
    stand(s, 1, (1, 2, 0))
    assert refusal(match, move) == "W6"
    stand(s, 1, (1, 4, 0))
    assert move in offered(match)


def test_W6_a_brick_on_four_corners_needs_all_four(compiled: bool) -> None:
    match = building(compiled, monument="san_pietro")
    s = match.state
    hold(s, 0, red=1)
    corners = [(1, 0, 0), (1, 2, 0), (1, 0, 2), (1, 2, 2)]
    for missing in corners:
        s.built[:] = 0
        stand(s, 1, *(corner for corner in corners if corner != missing))
        assert refusal(match, build(s, 2, 1, 1)) == "W6"
    stand(s, 1, *corners)
    assert build(s, 2, 1, 1) in offered(match)


@pytest.mark.parametrize(("level", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9)])
def test_W6_points_of_every_level(level: int, points: int, compiled: bool) -> None:
    match = building(compiled, monument="cluny")
    s = match.state
    corner = {1: (4, 4), 2: (3, 4), 3: (4, 4), 4: (4, 4), 5: (4, 4)}[level]
    move = build(s, level, *corner)
    finish(s, 1, move, build(s, 1, 0, 4))  # one more place is free, so that the game goes on
    hold(s, 0, violet=1, red=1, neutral=1, orange=1)
    before = match.scores[0]
    play(match, move)
    assert match.scores[0] - before == points


def test_W6_players_build_clockwise_from_the_workers_holder(compiled: bool) -> None:
    match = building(compiled, players=4)
    s = match.state
    s.first = s.seat = 2
    for seat in range(4):
        hold(s, seat, violet=2)
    order = []
    for _ in range(5):
        order.append(match.to_act[0])
        play(match, min(offered(match)))
    assert order == [2, 3, 0, 1, 2]


def test_W7_passing_costs_a_point_for_each_brick_and_lasts_for_the_phase(compiled: bool) -> None:
    match = building(compiled, players=3)
    s = match.state
    hold(s, 0, neutral=2, orange=1, gem=3)
    hold(s, 1, violet=2)
    hold(s, 2, violet=2)
    assert offered(match) == {"pass"}
    assert match.view()["players"][0]["pass_cost"] == 3
    play(match, "pass")
    assert match.view()["players"][0]["points"] == 7
    assert match.view()["players"][0]["passed"]
    order = []
    while match.view()["phase"] == "building":
        order.append(match.to_act[0])
        play(match, min(offered(match)))
    assert order == [1, 2, 1, 2, 1, 2]


def test_W7_never_below_zero_and_what_is_cut_off_is_forgotten(compiled: bool) -> None:
    match = building(compiled)
    s = match.state
    hold(s, 0, neutral=12)
    hold(s, 1, violet=1)
    play(match, "pass")
    assert match.view()["players"][0]["points"] == 0
    assert match.view()["players"][0]["lost"] == [10, 0, 0]
    s.black[1] = 1
    assert match.view()["players"][0]["points"] == 2


def test_W7_whoever_can_place_must_and_having_nothing_is_a_pass_without_cost(compiled: bool) -> None:
    match = building(compiled)
    hold(match.state, 1, violet=1)
    assert offered(match) == {"pass"}
    play(match, "pass")
    assert told(match) == ["monuments-did-pass-free"]
    assert "pass" not in offered(match)
    assert refusal(match, "pass") == "W7"
    assert match.scores == (10, 10)


def test_W8_completing_the_monument_gives_back_what_was_really_lost_in_that_round(compiled: bool) -> None:
    match = building(compiled, players=3, number=2)
    s = match.state
    last = build(s, 1, 4, 0)
    finish(s, 2, last)
    hold(s, 0, neutral=14, gem=1)
    hold(s, 1, violet=2)
    s.lost[0, 0] = 2
    s.began[:3] = [8, 10, 10]
    s.black[1] = 2
    s.first = 1
    play(match, "pass")
    assert match.view()["players"][0]["points"] == 0
    assert s.lost[:2, 0].tolist() == [2, 8]
    play(match, last)
    assert match.over
    assert s.lost[:2, 0].tolist() == [2, 0]
    assert match.view()["players"][0]["points"] == 8
    assert told(match) == ["monuments-did-build", "monuments-given-back", "monuments-over-complete"]
    assert match.story[-1].events[1].args == {"points": 8, "seat": 0}


def test_W8_in_the_third_round_nothing_is_charged(compiled: bool) -> None:
    match = building(compiled, number=3)
    s = match.state
    hold(s, 0, neutral=4)
    assert match.view()["players"][0]["pass_cost"] == 0
    play(match, "pass", "pass")
    assert match.over
    assert match.scores == (10, 10)
    assert not s.lost.any()


def test_W9_bricks_and_gems_are_kept_for_the_next_round(compiled: bool) -> None:
    match = building(compiled)
    hold(match.state, 0, neutral=3, gem=2)
    hold(match.state, 1, orange=1)
    play(match, "pass", "pass")
    players = match.view()["players"]
    assert (match.view()["round"], match.view()["phase"]) == (2, "walking")
    assert (players[0]["holds"]["neutral"], players[0]["holds"]["gem"], players[1]["holds"]["orange"]) == (3, 2, 1)
    assert [player["passed"] for player in players] == [False, False]
    assert [player["this_round"] for player in players] == [0, 0]


def test_W10_the_phase_ends_when_all_have_passed_and_the_game_after_round_three(compiled: bool) -> None:
    match = building(compiled, players=4)
    for number in (1, 2, 3):
        for left in (4, 3, 2, 1):
            assert (match.view()["round"], match.view()["phase"]) == (number, "building")
            assert sum(not player["passed"] for player in match.view()["players"]) == left
            play(match, "pass")
        if number < 3:
            assert told(match)[-1] == "monuments-next-round"
            match.state.quarry[:] = 0
            match.state.quarry[3, 5] = 1
            play(match, "go 4")
    assert told(match)[-1] == "monuments-over-rounds"
    assert match.to_act == ()


def test_W10_a_complete_monument_ends_the_game_at_once(compiled: bool) -> None:
    match = building(compiled, players=3)
    s = match.state
    last = build(s, 5, 4, 5)
    finish(s, 1, last)
    hold(s, 0, orange=3, violet=1)
    hold(s, 2, violet=4)
    play(match, last)
    assert match.over
    assert s.phase == OVER
    assert match.view()["placed"] == 58
    assert match.scores[2] == 10


def test_W11_the_reliquary_takes_a_gem_instead_of_a_brick(compiled: bool) -> None:
    match = building(compiled, monument="cluny_reliquary")
    s = match.state
    hold(s, 0, gem=2, violet=1)
    assert "reliquary" in offered(match)
    assert len(offered(match)) == 23
    assert match.scores[0] == 10 + 6
    play(match, "reliquary")
    assert match.scores[0] == 10 + 3 + 1
    assert match.to_act == (1,)
    assert match.state.holds[0, 4] == 1
    hold(s, 1, gem=1)
    assert refusal(match, "reliquary") == "W11"
    assert offered(match) == {"pass"}


def test_W11_no_passing_while_it_is_free_and_a_gem_is_in_hand(compiled: bool) -> None:
    match = building(compiled, monument="cluny_reliquary")
    hold(match.state, 0, gem=1, orange=2)
    assert offered(match) == {"reliquary"}
    assert refusal(match, "pass") == "W11"
    hold(match.state, 0, orange=2)
    assert refusal(match, "reliquary") == "W11"
    assert offered(match) == {"pass"}


def test_W11_while_it_is_free_the_monument_is_not_complete(compiled: bool) -> None:
    match = building(compiled, monument="cluny_reliquary")
    s = match.state
    last = build(s, 5, 4, 8)
    finish(s, 1, last, "reliquary")
    hold(s, 0, orange=1, gem=1)
    play(match, last)
    assert not match.over
    play(match, "pass", "reliquary")
    assert match.over


def test_W11_only_one_board_has_it_and_it_comes_with_a_tenth_gem(compiled: bool) -> None:
    match = building(compiled, monument="cluny")
    hold(match.state, 0, gem=1)
    assert offered(match) == {"pass"}
    assert refusal(match, "reliquary") == "W11"
    gems = {name: sum(row[4] for row in plan.rounds) for name, plan in PLANS.items()}
    assert [name for name, count in gems.items() if count == 10] == ["cluny_reliquary"]


def test_W12_gems_bring_three_points_and_bricks_nothing(compiled: bool) -> None:
    match = building(compiled, number=3)
    hold(match.state, 0, gem=4, neutral=5)
    play(match, "pass", "pass")
    assert match.scores == (10 + 12, 10)
    assert [line.points for line in match.breakdown(0)] == [10, 0, 0, 0, 12]
    assert match.returns == (1.0, 0.0)


def test_W12_ties_share_the_victory(compiled: bool) -> None:
    match = building(compiled, players=3)
    s = match.state
    s.phase = OVER
    s.black[:] = [1, 2, 0]
    assert match.returns == (0.5, 0.5, 0.0)
    hold(s, 2, gem=1)
    assert match.returns == (0.0, 0.0, 1.0)
