"""The server promises a secret, people add their luck, and the seed is made of both."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tesela.client import Refused, Seat
from tesela.engine.record import Record
from tesela.engine.seed import Parts, commitment
from tesela.server import commands, http
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.table import Table
from tests.server.harness import Server, catch_up, step

SECRET, ADAS, BOBS = "5" * 32, "a" * 32, "b" * 32


@contextlib.contextmanager
def waiting(server: Server, **settings: Any) -> Iterator[list[Seat]]:
    """Two people in the waiting room."""
    host, guest = server.person("Ada"), server.person("Bob", "fr")
    table = host.create("finca", ["me", "open"], **settings)
    with host.sit_at(table) as first:
        guest.join(table=table, invite=first.you["invite"])
        with guest.sit_at(table) as second:
            yield [first, second]


def until_lucky(seats: list[Seat], count: int = 2) -> None:
    """Receive until everybody is told that so many seats have added their luck."""
    for seat in seats:
        while sum(other["luck"] for other in seat.face["seats"]) != count:
            seat.receive()


def record_of(seat: Seat) -> Record:
    """The record of a match that is over, checked."""
    answer = seat.client.request("GET", f"/api/tables/{seat.face['id']}/record")
    record = Record.loads(json.dumps(answer).encode())
    record.replay()
    return record


def give_up(seats: list[Seat]) -> Record:
    """The match ends, and everybody hears of it."""
    seats[0].command("resign")
    for seat in seats:
        while not seat.over:
            seat.receive()
    return record_of(seats[0])


def test_the_seed_is_made_of_what_was_promised_and_of_everybodys_luck(server: Server) -> None:
    with waiting(server) as seats:
        promised = seats[1].face["commitment"]
        until_lucky(seats)
        seats[0].start()
        assert step(seats, random.Random(1))
        catch_up(seats)
        assert all(seat.face["seed"] is None and seat.face["parts"] is None for seat in seats)
        record = give_up(seats)
        assert record.parts is not None
        assert [record.parts.luck[seat.number or 0] for seat in seats] == [seat.luck for seat in seats]
        assert record.commitment == promised == commitment(int(record.parts.secret, 16))
        assert record.seed == record.parts.seed == seats[1].face["seed"]
        assert seats[1].face["parts"] == {"secret": record.parts.secret, "luck": record.parts.luck}


def test_luck_that_was_acknowledged_outlives_the_server_and_so_does_the_deal(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with waiting(server) as seats:
            until_lucky(seats)
            server.kill()
        server.start()
        with contextlib.ExitStack() as stack:
            again = [stack.enter_context(seat.client.sit_at(seat.face["id"], seat)) for seat in seats]
            assert again[0].face["commitment"] == seats[0].face["commitment"]
            until_lucky(again)
            again[0].start()
            catch_up(again)
            view = again[1].view
            server.kill()
        server.start()
        with contextlib.ExitStack() as stack:
            last = [stack.enter_context(seat.client.sit_at(seat.face["id"], seat)) for seat in again]
            assert last[1].view == view
            record = give_up(last)
            assert record.parts
            assert [record.parts.luck[seat.number or 0] for seat in last] == [seat.luck for seat in seats]


def test_luck_is_given_once_for_each_seat_and_only_by_who_sits_there(server: Server) -> None:
    with waiting(server) as seats:
        until_lucky(seats)
        with pytest.raises(Refused, match="Vous avez déjà ajouté votre chance") as given:
            seats[1].command("luck", luck=BOBS)
        assert given.value.id == "server-luck-given"
        before = len(server.entries(seats[0].face["id"]))
        seats[1].command("luck", luck=seats[1].luck)
        assert len(server.entries(seats[0].face["id"])) == before
        with server.person("Eve").sit_at(seats[0].face["id"]) as eve, pytest.raises(Refused, match="no seat"):
            eve.command("luck", luck=ADAS)
        seats[0].start()
        with pytest.raises(Refused, match="begun"):
            seats[0].command("luck", luck=seats[0].luck)
        table = server.table(seats[0].face["id"])
        assert {seat.luck for seat in table.seats} == {seat.luck for seat in seats}


@pytest.mark.parametrize("luck", ["", "0" * 31, "0" * 33, "0" * 32 + "\n", "A" * 32, "0x" + "0" * 30, 1, None, [ADAS]])
def test_what_is_not_128_bits_in_hexadecimal_digits_is_refused_in_words(server: Server, luck: Any) -> None:
    with waiting(server) as seats:
        until_lucky(seats)
        with pytest.raises(Refused, match="Ce message n’est pas compris"):
            seats[1].command("luck", luck=luck)


def test_who_leaves_a_seat_takes_their_luck_along(server: Server) -> None:
    with waiting(server) as seats:
        until_lucky(seats)
        seats[1].command("stand")
        assert not seats[1].face["seats"][1]["luck"]
        seats[1].command("sit", seat=1, invite=seats[0].you["invite"])
        until_lucky(seats)
        seats[0].command("swap", a=0, b=1)
        seats[0].command("assign", seat=0, to="novice")
        until_lucky(seats[:1], 1)
        table = server.table(seats[0].face["id"])
        assert [seat.luck for seat in table.seats] == [None, seats[0].luck]


def test_a_chosen_seed_takes_no_luck(server: Server) -> None:
    with waiting(server, seed=SECRET) as seats:
        with pytest.raises(Refused, match="chosen by hand"):
            seats[0].command("luck", luck=ADAS)
        seats[0].start()
        record = give_up(seats)
        assert record.seed == SECRET
        assert record.seed_chosen
        assert record.parts is None


def test_playing_on_goes_on_with_the_mixed_deal(server: Server) -> None:
    with waiting(server, shuffle=False) as seats:
        until_lucky(seats)
        seats[0].start()
        seats[0].play(seats[0].choices[0])
        record = give_up(seats)
        ada = seats[0].client
        table = ada.request("POST", f"/api/tables/{seats[0].face['id']}/play-on", {"at": 1, "seat": 0})["table"]
    with ada.sit_at(table) as seat:
        assert seat.story[0]["move"] == record.moves[0].partition(" ")[2]
        seat.command("resign")
        assert seat.face["seed"] == record.seed
        assert record_of(seat).parts is None


def log_of(*more: log.AnyEvent) -> Table:
    """A table that two people have begun, as its log tells it, with these entries before the start."""
    plan = wire.NewTable(game="finca", seats=["me", "open"])
    created = msgspec.structs.replace(commands.create(plan, "ada", "Ada"), seed=SECRET)
    return Table.restored("t" * 22, [created, log.Sat(1, "bob", "Bob"), *more, log.Started([1, 0])])


def test_a_table_to_which_nobody_added_luck_deals_from_what_was_promised() -> None:
    table = log_of()
    assert table.match is not None
    assert table.match.seed == int(SECRET, 16)
    assert table.parts is None


def test_who_has_not_sent_luck_by_the_start_adds_nothing_and_the_record_says_so() -> None:
    table = log_of(log.LuckGiven(1, BOBS))
    parts = Parts(SECRET, [BOBS, None])
    assert table.match is not None
    assert table.parts == parts
    assert table.match.seed == int(parts.seed, 16)
    table.apply(log.Ended([0, 0], [1.0, 0.0], [[], []]))
    record = http._record(table).body
    assert isinstance(record, Record)
    assert (record.parts, record.commitment) == (parts, commitment(int(SECRET, 16)))
