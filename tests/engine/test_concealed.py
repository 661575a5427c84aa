"""A concealed state gives nothing away: the attack that runs a generator backwards, and what it finds."""

from __future__ import annotations

from typing import Any

import numpy as np

import tesela
from tesela.bots import generator
from tesela.engine.match import Match
from tesela.engine.rng import CELLS, WORD, next_word, shuffle, turned
from tesela.engine.state import Ints
from tests.conformance.cases import Case, usual_case, walk

NINTH = pow(9, -1, 1 << 32)
GUESSES = 1 << 16  # of 1 << 32: the attacker is told half of a word, which spares hours of plain Python


def folded(word: Any) -> Any:
    """What sfc32 makes of its second word."""
    return word ^ (word >> 9)


def unfolded(word: int) -> int:
    """The word that was folded into this one."""
    found = word
    for _ in range(4):
        found = word ^ (found >> 9)
    return found


def before(rng: Ints) -> Ints:
    """The state of sfc32 before its last draw."""
    b, c, counter = unfolded(int(rng[0])), int(rng[1]) * NINTH & WORD, (int(rng[3]) - 1) & WORD
    word = (int(rng[2]) - turned(c, 21)) & WORD
    return np.array([(word - b - counter) & WORD, b, c, counter, 0], np.int64)


def sources(outputs: list[int], high: int) -> list[Ints]:
    """The states of sfc32 that draw these four words next; `high` is the upper half of the third word of the state."""
    first, second, third, fourth = outputs
    c = (high << 16) + np.arange(GUESSES, dtype=np.int64)
    b1, c1 = c * 9 & WORD, (((c << 21) & WORD | (c >> 11)) + first) & WORD
    b2, c2 = c1 * 9 & WORD, (((c1 << 21) & WORD | (c1 >> 11)) + second) & WORD
    counter = (third - folded(b1) - b2 - 2) & WORD
    fits = (folded(b2) + c2 * 9 + counter + 3) & WORD == fourth
    found: list[Ints] = []
    for guess, count in zip(c[fits].tolist(), counter[fits].tolist(), strict=True):
        b = unfolded((second - 9 * guess - count - 1) & WORD)
        found.append(np.array([(first - b - count) & WORD, b, guess, count, 0], np.int64))
    return found


def begun() -> Match:
    return tesela.game("finca").match(3, 11)


def lying(state: Any) -> list[int]:
    """Finca's tiles that lie face down, in the order in which `conceal` takes them up."""
    piles = [int(tile) for pile, left in zip(state["pile"], state["left"], strict=True) for tile in pile[: left - 1]]
    return [*piles, *state["left_out"].tolist()]


def attack(state: Any, high: int) -> list[list[int]]:
    """The true orders of Finca's hidden tiles that a state allows whose generator tells how it was drawn."""
    found = []
    shown = lying(state)
    for rng in sources(state["rng"][:4].tolist(), high):
        start = rng
        for _ in range(len(shown) - 1):
            start = before(start)
        places = np.arange(len(shown))
        shuffle(start, places, len(shown))
        found.append([tile for _, tile in sorted(zip(places.tolist(), shown, strict=True))])
    return found


def test_four_words_of_sfc32_give_away_all_that_it_drew_before() -> None:
    rng = generator(77)
    drawn = [next_word(rng) for _ in range(5)]
    secret = int(rng[2])
    outputs = [next_word(rng) for _ in range(4)]
    found = sources(outputs, secret >> 16)
    assert any(list(undone(source, 5)) == drawn[::-1] for source in found)


def undone(rng: Ints, draws: int) -> Any:
    """The words that sfc32 drew last, the newest first."""
    for _ in range(draws):
        rng = before(rng)
        yield next_word(np.array(rng))


def test_a_belief_gives_all_hidden_tiles_away_and_a_concealed_state_none() -> None:
    match, source = begun(), generator(5)
    truth = lying(match.state)
    believed = match.believed(0, source).state
    then = source
    for _ in range(4):
        then = before(then)
    assert lying(believed) != truth
    assert truth in attack(believed, int(then[2]) >> 16)
    shown = np.frombuffer(match.concealed(0), match.state.dtype)[0]
    assert shown["rng"].tolist() == [0] * CELLS
    assert not any(truth in attack(shown, high) for high in range(16))


@usual_case
def test_what_is_concealed_is_a_state_that_the_seat_could_believe_in(case: Case) -> None:
    for number, match in enumerate(walk(case, 3, eager=True, limit=40)):
        if number % 13 == 0:
            for seat in match.to_act:
                shown = tesela.game(case.game.name).match(case.players, 1, case.options)
                shown._states = np.frombuffer(bytearray(match.concealed(seat)), shown._states.dtype)
                assert shown.view(seat) == match.view(seat)
                assert shown.legal(seat) == match.legal(seat)
                assert shown.labels(seat) == match.labels(seat)


def test_it_is_drawn_anew_each_time() -> None:
    match = begun()
    assert len({match.concealed(0) for _ in range(20)}) == 20
