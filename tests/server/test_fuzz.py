"""Whatever is thrown at the server, it answers with an error, stays up, and no match is changed by it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from tesela.client import Client
from tesela.server import docs
from tesela.server import protocol as wire
from tests.patience import PATIENCE
from tests.server.harness import Server, seated

calm = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
schema = schemathesis.openapi.from_dict(docs.openapi())


@pytest.fixture(scope="session")
def server(sqlite_server: Server) -> Server:
    return sqlite_server


@pytest.fixture(scope="session")
def stranger(server: Server) -> Client:
    return server.person("Stranger")


@schema.parametrize()
@calm
def test_every_address_answers_as_it_is_documented(case: Any, server: Server, stranger: Client) -> None:
    case.call_and_validate(
        base_url=server.address,
        headers={"cookie": stranger.cookie},
        timeout=PATIENCE,
        excluded_checks=[positive_data_acceptance],
    )


NAMES = [str(command.__struct_config__.tag) for command in get_args(wire.FromClient)]
small = st.integers(-3, 12) | st.sampled_from([0, 1, 1_000_000, 2**70, -(2**70)])
value = st.recursive(
    st.none() | st.booleans() | small | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
fields = st.sampled_from(["id", "seq", "move", "seat", "agree", "text", "to", "a", "b", "ready", "invite", "level"])
command = st.fixed_dictionaries(
    {"type": st.sampled_from(NAMES) | st.text(max_size=8), "id": small}, optional={"seq": small, "seat": small}
).flatmap(lambda base: st.dictionaries(fields, value, max_size=4).map(lambda more: {**base, **more}))
message = command.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


def test_nonsense_over_a_socket_changes_nothing(server: Server, stranger: Client) -> None:
    with seated(server, "finca") as seats:
        table = seats[0].face["id"]
        before = server.entries(table)

        @calm
        @given(st.lists(message, min_size=1, max_size=8))
        def throw(messages: list[str | bytes]) -> None:
            with stranger.sit_at(table) as watching:
                for nonsense in messages:
                    watching._socket.send(nonsense)
                for _ in messages:
                    answer = watching.receive()
                    while answer["type"] == "update":
                        answer = watching.receive()
                    assert answer["type"] == "refusal"

        throw()
        assert server.entries(table) == before


def test_out_of_turn_stale_and_malformed_commands_of_a_player_change_nothing(server: Server) -> None:
    with seated(server, "mozaika", undo=False) as seats:
        table = seats[0].face["id"]
        before = server.entries(table)
        wrong = st.fixed_dictionaries(
            {
                "type": st.sampled_from(
                    ["play", "undo", "answer", "sit", "assign", "start", "swap", "ready", "stand", "return"]
                )
            },
            optional={
                "seq": st.sampled_from([0, 1, 2, 999]),
                "move": st.sampled_from(["", "bid 999", "lay", "x" * 81, "bid 3"]) | st.integers(-5, 10**6),
                "seat": small,
                "agree": value,
                "to": value,
            },
        )

        @calm
        @given(st.lists(wrong, min_size=1, max_size=6))
        def throw(commands: list[dict[str, Any]]) -> None:
            for number, wrong_command in enumerate(commands):
                seat = seats[number % len(seats)]
                seat.send({"id": 1000 + number, **wrong_command})
                assert seat.answer(1000 + number)["type"] == "refusal"

        throw()
        assert server.entries(table) == before


def test_a_message_beyond_all_measure_closes_only_its_own_socket(server: Server) -> None:
    with seated(server, "finca") as seats:
        with seats[0].client.sit_at(seats[0].face["id"]) as other:
            other._socket.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                list(other.messages())
        assert next(seat for seat in seats if (seat.game or {})["choices"]).choices


def test_the_documents_describe_what_is_really_sent(server: Server) -> None:
    validator = jsonschema.Draft202012Validator(docs.socket_schema())
    server.get_ready()
    with seated(server, "mozaika", 1, clock={"start": 60, "gain": 5}) as (seat,):
        for _ in range(3):
            move = seat.choices[0]
            validator.validate(seat.command("play", seq=seat.seq, move=move))
            validator.validate(seat.receive())
        validator.validate(seat.command("hint"))


def test_the_types_of_the_browser_client_are_up_to_date() -> None:
    assert Path("web/src/protocol.ts").read_text() == docs.typescript(), (
        "run: tesela protocol --typescript > web/src/protocol.ts"
    )
