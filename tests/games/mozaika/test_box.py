"""The box is data: with three colours and four symbols only `components.toml` changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tesela

SOURCES = Path(tesela.__file__).parent
ROOT = Path(__file__).parents[3]

PLAY = """
from random import Random
from rich.console import Console
import tesela
from tesela.terminal.mozaika import draw
from tesela.words import LANGUAGES, words
from tests.games.mozaika.oracle import check, recount

game = tesela.game("mozaika")
for players in game.players:
    match = game.match(players, seed=3)
    random = Random(players)
    while not match.over:
        seat = random.choice(match.to_act)
        action = random.choice(match.legal(seat))
        label = game.label(match.state, seat, action)
        assert all(words(language)(label) for language in LANGUAGES)
        match.play(seat, action)
        check(match.state)
    assert list(match.scores) == recount(match.view())
    faces = {(tile["colour"], tile["symbol"]) for player in match.view()["players"] for tile in player["mosaic"]}
    for language in LANGUAGES:
        Console(width=100).print(draw(match.view(0), words(language), match.names))
moves = [game.encode(action) for action in range(game.action_count)]
print(sorted(move for move in moves if move.startswith("take")))
print(sorted(faces))
"""


def test_three_colours_and_four_symbols_need_no_other_file(
    tmp_path: Path, compiled: bool, request: pytest.FixtureRequest
) -> None:
    if compiled and not request.config.getoption("--long"):
        pytest.skip("another box is another kernel: compiled only with --long")
    shutil.copytree(SOURCES, tmp_path / "tesela", ignore=shutil.ignore_patterns("__pycache__"))
    box = tmp_path / "tesela/games/mozaika/components.toml"
    text = box.read_text(encoding="utf-8")
    edited = text.replace(', "yellow"]', "]").replace('"leaf"]', '"leaf", "shell"]')
    assert edited != text
    box.write_text(edited, encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]),
        "PYTHONIOENCODING": "utf-8",
        "NUMBA_DISABLE_JIT": "0" if compiled else "1",
        "TESELA_CACHE_DIR": str(tmp_path / "cache"),
    }
    run = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, cwd=tmp_path, capture_output=True, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    *tables, takes, faces = run.stdout.splitlines()
    kinds = [(colour, symbol) for colour in ("red", "blue", "green") for symbol in ("sun", "wave", "leaf", "shell")]
    assert takes == str(sorted(f"take {colour} {symbol}" for colour, symbol in kinds))
    assert faces == str(sorted(kinds))
    assert "∩" in "".join(tables)
