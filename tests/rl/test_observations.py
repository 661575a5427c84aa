"""What docs/learning.md says about observations is so."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import tesela
from tesela.engine import loops
from tesela.engine.game import Game
from tesela.words import words
from tests.conformance.cases import Case, every_policy, walk

GUIDE = (Path(__file__).parents[2] / "docs/learning.md").read_text(encoding="utf-8")
EACH_SEAT = r"for each of \d seats, (\d+) numbers"
every_game = pytest.mark.parametrize("game", list(map(tesela.game, tesela.game_names())), ids=tesela.game_names())


def blocks(game: Game) -> list[tuple[int, int, str]]:
    """The blocks of a game's observation: first, last, what it means."""
    section = re.search(rf"^### {words('en')(f'{game.name}-title')}$(.*?)(?=^##|\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    assert section
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \| (.*) \|$", section[1], re.MULTILINE)
    return [(int(first), int(last or first), text) for first, last, text in rows]


@every_game
def test_the_blocks_cover_the_observation_without_gaps(game: Game) -> None:
    told = blocks(game)
    assert [first for first, _, _ in told] == [0] + [last + 1 for _, last, _ in told[:-1]]
    assert told[-1][1] == game.observation_size - 1
    assert f"| {game.action_count} | {game.observation_size}" in GUIDE


@every_game
@every_policy
def test_the_phase_comes_first_and_seats_begin_with_the_observer(game: Game, eager: bool) -> None:
    first, last, phases = blocks(game)[0]
    names = [name.replace(" ", "_") for name in phases.partition("one of: ")[2].partition(";")[0].split(", ")]
    assert len(names) == last - first + 1
    seats_from, seats_to, each = next(
        (start, end, int(found[1])) for start, end, text in blocks(game) if (found := re.search(EACH_SEAT, text))
    )
    observe = game.kernel.bind(loops.observe_at)
    players = game.players[-2]
    seen = np.zeros((players, game.observation_size), np.uint8)
    for match in walk(Case(game, players, game.complete({})), 3, eager, limit=150):
        for seat in range(players):
            observe(match._states, 0, seat, seen[seat])
        phase = match.view(0)["phase"]
        assert seen[:, first : last + 1].tolist() == [[int(name == phase) for name in names]] * players
        seats = seen[:, seats_from : seats_to + 1].reshape(players, -1, each)
        assert not seats[:, players:].any()
        if match.view()["phase"] != "bidding":  # where everybody knows their own bid alone
            for observer in range(players):
                turned = np.roll(seats[0, :players], -observer, axis=0)
                assert np.array_equal(turned, seats[observer, :players])


@every_game
def test_the_highs_are_those_that_the_guide_tells(game: Game) -> None:
    for first, last, text in blocks(game):
        told = {int(most) for most in re.findall(r"[(;] ?to (\d+)\)", text)}
        highs = {most for most in game.observation_highs[first : last + 1] if most > 1}
        assert told == highs or (told < highs and "as above" in text)
