"""`tesela play` as a person uses it: a real process, typed lines, what it prints."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import LONG


def run(arguments: list[str], lines: list[str] | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tesela", *arguments],
        input="\n".join(lines or []) + "\n",
        capture_output=True,
        text=True,
        timeout=LONG,
        env={**os.environ, "COLUMNS": "120", "LANG": "en_GB.UTF-8", "LC_ALL": "", **environment},
    )


def test_a_person_can_play_a_whole_game() -> None:
    done = run(["play", "finca", "--seed", "3"], ["hint", "score", "help", *["1"] * 600])
    assert done.returncode == 0
    assert done.stderr == ""
    assert " — wins " in done.stdout
    assert "Winner: " in done.stdout
    assert f"Seed {3:032x}, promised at the start" in done.stdout


def test_wrong_lines_get_one_line_and_the_prompt_again() -> None:
    wrong = [
        "",
        "0",
        "13",
        "99999999999999999999",
        "fly",
        "why",
        "why fly",
        "why move 1",
        "rule F99",
        "save",
        "undo",
        "²",
        "\x07",
    ]
    done = run(
        ["play", "finca", "--seed", "3"], [*wrong, "save /nowhere/at/all.tesela", "why place 1", "place 1", "quit"]
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Traceback" not in done.stdout
    assert done.stdout.count("Not understood") == 6
    assert "move 1 is not allowed (F1): all farmers are placed first." in done.stdout
    assert "There is nothing to take back." in done.stdout
    assert "cannot be written" in done.stdout
    assert "place 1 is allowed now." in done.stdout
    assert "placed a farmer on blade 1" in done.stdout


def test_undo_goes_back_to_the_persons_own_decision() -> None:
    done = run(["play", "finca", "--seed", "3"], ["place 4", "undo", "place 5", "quit"])
    assert "Last decision taken back: You" in done.stdout
    assert "placed a farmer on blade 5" in done.stdout.split("taken back")[1]


def test_a_saved_game_goes_on_and_verifies(tmp_path: Path) -> None:
    path = str(tmp_path / "evening.tesela")
    run(["play", "finca", "--players", "3", "--seed", "3"], ["place 4", f"save {path}", "quit"])
    again = run(["play", "finca", "--load", path], ["quit"])
    assert "placed a farmer on blade 4" in again.stdout
    verified = run(["verify", path])
    assert verified.returncode == 0
    assert "all verified" in verified.stdout


def test_people_may_share_the_terminal() -> None:
    done = run(["play", "finca", "--players", "3", "--bots", "random"], ["place 1", "", "place 2", "quit"])
    first, _, rest = done.stdout.partition("Pass the keyboard to Player 2, then press Enter.")
    assert "Player 1, your decision" in first
    assert "Player 2, your decision" in rest


def test_who_is_to_take_the_keyboard_may_leave_instead() -> None:
    done = run(["play", "finca", "--players", "2", "--bots", "", "--lang", "fr"], ["place 1", "quitter", "place 2"])
    assert done.returncode == 0
    assert "Passez le clavier à Joueur 2" in done.stdout
    assert "Joueur 2, à vous de décider" not in done.stdout


def test_a_person_may_sit_in_any_seat() -> None:
    done = run(["play", "finca", "--players", "3", "--seat", "2", "--seed", "3"], ["quit"])
    before, _, _ = done.stdout.partition("You, your decision")
    assert "Greedy A placed a farmer" in before
    assert "Greedy B placed a farmer" not in before


def test_a_saved_game_goes_on_with_everybody_in_their_seats(tmp_path: Path) -> None:
    path = str(tmp_path / "evening.tesela")
    seated = ["--seat", "1,3", "--bots", "random"]
    saved = run(["play", "finca", "--players", "3", *seated], ["place 4", "", f"save {path}", "quit"])
    assert f"tesela play finca --load {path} --seat 1,3 --bots random" in " ".join(saved.stdout.split())
    again = run(["play", "finca", "--load", path, *seated], ["quit"])
    assert "Player 3, your decision" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "no game called “chess”"),
        (["play", "finca", "--players", "7"], "cannot be played by 7"),
        (["play", "finca", "--bots", "genius"], "no bot called “genius”"),
        (["play", "finca", "--bots", "greedy,greedy"], "leave a seat for yourself"),
        (["play", "finca", "--seat", "3"], "“3” names no seats"),
        (["play", "finca", "--seat", "0"], "“0” names no seats"),
        (["play", "finca", "--seat", "1,1"], "“1,1” names no seats"),
        (["play", "finca", "--seat", "first"], "“first” names no seats"),
        (["play", "finca", "--seat", ""], "“” names no seats"),
        (["play", "finca", "--players", "4", "--seat", "2", "--bots", "random"], "1 people and 1 bots do not fill"),
        (["play", "finca", "--storm", "on"], "no option “storm”"),
        (["play", "finca", "--storm"], "“--storm” is not understood"),
        (["play", "finca", "--seed", "-4"], "not a seed"),
        (["play", "finca", "--load", "absent.tesela"], "cannot be used"),
        (["verify", "absent.tesela"], "cannot be used"),
        (["bench", "chess"], "no game called “chess”"),
        (["warmup", "finca", "--fast"], "not understood"),
    ],
)
def test_wrong_arguments_get_one_clear_line_and_exit_code_2(arguments: list[str], said: str) -> None:
    done = run(arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_errors_are_told_in_the_systems_language() -> None:
    assert "Il n’y a pas de jeu" in run(["play", "chess"], LANG="fr_FR.UTF-8").stderr
    assert "Нет игры" in run(["play", "chess"], LANG="ru_RU.UTF-8").stderr
