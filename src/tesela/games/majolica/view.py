"""The gate of secrecy: what a seat may see, in words, in numbers, and as a state it could believe in."""

from __future__ import annotations

import functools
from typing import Any

from tesela.engine.memory import remembered
from tesela.engine.rng import below, reseed
from tesela.engine.state import Features, Ints, constants
from tesela.games.majolica.board import count_up, face_up, is_solo, lines_revealed, run_length, runs_offered, stride
from tesela.games.majolica.box import ANY_LETTER, LETTERS, Card
from tesela.games.majolica.notation import CELL_NAMES, NOTATION
from tesela.games.majolica.scoring import band, completed_of, is_accomplished, missing, score
from tesela.games.majolica.state import *
from tesela.games.majolica.workshops import cards_completed, entering, excess, is_ready, next_waiting, tiles_on


def card_row(card: Card) -> list[int]:
    """What learners see of a card: its cells of each colour and of any colour, the points, the bonus symbol."""
    return [card.cells.count(letter) for letter in LETTERS + ANY_LETTER] + [card.points, int(card.bonus)]


HIGH_SCORE = 50
MANY_BLOOMS = 10
CARD_HIGHS = (MOST_CELLS,) * (COLOURS + 1) + (MOST_POINTS, 1)
SLOT_HIGHS = (*CARD_HIGHS, MOST_CELLS)
SEAT_HIGHS = (
    *(MOST_CELLS,) * (WORKSHOPS * KINDS),
    *SLOT_HIGHS * SLOTS,
    *(CARDS_TO_END,) * 4,
    *(MOST_ONES, MOST_VIOLETS, MANY_BLOOMS, CARDS_TO_END),
    *(1,) * (MISSIONS + COLOURS + 3),
    HIGH_SCORE,
)
OLD_PHASES = OVER + 1
TABLE_HIGHS = (
    *(1,) * (OLD_PHASES + GRID * COLOURS),
    *(MOST_VIOLETS, MOST_ONES, CARDS),
    *CARD_HIGHS * DISPLAY,
    LAST_ROUND,
)
TURN_HIGHS = (SIDE,) * COLOURS + CARD_HIGHS + (1,) * (2 * WORKSHOPS + 2) + (SLOTS, SLOTS)
WAITING_HIGHS = (1,) * (KINDS + 2) + (MOST_VIOLETS,)
OLD_HIGHS = TABLE_HIGHS + TURN_HIGHS + SEAT_HIGHS * SEATS
OBSERVATION_HIGHS = OLD_HIGHS + WAITING_HIGHS
TABLE_FEATURES = len(TABLE_HIGHS)
TURN_FEATURES = len(TURN_HIGHS)
SEAT_FEATURES = len(SEAT_HIGHS)
SLOT_FEATURES = len(SLOT_HIGHS)
CARD_FEATURES = len(CARD_HIGHS)
RUNS = 4096  # runs whose cells are remembered
TILES = 4096  # views of tiles together that are remembered
CARD_ROWS = constants([card_row(card) for card in CARD_FACES])
CELL_ASKS = [
    [(*COLOUR_NAMES, "any")[(LETTERS + ANY_LETTER).index(letter)] for letter in card.cells] for card in CARD_FACES
]


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table as JSON. All is open but the deck and what lies face down, so every seat sees the same."""
    up = face_up(s)
    return {
        "phase": PHASE_NAMES[s.phase],
        "round": int(s.rounds),
        "last_round": SOLO_ROUNDS if is_solo(s) else LAST_ROUND,
        "turn": int(s.turn),
        "seat": None if s.phase == OVER else int(s.seat),
        "first": int(s.first),
        "grid": grid_view(s, up, lines_revealed(s) if is_solo(s) and s.phase != OVER else SIDE),
        "face_up": count_up(up),
        "runs": runs_view(s, up) if s.phase == TURN else [],
        "display": display_view(s),
        "deck": int(s.deck_size),
        "under_deck": buried_view(s),
        "town_hall": {"violets": int(s.violets_left), "ones": int(s.ones_left)},
        "workshops": WORKSHOP_VIEWS,
        "missions": [mission_view(mission) for mission in range(1, MISSIONS + 1) if s.shown[mission]],
        "players": [seat_view(s, other) for other in range(s.players)],
        "now": now_view(s),
        "band": band(int(score(s, 0))) if is_solo(s) and s.phase == OVER else None,
        "solo": solo_view(int(score(s, 0))) if is_solo(s) else None,
    }


def solo_view(points: int) -> dict[str, Any]:
    """Who plays alone: the points to the next band, and the least points of all bands (M22)."""
    return {"missing": missing(points), "bands": [0, *BANDS]}


@remembered("grid", "taken")
def grid_view(s: Any, up: int, revealed: int) -> list[dict[str, Any]]:
    """Every place of the grid: its tile while it lies face up, who took it, or that it is not yet revealed (M22)."""
    return [
        cell_view(cell, colour if up >> cell & 1 else None, taken, cell // SIDE >= revealed)
        for cell, (colour, taken) in enumerate(zip(s.grid, s.taken, strict=True))
    ]


@functools.cache
def cell_view(cell: int, colour: int | None, taken: int, is_hidden: bool) -> dict[str, Any]:
    """A cell of the grid, by the colour of a face-up tile and the seat + 1 that took it."""
    return {
        "cell": CELL_NAMES[cell],
        "colour": None if colour is None else COLOUR_NAMES[colour],
        "taken_by": taken - 1 if taken else None,
        "hidden": is_hidden,
    }


@remembered("players")
def runs_view(s: Any, up: int) -> list[dict[str, Any]]:
    """Every run of the border that can be taken whole."""
    offered = runs_offered(s, up)
    return [
        {"move": NOTATION[RUN + run], "cells": [CELL_NAMES[cell] for cell in run_cells(up, run)]}
        for run in range(2 * GRID)
        if offered >> run & 1
    ]


@functools.lru_cache(RUNS)
def run_cells(up: int, run: int) -> list[int]:
    """The cells of a run."""
    axis, cell = divmod(run, GRID)
    return [cell + k * stride(axis) for k in range(run_length(up, axis, cell))]


@functools.cache
def card_view(card: int) -> dict[str, Any] | None:
    """What is printed on a card; None for no card."""
    if card == 0:
        return None
    face = CARD_FACES[card]
    return {"id": int(card), "points": face.points, "bonus": face.bonus, "cells": CELL_ASKS[card]}


@remembered("deck", "deck_top", "deck_size", "buried")
def buried_view(s: Any) -> list[dict[str, Any] | None]:
    """The cards that everybody saw going under the deck, the lowest first."""
    bottom = s.deck_top + s.deck_size - 1
    return [card_view(s.deck[(bottom - k) % CARDS]) for k in range(s.buried)]


@remembered("display", "drafted")
def display_view(s: Any) -> list[dict[str, Any]]:
    """Every place of the display: its card, or who took it in this round."""
    return [
        {"card": card_view(card), "taken_by": drafter - 1 if drafter else None}
        for card, drafter in zip(s.display, s.drafted, strict=True)
    ]


def workshop_view(workshop: int) -> dict[str, Any]:
    """What is printed beside a workshop."""
    return {
        "pattern": PATTERN_NAMES[workshop],
        "capacity": int(CAPACITY[workshop]),
        "raises": int(RAISES[workshop]),
        "breaks": workshop == W3,
    }


WORKSHOP_VIEWS = [workshop_view(workshop) for workshop in range(WORKSHOPS)]


@functools.cache
def mission_view(mission: int) -> dict[str, Any]:
    """A mission and its points."""
    return {"name": MISSION_NAMES[mission - 1], "points": int(MISSION_POINTS[mission])}


@remembered(
    *("completed", "first_three", "start[seat]", "workshops[seat]", "slots[seat]", "filled[seat]", "ones[seat]"),
    *("blooms[seat]", "violets[seat]", "mission[seat]", "mission_tiles[seat]", "two_at_once[seat]"),
)
def seat_view(s: Any, seat: int) -> dict[str, Any]:
    """Everything in front of a player."""
    return {
        "start_card": card_view(s.start[seat]),
        "workshops": [tiles_view(tuple(counts)) for counts in s.workshops[seat].tolist()],
        "ready": [bool(is_ready(s, seat, workshop)) for workshop in range(WORKSHOPS)],
        "slots": [slot_view(s, seat, slot) for slot in range(SLOTS)],
        "completed": [card_view(card) for card in range(1, CARDS + 1) if s.completed[card] == seat + 1],
        "ones": int(s.ones[seat]),
        "blooms": int(s.blooms[seat]),
        "violets": int(s.violets[seat]),
        "mission": own_mission_view(s, seat),
        "score": int(score(s, seat)),
    }


@functools.lru_cache(TILES)
def tiles_view(counts: tuple[int, ...]) -> dict[str, int]:
    """Tiles by kind."""
    return dict(zip(TILE_NAMES, counts, strict=False))


def slot_view(s: Any, seat: int, slot: int) -> dict[str, Any] | None:
    """A card with the tile on each of its cells."""
    card = card_view(int(s.slots[seat, slot]))
    if card is None:
        return None
    tiles = s.filled[seat, slot, : len(card["cells"])].tolist()
    return {**card, "tiles": [COLOUR_NAMES[tile - 1] if tile else None for tile in tiles]}


def own_mission_view(s: Any, seat: int) -> dict[str, Any] | None:
    """A player's mission, the tiles on it, and whether it is accomplished."""
    if not s.mission[seat]:
        return None
    tiles = [name for colour, name in enumerate(COLOUR_NAMES) if s.mission_tiles[seat, colour]]
    return {**mission_view(s.mission[seat]), "tiles": tiles, "accomplished": bool(is_accomplished(s, seat))}


def now_view(s: Any) -> dict[str, Any]:
    """What the turn is in the middle of."""
    runs_or_overflows = s.phase in (RAISING, BREAKING, OVERFLOWING, DISCARDING, ORDERING)
    return {
        "tile_done": bool(s.parts & TILE_DONE),
        "card_done": bool(s.parts & CARD_DONE),
        "hand": tiles_view(tuple(s.hand)),
        "card": card_view(s.card),
        "bonuses": int(s.bonuses),
        "ran": [bool(s.ran >> workshop & 1) for workshop in range(WORKSHOPS)],
        "workshop": int(s.bench) if runs_or_overflows else None,
        "raised": int(s.raised),
        "excess": int(excess(s, s.seat, s.bench)) if s.phase == OVERFLOWING else 0,
        "waiting": waiting_view(s),
    }


def waiting_view(s: Any) -> list[dict[str, Any]]:
    """What is in no workshop and enters W1 later, the next first; before the order is chosen, violet (M12)."""
    kinds = [VIOLET] if s.phase == ORDERING else []
    digits = [s.waiting >> shift for shift in range(0, s.waiting.bit_length(), WAITING_BITS)]
    kinds += [(digit & (W1_RAN - 1)) - 1 for digit in digits]
    return [{"kind": TILE_NAMES[kind], "count": int(entering(kind))} for kind in kinds]


def conceal(s: Majolica, seat: int, rng: Ints) -> None:
    """Shuffle the deck but for the cards that were put under it, alone the face-down tiles too; renew the future."""
    for k in range(s.deck_size - s.buried - 1, 0, -1):
        exchange(s.deck, (s.deck_top + k) % CARDS, (s.deck_top + below(rng, k + 1)) % CARDS)
    if is_solo(s):
        first = lines_revealed(s) * SIDE
        for k in range(GRID - first - 1, 0, -1):
            exchange(s.grid, first + k, first + below(rng, k + 1))
    reseed(s.rng, rng)


def exchange(items: Ints, one: int, other: int) -> None:
    """Let two items change places."""
    held = items[one]
    items[one] = items[other]
    items[other] = held


def progress(s: Majolica) -> int:
    """The number of times that large tiles were turned face up."""
    if not is_solo(s):
        return s.rounds
    return min(s.turn, SOLO_TURNS - 1) + 1 if lines_revealed(s) else 0


def observe(s: Majolica, seat: int, out: Features) -> None:
    """The open table as small numbers, seats counted from the observer."""
    out[:] = 0
    observe_table(s, out)
    observe_turn(s, out, TABLE_FEATURES)
    n = TABLE_FEATURES + TURN_FEATURES
    for k in range(s.players):
        observe_seat(s, (seat + k) % s.players, out, n)
        n += SEAT_FEATURES
    if s.waiting or s.phase == ORDERING:
        observe_waiting(s, out, len(OLD_HIGHS))


def observe_table(s: Majolica, out: Features) -> None:
    """Phase, face-up tiles, town hall, deck, display, how far the game is."""
    if s.phase < OLD_PHASES:
        out[s.phase] = 1
    n = OLD_PHASES
    up = face_up(s)
    for cell in range(GRID):
        out[n + s.grid[cell]] = (up >> cell) & 1
        n += COLOURS
    out[n] = s.violets_left
    out[n + 1] = s.ones_left
    out[n + 2] = s.deck_size
    n += 3
    for place in range(DISPLAY):
        observe_card(s.display[place], out, n)
        n += CARD_FEATURES
    out[n] = s.turn if is_solo(s) else s.rounds


def observe_turn(s: Majolica, out: Features, n: int) -> None:
    """What the turn is in the middle of."""
    for colour in range(COLOURS):
        out[n + colour] = s.hand[colour]
    n += COLOURS
    observe_card(s.card, out, n)
    n += CARD_FEATURES
    out[n + s.bench] = 1
    n += WORKSHOPS
    for workshop in range(WORKSHOPS):
        out[n + workshop] = (s.ran >> workshop) & 1
    n += WORKSHOPS
    out[n] = s.parts & 1
    out[n + 1] = s.parts >> 1
    out[n + 2] = min(SLOTS, s.bonuses)
    out[n + 3] = s.raised


def observe_waiting(s: Majolica, out: Features, n: int) -> None:
    """What enters W1 next, whether W1 has run since, how much waits, whether the order is to be chosen (M12)."""
    if s.waiting:
        out[n + next_waiting(s)] = 1
    out[n + KINDS] = (s.waiting & W1_RAN) > 0
    out[n + KINDS + 1] = s.phase == ORDERING
    left = s.waiting
    while left:
        out[n + KINDS + 2] += 1
        left >>= WAITING_BITS


def observe_card(card: int, out: Features, n: int) -> None:
    """What is printed on a card; zeros for no card."""
    for k in range(CARD_FEATURES):
        out[n + k] = CARD_ROWS[card, k]


def observe_slot(s: Majolica, seat: int, slot: int, out: Features, n: int) -> None:
    """The free cells of a card, its points, the bonus symbol, how full it is."""
    card = s.slots[seat, slot]
    free = 0
    for cell in range(MOST_CELLS):
        free += FACE_BYTES[card, cell] * (s.filled[seat, slot, cell] == 0)
    for colour in range(COLOURS + 1):
        out[n + colour] = (free >> (8 * colour)) & 255
    out[n + COLOURS + 1] = POINTS[card]
    out[n + COLOURS + 2] = HAS_BONUS[card]
    out[n + COLOURS + 3] = tiles_on(s, seat, slot)


def observe_completed(s: Majolica, seat: int, out: Features, n: int) -> None:
    """Completed cards of 3, 4, 5 and 7 points."""
    for k in range(4):
        out[n + k] = min(CARDS_TO_END, completed_of(s, seat, 3 + k + k // 3))


def observe_seat(s: Majolica, seat: int, out: Features, n: int) -> None:
    """Workshops, cards, completed cards by points, tokens, mission, whose turn it is, the marker, points."""
    for workshop in range(WORKSHOPS):
        for kind in range(KINDS):
            out[n] = min(MOST_CELLS, s.workshops[seat, workshop, kind])
            n += 1
    for slot in range(SLOTS):
        observe_slot(s, seat, slot, out, n)
        n += SLOT_FEATURES
    observe_completed(s, seat, out, n)
    n += 4
    out[n] = s.ones[seat]
    out[n + 1] = s.violets[seat]
    out[n + 2] = min(MANY_BLOOMS, s.blooms[seat])
    out[n + 3] = min(CARDS_TO_END, cards_completed(s, seat))
    n += 4
    if s.mission[seat]:
        out[n + s.mission[seat] - 1] = 1
    n += MISSIONS
    for colour in range(COLOURS):
        out[n + colour] = s.mission_tiles[seat, colour]
    n += COLOURS
    out[n] = s.seat == seat and s.phase != OVER
    out[n + 1] = s.first == seat
    out[n + 2] = is_accomplished(s, seat)
    out[n + 3] = min(HIGH_SCORE, score(s, seat))
