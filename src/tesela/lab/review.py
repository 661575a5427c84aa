"""`tesela review`: judge a saved game behind a progress bar, in the time that one wants to wait."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.console import Console

from tesela.bots.review import Verdict, effort_for, judge, review, turns
from tesela.engine.errors import BadRecord, BadSetup, CannotWrite
from tesela.engine.match import Match
from tesela.engine.record import Record
from tesela.lab.commands import bar, write
from tesela.lab.review_page import page
from tesela.words import Words, say

THREADS = 2
SAMPLES, SAMPLE_EFFORT = 8, 40  # turns that are judged to find out how long it takes, and how closely


def finished(record: Record) -> Match:
    """The match of a record, if it can be reviewed."""
    match = record.replay()
    if not match.over:
        raise BadRecord("error-record", reason=say("record-unfinished"))
    return match


def write_page(path: Path, match: Match, verdicts: list[Verdict], words: Words) -> None:
    """Write the review as one page."""
    try:
        write(path, page(match, verdicts, words), words, Console(stderr=True))
    except OSError as fault:
        raise CannotWrite(path, fault) from None


def reviewed(match: Match, words: Words, effort: int | None, seconds: float | None, seed: int | None) -> list[Verdict]:
    """Judge every turn and show how far it is."""
    wanted = effort if seconds is None else seconds
    if wanted is not None and not wanted > 0:
        raise BadSetup("error-effort", effort=str(wanted))
    if effort is None:
        effort = effort_for(match.game) if seconds is None else affordable(match, seconds)
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task(words("review-doing"), total=len(turns(match)))
        return review(match, seed=seed, effort=effort, threads=THREADS, told=lambda _: progress.advance(task))


def affordable(match: Match, seconds: float) -> int:
    """The effort with which a review takes about so long here, by a short measurement."""
    whole = turns(match)
    samples = whole[:: -(-len(whole) // SAMPLES)]
    judge(match, samples[0], effort=1)
    start = time.perf_counter()
    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(lambda turn: judge(match, turn, effort=SAMPLE_EFFORT), samples))
    spent = time.perf_counter() - start
    left = max(0.0, seconds - spent)
    return max(1, round(SAMPLE_EFFORT * left / (spent / len(samples) * len(whole))))
