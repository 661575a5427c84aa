"""`tesela arena`, `tesela study` and `tesela puzzles`: run, show the progress, write the report."""

from __future__ import annotations

import argparse
import importlib
import os
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tesela.bots.puzzles import Puzzle, dumps
from tesela.engine.errors import BadSetup, CannotWrite
from tesela.engine.game import Choice, find
from tesela.lab import arena, study
from tesela.lab.puzzles import mine
from tesela.lab.ratings import Rating, ratings
from tesela.lab.report import arena_report, study_report
from tesela.words import Words, say

INTERRUPTED = 130


def run_arena(options: argparse.Namespace, choices: dict[str, Choice], words: Words) -> int:
    """Play an arena to its end, or until it is interrupted."""
    if options.out or options.cluster:
        check_laboratory()
    bots = [name.strip() for name in options.bots.split(",") if name.strip()]
    plan = arena.arena(options.game, bots, options.games, options.players, choices, options.seed)
    console = Console(stderr=True)
    code = 0
    try:
        results = arena.Results(plan, options.out)
        try:
            with closing(arena.run(results, workers(options), options.cluster)) as steps, bar(console) as progress:
                task = progress.add_task(words("lab-arena"), total=plan.games, completed=len(results.outcomes))
                for done in steps:
                    standing = "  ".join(f"{r.bot} {r.elo:.0f}±{r.interval:.0f}" for r in ratings_of(results))
                    progress.update(task, completed=done, description=standing)
        except KeyboardInterrupt:
            code = INTERRUPTED
            if options.out:
                results = arena.Results(plan, options.out)  # with the game that was just being written down
            kept = "lab-kept" if options.out else "lab-stopped"
            console.print(words(say(kept, done=len(results.outcomes))), style="yellow")
        if results.outcomes:
            Console(highlight=False).print(ratings_table(results, words))
            if options.out:
                write(options.out / "report.html", arena_report(results), words, console)
    except OSError as fault:
        raise CannotWrite(options.out, fault) from None
    return code


def run_study(options: argparse.Namespace, choices: dict[str, Choice], words: Words) -> int:
    """Study a game and write the report."""
    check_laboratory()
    plan = study.plan(options.game, options.games, options.players, choices, options.seed)
    console = Console(stderr=True)
    path = options.out or Path(f"study-{plan.game}-{plan.players}.html")
    found = None
    code = 0
    try:
        with closing(study.run(plan, workers(options), options.cluster)) as steps, bar(console) as progress:
            task = progress.add_task(words("lab-study"), total=plan.games)
            for found in steps:
                progress.update(task, completed=len(found.decisions))
    except KeyboardInterrupt:
        code = INTERRUPTED
        console.print(words(say("lab-stopped", done=len(found.decisions) if found else 0)), style="yellow")
    if found:
        try:
            write(path, study_report(plan, found), words, console)
        except OSError as fault:
            raise CannotWrite(path, fault) from None
    return code


def check_laboratory() -> None:
    """Refuse to begin where what reports and clusters need is not installed."""
    try:
        for package in ("matplotlib", "distributed"):
            importlib.import_module(package)
    except ImportError:
        raise BadSetup("lab-missing") from None


def run_puzzles(options: argparse.Namespace, words: Words) -> int:
    """Look for puzzles and write down each as it is found."""
    path = options.out or Path(f"puzzles-{options.game}.json")
    console = Console(stderr=True)
    found: list[Puzzle] = []
    check_writable(path)
    code = 0
    try:
        with bar(console) as progress:
            task = progress.add_task(words("lab-puzzles"), total=options.count)
            for puzzle in mine(options.game, options.count, options.seed):
                found.append(puzzle)
                path.write_bytes(dumps(found))
                progress.update(task, completed=len(found))
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as fault:
        raise CannotWrite(path, fault) from None
    console.print(words(say("lab-puzzles-found", count=len(found), path=str(path))))
    return code


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written before anybody has waited for what it shall hold."""
    try:
        with path.open("ab"):
            pass
        if not path.stat().st_size:
            path.unlink()
    except OSError as fault:
        raise CannotWrite(path, fault) from None


def workers(options: argparse.Namespace) -> int:
    """As many as asked for, or as this machine has cores."""
    return max(1, options.workers or os.cpu_count() or 1)


def bar(console: Console) -> Progress:
    """A progress bar that also tells how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    return Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal)


def ratings_of(results: arena.Results) -> list[Rating]:
    """The ratings so far."""
    return ratings(results.outcomes, results.plan.bots)


def ratings_table(results: arena.Results, words: Words) -> Table:
    """The ratings for people."""
    grid = Table(title=f"{find(results.plan.game).name}, {results.plan.players}", title_justify="left")
    for heading in ("lab-bot", "lab-rating", "lab-wins", "lab-count"):
        grid.add_column(words(heading), justify="left" if heading == "lab-bot" else "right")
    for rating in ratings_of(results):
        grid.add_row(rating.bot, f"{rating.elo:.0f} ± {rating.interval:.0f}", f"{rating.wins:g}", str(rating.games))
    return grid


def write(path: Path, text: str, words: Words, console: Console) -> None:
    """Write a report and say where."""
    path.write_text(text, encoding="utf-8")
    console.print(words(say("lab-report", path=str(path))))
