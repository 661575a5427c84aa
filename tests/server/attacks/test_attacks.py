"""Floods from one address, as long as they like: honest players hardly notice, and memory stays as it is."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.attacks.club import Club
from tests.server.attacks.guest import FLOODS, Guest, dial
from tests.server.harness import Server

SECONDS = 20.0
ROUNDS = 3  # of which the best counts: a busy machine makes some slow, a flood all
NOISE = 20.0  # milliseconds by which waits differ on a machine that others use too
GROWTH = 40.0  # megabytes by which memory may grow
FILES = 1024  # that the system usually grants


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Server(tmp_path, environment={"TESELA_GENEROSITY": "1"}, files=FILES) as server:
        yield Club(server)


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_at_most_doubles_what_honest_players_wait(flood: str, club: Club) -> None:
    calm = min((club.seen(SECONDS / 2) for _ in range(ROUNDS)), key=lambda seen: seen.p99)
    under, results = [], []
    for _ in range(ROUNDS):
        seen, result = club.under(flood, SECONDS)
        under.append(seen)
        results.append(result)
    best = min(under, key=lambda seen: seen.p99)
    print(f"\n{flood}: before {calm}; during {best}; {results[-1]}")
    assert best.p99 <= 2 * calm.p99 + NOISE
    assert under[-1].megabytes <= calm.megabytes + GROWTH


def test_sockets_of_one_guest_do_not_take_all_files(club: Club) -> None:
    eve, held = Guest(club.target), []
    for _ in range(2 * FILES):
        with contextlib.suppress(OSError):
            held.append(eve.socket())
        if len(held) > 200:
            break
    assert club.seen(5).decisions
    assert club.server.person("Ada").request("GET", "/api/me")
    _close(held)


def test_silent_lines_do_not_take_all_files(club: Club) -> None:
    held = []
    for _ in range(1200):
        with contextlib.suppress(OSError):
            held.append(dial(club.target))
    assert club.server.person("Ada").request("GET", "/api/me")
    assert club.seen(5).decisions
    began = time.monotonic()
    until(lambda: sum(map(_alive, held)), lambda count: count == 0)
    print(f"\nsilent lines: all cut after {time.monotonic() - began + 5:.0f} s")
    _close(held)


def _alive(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return bool(line.recv(1))
    except BlockingIOError:
        return True
    except OSError:
        return False


def _close(lines: list[socket.socket]) -> None:
    for line in lines:
        line.close()
