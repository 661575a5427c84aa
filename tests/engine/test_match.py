from __future__ import annotations

from typing import Any

import pytest

import tesela
from tesela.bots import generator
from tesela.engine.errors import BadNotation, BadSetup, CannotUndo, IllegalMove, TeselaError, UnknownGame, WrongSeat
from tesela.engine.game import Game, Option
from tesela.words import LANGUAGES, words
from tests.conformance.cases import state_of
from tests.games.finca.arrange import ask, begun, hold, play

FINCA = tesela.game("finca")


def refused(error: type[TeselaError], call: Any, *arguments: Any, **named: Any) -> TeselaError:
    """The call raises this error, which can be told in every language."""
    with pytest.raises(error) as caught:
        call(*arguments, **named)
    assert all(words(language)(caught.value.message) for language in LANGUAGES)
    assert str(caught.value) == words("en")(caught.value.message)
    return caught.value


def test_the_public_use_from_the_readme(tmp_path: Any) -> None:
    match = tesela.game("finca").match(players=3, seed=7, options={})
    assert match.to_act == (0,)
    assert match.legal(0) == list(range(12))
    match.play(0, 4)
    match.play(1, "place 5")
    fork = match.fork()
    match.undo()
    assert [move.notation for move in match.moves] == ["place 5"]
    assert [move.notation for move in fork.moves] == ["place 5", "place 5"]
    assert fork.view(seat=0)["players"][1]["fruits"] == fork.view()["players"][0]["fruits"]
    assert match.scores == (8, 8, 8)
    assert match.returns == (0.0, 0.0, 0.0)
    assert not match.over
    assert [event.id for event in match.story[0].events] == ["finca-did-place"]
    match.record().save(tmp_path / "game.tesela")
    assert state_of(tesela.load(tmp_path / "game.tesela")) == state_of(match)
    assert tesela.verify(tmp_path / "game.tesela").game == "finca"


def test_unknown_games_options_players_seeds_and_names_are_refused() -> None:
    refused(UnknownGame, tesela.game, "chess")
    assert "2, 3, 4" in str(refused(BadSetup, FINCA.match, players=5))
    refused(BadSetup, FINCA.match, players=True)
    refused(BadSetup, FINCA.match, players=2.0 + 1j)
    refused(BadSetup, FINCA.match, options={"storm": True})
    for seed in (-1, 1 << 128, 1.5, "7", True):
        refused(BadSetup, FINCA.match, seed=seed)
    for names in (("A",), ("A", ""), ("A", "B" * 41), ("A", "\x1b[31m"), ("A", "B", "C")):
        refused(BadSetup, FINCA.match, players=2, names=names)


def test_options_are_checked_completed_and_read_from_text() -> None:
    described = Game(
        **{**vars_of(FINCA), "options": (Option("wind", (False, True)), Option("island", ("big", "small")))}
    )
    assert described.complete({}) == {"wind": False, "island": "big"}
    assert described.complete({"wind": True}) == {"wind": True, "island": "big"}
    assert described.parse({"wind": "ON", "island": "Small"}) == {"wind": True, "island": "small"}
    assert described.choice_indices({"wind": True, "island": "small"})[0] == 1
    refused(BadSetup, described.complete, {"wind": 1})
    refused(BadSetup, described.complete, {"island": "huge"})
    assert "wind, island" in str(refused(BadSetup, described.complete, {"waves": True}))


def test_options_that_are_only_shown_stand_in_the_view_and_not_in_the_state() -> None:
    options = (Option("lamps", (False, True), shown=True), Option("island", ("big", "small")))
    described = Game(**{**vars_of(FINCA), "options": options})
    assert described.choice_indices({"lamps": True, "island": "small"})[0] == 1
    dark, lit = (described.match(2, 1, {"lamps": choice}, compiled=False) for choice in (False, True))
    assert lit.view(0) == {**dark.view(0), "lamps": True}
    assert lit.fingerprint == dark.fingerprint


def vars_of(game: Game) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__dataclass_fields__}


def test_a_game_whose_functions_do_not_keep_the_contract_is_refused() -> None:
    with pytest.raises(TypeError, match=r"finca\.score"):
        Game(**{**vars_of(FINCA), "functions": {**FINCA.functions, "score": FINCA.functions["to_act"]}})


def test_wrong_moves_and_seats_are_refused_and_change_nothing() -> None:
    match = FINCA.match(players=2, seed=1)
    before = state_of(match)
    for move in ("", "fly 3", "place 13", "place", "\x00", "place 1" * 100, "МЕСТО 1"):
        refused(BadNotation, match.play, 0, move)
    for number in (-1, FINCA.action_count, 1 << 70, True, None, 2.5):
        refused(BadNotation, match.play, 0, number)
    for seat in (-1, 2, 99, True, "0", None):
        refused(WrongSeat, match.play, seat, "place 1")
        refused(WrongSeat, match.legal, seat)
    refused(WrongSeat, match.play, 1, "place 1")
    fault = refused(IllegalMove, match.play, 0, "move 1")
    assert isinstance(fault, IllegalMove)
    assert fault.rule == "F1"
    assert state_of(match) == before
    assert match.moves == ()


def test_nobody_can_play_when_the_game_is_over() -> None:
    match = begun(compiled=True)
    match.state.turn = 999
    play(match, "move 1")
    assert match.over
    assert str(refused(WrongSeat, match.play, 1, "move 1")) == "The game is over."
    assert match.legal(0) == []


def test_undo_stops_where_something_hidden_became_known() -> None:
    match = begun(compiled=True)
    ask(match.state, "inca", "1 fig")
    hold(match.state, 0, fig=1)
    match.state.carts[0] = 1
    play(match, "deliver", "load inca")
    match.undo()
    play(match, "load inca", "stop")
    before = state_of(match)
    refused(CannotUndo, match.undo)
    assert state_of(match) == before
    assert match.undo(across_reveals=True).notation == "stop"
    assert len(match.story) == 2


def test_undo_of_nothing_is_refused() -> None:
    refused(CannotUndo, FINCA.match(seed=1).undo)
    refused(CannotUndo, FINCA.match(seed=1).retract, 0)


def test_a_decision_cannot_be_retracted_once_others_built_on_it() -> None:
    match = FINCA.match(players=2, seed=1)
    play(match, "place 1", "place 2")
    refused(CannotUndo, match.retract, 0)
    assert len(match.moves) == 2
    assert match.retract(1).notation == "place 2"
    assert match.retract(0).notation == "place 1"


def test_forks_share_nothing_that_changes() -> None:
    match = FINCA.match(players=2, seed=1)
    fork = match.fork()
    play(match, "place 1")
    assert fork.moves == ()
    assert state_of(fork) != state_of(match)
    play(fork, "place 2")
    assert match.story[0].move.notation == "place 1"


def test_a_position_holds_no_truth_that_its_seat_cannot_know() -> None:
    """Spy: mark the hidden tiles of one state; no position drawn from it may keep them all in place."""
    match = FINCA.match(players=2, seed=1)
    truth = match.state.pile.tolist()
    rng = generator(3)
    positions = [match.position(0, rng).states["pile"][0].tolist() for _ in range(50)]
    assert truth not in positions
    for village in range(10):
        assert all(position[village][3] == truth[village][3] for position in positions)
        assert {position[village][0] for position in positions} != {truth[village][0]}


def test_seeds_are_drawn_when_none_is_given() -> None:
    assert FINCA.match().seed != FINCA.match().seed
