"""Looking to the end of one's own turn; a template, bound to one game at a time."""

from __future__ import annotations

from tesela.engine.contract import apply, instinct, legal, score, to_act
from tesela.engine.rng import quick_below
from tesela.engine.state import Ints, State, States

TURN_LIMIT = 16  # decisions; longer turns are judged where they stand


def greedy_at(S: States, seat: int, rng: Ints, actions: Ints, scratch: Ints) -> int:
    """The action of S[0] with the best outcome; S[1] is for trying. Equals are drawn."""
    count = legal(S[0], seat, actions)
    best = 0
    chosen = -1
    equals = 0
    for k in range(count):
        S[1] = S[0]
        value = outcome(S[1], seat, actions[k], scratch)
        if chosen < 0 or value > best:
            best = value
            chosen = actions[k]
            equals = 1
        elif value == best:
            equals += 1
            if quick_below(rng, equals) == 0:
                chosen = actions[k]
    return chosen


def outcome(s: State, seat: int, action: int, scratch: Ints) -> int:
    """Points at the end of the turn, and the instinct's weight of the first action to decide between equals."""
    weight = min(instinct(s, seat, action), 999)
    apply(s, seat, action)
    decisions = 1
    while decisions < TURN_LIMIT and to_act(s) == 1 << seat:
        apply(s, seat, most_promising(s, seat, scratch))
        decisions += 1
    return score(s, seat) * 1000 + weight


def most_promising(s: State, seat: int, scratch: Ints) -> int:
    """The legal action of the greatest instinct."""
    count = legal(s, seat, scratch)
    chosen = scratch[0]
    best = instinct(s, seat, chosen)
    for k in range(1, count):
        weight = instinct(s, seat, scratch[k])
        if weight > best:
            best = weight
            chosen = scratch[k]
    return chosen
