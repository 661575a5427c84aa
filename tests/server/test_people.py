"""People, tables and the lobby over HTTP: who may do what, and what strangers and machines are refused."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tesela.client import Client, Refused
from tesela.server import reach
from tesela.server.protocol import Reach
from tesela.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.harness import Server, seated


def raw(server: Server, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Any, Any]:
    """A request as anybody could send it: status, headers, body."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


def test_a_guest_gets_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    status, headers, _ = raw(server, "POST", "/api/people", b'{"name":"Ada"}', content_type="application/json")
    assert status == 201
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    forged = re.sub(r"tesela=[^.]+", "tesela=somebodyelse", cookie.split(";")[0])
    assert raw(server, "GET", "/api/me", cookie=forged)[0] == 401
    assert raw(server, "GET", "/api/me", cookie=cookie.split(";")[0])[0] == 200


def test_a_return_link_carries_the_identity_to_another_device_and_only_the_newest_works(server: Server) -> None:
    ada = server.person("Ada")
    first, second = (ada.request("POST", "/api/me/link")["token"] for _ in range(2))
    elsewhere = Client(server.address)
    assert elsewhere.request("POST", "/api/return", {"token": second}) == ada.request("GET", "/api/me")
    assert elsewhere.request("GET", "/api/me")["name"] == "Ada"
    with pytest.raises(Refused, match="not valid any more"):
        Client(server.address).request("POST", "/api/return", {"token": first})
    assert len(second.partition(".")[2]) * 6 >= 120
    assert second.partition(".")[2] not in str(server.rows("SELECT * FROM people"))


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "x" * 25, "\x00\x07"])
def test_a_name_that_cannot_be_read_is_refused(server: Server, name: str) -> None:
    with pytest.raises(Refused):
        server.person(name)


def test_names_are_shown_on_one_line_and_can_be_changed(server: Server) -> None:
    ada = server.person("  Ada\n\tLovelace ")
    assert ada.request("GET", "/api/me")["name"] == "Ada Lovelace"
    assert ada.request("PUT", "/api/me", {"name": "Ada II"})["name"] == "Ada II"


def test_a_private_table_is_joined_by_code_or_invitation_and_its_code_ends_with_the_start(server: Server) -> None:
    ada, bob, eve = (server.person(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.create("finca", ["me", "open", "open"])
    with ada.sit_at(table) as host:
        assert re.fullmatch("[A-Z]{5}", host.you["code"])
        assert len(host.you["invite"]) * 6 >= 120
        with pytest.raises(Refused, match="by invitation"):
            eve.join(table=table)
        with pytest.raises(Refused, match="by invitation"):
            eve.join(table=table, invite="x" * 24)
        with eve.sit_at(table) as watching:
            assert watching.you == {"seat": None, "host": False, "invite": None, "code": None}
            with pytest.raises(Refused, match="by invitation"):
                watching.command("sit", seat=1)
            with pytest.raises(Refused, match="Only the host"):
                watching.command("assign", seat=1, to="master")
        assert bob.join(code=host.you["code"].lower()) == table
        with pytest.raises(Refused, match="still open"):
            host.start()
        host.command("assign", seat=2, to="novice")
        code = host.you["code"]
        host.start()
        with pytest.raises(Refused, match="No table waits"):
            eve.join(code=code)
        with eve.sit_at(table) as watching, pytest.raises(Refused, match="no seat"):
            watching.play(0)


def test_the_lobby_shows_public_tables_as_they_fill_and_while_somebody_is_there(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with connect(f"ws://127.0.0.1:{server.port}/api/lobby", additional_headers={"Cookie": bob.cookie}) as lobby:
        table = ada.create("finca", ["me", "open"], public=True)
        seats: list[str] = []
        with ada.sit_at(table):
            while seats != ["person", "open"]:
                seats = lobby_seats(json.loads(lobby.recv(PATIENCE)), table)
            bob.join(table=table)
            while seats != ["person", "person"]:
                seats = lobby_seats(json.loads(lobby.recv(PATIENCE)), table)
        while seats:
            seats = lobby_seats(json.loads(lobby.recv(PATIENCE)), table)


def lobby_seats(picture: dict[str, Any], table: str) -> list[str]:
    found = [one for one in picture.get("tables", []) if one["table"] == table]
    return [seat["kind"] for seat in found[0]["seats"]] if found else []


def test_ones_own_tables_are_listed_with_those_that_wait_first(server: Server) -> None:
    with seated(server, "finca") as seats:
        for seat in seats:
            mine = seat.client.request("GET", "/api/tables")
            assert mine[0]["table"] == seat.face["id"]
            assert mine[0]["your_turn"] == bool((seat.game or {})["choices"])


def test_everybody_at_the_table_reads_what_is_said_and_nobody_can_flood_it(server: Server, tmp_path: Path) -> None:
    with seated(server, "finca") as seats:
        seats[0].command("chat", text="good\nluck")
        while not seats[1].chat:
            seats[1].receive()
        assert seats[1].chat[-1]["text"] == "good luck"
        with pytest.raises(Refused, match="not understood"):
            seats[0].command("chat", text="x" * 301)
    with Server(tmp_path, environment={"TESELA_GENEROSITY": "1"}) as strict, seated(strict, "finca") as seats:
        with pytest.raises(Refused, match="Too much at once"):
            repeat(20, lambda: seats[0].command("chat", text="hi"))
        with pytest.raises(Refused, match="Too much at once"):
            repeat(30, lambda: guess(seats[0].client))


def repeat(times: int, do: Callable[[], object]) -> None:
    for _ in range(times):
        do()


def guess(client: Client) -> None:
    """Try a code that nobody has, until even that is refused."""
    try:
        client.join(code="ABCDE")
    except Refused as refusal:
        if refusal.id != "server-code":
            raise


@pytest.mark.parametrize(
    ("seats", "settings", "why"),
    [
        (["me"], {}, "cannot be played by 1"),
        (["novice", "novice"], {}, "at least one person"),
        (["me", "me"], {}, "at least one person"),
        (["me", "boss"], {}, "not understood"),
        (["me", "open"], {"options": {"wind": True}}, "no option"),
        (["me", "open"], {"seed": "12"}, "not understood"),
        (["me", "open"], {"colour": "red"}, "not understood"),
        (["me", "open"], {"clock": {"start": 1, "gain": 0}}, "not understood"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: Server, seats: list[str], settings: dict[str, Any], why: str
) -> None:
    with pytest.raises(Refused, match=why):
        server.person().create("finca", seats, **settings)


def test_refusals_come_in_the_readers_language(server: Server) -> None:
    with pytest.raises(Refused, match="Такого стола нет"):
        server.person("Аня", "ru").join(table="x" * 22)
    with pytest.raises(Refused, match="chess"):
        server.person("Zoé", "fr").create("chess", ["me", "open"])


def test_pages_of_other_sites_cannot_speak_for_a_person(server: Server) -> None:
    ada = server.person("Ada")
    body = json.dumps({"game": "finca", "seats": ["me", "open"]}).encode()
    strange = {"cookie": ada.cookie, "origin": "http://evil.example", "content_type": "application/json"}
    assert raw(server, "POST", "/api/tables", body, **strange)[0] == 403
    form = {"cookie": ada.cookie, "content_type": "text/plain"}
    assert raw(server, "POST", "/api/tables", body, **form)[0] == 400
    own = {**strange, "origin": f"http://127.0.0.1:{server.port}", "host": f"127.0.0.1:{server.port}"}
    assert raw(server, "POST", "/api/tables", body, **own)[0] == 201
    with connect(
        f"ws://127.0.0.1:{server.port}/api/lobby",
        additional_headers={"Cookie": ada.cookie},
        origin=Origin("http://evil.example"),
    ) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_every_answer_carries_careful_headers_and_no_stack_trace(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/table/x"):
        _, headers, body = raw(server, "GET", path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert b"Traceback" not in body
    assert raw(server, "GET", "/api/nothing")[0] == 404
    assert raw(server, "POST", "/api/people", b"x" * 20_000, content_type="application/json")[0] == 400


def test_health_and_figures_can_be_watched(server: Server) -> None:
    assert raw(server, "GET", "/healthz")[2] == b"ok\n"
    figures = raw(server, "GET", "/metrics")[2].decode()
    for name in (
        "tesela_tables",
        "tesela_sockets",
        "tesela_moves_total",
        "tesela_command_seconds",
        "tesela_bots_thinking",
    ):
        assert name in figures


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "0.0.0.0", "::"])
def test_only_this_machine_learns_who_can_come_and_where(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "address_in_network", lambda: "192.168.1.20")
    settings, nothing = Settings(host=host), Reach(network=True, address=None)
    told = Reach(network=host in ("0.0.0.0", "::"), address="192.168.1.20")
    assert reach.reach(settings, "127.0.0.1", "localhost") == told
    assert reach.reach(settings, "192.168.1.7", "127.0.0.1") == nothing
    assert reach.reach(settings, "127.0.0.1", "club.example") == nothing


def test_a_server_on_loopback_says_that_nobody_else_can_come(server: Server) -> None:
    assert json.loads(raw(server, "GET", "/api/reach")[2])["network"] is False
    strange = raw(server, "GET", "/api/reach", x_forwarded_for="203.0.113.9")[2]
    assert json.loads(strange) == {"network": True, "address": None}
