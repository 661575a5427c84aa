"""The functions that every game gives, by name, with their meaning.

Loops and searches are written once against these names; `jit.py` re-binds them to a game's own functions.
They run compiled or as plain Python with the same result, byte for byte.
"""

from __future__ import annotations

from tesela.engine.state import Features, Floats, Ints, State


class Unbound(RuntimeError):
    """A function of the contract was called without a game behind it."""


def setup(s: State, players: int, options: Ints) -> None:
    """Lay out a new game on a blank state whose `rng` and `rules` are set; `options` holds the index of each choice."""
    raise Unbound


def to_act(s: State) -> int:
    """The seats that may act now, as a bit mask; several where decisions are simultaneous, 0 when the game is over."""
    raise Unbound


def asked_first(s: State, mask: int) -> int:
    """Of the seats of a mask that act at once, the one to ask first where one order is needed.

    A game that does not say asks the lowest.
    """
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def legal(s: State, seat: int, out: Ints) -> int:
    """Write every legal action of a seat that is to act, ascending; return how many."""
    raise Unbound


def apply(s: State, seat: int, action: int) -> None:
    """Carry out an action that is legal; the caller has checked."""
    raise Unbound


def score(s: State, seat: int) -> int:
    """Points so far, as they would be counted if the game ended now."""
    raise Unbound


def returns(s: State, out: Floats) -> None:
    """Write the win share of every seat at the end: 1 for a sole winner, split when victory is shared."""
    raise Unbound


def conceal(s: State, seat: int, rng: Ints) -> None:
    """Resample all that this seat (-1: a spectator) cannot know, and the future, from `rng`."""
    raise Unbound


def observe(s: State, seat: int, out: Features) -> None:
    """Write small numbers for learning, none above `Game.observation_highs`, only from what the seat may see."""
    raise Unbound


def progress(s: State) -> int:
    """A count that rises whenever something hidden became known: undo may not cross it."""
    raise Unbound


def instinct(s: State, seat: int, action: int) -> int:
    """How promising a legal action looks at a glance: a weight of at least 1, for playouts and eager play."""
    raise Unbound


NAMES = (
    "setup",
    "to_act",
    "asked_first",
    "legal",
    "apply",
    "score",
    "returns",
    "conceal",
    "observe",
    "progress",
    "instinct",
)
DEFAULTS = {"asked_first": asked_first}
