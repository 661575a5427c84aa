"""Reviews, playing on, the analysis board and saved analyses, asked of a real server."""

from __future__ import annotations

import json
import random
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tesela.client import Client, Refused
from tests.patience import until
from tests.server.harness import Server, catch_up, seated, step

Data = dict[str, Any]


def finished(server: Server, game: str = "finca", decisions: int = 8, seed: str = "5" * 32) -> tuple[Client, str]:
    """A short match that was given up, and one of its people."""
    with seated(server, game, seed=seed, shuffle=False) as seats:
        dice = random.Random(1)
        for _ in range(decisions):
            step(seats, dice)
        for seat in seats:
            catch_up(seats)
            if not seat.over:
                seat.command("resign")
        return seats[0].client, seats[0].face["id"]


def reviewed(client: Client, table: str) -> Data:
    """A review when it is complete."""
    return until(lambda: review_of(client, table), lambda review: review["done"])


def review_of(client: Client, table: str) -> Data:
    """A review as far as it is."""
    answer: Data = client.request("GET", f"/api/tables/{table}/review")
    return answer


def test_a_review_is_filled_from_the_last_turn_backwards_and_shared_by_everybody(server: Server) -> None:
    client, table = finished(server)
    review = reviewed(client, table)
    assert [verdict["turn"]["number"] for verdict in review["verdicts"]] == list(reversed(range(len(review["turns"]))))
    for verdict in review["verdicts"]:
        assert verdict["mark"] in ("best", "good", "inaccuracy", "mistake", "blunder")
        assert sum(verdict["lines"][0]["chances"]) == pytest.approx(1)
    assert sum(sum(seat["marks"].values()) for seat in review["seats"]) == len(review["turns"])
    anybody = json.load(urllib.request.urlopen(f"{server.address}/api/tables/{table}/review?since=2"))
    assert anybody["verdicts"] == review["verdicts"][2:]
    assert anybody["heard"] == len(review["turns"])


def test_a_review_goes_on_after_a_power_cut_and_comes_to_the_same(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        client, table = finished(server, decisions=14)
        early = until(lambda: review_of(client, table)["verdicts"])
        server.kill()
        server.start()
        assert reviewed(client, table)["verdicts"][: len(early)] == early


def test_what_cannot_be_reviewed_is_refused(server: Server) -> None:
    stranger = server.person()
    with seated(server, "finca") as seats:
        table = seats[0].face["id"]
        for path in (f"/api/tables/{table}/review", f"/api/tables/{'x' * 22}/review"):
            with pytest.raises(Refused) as fault:
                stranger.request("GET", path)
            assert fault.value.id in ("server-not-over", "server-no-table")
        with pytest.raises(Refused) as fault:
            stranger.request("POST", f"/api/tables/{table}/play-on", {"at": 0, "seat": 0})
        assert fault.value.id == "server-not-over"
    _, over = finished(server, decisions=2)
    with pytest.raises(Refused):
        stranger.request("GET", f"/api/tables/{over}/review?since=-1")


def test_playing_on_begins_at_that_moment_against_bots(server: Server) -> None:
    client, table = finished(server)
    moves = [entry["move"] for entry in client.sit_at(table).story]
    place = client.request("POST", f"/api/tables/{table}/play-on", {"at": 5, "seat": 1})["table"]
    with client.sit_at(place) as seat:
        assert [entry["move"] for entry in seat.story][:5] == moves[:5]
        assert [face["kind"] for face in seat.face["seats"]] == ["bot", "person"]
        assert seat.choices
        assert (seat.game or {})["undo"] == "no"
        with pytest.raises(Refused):
            seat.undo()
        seat.play(seat.choices[0])
        assert seat.choices
    for wrong in ({"at": 99, "seat": 0}, {"at": 0, "seat": 7}):
        with pytest.raises(Refused):
            client.request("POST", f"/api/tables/{table}/play-on", wrong)


def test_a_bot_that_is_to_act_first_plays_on(server: Server) -> None:
    client, table = finished(server)
    mover = client.sit_at(table).story[5]["seat"]
    place = client.request("POST", f"/api/tables/{table}/play-on", {"at": 5, "seat": 1 - mover})["table"]
    with client.sit_at(place) as seat:
        assert seat.choices
        assert seat.story[5]["seat"] == mover


def position(client: Client, table: str, moves: int) -> Data:
    record = client.request("GET", f"/api/tables/{table}/record")
    return {name: record[name] for name in ("game", "options", "players", "seed")} | {"moves": record["moves"][:moves]}


def test_the_analysis_board_shows_every_seat_to_act_and_what_the_engine_would_do(server: Server) -> None:
    client, table = finished(server, "mozaika", 4)
    face = client.request("POST", "/api/analysis", position(client, table, 4))
    assert face["to_act"] == [int(seat) for seat in face["choices"]]
    assert len(face["story"]) == face["moves"] == 4
    thoughts = client.request("POST", "/api/analysis/engine", position(client, table, 4))
    legal = [choice["move"] for choice in face["choices"][str(thoughts["seat"])]]
    assert all(line["moves"][0] in legal for line in thoughts["lines"])
    wins = [line["win"] for line in thoughts["lines"]]
    assert wins == sorted(wins, reverse=True)
    for wrong in ({"moves": ["0 nonsense"]}, {"moves": ["x"]}, {"game": "chess"}, {"players": ["A"]}, {"seed": "1"}):
        with pytest.raises(Refused):
            client.request("POST", "/api/analysis", {**position(client, table, 4), **wrong})


def test_an_analysis_is_kept_with_its_branches(server: Server) -> None:
    client, table = finished(server)
    record = client.request("GET", f"/api/tables/{table}/record")
    face = client.request("POST", "/api/analysis", position(client, table, 3))
    seat = face["to_act"][0]
    other = next(
        choice["move"] for choice in face["choices"][str(seat)] if f"{seat} {choice['move']}" != record["moves"][3]
    )
    branch = {"parent": 0, "at": 3, "moves": [f"{seat} {other}"]}
    place = client.request("POST", "/api/studies", {**record, "branches": [branch], "checksum": ""})["study"]
    assert server.person().request("GET", f"/api/studies/{place}")["branches"] == [branch]
    wrong: list[Data] = [
        {"branches": [{**branch, "parent": 1}]},
        {"branches": [{**branch, "at": 99}]},
        {"branches": [{**branch, "moves": ["0 nonsense"]}]},
        {"branches": [branch], "checksum": "0" * 64},
    ]
    for change in wrong:
        with pytest.raises(Refused):
            client.request("POST", "/api/studies", {**record, "checksum": "", **change})
    with pytest.raises(Refused):
        client.request("GET", "/api/studies/nothing")
