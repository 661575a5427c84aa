"""What Python calls: the contract applied to state `i` of an array, and whole games of random play.

Every function here is a template, bound to one game at a time by `jit.Kernel`.
"""

from __future__ import annotations

from tesela.engine.contract import (
    apply,
    asked_first,
    conceal,
    instinct,
    legal,
    observe,
    progress,
    returns,
    score,
    setup,
    to_act,
)
from tesela.engine.rng import lock, quick_below, reseed, sow
from tesela.engine.state import Features, Floats, Ints, State, States

NOT_TO_ACT = 1
NOT_LEGAL = 2


def place_of(actions: Ints, count: int, action: int) -> int:
    """Where an action stands among the first `count`, which ascend; -1 when it is not there."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) >> 1
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low if low < count and actions[low] == action else -1


def weigh(s: State, seat: int, actions: Ints, count: int, weights: Ints) -> int:
    """Write the instinct's weight of each action; return their sum."""
    total = 0
    for k in range(count):
        weights[k] = instinct(s, seat, actions[k])
        total += weights[k]
    return total


def pick(s: State, seat: int, actions: Ints, count: int, eager: bool, rng: Ints, weights: Ints) -> int:
    """One of the legal actions: uniformly, or in proportion to instinct when eager."""
    if not eager:
        return int(actions[quick_below(rng, count)])
    ticket = quick_below(rng, weigh(s, seat, actions, count, weights))
    k = 0
    while ticket >= weights[k]:
        ticket -= weights[k]
        k += 1
    return int(actions[k])


def begin(S: States, i: int, players: int, options: Ints, seed: Ints) -> None:
    """Deal a new game in a blank state; version 1 of every game's rules dealt with sfc32."""
    if S[i].rules == 1:
        sow(S[i].rng, seed)
    else:
        lock(S[i].rng, seed)
    setup(S[i], players, options)


def mask_at(S: States, i: int) -> int:
    """The seats to act, as a bit mask."""
    return to_act(S[i])


def asked_at(S: States, i: int, out: Ints) -> int:
    """Write the seats to act in the order in which they are asked where one order is needed; return how many."""
    s = S[i]
    mask = to_act(s)
    n = 0
    while mask:
        out[n] = asked_first(s, mask)
        mask ^= 1 << out[n]
        n += 1
    return n


def legal_at(S: States, i: int, seat: int, out: Ints) -> int:
    """The legal actions of a seat; none when it is not to act."""
    if seat < 0 or not (to_act(S[i]) >> seat) & 1:
        return 0
    return legal(S[i], seat, out)


def play_at(S: States, i: int, seat: int, action: int, out: Ints) -> int:
    """Play an action if it is legal and return 0; else change nothing and return the reason."""
    s = S[i]
    if seat < 0 or not (to_act(s) >> seat) & 1:
        return NOT_TO_ACT
    if place_of(out, legal(s, seat, out), action) < 0:
        return NOT_LEGAL
    apply(s, seat, action)
    return 0


def step_at(S: States, i: int, seat: int, action: int, out: Ints) -> tuple[int, int]:
    """Apply a legal action unchecked and look ahead: (number of legal actions written, seat they belong to).

    The number is 0 at the end of the game. Where several seats are to act it is the one that is asked first.
    """
    s = S[i]
    apply(s, seat, action)
    mask = to_act(s)
    if mask == 0:
        return 0, 0
    after = asked_first(s, mask)
    return legal(s, after, out), after


def score_at(S: States, i: int, seat: int) -> int:
    """Points so far."""
    return score(S[i], seat)


def returns_at(S: States, i: int, out: Floats) -> None:
    """Win shares at the end."""
    returns(S[i], out)


def conceal_at(S: States, i: int, seat: int, rng: Ints) -> None:
    """Make a state into one that the seat could believe in."""
    conceal(S[i], seat, rng)


def observe_at(S: States, i: int, seat: int, out: Features) -> None:
    """Features for learning."""
    observe(S[i], seat, out)


def progress_at(S: States, i: int) -> int:
    """The count of revelations."""
    return progress(S[i])


def weights_at(S: States, i: int, seat: int, actions: Ints, count: int, out: Ints) -> None:
    """The instinct's weight of each of these actions."""
    weigh(S[i], seat, actions, count, out)


def playouts(
    S: States, players: int, options: Ints, rng: Ints, games: int, eager: bool, actions: Ints, weights: Ints
) -> int:
    """Play whole games at random, by instinct when eager, and return the number of decisions; -1 at a dead end.

    S[0] is the table and S[1] stays blank; `rng` seeds the games and makes the choices.
    """
    decisions = 0
    for _ in range(games):
        S[0] = S[1]
        s = S[0]
        reseed(s.rng, rng)
        setup(s, players, options)
        mask = to_act(s)
        while mask:
            seat = asked_first(s, mask)
            count = legal(s, seat, actions)
            if count == 0:
                return -1
            apply(s, seat, pick(s, seat, actions, count, eager, rng, weights))
            decisions += 1
            mask = to_act(s)
    return decisions
