"""One player's workshops written a second time, with plain recursion: every way that a placement can end."""

from __future__ import annotations

import functools
import itertools
from typing import Any, NamedTuple

from tests.games.majolica.arrange import FACES, LETTERS, NAMES

PATTERNS = ((3, 3), (2, 2, 2), (2, 2), (4,))
CAPACITIES = (6, 6, 4, 4)
LIMITS = (2, 3, 1, 0)


class Desk(NamedTuple):
    """Tiles are sorted letters; a card is its number and the sorted pairs of cell and tile, `-` for none."""

    workshops: tuple[str, ...]
    cards: tuple[tuple[int, tuple[str, ...]] | None, ...]
    hall: tuple[int, int]
    violets: int
    ones: int
    done: frozenset[int]
    bonuses: int
    rules: int


def desk_of(s: Any, seat: int) -> Desk:
    """The desk of a seat in a state."""
    workshops = tuple(
        "".join(sorted(letter * int(count) for letter, count in zip(LETTERS, row, strict=True) if count))
        for row in s.workshops[seat]
    )
    cards = []
    for number, tiles in zip(s.slots[seat].tolist(), s.filled[seat].tolist(), strict=True):
        pairs = [cell + "-RYBG"[tile] for cell, tile in zip(FACES[number - 1], tiles, strict=False)] if number else []
        cards.append((number, tuple(sorted(pairs))) if number else None)
    done = frozenset(card for card in range(len(s.completed)) if s.completed[card] == seat + 1)
    hall = (int(s.violets_left), int(s.ones_left))
    counts = (int(s.violets[seat]), int(s.ones[seat]), done, int(s.bonuses), int(s.rules))
    return Desk(workshops, tuple(cards), hall, *counts)


def add(desk: Desk, workshop: int, tiles: str) -> set[Desk]:
    """Put tiles into a workshop in every way that discards exactly the excess."""
    if workshop == 3:
        tiles = tiles.replace("V", "")
    everything = sorted(desk.workshops[workshop] + tiles)
    kept = min(len(everything), CAPACITIES[workshop])
    return {with_tiles(desk, workshop, "".join(choice)) for choice in set(itertools.combinations(everything, kept))}


def with_tiles(desk: Desk, workshop: int, tiles: str) -> Desk:
    workshops = list(desk.workshops)
    workshops[workshop] = "".join(sorted(tiles))
    return desk._replace(workshops=tuple(workshops))


def fits(tiles: str, pattern: tuple[int, ...]) -> bool:
    """Whether violets can be painted so that the tiles make the pattern."""
    if "V" in tiles:
        return any(fits(tiles.replace("V", colour, 1), pattern) for colour in "RYBG")
    return sorted(tiles.count(colour) for colour in set(tiles)) == sorted(pattern)


def ready(desk: Desk, workshop: int) -> bool:
    if not fits(desk.workshops[workshop], PATTERNS[workshop]):
        return False
    return workshop == 3 or bool(raises(desk, workshop))


def raises(desk: Desk, workshop: int) -> set[Desk]:
    """Every way to move one tile onto the card above."""
    card = desk.cards[workshop]
    found: set[Desk] = set()
    if card is None:
        return found
    for tile in set(desk.workshops[workshop]) - {"V"}:
        for cell in set(card[1]) & {f"{tile}-", ".-"}:
            pairs = list(card[1])
            pairs.remove(cell)
            pairs.append(cell[0] + tile)
            after = with_tiles(desk, workshop, desk.workshops[workshop].replace(tile, "", 1))
            found.add(with_card(after, workshop, (card[0], tuple(sorted(pairs)))))
    return found


def with_card(desk: Desk, slot: int, card: tuple[int, tuple[str, ...]]) -> Desk:
    cards = list(desk.cards)
    cards[slot] = card
    if not any(pair.endswith("-") for pair in card[1]):
        cards[slot] = None
        bonus = NAMES[card[0] - 1].endswith("*")
        desk = desk._replace(done=desk.done | {card[0]}, bonuses=desk.bonuses + bonus)
    return desk._replace(cards=tuple(cards))


def run(desk: Desk, workshop: int) -> set[Desk]:
    """Every way to run a ready workshop, overflow of the next one included."""
    if workshop == 3:
        return run_town_hall(desk)
    risen = stage = raises(desk, workshop)
    for _ in range(LIMITS[workshop] - 1):
        stage = {after for one in stage for after in raises(one, workshop)}
        risen = risen | stage
    if workshop == 2:
        risen = {after for one in risen for after in breaks(one)}
    ends: set[Desk] = set()
    for one in risen:
        ends |= add(with_tiles(one, workshop, ""), workshop + 1, one.workshops[workshop])
    return ends


def breaks(desk: Desk) -> set[Desk]:
    tiles = desk.workshops[2]
    return {with_tiles(desk, 2, tiles.replace(tile, "", 1)) for tile in set(tiles) - {"V"}} or {desk}


def run_town_hall(desk: Desk) -> set[Desk]:
    tiles = desk.workshops[3][1:]
    violets, ones = desk.hall
    desk = with_tiles(desk, 3, "")
    if not violets:
        return add(desk._replace(hall=(0, max(0, ones - 1)), ones=desk.ones + min(1, ones)), 0, tiles)
    desk = desk._replace(hall=(violets - 1, ones), violets=desk.violets + 1)
    if desk.rules == 1:
        return add(desk, 0, tiles + "V")
    return in_order(desk, "V", tiles) | in_order(desk, tiles, "V")


def in_order(desk: Desk, first: str, second: str) -> set[Desk]:
    """Every way in which some tiles, then others enter W1; if it is ready in between it runs, with all that follows."""
    between: set[Desk] = set()
    for one in add(desk, 0, first):
        between |= {end for after in run(one, 0) for end in cascade(after)} if ready(one, 0) else {one}
    return {end for one in between for end in add(one, 0, second)}


@functools.cache
def cascade(desk: Desk) -> frozenset[Desk]:
    """All desks in which everything can come to rest before bonus tiles are taken."""
    running = [workshop for workshop in range(4) if ready(desk, workshop)]
    if not running:
        return frozenset({desk})
    return frozenset(end for workshop in running for after in run(desk, workshop) for end in cascade(after))


@functools.cache
def settle(desk: Desk) -> frozenset[Desk]:
    """All desks in which everything can come to rest."""
    running = [workshop for workshop in range(4) if ready(desk, workshop)]
    if not running and not desk.bonuses:
        return frozenset({desk})
    ends: set[Desk] = set()
    for workshop in running:
        for after in run(desk, workshop):
            ends |= settle(after)
    if desk.bonuses:
        fewer = desk._replace(bonuses=desk.bonuses - 1)
        ends |= settle(fewer)
        for workshop, colour in itertools.product(range(4), "RYBG"):
            for after in add(fewer, workshop, colour):
                ends |= settle(after)
    return frozenset(ends)


def placements(desk: Desk, workshop: int, tiles: str) -> set[Desk]:
    """All ends of putting these tiles into a workshop."""
    return {end for after in add(desk, workshop, tiles) for end in settle(after)}
