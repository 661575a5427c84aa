from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesela.bots import generator
from tesela.engine.rng import CELLS, below, lock, next_word, reseed, seed_words, shuffle, sow


def reference(seed: int, count: int) -> list[int]:
    """The generator sfc32 as its author wrote it, in whole numbers of Python."""
    a, b, c, counter = ((seed >> 32 * k) & 0xFFFFFFFF for k in range(4))
    words = []
    for _ in range(16 + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + word) % 2**32
        words.append(word)
    return words[16:]


@given(st.integers(0, 2**128 - 1))
def test_it_is_sfc32_seeded_with_all_128_bits(seed: int) -> None:
    rng = np.zeros(CELLS, np.int64)
    sow(rng, np.array(seed_words(seed), np.int64))
    assert [next_word(rng) for _ in range(20)] == reference(seed, 20)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, {0: 0xADE0B876, 1: 0xBEE7079F}),  # RFC 8439, A.1, vectors 1 and 2
        (3, {0: 0x14E4859A, 77: 0xA1A05809}),  # these and all below: openssl enc -chacha20, the seed twice as the key
        (0x0123456789ABCDEFFEDCBA9876543210, {0: 0x71C79291, 1: 0x71872CF6, 1000: 0xAF0EC061}),
        (2**128 - 1, {2: 0x53EECB63}),
    ],
)
def test_deals_are_drawn_from_chacha20_keyed_by_all_128_bits(seed: int, words: dict[int, int]) -> None:
    rng = np.zeros(CELLS, np.int64)
    lock(rng, np.array(seed_words(seed), np.int64))
    drawn = [next_word(rng) for _ in range(1 + max(words))]
    assert {number: drawn[number] for number in words} == words


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 42])
def test_below_is_within_bounds_and_even(n: int) -> None:
    rng = generator(n)
    counts = Counter(below(rng, n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert max(counts.values()) < 500
    assert min(counts.values()) > 300


@given(st.integers(0, 2**128 - 1), st.integers(0, 30), st.integers(0, 10))
def test_shuffle_permutes_the_first_and_leaves_the_rest(seed: int, count: int, rest: int) -> None:
    items = np.arange(count + rest)
    shuffle(generator(seed), items, count)
    assert sorted(items[:count]) == list(range(count))
    assert items[count:].tolist() == list(range(count, count + rest))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = generator(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = np.arange(3)
        shuffle(rng, items, 3)
        orders[tuple(items.tolist())] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_reseeding_leaves_no_trace_of_the_past() -> None:
    one, other = generator(1), generator(2)
    reseed(one, generator(9))
    reseed(other, generator(9))
    assert [next_word(one) for _ in range(9)] == [next_word(other) for _ in range(9)]
