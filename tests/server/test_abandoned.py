"""One guest makes many tables and leaves them to bots: those of others answer as before, in a small club."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tesela.client import Client, Seat
from tests.patience import until
from tests.server.harness import Server, seated

GAME = "majolica"  # where bots think longest
TABLES = 12
ANSWERS = 6


def leave_to_bots(server: Server, tables: int, guest: Client | None = None) -> list[str]:
    """Make tables, start them and leave them to the bots."""
    guest, made = guest or server.person("Mallory"), []
    for _ in range(tables):
        made.append(guest.create(GAME, ["me", "legend"]))
        with guest.sit_at(made[-1]) as seat:
            seat.start()
            seat.command("leave")
    return made


def answers(seat: Seat) -> Iterator[float]:
    """Play to the end: the seconds that a bot took for each decision, answer by answer."""
    while choices := seat.choices:
        before, began = len(seat.story), time.perf_counter()
        seat.play(choices[0])
        seat.wait_for_turn()
        decisions: int = sum(chapter["seat"] != seat.number for chapter in seat.story[before:])
        if decisions:
            yield (time.perf_counter() - began) / decisions


def test_bots_of_abandoned_tables_do_not_decide_as_often_as_those_that_somebody_waits_for(server: Server) -> None:
    tables = leave_to_bots(server, TABLES)
    with seated(server, GAME, 1) as (seat,):
        before = decisions(server, tables)
        for _ in zip(range(ANSWERS), answers(seat), strict=False):
            pass
        assert decisions(server, tables) - before < ANSWERS * TABLES / 2


def test_bots_play_on_for_a_while_when_everybody_has_gone(server: Server) -> None:
    tables = leave_to_bots(server, 1)
    before = decisions(server, tables)
    until(lambda: decisions(server, tables), lambda now: now >= before + 5)


def decisions(server: Server, tables: list[str]) -> int:
    """How many entries are on disk for these tables."""
    names = ", ".join(f"'{table}'" for table in tables)
    count: int = server.rows(f"SELECT count(*) FROM entries WHERE table_id IN ({names})")[0][0]
    return count
