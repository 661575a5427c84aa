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
from tests.server.harness import Server
from tests.server.postgres import Postgres

TABLES = 200
GAME = "majolica"  # where bots think longest
ROUNDS = 6
ANSWERS = 6  # of a bot in each round
TWICE = 2.0


@pytest.fixture(autouse=True)
def _only_long(request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--long"):
        pytest.skip("minutes; with --long")


def abandon(server: Server, tables: int, bot: str = "legend") -> None:
    """Make tables, start them and leave them to the bots."""
    guest = server.person("Mallory")
    for _ in range(tables):
        with guest.sit_at(guest.create(GAME, ["me", bot])) as seat:
            seat.start()
            seat.command("leave")


def answer(seat: Seat) -> float:
    """Decide until a bot has answered: the seconds that it took for each decision."""
    while not seat.over:
        before, began = len(seat.story), time.perf_counter()
        seat.play(seat.choices[0])
        seat.wait_for_turn()
        decisions: int = sum(chapter["seat"] != seat.number for chapter in seat.story[before:])
        if decisions:
            return (time.perf_counter() - began) / decisions
    raise AssertionError("the match was too short")


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
            for _ in range(3 * ANSWERS):
                yield answer(seat)


def slower(bot: str, quiet: Server, attacked: Server) -> float:
    """How many times as long a bot takes beside the attack, round by round side by side; tells the figures."""
    alone, beside = played(quiet, bot), played(attacked, bot)
    ratios, times = [], []
    for _ in range(ROUNDS):
        with frozen(attacked):
            usual = statistics.median(next(alone) for _ in range(ANSWERS))
        hurt = statistics.median(next(beside) for _ in range(ANSWERS))
        times.append((usual * 1000, hurt * 1000))
        ratios.append(hurt / usual)
    ratio = statistics.median(ratios)
    told = ", ".join(f"{usual:.0f}→{hurt:.0f}" for usual, hurt in times)
    print(f"\n{TABLES} abandoned tables: {bot} {ratio:.2f} times its usual time (ms: {told})")
    return ratio


@pytest.mark.parametrize("bot", ["artisan", "novice"])
def test_a_bot_answers_within_twice_its_usual_time_beside_abandoned_tables(tmp_path: Path, bot: str) -> None:
    with Server(_folder(tmp_path, "quiet")) as quiet, Server(_folder(tmp_path, "attacked")) as attacked:
        abandon(attacked, TABLES)
        assert slower(bot, quiet, attacked) < TWICE


@pytest.mark.parametrize("bot", ["artisan", "novice"])
def test_the_same_with_several_workers(tmp_path: Path, postgres: Postgres, bot: str) -> None:
    urls = [postgres.database(f"queue-{bot}-{name}") for name in ("quiet", "attacked")]
    with (
        Server(_folder(tmp_path, "quiet"), urls[0], workers=2) as quiet,
        Server(_folder(tmp_path, "attacked"), urls[1], workers=2) as attacked,
    ):
        abandon(attacked, TABLES)
        assert slower(bot, quiet, attacked) < TWICE


def _folder(place: Path, name: str) -> Path:
    folder = place / name
    folder.mkdir()
    return folder
