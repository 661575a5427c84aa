"""One guest makes many tables and leaves them to bots: those of others answer as before. `-s` tells the figures."""

from __future__ import annotations

import contextlib
import os
import signal
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server
from tests.server.postgres import Postgres
from tests.server.test_abandoned import GAME, answers, leave_to_bots

TABLES = 200
ROUNDS = 6
ANSWERS = 6  # of a bot in each round
TWICE = 2.0
AT_ONCE = 25  # tables at which one person can be
SHARED = 10.0  # with a guest whose bots think all the time one shares the machine; before, it was 60


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
    print(f"\n{bot}: {ratio:.2f} times its usual time (ms: {told})")
    return ratio


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
        leave_to_bots(attacked, TABLES)
        ratios = {bot: slower(bot, quiet, attacked) for bot in ("novice", "artisan")}
    assert ratios["artisan"] < TWICE


def test_a_guest_who_stays_at_many_tables_does_not_hold_all_threads(tmp_path: Path) -> None:
    places = [tmp_path / name for name in ("quiet", "attacked")]
    for place in places:
        place.mkdir()
    with Server(places[0]) as quiet, Server(places[1]) as attacked, contextlib.ExitStack() as stack:
        guest = attacked.person("Mallory")
        for table in leave_to_bots(attacked, AT_ONCE, guest):
            stack.enter_context(guest.sit_at(table))
        ratios = {bot: slower(bot, quiet, attacked) for bot in ("novice", "artisan")}
    assert ratios["artisan"] < SHARED
