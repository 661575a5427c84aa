"""The browser client shows whole matches of Majolica: its steps are rebuilt from what the story tells."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tesela
from tests.conformance.cases import Case, walk

BUILD = Path(__file__).parents[3] / "web" / "build.py"
GAME = tesela.game("majolica")
SEEDS = (13, 28)  # in which both orders of M12 are chosen


def told(players: int, seed: int, rules: int) -> dict[str, Any]:
    """A match with all expansions: what a seat sees after each decision, and the story."""
    views = []
    case = Case(GAME, players, {option.name: True for option in GAME.options}, rules)
    for match in walk(case, seed, eager=True, limit=2000):
        views.append(match.view(0))
    assert match.over
    story = [match.chapter(number) for number in range(len(views) - 1)]
    chapters = [
        {"number": number, "seat": move.seat, "move": move.notation, "events": events}
        for number, (move, events) in enumerate(story)
    ]
    return {"views": views, "chapters": chapters}


def test_whole_matches_with_all_expansions_are_shown_to_their_end(tmp_path: Path) -> None:
    if subprocess.run([sys.executable, BUILD, "npm", "--version"], capture_output=True, check=False).returncode:
        pytest.skip("Node 20.19 or newer is missing")
    matches = tmp_path / "matches.json"
    played = [told(players, seed, rules) for players, seed, rules in itertools.product((3, 4), SEEDS, (1, 2))]
    moves = {chapter["move"] for match in played for chapter in match["chapters"]}
    assert {"violet first", "tiles first"} < moves
    matches.write_bytes(msgspec.json.encode(played))
    done = subprocess.run(
        [sys.executable, BUILD, "npm", "run", "--silent", "test", "--", "src/games/majolica/matches.test.ts"],
        env={**os.environ, "VITE_MATCHES": str(matches)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{3 * len(played)} passed" in done.stdout
