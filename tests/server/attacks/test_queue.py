"""One guest makes many tables and leaves them to bots: those of others answer as before. `-s` tells the figures."""

from __future__ import annotations

import contextlib
import os
import signal
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesela.client import Seat
from tests.server.harness import Server, seated
from tests.server.postgres import Postgres

GAME = "majolica"  # where bots think longest
FEW, MANY = 12, 200  # tables
ROUNDS = 6
ANSWERS = 6  # of a bot in each round
TWICE = 2.0


@pytest.fixture
def _long(request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--long"):
        pytest.skip("minutes; with --long")


def leave_to_bots(server: Server, tables: int) -> list[str]:
    """Make tables, start them and leave them to the bots."""
    guest, made = server.person("Mallory"), []
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
    tables = leave_to_bots(server, FEW)
    with seated(server, GAME, 1) as (seat,):
        before = decisions(server, tables)
        for _ in zip(range(ANSWERS), answers(seat), strict=False):
            pass
        assert decisions(server, tables) - before < ANSWERS * FEW / 2


def decisions(server: Server, tables: list[str]) -> int:
    """How many entries are on disk for these tables."""
    names = ", ".join(f"'{table}'" for table in tables)
    count: int = server.rows(f"SELECT count(*) FROM entries WHERE table_id IN ({names})")[0][0]
    return count


# ---- in figures


@contextlib.contextmanager
def frozen(server: Server) -> Iterator[None]:
    """Hold a server and its workers, so that the machine is the other's alone."""
    first = server.process.pid
    processes = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def played(server: Server, bot: str) -> Iterator[float]:
    """How long a bot takes for each answer, match after match."""
    client = server.person("Ada")
    while True:
        with client.sit_at(client.create(GAME, ["me", bot], shuffle=False)) as seat:
            seat.start()
            yield from answers(seat)


def slower(bot: str, quiet: Server, attacked: Server) -> float:
    """How many times as long a bot takes beside the attack, round by round side by side; tells the figures."""
    alone, beside = played(quiet, bot), played(attacked, bot)
    next(alone), next(beside)  # whoever is first finds nothing in memory
    ratios, times = [], []
    for _ in range(ROUNDS):
        with frozen(attacked):
            usual = statistics.median(next(alone) for _ in range(ANSWERS))
        hurt = statistics.median(next(beside) for _ in range(ANSWERS))
        times.append((usual * 1000, hurt * 1000))
        ratios.append(hurt / usual)
    ratio = statistics.median(ratios)
    told = ", ".join(f"{usual:.0f}→{hurt:.0f}" for usual, hurt in times)
    print(f"\n{MANY} abandoned tables: {bot} {ratio:.2f} times its usual time (ms: {told})")
    return ratio


@pytest.mark.usefixtures("_long")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_answers_within_twice_its_usual_time_beside_abandoned_tables(
    tmp_path: Path, request: pytest.FixtureRequest, workers: int
) -> None:
    places = {name: tmp_path / name for name in ("quiet", "attacked")}
    urls: dict[str, str | None] = dict.fromkeys(places)
    if workers > 1:
        postgres: Postgres = request.getfixturevalue("postgres")
        urls = {name: postgres.database(f"queue-{name}") for name in places}
    for place in places.values():
        place.mkdir()
    with (
        Server(places["quiet"], urls["quiet"], workers) as quiet,
        Server(places["attacked"], urls["attacked"], workers) as attacked,
    ):
        leave_to_bots(attacked, MANY)
        ratios = {bot: slower(bot, quiet, attacked) for bot in ("novice", "artisan")}
    assert ratios["artisan"] < TWICE
