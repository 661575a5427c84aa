"""Mozaika counted by hand: independent of the rules' own code."""

from __future__ import annotations

from itertools import product
from typing import Any

COPIES = {3: 5, 4: 7, 5: 9}
FIRST_FLY = {3: 4, 4: 3, 5: 2}
LAYING, BIDDING, CHOOSING, LANDING, OVER = range(5)
Face = tuple[str, str]


def check(s: Any) -> None:
    players, number = int(s.players), int(s.round_number)
    assert 1 <= number <= 16
    everything = s.bag.copy()
    for tile in [*s.market, *s.mosaic.flatten()]:
        everything[tile] += tile > 0
    everything += s.hand.sum(axis=0)
    assert everything.tolist() == [0] + [COPIES[players]] * (len(s.bag) - 1)
    assert (s.bag >= 0).all()
    assert (s.coins[:players] >= 0).all()
    assert (s.bids[:players] >= 0).all()
    if s.phase == BIDDING:
        assert (s.bids <= s.coins).all()
    laid = (s.mosaic > 0).sum(axis=1)
    held = s.hand.sum(axis=1)
    for seat in range(players):
        waits = bool(int(s.waiting) >> seat & 1)
        has_laid = s.phase in (LANDING, OVER) or (s.phase == LAYING and not waits)
        assert laid[seat] == number - 1 + has_laid
        if s.phase == CHOOSING:
            assert held[seat] == 3 + (seat in s.order[: s.chosen])
        else:
            assert held[seat] == (3 if has_laid or s.phase == BIDDING else 4)
    assert not (s.flies.astype(bool) & (s.mosaic == 0)).any()
    rounds_done = number - (s.phase != OVER)
    assert s.flies.sum() == max(0, rounds_done - FIRST_FLY[players] + 1)
    on_market = (s.market > 0).sum()
    assert on_market == {BIDDING: players + 1, CHOOSING: players + 1 - s.chosen}.get(int(s.phase), 0)
    assert (s.waiting == 0) == (s.phase == OVER)
    if s.phase == OVER:
        assert number == 16
        assert laid[:players].tolist() == [16] * players


def mosaic_points(mosaic: list[Face | None], flies: set[int]) -> int:
    """The worth of a mosaic without its coins, by looking at every set of four cells anew."""
    grid = {(x, y): mosaic[4 * y + x] for x, y in product(range(4), repeat=2)}
    fours = [[(x, y) for x in range(4)] for y in range(4)] + [[(x, y) for y in range(4)] for x in range(4)]
    fours += [[(k, k) for k in range(4)], [(k, 3 - k) for k in range(4)]]
    fours += [[(x + i, y + j) for i in (0, 1) for j in (0, 1)] for x, y in product(range(3), repeat=2)]
    total = 0
    for four in fours:
        tiles = [grid[place] for place in four]
        if None not in tiles:
            colours, symbols = ({tile[k] for tile in tiles if tile} for k in (0, 1))
            worth = {(True, True): 4, (False, False): 0}.get((len(colours) == 1, len(symbols) == 1), 2)
            total += max(0, worth - sum(4 * y + x in flies for x, y in four))
    if None not in mosaic:
        rows = [mosaic[k : k + 4] for k in (0, 4, 8, 12)]
        columns = [mosaic[k::4] for k in range(4)]
        total += 12 * all(row == row[::-1] for row in rows)
        total += 12 * (rows == rows[::-1])
        total += 8 * (rows == columns)
        total += 8 * (rows == [column[::-1] for column in columns[::-1]])
    return total


def recount(view: dict[str, Any]) -> list[int]:
    scores = []
    for player in view["players"]:
        mosaic = [(tile["colour"], tile["symbol"]) if tile else None for tile in player["mosaic"]]
        flies = {cell for cell, tile in enumerate(player["mosaic"]) if tile and tile["fly"]}
        scores.append(player["coins"] // 5 + mosaic_points(mosaic, flies))
    return scores
