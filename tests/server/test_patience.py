"""Who is slow is not taken to be gone."""

from __future__ import annotations

import json
import threading

from websockets.sync.server import ServerConnection, serve

from tesela.client import Client
from tests.patience import PATIENCE

MESSAGES = 500


def test_a_program_that_does_not_listen_for_long_still_answers_pings() -> None:
    answered = threading.Event()

    def talk(socket: ServerConnection) -> None:
        for seq in range(1, MESSAGES):
            socket.send(json.dumps({"type": "update", "seq": seq}))
        if socket.ping().wait(PATIENCE):
            answered.set()

    with serve(talk, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever).start()
        client = Client(f"http://127.0.0.1:{server.socket.getsockname()[1]}")
        with client.sit_at("table") as seat:
            assert answered.wait(PATIENCE)
            assert seat.seq == 1
        server.shutdown()
