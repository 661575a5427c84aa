"""The examples run, and the learner learns."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str | Path) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *map(str, arguments)]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # tests run side by side
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def test_random_agents_play_a_game() -> None:
    told = run("random_agent.py", "mozaika_v2", "--players", "4", "--show")
    assert len(re.findall(r"^player_\d: ", told, re.MULTILINE)) == 4
    assert "Market" in told


def test_the_learner_beats_random_opponents_and_its_weights_can_be_measured(tmp_path: Path) -> None:
    told = run("learn.py", "--updates", "6", "--out", tmp_path / "weights.npz")
    wins = [float(share) for share in re.findall(r"wins +([\d.]+) %", told)]
    assert wins[-1] > 60
    told = run("evaluate.py", tmp_path / "weights.npz", "--opponents", "random", "--games", "20")
    assert re.search(r"against random: wins \d+ ± \d+ % of 20 games", told)
