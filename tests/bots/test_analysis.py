from __future__ import annotations

import itertools

import pytest

import tesela
from tesela.bots import advise, ask, bot, generator
from tesela.bots.analysis import CHUNK, Budget, Style, Tree, analyse, only_choice
from tesela.bots.levels import LEVELS
from tesela.engine.match import Match, Position
from tesela.engine.state import Ints
from tests.conformance.cases import Case, usual_case, walk
from tests.games.finca.arrange import ask as asks
from tests.games.finca.arrange import begun, give, hold, last_tile, play

SMALL = Style(nodes=3000)


def middle(case: Case, decisions: int = 40) -> Match:
    """A match after some decisions of eager play, or a little before its end."""
    for match in walk(case, 3, True, decisions):
        if not match.over:
            last = match.fork()
    return last


@usual_case
def test_an_analysis_tells_about_every_choice(case: Case) -> None:
    match = middle(case)
    seat = match.to_act[-1]
    found = analyse(match.position(seat, generator(1)), Budget(60), SMALL, generator(2))
    assert {choice.action for choice in found.candidates} == set(match.legal(seat))
    assert sum(choice.visits for choice in found.candidates) == found.iterations == 60
    assert all(0 <= choice.win <= 1 for choice in found.candidates)
    assert found.candidates == sorted(found.candidates, key=lambda choice: -choice.visits)
    assert found.line == [] or found.line[0][1] in {choice.action for choice in found.candidates}


@usual_case
def test_the_same_seed_and_iterations_give_the_same_analysis(case: Case) -> None:
    match = middle(case)
    seat = match.to_act[0]
    first, second = (analyse(match.position(seat, generator(1)), Budget(40), SMALL, generator(2)) for _ in range(2))
    assert first == second


def test_compiled_and_plain_python_search_alike() -> None:
    found = []
    for compiled in (True, False):
        match = tesela.game("finca").match(3, seed=8, compiled=compiled)
        for number in range(14):
            match.play(match.to_act[0], number % 12 if number < 12 else match.legal(match.to_act[0])[0])
        style = Style(nodes=1000, horizon=10)
        found.append(analyse(match.position(match.to_act[0], generator(1)), Budget(15), style, generator(2)))
    assert found[0] == found[1]


def test_a_full_tree_goes_on_counting() -> None:
    match = middle(Case(tesela.game("finca"), 2, {}))
    seat = match.to_act[0]
    found = analyse(match.position(seat, generator(1)), Budget(500), Style(nodes=30), generator(2))
    assert found.iterations == 500


def test_threads_add_up() -> None:
    match = middle(Case(tesela.game("finca"), 2, {}))
    found = analyse(
        match.position(match.to_act[0], generator(1)), Budget(101), Style(nodes=3000, threads=2), generator(2)
    )
    assert found.iterations == 102
    assert sum(choice.visits for choice in found.candidates) == 102


@pytest.mark.parametrize(("milliseconds", "chunks"), [(30, 3), (0, 1)])
def test_a_budget_of_time_is_kept_after_at_least_one_look(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int, chunks: int
) -> None:
    clock = itertools.count(0, 0.010001)
    monkeypatch.setattr("tesela.bots.analysis.time.perf_counter", lambda: next(clock))
    match = middle(Case(tesela.game("finca"), 2, {}))
    budget = Budget(milliseconds=milliseconds)
    found = analyse(match.position(match.to_act[0], generator(1)), budget, SMALL, generator(2))
    assert found.iterations == chunks * CHUNK


def test_it_sees_a_win_at_hand() -> None:
    match = begun(compiled=True)
    s = match.state
    s.left[[0, 1, 3]] = 0
    asks(s, "inca", "1 fig")
    last_tile(s, "inca", "fig")
    hold(s, 0, fig=1)
    s.carts[0] = 1
    s.turn = 998
    give(s, 1, "1 lemon")
    play(match, "deliver")
    assert only_choice(match.position(0, generator(1))) is not None
    match.undo()
    found = analyse(match.position(0, generator(1)), Budget(400), SMALL, generator(2))
    assert match.game.encode(found.best) in ("deliver", "large")


def test_a_hint_knows_no_more_than_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bytes] = []
    honest = Match.position

    def spied(self: Match, seat: int, rng: Ints) -> Position:
        position = honest(self, seat, rng)
        seen.append(position.states["pile"].tobytes())
        return position

    monkeypatch.setattr(Match, "position", spied)
    match = tesela.game("finca").match(2, seed=1)
    advise(match, 0, generator(1))
    for name in ("random", "greedy", "novice", *LEVELS):
        ask(bot(name, 1), match, 0, generator(2))
    assert len(seen) == 3 + len(LEVELS) + 1
    assert match.state.pile.tobytes() not in seen


def test_simultaneous_choices_stand_side_by_side_in_the_tree() -> None:
    for name in tesela.game_names():
        game = tesela.game(name)
        for match in walk(Case(game, game.players[-1], game.complete({})), 2, True, 60):
            if len(match.to_act) > 1:
                seat = match.to_act[0]
                tree = Tree(match.position(seat, generator(1)), SMALL, generator(2))
                tree.grow(Budget(50))
                assert {int(tree.nodes["seat"][edge]) for edge in tree.below(0)} == set(match.to_act)
                break
