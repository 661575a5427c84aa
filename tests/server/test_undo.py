"""Taking back: freely while nothing was revealed, by consent beyond that, and never where the table forbids it."""

from __future__ import annotations

import random

import pytest

from tesela.client import Refused, Seat
from tests.server.harness import Server, catch_up, seated, step


def mover(seats: list[Seat]) -> Seat:
    catch_up(seats)
    return next(seat for seat in seats if seat.game and seat.game["choices"])


def other(seats: list[Seat], seat: Seat) -> Seat:
    return next(one for one in seats if one is not seat)


def moves(seat: Seat) -> int:
    return int((seat.game or {})["moves"])


def asked_for(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Play until somebody must ask to take back; that one, and the one who is asked."""
    dice = random.Random(4)
    while step(seats, dice):
        catch_up(seats)
        for seat in seats:
            if (seat.game or {})["undo"] == "ask":
                seat.undo()
                catch_up(seats)
                return seat, other(seats, seat)
    raise AssertionError("nobody had to ask")


def test_ones_own_last_decision_is_taken_back_freely(server: Server) -> None:
    with seated(server, "finca") as seats:
        seat = mover(seats)
        seat.play(seat.choices[0])
        if (seat.game or {})["undo"] == "free":
            seat.undo()
            assert moves(seat) == 0
            assert seat.story == []
            catch_up(seats)
            assert all(one.story == [] for one in seats)


def test_what_another_person_has_answered_is_taken_back_only_by_consent(server: Server) -> None:
    with seated(server, "finca") as seats:
        asker, asked = asked_for(seats)
        before = moves(asked)
        assert (asked.asking or {})["waiting"] == [asked.number]
        asked.command("answer", seq=asked.seq, agree=True)
        catch_up(seats)
        assert moves(asked) < before
        assert asked.asking is None
        assert (asker.game or {})["choices"]


def test_who_is_asked_may_refuse_and_everything_stands(server: Server) -> None:
    with seated(server, "finca") as seats:
        asker, asked = asked_for(seats)
        before = moves(asked)
        with pytest.raises(Refused, match="already asks"):
            asker.undo()
        with pytest.raises(Refused, match="Nobody asks you"):
            asker.command("answer", seq=asker.seq, agree=True)
        asked.command("answer", seq=asked.seq, agree=False)
        catch_up(seats)
        assert moves(asker) == before
        assert asker.asking is None


def notes(seat: Seat) -> list[tuple[int, str, int | None]]:
    """Who did what besides deciding, and to whom."""
    return [(note["seat"], note["message"]["id"], note["to"]) for note in seat.notes]


def test_who_asked_is_told_who_refused(server: Server) -> None:
    with seated(server, "finca") as seats:
        asker, asked = asked_for(seats)
        asked.command("answer", seq=asked.seq, agree=False)
        catch_up(seats)
        assert [notes(seat)[-1] for seat in seats] == [(asked.number, "server-note-refused", asker.number)] * 2


def test_what_is_taken_back_leaves_a_line_for_the_others(server: Server) -> None:
    with seated(server, "finca") as seats:
        asker, asked = asked_for(seats)
        before = moves(asked)
        asked.command("answer", seq=asked.seq, agree=True)
        catch_up(seats)
        for seat in seats:
            assert notes(seat)[-1] == (asker.number, "server-note-undone", None)
            assert seat.notes[-1]["after"] == moves(seat)
            assert seat.notes[-1]["message"]["args"]["count"] == before - moves(seat)


def test_a_request_lapses_when_the_match_goes_on(server: Server) -> None:
    with seated(server, "finca") as seats:
        _, asked = asked_for(seats)
        step(seats, random.Random(5))
        catch_up(seats)
        assert asked.asking is None
        with pytest.raises(Refused, match="Nobody asks you"):
            asked.command("answer", seq=asked.seq, agree=True)


def test_alone_among_bots_one_may_always_take_back(server: Server) -> None:
    with seated(server, "finca", 1) as (seat,):
        for _ in range(12):
            seat.play(seat.choices[-1])
        seat.wait_for_turn()
        for _ in range(12):
            seat.undo()
        seat.wait_for_turn()
        assert not [chapter for chapter in seat.story if chapter["seat"] == seat.number]
        with pytest.raises(Refused, match="nothing to take back"):
            seat.undo()


def test_where_the_table_says_so_decisions_stand(server: Server) -> None:
    with seated(server, "finca", undo=False) as seats:
        seat = mover(seats)
        seat.play(seat.choices[0])
        assert (seat.game or {})["undo"] == "no"
        with pytest.raises(Refused, match="decisions stand"):
            seat.undo()


def test_nobody_takes_back_for_another(server: Server) -> None:
    with seated(server, "finca") as seats:
        seat = mover(seats)
        seat.play(seat.choices[0])
        catch_up(seats)
        with pytest.raises(Refused, match="nothing to take back"):
            other(seats, seat).undo()
