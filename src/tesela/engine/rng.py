"""The generators inside the state: five int64 cells, of which four hold 32 bits each.

ChaCha20, keyed by a seed, is for what must stay hidden: whoever sees some draws learns nothing about the others. All
rules after version 1 deal with it. sfc32 is far quicker and can be run backwards; it is for the worlds that bots
imagine, for games that nobody plays to win, and for deals of version 1. The last cell tells which: 0 is sfc32, whose
state the four words are; otherwise they are the key, and it counts the draws from 1.

Every intermediate fits into int64, so compiled and plain Python give the same numbers on every machine.
"""

from __future__ import annotations

import numpy as np

from tesela.engine.state import Ints

WORD = 0xFFFFFFFF
DRAWS = 4  # the cell that counts draws
CELLS = 5
MIXING_ROUNDS = 16
DOUBLE_ROUNDS = 10
EXPAND, THIRTY_TWO, BYTE, KEY = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574  # "expand 32-byte k"


def next_word(rng: Ints) -> int:
    """The next 32 random bits."""
    return keyed_word(rng) if rng[DRAWS] else quick_word(rng)


def quick_word(rng: Ints) -> int:
    """The next 32 bits of sfc32."""
    a = int(rng[0])
    b = int(rng[1])
    c = int(rng[2])
    counter = int(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = (turned(c, 21) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


def turned(word: int, bits: int) -> int:
    """A word of 32 bits, turned to the left."""
    return ((word << bits) & WORD) | (word >> (32 - bits))


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of ChaCha."""
    a = (a + b) & WORD
    d = turned(d ^ a, 16)
    c = (c + d) & WORD
    b = turned(b ^ c, 12)
    a = (a + b) & WORD
    d = turned(d ^ a, 8)
    c = (c + d) & WORD
    return a, turned(b ^ c, 7), c, d


def keyed_word(rng: Ints) -> int:
    """The first word of the next block of ChaCha20 (RFC 8439), whose key is the four words twice, whose nonce is 0."""
    k0 = int(rng[0])
    k1 = int(rng[1])
    k2 = int(rng[2])
    k3 = int(rng[3])
    a0, a1, a2, a3 = EXPAND, THIRTY_TWO, BYTE, KEY
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k0, k1, k2, k3
    d0, d1, d2, d3 = int(rng[DRAWS]) - 1, 0, 0, 0
    rng[DRAWS] += 1
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (a0 + EXPAND) & WORD


def lock(rng: Ints, seed: Ints) -> None:
    """Draw from ChaCha20, keyed by the four words of a 128-bit seed."""
    for i in range(4):
        rng[i] = seed[i]
    rng[DRAWS] = 1


def sow(rng: Ints, seed: Ints) -> None:
    """Draw from sfc32, started from the four words of a 128-bit seed."""
    for i in range(4):
        rng[i] = seed[i]
    rng[DRAWS] = 0
    for _ in range(MIXING_ROUNDS):
        next_word(rng)


def below(rng: Ints, n: int) -> int:
    """A whole number from 0 to n - 1, exactly uniform; n is below 2**31."""
    return keyed_below(rng, n) if rng[DRAWS] else quick_below(rng, n)


def quick_below(rng: Ints, n: int) -> int:
    """The same of sfc32 alone, for loops in which every nanosecond counts."""
    product = quick_word(rng) * n
    if (product & WORD) < n:
        unfair = (WORD + 1 - n) % n
        while (product & WORD) < unfair:
            product = quick_word(rng) * n
    return product >> 32


def keyed_below(rng: Ints, n: int) -> int:
    """The same of ChaCha20 alone."""
    unfair = (WORD + 1 - n) % n
    product = keyed_word(rng) * n
    while (product & WORD) < unfair:
        product = keyed_word(rng) * n
    return product >> 32


def shuffle(rng: Ints, items: Ints, count: int) -> None:
    """Shuffle the first `count` items in place."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


def reseed(rng: Ints, source: Ints) -> None:
    """Replace the future of `rng` by sfc32 with a state drawn from `source`."""
    for i in range(4):
        rng[i] = next_word(source)
    rng[DRAWS] = 0


def quick(seed: int) -> Ints:
    """sfc32 on its own, begun with the words of a seed as they are."""
    return np.array([*seed_words(seed), 0], np.int64)


def seed_words(seed: int) -> list[int]:
    """A 128-bit seed as four words of 32 bits, lowest first."""
    return [(seed >> (32 * i)) & WORD for i in range(4)]
