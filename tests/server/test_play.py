"""Whole games over sockets: people, bots, spectators, reconnects, and nobody is told more than they may know."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import tesela
from tesela import cli
from tesela.client import Client, Refused, Seat
from tesela.engine.record import Record
from tests.patience import until
from tests.server.harness import SEATS, Ear, Server, catch_up, check_what_was_heard, seated, step

GAMES = tesela.game_names()
ENOUGH = 150  # decisions made at random; games that have not ended by then are played on by stand-ins


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_bot_a_spectator_and_reconnects_tells_everybody_just_what_they_may_know(
    server: Server, game: str
) -> None:
    dice = random.Random(game)
    people = max(1, SEATS[game] - 1)
    with seated(server, game, people) as seats:
        table = seats[0].face["id"]
        watcher = server.person("Watcher").sit_at(table)
        ears = {seat.number: Ear(seat) for seat in [*seats, watcher]}
        number = 0
        while step(seats, dice):
            number += 1
            catch_up([*seats, watcher])
            if number % 40 == 0:
                seats[0] = reconnected(seats[0])
                ears[seats[0].number].follow(seats[0])
            if number == ENOUGH:
                for seat in seats:
                    seat.command("leave")
        while not watcher.over:
            watcher.receive()
        record = seats[0].client.request("GET", f"/api/tables/{table}/record")
        watcher.close()
    told = server.table(table)
    assert told.status == "over"
    assert told.match is not None
    assert told.match.over
    assert Record.loads(json.dumps(record).encode()).replay().scores == told.match.scores
    for number_of_seat, ear in ears.items():
        check_what_was_heard(ear.heard, number_of_seat, told)


def reconnected(seat: Seat) -> Seat:
    """The same person on a new connection, which resumes where the old one was."""
    seat.close()
    again = seat.client.sit_at(seat.face["id"], seat)
    assert again.seq >= seat.seq
    assert again.story[: len(seat.story)] == seat.story
    return again


def test_a_sealed_bid_changes_nothing_that_others_are_told(server: Server) -> None:
    """The same game twice, with another bid of seat 0 that nobody else may know yet."""
    heard = []
    for bid in (0, 3):
        with seated(server, "mozaika", seed="5" * 32, shuffle=False) as seats:
            ears = [Ear(seats[1]), Ear(seats[2])]
            dice = random.Random(1)
            while f"bid {bid}" not in [choice["move"] for choice in (seats[0].game or {})["choices"]]:
                step_in_order(seats, dice)
            for ear in ears:
                ear.heard.clear()
            seats[0].play(f"bid {bid}")
            catch_up(seats)
            heard.append([without_names(message) for ear in ears for message in ear.heard])
    assert heard[0] == heard[1]
    assert heard[0]


def step_in_order(seats: list[Seat], dice: random.Random) -> None:
    catch_up(seats)
    seat = next(seat for seat in seats if seat.game and seat.game["choices"])
    seat.play(dice.choice(seat.choices))
    catch_up(seats)


def without_names(message: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in message.items() if key not in ("face", "you")}


def test_bids_arrive_in_any_order_and_can_be_taken_back_until_they_are_shown(server: Server) -> None:
    with seated(server, "mozaika", seed="6" * 32, shuffle=False) as seats:
        dice = random.Random(2)
        while not all((seat.game or {})["choices"] for seat in seats):
            step_in_order(seats, dice)
        stale = seats[2].seq
        seats[1].play(seats[1].choices[0])
        seats[2].command("play", seq=stale, move=seats[2].choices[0])
        seats[1].undo()
        assert seats[1].choices
        assert not (seats[2].game or {})["choices"]
        seats[0].play(seats[0].choices[0])
        seats[1].play(seats[1].choices[1])
        catch_up(seats)
        with pytest.raises(Refused):
            seats[0].command("undo", seq=0)


def test_two_tabs_race_for_one_decision_and_one_of_them_wins(server: Server) -> None:
    with seated(server, "finca", seed="7" * 32, shuffle=False) as seats:
        first = next(seat for seat in seats if (seat.game or {})["choices"])
        with first.client.sit_at(first.face["id"]) as second:
            seq = second.seq
            first.send({"type": "play", "id": 77, "seq": seq, "move": first.choices[0]})
            second.send({"type": "play", "id": 77, "seq": seq, "move": second.choices[1]})
            answers = [tab.answer(77) for tab in (first, second)]
            assert {answer["type"] for answer in answers} == {"ack", "refusal"}
            for tab in (first, second):
                while tab.seq == seq:
                    tab.receive()
            assert first.story == second.story
            assert len(first.story) == 1


def test_the_example_of_the_client_plays_a_whole_game(server: Server) -> None:
    client = Client(server.address, "Ada")
    table = client.create("finca", ["me", "novice"])
    with client.sit_at(table) as seat:
        seat.start()
        while choices := seat.choices:
            seat.play(choices[0])
        assert seat.over
        assert seat.face["seed"]
        assert len(seat.face["result"]["scores"]) == 2


def test_alone_one_plays_until_the_end_or_until_one_gives_up(server: Server) -> None:
    client = server.person("Solo")
    with client.sit_at(client.create("majolica", ["me"])) as seat:
        seat.start()
        for _ in range(5):
            seat.play(seat.choices[0])
        assert not seat.over
        seat.command("resign")
        assert seat.over
        assert seat.face["result"]["shares"] == [0]


def test_giving_up_against_bots_ends_the_match_and_says_so(server: Server) -> None:
    client = server.person()
    with client.sit_at(client.create("finca", ["me", "novice", "novice"])) as seat:
        seat.start()
        seat.command("resign")
        assert seat.over
        assert seat.face["result"]["given_up"]
        assert seat.face["result"]["shares"][seat.number or 0] == 0
        assert [(note["seat"], note["message"]["id"]) for note in seat.notes] == [(seat.number, "server-note-resigned")]


def test_a_hint_is_a_legal_choice_and_only_given_where_the_table_allows_it(server: Server) -> None:
    server.get_ready()
    with seated(server, "finca", 1) as (seat,):
        choices = seat.choices
        assert seat.hint()[0]["move"] in choices
    with seated(server, "finca", 1, hints=False) as (seat,):
        assert seat.choices
        with pytest.raises(Refused, match="no hints"):
            seat.hint()


def test_after_the_end_every_moment_can_be_seen_from_every_seat_and_before_only_ones_own(server: Server) -> None:
    with seated(server, "monuments") as seats:
        dice = random.Random(3)
        for _ in range(10):
            step(seats, dice)
        table, client = seats[0].face["id"], seats[0].client
        mine = client.request("GET", f"/api/tables/{table}/moments/4")
        assert mine["seat"] == seats[0].number
        with pytest.raises(Refused, match="own seat"):
            client.request("GET", f"/api/tables/{table}/moments/4?seat={seats[1].number}")
        with pytest.raises(Refused, match="own seat"):
            server.person().request("GET", f"/api/tables/{table}/moments/4")
        with pytest.raises(Refused, match="not over"):
            client.request("GET", f"/api/tables/{table}/record")
        seats[0].command("resign")
        while not seats[1].over:
            seats[1].receive()
        assert seats[1].face["result"]["shares"][seats[1].number or 0] == 1
        theirs = client.request("GET", f"/api/tables/{table}/moments/4?seat={seats[1].number}")
        assert theirs["seat"] == seats[1].number
        with pytest.raises(Refused, match="no moment 99"):
            client.request("GET", f"/api/tables/{table}/moments/99")


def test_a_rematch_takes_everybody_along(server: Server) -> None:
    with seated(server, "finca") as seats:
        seats[0].command("resign")
        while not seats[1].over:
            seats[1].receive()
        seats[1].command("rematch")
        seats[0].command("rematch")
        new = seats[0].face["next"]
        assert new == seats[1].face["next"]
        with seats[1].client.sit_at(new) as again:
            assert [seat["kind"] for seat in again.face["seats"]] == ["person", "person"]
            assert again.you["host"]
            again.start()


def test_when_time_is_up_a_bot_plays_until_the_person_returns(server: Server) -> None:
    with seated(server, "finca", clock={"start": 10, "gain": 0}) as seats:
        mover = next(seat for seat in seats if (seat.game or {})["choices"])
        assert (mover.clocks or {})["running"] == [mover.number]
        while mover.face["seats"][mover.number or 0]["away"] is None:
            mover.receive()
        assert mover.face["seats"][mover.number or 0]["away"] == "time"
        with pytest.raises(Refused, match="bot plays for you"):
            mover.play(0)
        mover.command("return")
        while mover.face["seats"][mover.number or 0]["stand_in"]:
            mover.receive()


def test_a_flag_loses_the_match_where_the_table_says_so(server: Server) -> None:
    with seated(server, "finca", clock={"start": 10, "gain": 0, "flag": "lost"}) as seats:
        mover = next(seat for seat in seats if (seat.game or {})["choices"])
        while not mover.over:
            mover.receive()
        assert mover.face["seats"][mover.number or 0]["resigned"]
        assert mover.face["result"]["shares"][mover.number or 0] == 0


def test_a_bot_takes_over_an_abandoned_seat_and_hands_it_back(server: Server) -> None:
    def replaced() -> bool:
        """Whether the other seat could be given to a bot, which their grace forbids for a while."""
        try:
            seats[0].command("replace", seat=seats[1].number)
        except Refused:
            return False
        return True

    with seated(server, "finca") as seats:
        with pytest.raises(Refused, match="still here"):
            seats[0].command("replace", seat=seats[1].number)
        seats[1].close()
        while seats[0].face["seats"][seats[1].number or 0]["online"]:
            seats[0].receive()
        with pytest.raises(Refused, match="just lost the connection"):
            seats[0].command("replace", seat=seats[1].number)
        assert 0 < seats[0].face["seats"][seats[1].number or 0]["grace"] <= 30_000
        until(replaced)
        for _ in range(6):
            if seats[0].choices:
                seats[0].play(seats[0].choices[0])
        back = reconnected(seats[1])
        back.command("return")
        assert back.face["seats"][back.number or 0]["away"] is None
        back.close()


def test_a_seed_that_somebody_chose_is_told_at_the_table_and_in_the_record(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with seated(server, "finca", seed="7" * 32) as seats:
        assert seats[1].face["seed_chosen"]
        seats[0].command("resign")
        record = seats[1].client.request("GET", f"/api/tables/{seats[1].face['id']}/record")
    file = tmp_path / "match.tesela"
    file.write_text(json.dumps(record))
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.count(str(file)) == 2
