"""One guest plays on from the last decision again and again and asks for every review. `-s` tells the figures."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from tesela.client import Client, Refused
from tests.patience import until
from tests.server.harness import Server
from tests.server.test_reviews import finished, reviewed

DECISIONS = 30  # of the match that is played on
TIMES = 20
MORE = 3  # times as long as alone: while one review is worked at, another waits


def review_everything(client: Client, table: str) -> int:
    """Play on from the last decision, give up and ask for the review, many times; how often it was refused."""
    refused = 0
    for _ in range(TIMES):
        place = client.request("POST", f"/api/tables/{table}/play-on", {"at": DECISIONS - 1, "seat": 0})["table"]
        with client.sit_at(place) as seat:
            seat.command("resign")
            until(lambda seat=seat: seat.over, rest=seat.receive)  # type: ignore[misc]
        try:
            client.request("GET", f"/api/tables/{place}/review")
        except Refused:
            refused += 1
    return refused


def waited(server: Server) -> float:
    """How many seconds somebody waits for the review of a short match."""
    ada, table = finished(server, decisions=8)
    began = time.perf_counter()
    reviewed(ada, table)
    return time.perf_counter() - began


def test_reviews_of_others_are_made_beside_those_of_one_guest(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        mallory, table = finished(server, decisions=DECISIONS)
        until(lambda: server.person().request("GET", "/api/preparing") == {})
        waited(server)
        alone = min(waited(server) for _ in range(2))
        with contextlib.suppress(Refused):
            mallory.request("GET", f"/api/tables/{table}/review")
        refused = review_everything(mallory, table)
        beside = waited(server)
        judged = server.rows("SELECT count(*) FROM verdicts")[0][0]
    print(f"\na review {beside:.1f} s instead of {alone:.1f}; {refused} of {TIMES} refused, {judged} turns judged")
    assert beside < MORE * alone + 2
