"""The generator inside the state: sfc32 in four int64 cells, each holding 32 bits.

Every intermediate fits into int64, so compiled and plain Python give the same numbers on every machine.
"""

from __future__ import annotations

from tesela.engine.state import Ints

WORD = 0xFFFFFFFF
MIXING_ROUNDS = 16


def next_word(rng: Ints) -> int:
    """The next 32 random bits."""
    a = int(rng[0])
    b = int(rng[1])
    c = int(rng[2])
    counter = int(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


def sow(rng: Ints, seed: Ints) -> None:
    """Start the generator from the four words of a 128-bit seed."""
    for i in range(4):
        rng[i] = seed[i]
    for _ in range(MIXING_ROUNDS):
        next_word(rng)


def below(rng: Ints, n: int) -> int:
    """A whole number from 0 to n - 1, exactly uniform; n is below 2**31."""
    product = next_word(rng) * n
    if (product & WORD) < n:
        unfair = (WORD + 1 - n) % n
        while (product & WORD) < unfair:
            product = next_word(rng) * n
    return product >> 32


def shuffle(rng: Ints, items: Ints, count: int) -> None:
    """Shuffle the first `count` items in place."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


def reseed(rng: Ints, source: Ints) -> None:
    """Replace the future of `rng` by one drawn from `source`."""
    for i in range(4):
        rng[i] = next_word(source)


def seed_words(seed: int) -> list[int]:
    """A 128-bit seed as four words of 32 bits, lowest first."""
    return [(seed >> (32 * i)) & WORD for i in range(4)]
