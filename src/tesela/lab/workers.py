"""Work spread over processes of this machine, or over a Dask cluster; a worker that dies loses nothing."""

from __future__ import annotations

import importlib
import itertools
import multiprocessing
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tesela.engine.errors import BadSetup
from tesela.processes import end_with_parent

Job = TypeVar("Job")
Result = TypeVar("Result")

ATTEMPTS = 5  # a job that kills its worker so often is given up
CLUSTER_PATIENCE = "10s"


def spread(
    function: Callable[[Job], Result], jobs: Sequence[Job], workers: int, cluster: str | None
) -> Generator[Result, None, None]:
    """The results of all jobs, as they come in; `function` must be importable."""
    return on_cluster(function, jobs, cluster) if cluster else on_processes(function, jobs, workers)


def on_processes(function: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Generator[Result, None, None]:
    """Run jobs on local processes; when one is killed, new ones take over what was not finished."""
    left = list(jobs)
    for attempt in itertools.count(1):
        done: set[int] = set()
        try:
            for index, result in _one_pool(function, left, workers):
                done.add(index)
                yield result
            return
        except BrokenProcessPool:
            if attempt >= ATTEMPTS and not done:
                raise
        left = [job for index, job in enumerate(left) if index not in done]


def _one_pool(
    function: Callable[[Job], Result], jobs: Sequence[Job], workers: int
) -> Generator[tuple[int, Result], None, None]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent)
    try:
        upcoming = iter(enumerate(jobs))
        running: dict[Future[Result], int] = {}
        while True:
            for index, job in itertools.islice(upcoming, 2 * workers - len(running)):
                running[pool.submit(function, job)] = index
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(function: Callable[[Job], Result], jobs: Sequence[Job], address: str) -> Generator[Result, None, None]:
    """Run jobs on a Dask cluster, which repeats those of workers that went away."""
    distributed: Any = importlib.import_module("distributed")
    try:
        client = distributed.Client(address, timeout=CLUSTER_PATIENCE)
    except (OSError, TimeoutError, ValueError) as fault:
        raise BadSetup("error-cluster", address=address[:80], detail=str(fault)[:120] or type(fault).__name__) from None
    with client:
        futures = client.map(function, jobs, pure=False, retries=ATTEMPTS)
        for _, result in distributed.as_completed(futures, with_results=True):
            yield result
