"""Nothing that happens to servers, workers or the database costs a move, doubles one, or tells a secret."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.patience import LONG, until
from tests.server.faults import FAKE_CLOCK, Club, Decision, agrees
from tests.server.postgres import Postgres, programs

SECONDS = 20.0
MANY_SECONDS = 300.0
DECISIONS = 40


def test_no_fault_costs_a_decision_or_tells_a_secret(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if programs() is None:
        pytest.skip("no PostgreSQL: apt-get install postgresql")
    postgres = Postgres()
    try:
        club = Club(tmp_path, postgres, seed=7)
        until(lambda: [bool(person.decisions) for person in club.people], all)
        start = time.monotonic()
        end = start + (MANY_SECONDS if request.config.getoption("--long") else SECONDS)
        while time.monotonic() < end or (club.taken < DECISIONS and time.monotonic() < start + LONG):
            time.sleep(club.dice.uniform(0.5, 2.5))
            club.hurt()
            club.begin_again()
        time.sleep(3)
        club.close()
        toll = club.check()
    finally:
        postgres.stop()
    print(f"\n{toll}" + ("" if FAKE_CLOCK else " (no clock jumped: apt-get install faketime)"))
    assert toll.decisions >= DECISIONS
    assert toll.bots > 5


def test_the_checker_finds_what_is_lost_doubled_or_out_of_order() -> None:
    taken = [Decision(3, "a", "taken", 4), Decision(6, "b", "taken", 7)]
    assert agrees(taken, [(3, "a"), (6, "b")])
    assert not agrees(taken, [(3, "a")])
    assert not agrees(taken, [(3, "a"), (6, "b"), (8, "b")])
    assert not agrees(taken, [(3, "b"), (6, "a")])
    assert not agrees(taken, [(4, "a"), (6, "b")])
    unsure = [Decision(3, "a"), Decision(3, "b", "taken", 4)]
    assert agrees(unsure, [(3, "b")])
    assert not agrees(unsure, [(3, "a")])
    assert not agrees([Decision(3, "a", "refused")], [(3, "a")])
