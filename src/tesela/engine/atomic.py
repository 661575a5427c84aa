"""Numbers that several threads change at once: each call is one step that no other thread can come between."""

from __future__ import annotations

from tesela.engine.state import Ints


def fetch_and_add(numbers: Ints, at: int, amount: int) -> int:
    """Add to a number and return what it was before."""
    before = numbers[at]
    numbers[at] = before + amount
    return before


def fetch_and_set(numbers: Ints, at: int, value: int) -> int:
    """Replace a number and return what it was before."""
    before = numbers[at]
    numbers[at] = value
    return before


OPERATIONS = {fetch_and_add: "add", fetch_and_set: "xchg"}
"""What the compiler makes of them."""
