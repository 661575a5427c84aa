"""The compiled kernel: whole games, bounds, golden games and node counts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tesela
from tesela.engine import loops
from tesela.engine.match import Match
from tesela.engine.rng import quick
from tests.conformance.cases import Case, every_case, every_policy, state_of, usual_case, walk
from tests.golden import Golden, Nodes, goldens, node_counts, reasons, required

WITHIN_BOUNDS = """
import itertools
import sys
import numpy as np
import tesela
from tesela.engine import loops
from tesela.engine.rng import quick
from tesela.rl.batch import Batch

def play(game, players, options):
    actions = np.zeros((2, game.action_count), np.int64)
    rng = quick(5)
    chosen = game.choice_indices(options)
    playouts = game.kernel.bind(loops.playouts)
    for eager in (False, True):
        playouts(game.kernel.states(2), players, chosen, rng, 100, eager, actions[0], actions[1])
    batch = Batch(game, 8, players, options, "greedy" if players > 1 else (), threads=1)
    batch.begin(np.random.default_rng(1))
    for _ in range(60):
        batch.step(batch.masks.argmax(axis=1))

game = tesela.game(sys.argv[1])
names = [option.name for option in game.played_options]
for choices in itertools.product(*(option.choices for option in game.played_options)):
    for players in game.players:
        play(game, players, game.complete(dict(zip(names, choices))))
print("within bounds")
"""


@every_case
@every_policy
def test_thousands_of_games_in_the_kernel_end(case: Case, eager: bool, games_each: int) -> None:
    game = case.game
    actions = np.zeros((2, game.action_count), np.int64)
    options = game.choice_indices(case.options)
    rng = quick(case.players)
    states = game.kernel.states(2, case.rules)
    games = 300 * games_each
    playouts = game.kernel.bind(loops.playouts)
    decisions = playouts(states, case.players, options, rng, games, eager, actions[0], actions[1])
    assert decisions > games


@pytest.mark.parametrize("name", tesela.game_names())
def test_no_index_leaves_its_array(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "TESELA_CACHE_DIR": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", WITHIN_BOUNDS, name], env=environment, capture_output=True, text=True)
    assert run.stdout == "within bounds\n", run.stderr


@usual_case
def test_a_match_goes_over_to_the_other_kernel_at_any_moment(case: Case) -> None:
    changing = case.match(5, compiled=False)
    for number, match in enumerate(walk(case, 5, eager=True, limit=60)):
        if number:
            changing.play(*match.moves[-1][:2])
        if number % 7 == 6:
            changing.go_over(case.game.plain if changing.kernel.compiled else case.game.kernel)
        assert state_of(changing) == state_of(match)
        assert changing.to_act == match.to_act
        assert [changing.legal(seat) for seat in match.to_act] == [match.legal(seat) for seat in match.to_act]
    assert changing.scores == match.scores
    assert changing.story == match.story


def all_goldens() -> list[Golden]:
    return [line for name in tesela.game_names() for line in goldens(name)]


@pytest.mark.parametrize("line", all_goldens(), ids=lambda line: line.id)
def test_golden_matches_replay_to_the_same_end(line: Golden, tmp_path: Path) -> None:
    record = tesela.verify(line.save(tmp_path))
    assert record == line.record
    assert record.scores is not None


@pytest.mark.parametrize("line", all_goldens(), ids=lambda line: line.id)
def test_a_golden_match_shows_what_it_is_there_for(line: Golden) -> None:
    assert line.why
    assert set(line.why) <= reasons(line.record.replay())


@pytest.mark.parametrize("game", [*map(tesela.game, tesela.game_names())], ids=lambda game: game.name)
def test_golden_matches_of_a_version_show_nothing_twice_and_those_of_the_newest_all_that_they_must(
    game: tesela.Game,
) -> None:
    for rules in game.versions:
        shown = [reason for line in goldens(game.name) if line.record.rules == rules for reason in line.why]
        assert len(shown) == len(set(shown)) > 0
    assert set(shown) >= set(required(game))


def nodes(match: Match, depth: int) -> int:
    """The number of ways to make `depth` decisions, seats ascending."""
    if depth == 0 or match.over:
        return 1
    seat = min(match.to_act)
    total = 0
    for action in match.legal(seat):
        match.play(seat, action)
        total += nodes(match, depth - 1)
        match.undo(across_reveals=True)
    return total


def opened(match: Match, decisions: int) -> Match:
    """Make so many decisions in a fixed, varied way."""
    for number in range(decisions):
        seat = min(match.to_act)
        actions = match.legal(seat)
        match.play(seat, actions[5 * number % len(actions)])
    return match


@pytest.mark.parametrize("line", node_counts(), ids=lambda line: line.id)
def test_node_counts_stay_as_they_were(line: Nodes) -> None:
    match = opened(tesela.game(line.game).match(line.players, line.seed, rules=line.rules), line.opening)
    assert nodes(match, line.depth) == line.nodes


def test_every_version_of_every_game_has_node_counts() -> None:
    counted = {(line.game, line.rules) for line in node_counts()}
    assert counted == {(name, rules) for name in tesela.game_names() for rules in tesela.game(name).versions}
