"""The score of random mosaics against the oracle's, which knows nothing of the rules' code."""

from __future__ import annotations

from random import Random

import pytest

import tesela
from tesela.engine import loops
from tesela.engine.state import readable
from tesela.games.mozaika.notation import TILE_TEXTS
from tests.games.mozaika.oracle import Face, mosaic_points

BOARDS = 10_000


def random_mosaic(random: Random) -> list[int]:
    """Tiles of a few types, some boards with free cells, some mirrored along an axis or two."""
    palette = random.sample(range(1, 13), random.choice((1, 2, 2, 3, 4, 12)))
    free = random.choice((0, 0, 0, 1, 5))
    tiles = [random.choice(palette) for _ in range(16 - free)] + [0] * free
    random.shuffle(tiles)
    rows = [tiles[k : k + 4] for k in (0, 4, 8, 12)]
    if random.random() < 0.3:
        rows = [[*row[:2], *row[1::-1]] for row in rows]
    if random.random() < 0.3:
        rows = [*rows[:2], *rows[1::-1]]
    if random.random() < 0.3:
        rows = [[rows[min(r, c)][max(r, c)] for c in range(4)] for r in range(4)]
    if random.random() < 0.2:
        rows = [row[::-1] for row in rows]
    return [tile for row in rows for tile in row]


@pytest.mark.parametrize(("way", "boards"), [("compiled", BOARDS), ("plain", BOARDS // 20)])
def test_random_mosaics_score_as_the_oracle_counts(way: str, boards: int) -> None:
    game = tesela.game("mozaika")
    kernel = game.kernel if way == "compiled" else game.plain
    score = kernel.bind(loops.score_at)
    states = kernel.states(1)
    s = readable(states)[0]
    random = Random(20)
    symmetric = 0
    for _ in range(boards):
        tiles = random_mosaic(random)
        flies = [int(tile > 0 and random.random() < 0.2) for tile in tiles]
        coins = random.randrange(59)
        s.mosaic[0], s.flies[0], s.coins[0] = tiles, flies, coins
        points = mosaic_points([face(tile) for tile in tiles], {cell for cell in range(16) if flies[cell]})
        assert score(states, 0, 0) == points + coins // 5, (tiles, flies)
        symmetric += points >= 12
    assert symmetric > boards // 10


def face(tile: int) -> Face | None:
    """The colour and symbol of a tile number."""
    if tile == 0:
        return None
    colour, symbol = TILE_TEXTS[tile - 1].split()
    return colour, symbol
