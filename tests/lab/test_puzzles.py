from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tesela
from tesela.bots.puzzles import Puzzle, opened
from tesela.cli import main
from tesela.engine.errors import BadSetup
from tesela.lab import puzzles
from tesela.lab.puzzles import GAP, mine, puzzle_of, self_play


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mining that believes at once what it sees."""
    monkeypatch.setattr(puzzles, "effort_for", lambda game: 20)
    monkeypatch.setattr(puzzles, "PLAYERS", ("greedy",))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", tesela.game_names())
def test_self_play_gives_puzzles_that_can_be_opened(name: str) -> None:
    match = self_play(tesela.game(name), 5)
    assert 2 <= match.players <= 4
    puzzle = puzzle_of(match, 5)
    assert puzzle == puzzle_of(self_play(tesela.game(name), 5), 5)
    if puzzle:
        assert puzzle.seat in opened(name, puzzle).to_act
        assert puzzle.lines[0].win - puzzle.lines[1].win >= GAP - 1e-3
        assert len(puzzle.moves) > 0.1 * len(match.moves)


@pytest.mark.usefixtures("hasty")
def test_no_two_puzzles_are_of_one_match() -> None:
    seeds = [puzzle.seed for puzzle in mine("finca", 4, 1)]
    assert len(set(seeds)) == 4


@pytest.mark.usefixtures("hasty")
def test_the_command_writes_what_it_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "found.json"
    assert main(["puzzles", "finca", "--count", "2", "--out", str(path)]) == 0
    assert len(msgspec.json.decode(path.read_bytes(), type=list[Puzzle])) == 2
    assert "2" in capsys.readouterr().err


def test_wrong_wishes_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetup):
        next(mine("finca", 0, 1))
    assert main(["puzzles", "chess"]) == 2
    assert main(["puzzles", "finca", "--out", str(tmp_path / "no" / "file.json"), "--count", "1"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
