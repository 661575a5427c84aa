from __future__ import annotations

from importlib import resources

import pytest

import tesela
from tesela.bots import puzzles as reader
from tesela.bots import review
from tesela.bots.puzzles import FILE, Puzzle, check, complete, dumps, opened, outcome, puzzles, tried, worded
from tesela.engine.errors import TeselaError, WrongSeat
from tesela.engine.match import Match
from tesela.lab.puzzles import DECIDED, FEWEST_CHOICES, GAP
from tesela.words import LANGUAGES, words

FEWEST, LARGEST = 30, 150_000
every_game = pytest.mark.parametrize("name", tesela.game_names())


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns that must be judged are judged in a moment."""
    monkeypatch.setattr(review, "effort_for", lambda game: 10)


def first(name: str) -> tuple[Puzzle, Match]:
    puzzle = puzzles(name)[0]
    return puzzle, opened(name, puzzle)


@every_game
def test_there_are_enough_and_the_file_is_small(name: str) -> None:
    assert len(puzzles(name)) >= FEWEST
    data = resources.files(f"tesela.games.{name}").joinpath(FILE).read_bytes()
    assert len(data) < LARGEST
    assert data == dumps(puzzles(name))


@every_game
def test_no_two_puzzles_are_of_one_match(name: str) -> None:
    assert len({puzzle.seed for puzzle in puzzles(name)}) == len(puzzles(name))


@every_game
def test_the_log_of_a_puzzle_ends_before_the_turn_that_it_asks_for(name: str) -> None:
    for puzzle in puzzles(name):
        match = opened(name, puzzle)
        last = review.turns(match)[-1]
        assert last.seat != puzzle.seat or not review.goes_on(match, match.at(last.start), puzzle.seat)


@every_game
def test_every_puzzle_can_be_played_and_its_best_turn_is_a_whole_one(name: str) -> None:
    for puzzle in puzzles(name):
        match = opened(name, puzzle)
        assert puzzle.seat in match.to_act
        assert len(match.legal(puzzle.seat)) >= FEWEST_CHOICES
        for line in puzzle.lines:
            assert complete(match, puzzle.seat, tried(match, puzzle.seat, line.moves))
        outcomes = {outcome(match, puzzle.seat, line.moves) for line in puzzle.lines}
        assert len(outcomes) == len(puzzle.lines)


@every_game
def test_the_lines_are_ordered_and_the_first_is_clearly_the_best(name: str) -> None:
    for puzzle in puzzles(name):
        wins = [line.win for line in puzzle.lines]
        assert wins == sorted(wins, reverse=True)
        assert wins[0] - wins[1] >= GAP - 1e-3
        assert DECIDED[0] - 1e-3 <= wins[0] <= DECIDED[1] + 1e-3
        for line in puzzle.lines:
            assert sum(line.chances) == pytest.approx(1, abs=1e-3)
            assert line.chances[puzzle.seat] == line.win


@every_game
def test_the_best_turn_solves_it_and_the_others_do_not(name: str) -> None:
    puzzle, match = first(name)
    right = check(match, puzzle, puzzle.lines[0].moves)
    assert (right.right, right.place) == (True, 0)
    assert [line.moves for line in right.lines] == [line.moves for line in puzzle.lines]
    answer = check(match, puzzle, puzzle.lines[1].moves)
    assert (answer.right, answer.place) == (False, 1)
    for language in LANGUAGES:
        assert all(words(language)(one.reason, match.names) for one in (right, answer))
        assert all(words(language)(label, match.names) for line in answer.lines for label in line.labels)


@every_game
def test_a_turn_that_is_none_of_the_lines_is_judged_now(name: str) -> None:
    puzzle, match = first(name)
    known = {outcome(match, puzzle.seat, line.moves) for line in puzzle.lines}
    for action in match.legal(puzzle.seat):
        after = match.fork()
        after.play(puzzle.seat, action)
        while not complete(match, puzzle.seat, after):
            after.play(puzzle.seat, after.legal(puzzle.seat)[0])
        moves = [move.notation for move in after.moves[len(match.moves) :]]
        if after.fingerprint not in known:
            answer = check(match, puzzle, moves)
            assert answer.lines[answer.place].moves == moves
            assert len(answer.lines) == len(puzzle.lines) + 1
            assert answer.place > 0
            break


def test_a_turn_that_comes_to_the_same_is_the_same() -> None:
    for puzzle in puzzles("finca"):
        loads = [move for move in puzzle.lines[0].moves if move.startswith("load")]
        if len(loads) > 1:
            match = opened("finca", puzzle)
            start = puzzle.lines[0].moves.index(loads[0])
            other = [*puzzle.lines[0].moves[:start], *reversed(loads), *puzzle.lines[0].moves[start + len(loads) :]]
            if outcome(match, puzzle.seat, other) is not None:
                assert check(match, puzzle, other).right
                return


@every_game
def test_an_attempt_may_be_unfinished_but_not_go_on_beyond_the_turn(name: str) -> None:
    puzzle, match = first(name)
    moves = puzzle.lines[0].moves
    assert not complete(match, puzzle.seat, tried(match, puzzle.seat, moves[:-1]))
    with pytest.raises(TeselaError):
        tried(match, puzzle.seat, [*moves, moves[0]])
    with pytest.raises(TeselaError):
        tried(match, puzzle.seat, ["nonsense"])
    assert len(match.moves) == len(puzzle.moves)


def test_the_end_of_the_turn_is_the_reason_for_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, match = first("finca")
    monkeypatch.setattr(reader, "goes_on", lambda *_: False)
    with pytest.raises(WrongSeat):
        tried(match, puzzle.seat, [puzzle.lines[0].moves[0]] * 2)


def test_the_words_for_a_line_are_those_of_its_decisions() -> None:
    puzzle, match = first("finca")
    for line in worded(match, puzzle):
        assert len(line.labels) == len(line.moves)
        assert line.events
