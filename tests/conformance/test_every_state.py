"""What must hold at every state of every game."""

from __future__ import annotations

import random as global_random
from random import Random

import msgspec
import numpy as np
import pytest

from tesela.bots import generator
from tesela.engine import loops, memory
from tesela.engine.errors import IllegalMove
from tesela.engine.record import Record
from tesela.words import LANGUAGES, words
from tests.conformance.cases import Case, choose, every_case, every_policy, played, state_of, walk


@every_case
@every_policy
def test_legal_actions_are_sorted_unique_and_only_for_seats_to_act(case: Case, eager: bool, games_each: int) -> None:
    for seed in range(games_each):
        for match in walk(case, seed, eager):
            for seat in range(case.players):
                actions = match.legal(seat)
                assert actions == sorted(set(actions))
                assert bool(actions) == (seat in match.to_act)
                assert all(0 <= action < case.game.action_count for action in actions)


@every_case
@every_policy
def test_invariants_hold_and_scores_can_be_recounted(case: Case, eager: bool, games_each: int) -> None:
    for seed in range(games_each):
        for match in walk(case, seed, eager):
            case.oracle.check(match.state)
            assert list(match.scores) == case.oracle.recount(match.view())
            assert [sum(line.points for line in match.breakdown(seat)) for seat in range(case.players)] == list(
                match.scores
            )
            assert sum(match.returns) == (1 if match.over else 0)
            if match.over:
                assert [place == 1 for place in match.places] == [share > 0 for share in match.returns]


@every_case
@every_policy
def test_compiled_and_plain_python_agree_byte_for_byte(case: Case, eager: bool) -> None:
    compiled_seen, plain_seen = np.zeros((2, case.game.observation_size), np.uint8)
    for seed in (11, 12):
        plain = case.match(seed, compiled=False)
        for number, match in enumerate(walk(case, seed, eager)):
            if match.moves:
                plain.play(match.moves[-1].seat, match.moves[-1].action)
            assert state_of(match) == state_of(plain)
            assert all(match.legal(seat) == plain.legal(seat) for seat in range(case.players))
            assert match.scores == plain.scores
            if number % 37 == 0 or match.over:
                for each, seen in ((match, compiled_seen), (plain, plain_seen)):
                    each.kernel.bind(loops.observe_at)(each._states, 0, number % case.players, seen)
                assert np.array_equal(compiled_seen, plain_seen)
        assert match.returns == plain.returns


@every_case
@every_policy
def test_a_fork_plays_on_identically_and_the_original_stays(case: Case, eager: bool) -> None:
    whole = played(case, 5, eager)
    match = case.match(5)
    for number, move in enumerate(whole.moves):
        if number % 17 == 0:
            before, fork = state_of(match), match.fork()
            for later in whole.moves[number:]:
                fork.play(later.seat, later.action)
            assert state_of(fork) == state_of(whole)
            assert state_of(match) == before
        match.play(move.seat, move.action)


@every_case
@every_policy
def test_historic_copies_never_change(case: Case, eager: bool) -> None:
    history = [(match.fork(), state_of(match)) for match in walk(case, 6, eager)]
    assert all(state_of(fork) == then for fork, then in history)


@every_case
@every_policy
def test_undo_goes_back_through_every_state(case: Case, eager: bool) -> None:
    states = []
    for match in walk(case, 7, eager):
        states.append(state_of(match))
    while match.moves:
        assert state_of(match) == states.pop()
        match.undo(across_reveals=True)
    assert state_of(match) == states.pop()


@every_case
@every_policy
def test_notation_round_trips_for_every_legal_action(case: Case, eager: bool) -> None:
    for match in walk(case, 8, eager):
        for seat in match.to_act:
            for action in match.legal(seat):
                text = case.game.encode(action)
                assert case.game.decode(text) == action
                assert case.game.decode(f"  {text.upper()} ") == action


@every_case
@every_policy
def test_save_and_load_round_trip_at_any_moment(case: Case, eager: bool) -> None:
    for number, match in enumerate(walk(case, 9, eager)):
        if number % 23 == 0 or match.over:
            again = Record.loads(match.record().dumps()).replay()
            assert state_of(again) == state_of(match)
            assert again.moves == match.moves


@every_case
@every_policy
def test_nothing_hidden_shows_in_view_observation_or_choices(case: Case, eager: bool) -> None:
    rng = generator(1)
    observe, conceal = case.game.kernel.bind(loops.observe_at), case.game.kernel.bind(loops.conceal_at)
    seen, seen_too = np.zeros((2, case.game.observation_size), np.uint8)
    for match in walk(case, 10, eager):
        for seat in range(case.players):
            other = match.fork()
            conceal(other._states, 0, seat, rng)
            assert other.view(seat) == match.view(seat)
            assert case.game.seats_differ or match.view(seat) == match.view()
            assert other.legal(seat) == match.legal(seat)
            observe(match._states, 0, seat, seen)
            observe(other._states, 0, seat, seen_too)
            assert np.array_equal(seen, seen_too)
        conceal(other._states, 0, -1, rng)
        assert other.view() == match.view()


@every_case
@every_policy
def test_what_is_remembered_of_views_and_stories_is_what_would_be_worked_out_anew(
    case: Case, eager: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(case, 13, eager)
    moments = range(len(match.moves) + 1)
    for seat in (None, case.players - 1):
        remembered = [match.view(seat, at=number) for number in moments]
        with monkeypatch.context() as forgetful:
            forgetful.setattr(memory, "REMEMBERED", 0)
            assert [match.fork().view(seat, at=number) for number in moments] == remembered
    with monkeypatch.context() as forgetful:
        forgetful.setattr(memory, "REMEMBERED", 0)
        retold = Record.loads(match.record().dumps()).replay().story
    assert match.story == retold


@every_case
def test_conceal_varies_what_is_hidden_and_never_keeps_the_future(case: Case) -> None:
    rng = generator(2)
    match = case.match(3)
    beliefs = {bytes(match.position(0, rng).states.tobytes()) for _ in range(20)}
    assert len(beliefs) == 20
    assert state_of(match) not in beliefs
    futures = {tuple(match.position(0, rng).states["rng"][0]) for _ in range(20)}
    assert tuple(match.state.rng) not in futures


@every_case
@every_policy
def test_observations_have_a_fixed_size_and_stay_within_their_highs(case: Case, eager: bool) -> None:
    observe = case.game.kernel.bind(loops.observe_at)
    out = np.zeros(case.game.observation_size + 1, np.uint8)
    out[-1] = 7
    highs = np.array(case.game.observation_highs)
    for match in walk(case, 13, eager):
        for seat in range(case.players):
            observe(match._states, 0, seat, out[:-1])
            assert (out[:-1] <= highs).all()
            assert out[-1] == 7


@every_case
@every_policy
def test_progress_never_falls_and_undo_respects_it(case: Case, eager: bool) -> None:
    progress = case.game.kernel.bind(loops.progress_at)
    last = 0
    for match in walk(case, 14, eager):
        now = progress(match._states, 0)
        assert now >= last
        if match.moves:
            assert match.revealed(len(match.moves) - 1) == (now > last)
        last = now


@every_case
@every_policy
def test_every_decision_is_told_in_every_language(case: Case, eager: bool) -> None:
    catalogues = [words(language) for language in LANGUAGES]
    for match in walk(case, 15, eager):
        msgspec.json.encode(match.view(0))
        for seat in match.to_act:
            for action in match.legal(seat):
                label = match.label(seat, action)
                assert all(catalogue(label) for catalogue in catalogues)
    half: int | None = None
    for chapter in match.story:
        assert half in (None, chapter.move.seat), "what is half decided is told with the rest of it"
        half = None if chapter.events else chapter.move.seat
        for event in chapter.events:
            msgspec.json.encode(event)
            assert all(catalogue(event, match.names) for catalogue in catalogues)


@every_case
@every_policy
def test_what_is_not_legal_is_refused_with_a_ruling_and_changes_nothing(case: Case, eager: bool) -> None:
    random = Random(16)
    for match in walk(case, 16, eager):
        before = state_of(match)
        for seat in match.to_act:
            legal = set(match.legal(seat))
            wrong = [action for action in range(case.game.action_count) if action not in legal]
            for action in random.sample(wrong, min(12, len(wrong))):
                with pytest.raises(IllegalMove) as caught:
                    match.play(seat, action)
                assert caught.value.rule in case.game.rulings
                assert all(words(language)(caught.value.message) for language in LANGUAGES)
        assert state_of(match) == before


@every_case
@every_policy
def test_the_worlds_randomness_changes_nothing(case: Case, eager: bool) -> None:
    first = played(case, 17, eager)
    match = case.match(17)
    for move in first.moves:
        global_random.seed(len(match.moves))
        np.random.seed(len(match.moves))
        match.play(move.seat, move.action)
    assert state_of(match) == state_of(first)


@every_case
def test_the_same_seed_begins_the_same_game_and_another_another(case: Case) -> None:
    assert state_of(case.match(1)) == state_of(case.match(1))
    assert state_of(case.match(1)) != state_of(case.match(2))
    assert state_of(case.match(1)) != state_of(case.match(1 << 100))


@every_case
def test_simultaneous_seats_may_decide_in_any_order(case: Case) -> None:
    random = Random(18)
    for match in walk(case, 18, True):
        if len(match.to_act) > 1:
            first, second = random.sample(match.to_act, 2)
            one, other = choose(match, first, random, True), choose(match, second, random, True)
            there, back = match.fork(), match.fork()
            there.play(first, one)
            there.play(second, other)
            back.play(second, other)
            back.play(first, one)
            assert there.view() == back.view()
