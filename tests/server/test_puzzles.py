"""Puzzles, asked of a real server: nothing tells the answer before it is found or given up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tesela
from tesela.bots.puzzles import Puzzle, opened, puzzles, worded
from tesela.bots.review import Line
from tesela.client import Client
from tests.server.harness import Server

every_game = pytest.mark.parametrize("name", tesela.game_names())


def parts(data: Any) -> Iterator[Any]:
    """Everything that is anywhere in what was sent."""
    yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from parts(part)


def telling(lines: list[Line]) -> list[Any]:
    """What tells these turns: their decisions, and the messages about them, as they are sent."""
    told = [part for line in lines for part in (*line.moves, *line.labels, *line.events)]
    plain: list[Any] = msgspec.to_builtins(told)
    return plain


def attempt(server: Server, name: str, place: int, **more: object) -> tuple[Puzzle, dict[str, Any]]:
    """The second puzzle of a game, and what is sent for the turn that has this place among its lines."""
    puzzle = puzzles(name)[1]
    body = {"moves": puzzle.lines[place].moves, **more}
    return puzzle, Client(server.address).request("POST", f"/api/puzzles/{name}/1", body)


@every_game
def test_after_a_wrong_try_nothing_that_is_sent_tells_a_better_turn(server: Server, name: str) -> None:
    last = len(puzzles(name)[1].lines) - 1
    puzzle, face = attempt(server, name, last)
    assert (face["right"], face["played"]) == (False, last)
    assert face["lines"][last]["moves"] == puzzle.lines[last].moves
    assert [line["win"] for line in face["lines"]] == [line.win for line in puzzle.lines]
    lines = worded(opened(name, puzzle), puzzle)
    better = [part for part in telling(lines[:last]) if part not in telling(lines[last:])]
    assert better
    sent = list(parts({"lines": face["lines"], "reason": face["reason"]}))
    assert [part for part in better if part in sent] == []


@every_game
def test_the_answer_is_told_when_it_is_found_or_given_up(server: Server, name: str) -> None:
    puzzle, found = attempt(server, name, 0)
    assert found["right"]
    _, given_up = attempt(server, name, 1, give_up=True)
    assert (given_up["right"], given_up["played"]) == (False, 1)
    for face in (found, given_up):
        assert [line["moves"] for line in face["lines"]] == [line.moves for line in puzzle.lines]
        assert all(line["labels"] for line in face["lines"])
    assert given_up["view"] == found["view"]


def test_what_the_others_have_bid_is_not_told(server: Server) -> None:
    """The log of a puzzle that asks for a bid names no bid of its round."""
    asked = 0
    for number, puzzle in enumerate(puzzles("mozaika")):
        if puzzle.lines[0].moves[0].startswith("bid") and puzzle.moves[-1].split()[1] == "bid":
            asked += 1
            face = Client(server.address).request("GET", f"/api/puzzles/mozaika/{number}")
            assert face["story"][-1]["seat"] != puzzle.seat
            assert face["story"][-1]["move"] is None
            assert len(face["story"]) == len(puzzle.moves)
            assert all(chapter["move"] for chapter in face["story"][: -puzzle.players])
    assert asked
