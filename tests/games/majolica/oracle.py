"""Majolica counted by hand: independent of the rules' own code."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

CAPACITIES = [6, 6, 4, 4]
HALL = {1: (3, 3), 2: (3, 3), 3: (3, 4), 4: (5, 5)}
CELLS = {3: 3, 4: 4, 5: 5, 7: 6}
START, OVERFLOWING, OVER = 0, 10, 12
TURN = 2
MISSION_POINTS = {
    "five_cards": 2,
    "broken": 3,
    "three_fours": 3,
    "kept": 3,
    "violets": 2,
    "ladder": 3,
    "first_three": 2,
    "two_at_once": 3,
}


def check(s: Any) -> None:
    s = SimpleNamespace(**{name: s[name] for name in s.dtype.names})  # quicker to read
    players = int(s.players)
    check_tiles(s, players)
    check_cards(s, players)
    assert (s.parts, s.hand.sum(), s.card, s.bonuses, s.ran, s.cards_now) == (0,) * 6 or s.phase not in (TURN, OVER)
    assert s.rounds < (6 if players == 1 else 50)
    if players == 1:
        assert s.turn == (24 if s.phase == OVER else 4 * s.rounds + s.turn % 4)
    elif s.phase == TURN:
        assert (s.taken == 0).sum() >= 4
    for others in range(players, 4):
        assert not s.workshops[others].any()
        assert not s.slots[others].any()


def check_tiles(s: Any, players: int) -> None:
    assert sorted(s.grid.tolist()) == sorted(list(range(4)) * 4)
    assert (s.workshops >= 0).all()
    assert not s.workshops[:, 3, 4].any(), "violet never rests in W4"
    for seat in range(players):
        for workshop in range(4):
            tiles = int(s.workshops[seat, workshop].sum())
            overflows = s.phase == OVERFLOWING and (seat, workshop) == (s.seat, s.bench)
            assert tiles > CAPACITIES[workshop] if overflows else tiles <= CAPACITIES[workshop]
        if s.phase == TURN or seat != s.seat:
            assert not any(is_ready(s, seat, workshop) for workshop in range(4))
    violets, ones = HALL[players]
    obtained = int(s.violets.sum())
    assert obtained + s.violets_left == violets
    assert int(s.workshops[:, :, 4].sum()) <= obtained
    assert int(s.ones.sum()) + s.ones_left == ones
    assert s.ones_left == ones or s.violets_left == 0


def check_cards(s: Any, players: int) -> None:
    """Every card is in exactly one place."""
    cards = [int(card) for card in s.display if card]
    cards += [int(s.deck[(s.deck_top + k) % len(s.deck)]) for k in range(s.deck_size)]
    cards += [int(card) for card in (*s.slots.flat, *s.start, s.card) if card]
    cards += [card for card in range(len(s.completed)) if s.completed[card]]
    starts = [card for card in cards if card <= 4]
    others = [card for card in cards if card > 4]
    assert len(starts) == len(set(starts)) == players
    assert sorted(others) in (list(range(5, 41)), list(range(5, 47)))
    for slot in s.filled[s.slots == 0]:
        assert not slot.any()


def is_ready(s: Any, seat: int, workshop: int) -> bool:
    """M9, by trying every colour for every violet tile."""
    pattern = [[3, 3], [2, 2, 2], [2, 2], [4]][workshop]
    counts = s.workshops[seat, workshop].tolist()
    if not matches(counts[:4], counts[4], pattern):
        return False
    return workshop == 3 or any(counts[colour] and has_cell(s, seat, workshop, colour) for colour in range(4))


def matches(colours: list[int], violets: int, pattern: list[int]) -> bool:
    if violets == 0:
        return sorted(count for count in colours if count) == sorted(pattern)
    return any(
        matches([count + (colour == joker) for colour, count in enumerate(colours)], violets - 1, pattern)
        for joker in range(4)
    )


def has_cell(s: Any, seat: int, slot: int, colour: int) -> bool:
    from tests.games.majolica.arrange import FACES

    if not s.slots[seat, slot]:
        return False
    face = FACES[s.slots[seat, slot] - 1]
    return any(
        letter in ("RYBG"[colour], ".") and not tile for letter, tile in zip(face, s.filled[seat, slot], strict=False)
    )


def recount(view: dict[str, Any]) -> list[int]:
    return [points_of(player) for player in view["players"]]


def points_of(player: dict[str, Any]) -> int:
    points: int = sum(card["points"] for card in player["completed"])
    assert all(len(card["cells"]) == CELLS[card["points"]] for card in player["completed"])
    for card in player["slots"]:
        if card:
            tiles = [tile for tile in card["tiles"] if tile]
            assert len(tiles) < len(card["cells"])
            assert all(
                tile in (None, ask) or ask == "any" for tile, ask in zip(card["tiles"], card["cells"], strict=True)
            )
            points += len(tiles) // 2
    return points + int(player["ones"] + player["blooms"]) + mission_points(player)


def mission_points(player: dict[str, Any]) -> int:
    mission = player["mission"]
    if mission is None:
        return 0
    values = [card["points"] for card in player["completed"]]
    facts = {
        "five_cards": len(values) >= 5,
        "broken": len(mission["tiles"]) == 4,
        "three_fours": values.count(4) >= 3,
        "kept": len(mission["tiles"]) == 4,
        "violets": player["violets"] >= 2,
        "ladder": {3, 5, 7} <= set(values),
    }
    done = facts.get(mission["name"], mission["accomplished"])
    assert done == mission["accomplished"]
    return MISSION_POINTS[mission["name"]] if done else 0
