"""Clocks that nobody cheats: what is taken back brings no time, thought is paid for, and a flag has its consequence."""

from __future__ import annotations

from typing import Literal

import pytest

from tesela.server import commands
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.clocks import BACK
from tesela.server.commands import Caller
from tesela.server.table import Table

SECOND = 1000


def opened(game: str = "finca", players: int = 2, flag: Literal["bot", "lost"] = "bot") -> Table:
    """A table of people who play against the clock: 90 seconds, ten more for each decision."""
    others: list[Literal["open"]] = ["open"] * (players - 1)
    plan = wire.NewTable(game=game, seats=["me", *others], clock=wire.Clock(90, 10, flag), shuffle=False, seed="7" * 32)
    table = Table("t", commands.create(plan, "p0", "P0"))
    for seat in range(1, players):
        act(table, seat, wire.SitCommand(1, seat, table.setup.invite))
    act(table, 0, wire.StartCommand(1))
    return table


def act(table: Table, person: int, command: wire.FromClient, spent: int = 0) -> None:
    """Do something after a time of thought, and what follows from it."""
    caller = Caller(f"p{person}", f"P{person}", spent=(spent,) * len(table.seats))
    for entry in commands.obey(command, table, caller):
        table.apply(entry)
    for entry in commands.closing(table):
        table.apply(entry)


def decide(table: Table, person: int, spent: int = 0) -> None:
    """Make the first decision that is possible."""
    assert table.match
    act(table, person, wire.PlayCommand(1, table.seq, table.game.encode(table.match.legal(person)[0])), spent)


def bot_decides(table: Table, seat: int) -> None:
    """Let a bot make the first decision that is possible."""
    assert table.match
    table.apply(log.Moved(seat, table.game.encode(table.match.legal(seat)[0]), bot=True))


def undo(table: Table, person: int, spent: int = 0) -> None:
    act(table, person, wire.UndoCommand(1, table.seq), spent)


def test_play_and_undo_twenty_times_gain_nothing_and_cost_the_thought() -> None:
    table = opened()
    for _ in range(20):
        decide(table, 0, spent=SECOND)
        undo(table, 0)
    assert table.clocks.left == [70 * SECOND, 90 * SECOND]


def test_thought_after_the_others_have_answered_is_paid_for_when_one_takes_back() -> None:
    table = opened()
    decide(table, 0)
    decide(table, 1)
    undo(table, 0, spent=30 * SECOND)
    act(table, 1, wire.AnswerCommand(1, table.seq, True), spent=40 * SECOND)
    assert table.moves == []
    assert table.clocks.left == [50 * SECOND, 90 * SECOND]


def test_a_secret_decision_that_is_taken_back_costs_all_the_time_since_one_began_to_think() -> None:
    table = opened("mozaika", 3)
    decide(table, 0, spent=5 * SECOND)
    assert table.clocks.left[0] == 95 * SECOND
    undo(table, 0, spent=25 * SECOND)
    assert table.clocks.left[0] == 65 * SECOND


def test_leaving_is_charged_and_the_decision_stays_with_the_bot() -> None:
    table = opened()
    act(table, 0, wire.LeaveCommand(1), spent=9 * SECOND)
    assert table.clocks.left[0] == 81 * SECOND
    act(table, 0, wire.ReturnCommand(1))
    assert table.seats[0].returning
    with pytest.raises(commands.Refused):
        decide(table, 0)
    bot_decides(table, 0)
    assert table.seats[0].bot is None
    assert table.clocks.left[0] == 81 * SECOND


def test_who_leaves_while_others_decide_comes_back_at_once() -> None:
    table = opened()
    act(table, 1, wire.LeaveCommand(1), spent=9 * SECOND)
    act(table, 1, wire.ReturnCommand(1))
    assert table.seats[1].bot is None
    assert table.clocks.left[1] == 90 * SECOND


def test_without_a_clock_one_comes_back_at_once() -> None:
    plan = wire.NewTable(game="finca", seats=["me", "novice"], shuffle=False)
    table = Table("t", commands.create(plan, "p0", "P0"))
    act(table, 0, wire.StartCommand(1))
    act(table, 0, wire.LeaveCommand(1))
    act(table, 0, wire.ReturnCommand(1))
    assert table.seats[0].bot is None


def test_after_a_flag_one_returns_with_a_little_time_and_not_with_a_fresh_clock() -> None:
    table = opened()
    table.apply(commands.flagged(table, 0))
    assert table.clocks.left[0] == 0
    assert [note.message.id for note in table.notes] == ["server-note-time"]
    act(table, 0, wire.ReturnCommand(1))
    bot_decides(table, 0)
    assert table.clocks.left[0] == BACK


def test_where_the_table_says_so_a_flag_loses_the_match() -> None:
    table = opened(flag="lost")
    table.apply(commands.flagged(table, 0))
    for entry in commands.closing(table):
        table.apply(entry)
    assert table.status == "over"
    assert table.result
    assert table.result.shares == [0.0, 1.0]
    assert [note.message.id for note in table.notes] == ["server-note-time-lost"]


def test_a_bots_decision_that_is_taken_back_takes_nothing_from_the_clock() -> None:
    table = opened()
    act(table, 0, wire.LeaveCommand(1))
    bot_decides(table, 0)
    act(table, 0, wire.ReturnCommand(1))
    decide(table, 1)
    undo(table, 0)
    act(table, 1, wire.AnswerCommand(1, table.seq, True))
    assert table.clocks.left == [90 * SECOND, 90 * SECOND]


def test_nobody_is_replaced_within_the_grace_of_a_lost_connection() -> None:
    table = opened()

    def replace(grace: dict[str, int]) -> None:
        caller = Caller("p0", "P0", (0, 0), lambda: grace)
        for entry in commands.obey(wire.ReplaceCommand(1, 1), table, caller):
            table.apply(entry)

    with pytest.raises(commands.Refused, match="still"):
        replace({})
    with pytest.raises(commands.Refused, match="in 30 s"):
        replace({"p1": 29_400})
    replace({"p1": 0})
    assert table.seats[1].bot
