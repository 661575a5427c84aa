"""The arena on a real Dask cluster: a scheduler and two workers, one of which is killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesela.lab.arena import read_outcomes
from tests.lab.test_arena import wait_for_a_game
from tests.patience import LONG, until


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def start(tmp_path: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "dask", *arguments]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tmp_path)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    scheduler = start(tmp_path, "scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
    worker = (
        "worker",
        address,
        "--nthreads",
        "1",
        "--nworkers",
        "1",
        "--host",
        "127.0.0.1",
        "--no-dashboard",
        "--no-nanny",
    )
    until(lambda: listens(port))
    workers = [start(tmp_path, *worker) for _ in range(2)]
    yield address, workers
    for process in (*workers, scheduler):
        process.kill()
        process.wait()


def test_a_killed_worker_of_the_cluster_loses_nothing(
    tmp_path: Path, cluster: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    address, workers = cluster
    out = tmp_path / "out"
    arguments = [
        "arena",
        "finca",
        "--bots",
        "apprentice,greedy",
        "--games",
        "60",
        "--cluster",
        address,
        "--out",
        str(out),
    ]
    arena = subprocess.Popen([sys.executable, "-m", "tesela", *arguments], stderr=subprocess.PIPE, text=True)
    path = wait_for_a_game(out, arena)
    os.kill(workers[0].pid, signal.SIGKILL)
    _, said = arena.communicate(timeout=LONG)
    assert arena.returncode == 0, said
    assert sorted(result.number for result in read_outcomes(path)) == list(range(60))
