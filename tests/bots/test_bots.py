from __future__ import annotations

import pytest

import tesela
from tesela.bots import BOTS, ask, bot, generator
from tesela.bots.levels import LEVELS
from tesela.engine.errors import BadSetup
from tests.conformance.cases import Case, state_of, usual_case


def duel(case: Case, bots: list[str], seed: int) -> tuple[float, ...]:
    match = case.match(seed)
    players = [bot(name, seed) for name in bots]
    rng = generator(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(players[seat], match, seat, rng))
    return match.returns


@usual_case
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_legal_moves_and_leave_the_match_alone(case: Case, name: str) -> None:
    match = case.match(1)
    player, rng = bot(name, 2), generator(3)
    for _ in range(3 if name in LEVELS else 60):
        if match.over:
            break
        seat = match.to_act[-1]
        before = state_of(match)
        action = ask(player, match, seat, rng)
        assert state_of(match) == before
        match.play(seat, action)
    assert match.moves


def test_a_seeded_bot_always_plays_the_same() -> None:
    case = Case(tesela.game("finca"), 3, {})
    assert duel(case, ["greedy", "random", "greedy"], 5) == duel(case, ["greedy", "random", "greedy"], 5)


def test_greedy_beats_random_at_finca() -> None:
    case = Case(tesela.game("finca"), 2, {})
    wins = sum(
        duel(case, ["greedy", "random"], seed)[0] + duel(case, ["random", "greedy"], seed)[1] for seed in range(20)
    )
    assert wins >= 36


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup):
        bot("genius")
