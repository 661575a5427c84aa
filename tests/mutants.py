"""Break one rule at a time and see whether a test of rulings notices: `python -m tests.mutants [game …]`.

A mutant is a text of a game's source and what it becomes; `tests/games/<game>/mutants.toml` lists them by file. Each is
made in a copy of the sources and meets `test_rulings.py` of its game as plain Python, until the first test that fails.
A mutant that no test kills names a ruling that could break unnoticed. Runs by hand: some minutes for all games.
"""

from __future__ import annotations

import importlib.util
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
AT_ONCE = 2
PATIENCE = 900  # seconds for the tests of one mutant
QUICKLY = {"NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
FAILED = 1  # how pytest says that a test has failed, and nothing worse


class Mutant(NamedTuple):
    game: str
    file: str
    breaks: str
    text: str
    becomes: str

    @property
    def path(self) -> Path:
        """The file within the sources."""
        return Path("tesela", "games", self.game, self.file)


def mutants(game: str) -> Iterator[Mutant]:
    """All mutants of a game; a text that is not there exactly once is an error."""
    listed = tomllib.loads((ROOT / "tests" / "games" / game / "mutants.toml").read_text(encoding="utf-8"))
    for file, rows in listed.items():
        for row in rows:
            mutant = Mutant(game, file, *row)
            found = (ROOT / "src" / mutant.path).read_text(encoding="utf-8").count(mutant.text)
            if found != 1:
                raise SystemExit(f"{game}/{file}, {mutant.breaks}: the text is there {found} times")
            yield mutant


@contextmanager
def copies() -> Iterator[queue.SimpleQueue[Path]]:
    """As many copies of the sources as mutants are tried at once."""
    with tempfile.TemporaryDirectory() as folder:
        free: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for number in range(AT_ONCE):
            copy = Path(folder, str(number))
            shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "client"))
            free.put(copy)
        yield free


def rulings_hold(game: str, sources: Path) -> bool:
    """Whether the tests of rulings pass with these sources."""
    tests = [f"tests/games/{game}/test_rulings.py", "-k", "not compiled"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, **QUICKLY, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if run.returncode not in (0, FAILED):
        raise RuntimeError(run.stdout[-3000:] + run.stderr[-3000:])
    return run.returncode == 0


def survives(mutant: Mutant, free: queue.SimpleQueue[Path]) -> bool:
    """Whether no test notices the mutant."""
    sources = free.get()
    file = sources / mutant.path
    original = file.read_text(encoding="utf-8")
    try:
        rewrite(file, original.replace(mutant.text, mutant.becomes))
        return rulings_hold(mutant.game, sources)
    finally:
        rewrite(file, original)
        free.put(sources)


def rewrite(file: Path, source: str) -> None:
    """Change a file, and let Python forget what it has compiled of it."""
    file.write_text(source, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def main(games: list[str]) -> int:
    """Try all mutants; the number that survive."""
    tried = [mutant for game in games for mutant in mutants(game)]
    survivors: list[Mutant] = []
    with copies() as free, ThreadPoolExecutor(AT_ONCE) as pool:
        whole = free.get()
        for game in games:
            if not rulings_hold(game, whole):
                raise SystemExit(f"{game}: the rulings do not hold even without a mutant")
            print(f"{game}: the rulings hold", flush=True)
        free.put(whole)
        trials = {pool.submit(survives, mutant, free): mutant for mutant in tried}
        for done, trial in enumerate(as_completed(trials), start=1):
            mutant = trials[trial]
            if trial.result():
                survivors.append(mutant)
            fate = "SURVIVED" if trial.result() else "killed"
            print(f"{done:4}/{len(tried)}  {fate:8}  {mutant.game:10}  {mutant.breaks}", flush=True)
    print(f"killed {len(tried) - len(survivors)} of {len(tried)}")
    for mutant in survivors:
        print(f"survived: {mutant.game}/{mutant.file}, {mutant.breaks}")
    return len(survivors)


if __name__ == "__main__":
    known = sorted(path.parent.name for path in ROOT.glob("tests/games/*/mutants.toml"))
    sys.exit(main(sys.argv[1:] or known) > 0)
