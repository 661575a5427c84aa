from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import tesela
from tesela.cli import main
from tesela.engine.errors import BadSetup
from tesela.lab.report import study_report
from tesela.lab.study import Findings, Plan, plan, play_batch, run
from tests.terminal.test_play import run as command


def studied(whole: Plan, workers: int) -> Findings:
    *_, found = run(whole, workers, None)
    return found


@pytest.mark.parametrize("name", tesela.game_names())
def test_every_game_can_be_studied_and_the_findings_make_sense(name: str) -> None:
    game = tesela.game(name)
    whole = plan(name, 30, game.players[-1], {}, 1)
    found = play_batch((whole, 0, 30))
    assert np.array(found.shares).sum() == pytest.approx(30)
    assert np.array(found.scores).shape == (30, whole.players)
    assert all(decisions > 10 for decisions in found.decisions)
    assert all(1 <= choices <= widest for choices, widest in zip(found.choices, found.widest, strict=True))
    assert max(found.used) <= 30 * whole.players
    assert sum(found.used_by_winners) > 0
    report = study_report(whole, found)
    assert report.count("<svg") >= 4
    assert "src=" not in report
    assert "@import" not in report


def test_workers_change_nothing_but_the_time() -> None:
    whole = plan("finca", 600, 3, {}, 9)
    one, two = studied(whole, 1), studied(whole, 2)
    assert sorted(one.scores) == sorted(two.scores)
    assert one.used == two.used


def test_no_games_is_refused() -> None:
    with pytest.raises(BadSetup):
        plan("finca", 0, 2, {}, 1)


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    path = tmp_path / "study.html"
    done = command(["study", "finca", "--games", "50", "--out", str(path)])
    assert done.returncode == 0, done.stderr
    assert "What winners do" in path.read_text()


def test_without_the_packages_of_the_laboratory_a_study_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["study", "finca", "--games", "5"]) == 2
    assert 'pip install "tesela[lab]"' in capsys.readouterr().err
