"""A club's database from before rules had versions: its tables go on, its matches replay, are reviewed and verified."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

import tesela
from tesela.client import Client, Seat
from tests.conformance.cases import choose
from tests.server.harness import Server, catch_up, plain
from tests.server.older import PARTIES, Party, opened
from tests.server.test_reviews import reviewed

every_game = pytest.mark.parametrize("game", sorted(PARTIES["running"]))


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today with the old database."""
    with opened(tmp_path_factory.mktemp("club")) as server:
        yield server


def verified(server: Server, party: Party, folder: Path) -> tesela.Record:
    """The save file of a finished match, checked as `tesela verify` does."""
    path = folder / "match.tesela"
    path.write_bytes(msgspec.json.encode(party.first(server).request("GET", f"/api/tables/{party.table}/record")))
    return tesela.verify(path)


@every_game
def test_a_running_table_goes_on_and_ends_under_the_rules_that_it_began_with(
    club: Server, game: str, tmp_path: Path
) -> None:
    party = PARTIES["running"][game]
    match = club.table(party.table).match
    assert match
    assert (match.rules, match.length) == (1, party.moves)
    begun = match.moves
    dice = random.Random(2)
    with ExitStack() as stack:
        clients = [Client(club.address, cookie=cookie) for cookie in party.cookies]
        seats: list[Seat] = [stack.enter_context(client.sit_at(party.table)) for client in clients]
        while not match.over:
            catch_up(seats)
            number = match.to_act[0]
            move = match.game.encode(choose(match, number, dice, eager=True))
            seats[number].play(move)
            match.play(number, move)
        catch_up(seats)
        assert all(seat.over for seat in seats)
    record = verified(club, party, tmp_path)
    assert record.rules == 1
    assert record.moves[: party.moves] == [f"{move.seat} {move.notation}" for move in begun]
    assert record.scores == list(match.scores)


@every_game
def test_a_finished_match_is_verified_and_shows_its_boards_move_by_move(
    club: Server, game: str, tmp_path: Path
) -> None:
    party = PARTIES["over"][game]
    record = verified(club, party, tmp_path)
    assert (record.rules, len(record.moves)) == (1, party.moves)
    match = record.replay()
    with party.first(club).sit_at(party.table) as seat:
        assert seat.face["readable"]
        assert [chapter["move"] for chapter in seat.story] == [move.notation for move in match.moves]
    for at in (0, party.moves // 2, party.moves):
        moment = party.first(club).request("GET", f"/api/tables/{party.table}/moments/{at}?seat=1")
        assert moment["view"] == plain(match.view(1, at=at))


@every_game
def test_a_finished_match_can_be_reviewed(club: Server, game: str) -> None:
    party = PARTIES["given_up"][game]
    review = reviewed(party.first(club), party.table)
    assert len(review["verdicts"]) == len(review["turns"]) > 0
