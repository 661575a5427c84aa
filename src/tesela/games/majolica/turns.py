"""A turn: its parts, what goes on by itself, the end of turn and round (M3 to M8, M10, M14 to M17, M21, M22)."""

from __future__ import annotations

from tesela.engine.rng import shuffle
from tesela.games.majolica.board import count_up, face_up, is_solo, run_length, stride
from tesela.games.majolica.state import *
from tesela.games.majolica.workshops import (
    break_alone,
    cards_completed,
    discard_tile,
    empty_slots,
    enter_later,
    only_kind,
    overflow_alone,
    raise_alone,
    ready_workshops,
    start_run,
)

# ---- the parts of a turn


def take_tile(s: Majolica, seat: int, cell: int) -> None:
    """Turn a large tile face down and take a small one of its colour in hand (M4)."""
    s.taken[cell] = seat + 1
    s.hand[s.grid[cell]] += 1
    s.phase = PLACING


def take_run(s: Majolica, seat: int, axis: int, cell: int) -> None:
    """Take a run whole: the only part of this turn (M3)."""
    for k in range(run_length(face_up(s), axis, cell)):
        take_tile(s, seat, cell + k * stride(axis))
    s.parts = BOTH_DONE


def place_hand(s: Majolica, seat: int, workshop: int) -> None:
    """All tiles in hand go into one workshop (M4)."""
    for colour in range(COLOURS):
        s.workshops[seat, workshop, colour] += s.hand[colour]
        s.hand[colour] = 0
    s.bench = workshop
    s.phase = OVERFLOWING


def draft(s: Majolica, seat: int, place: int) -> None:
    """Take a card of the display in hand (M5)."""
    s.card = s.display[place]
    s.display[place] = 0
    s.drafted[place] = seat + 1
    s.parts |= CARD_DONE
    s.phase = SLOTTING


def place_card(s: Majolica, seat: int, slot: int) -> None:
    """Put the card in hand into a slot; the card that lies there goes under the deck, its tiles back (M5)."""
    old = s.slots[seat, slot]
    if old:
        s.deck[(s.deck_top + s.deck_size) % CARDS] = old
        s.deck_size += 1
        s.buried += 1
    for cell in range(MOST_CELLS):
        s.filled[seat, slot, cell] = 0
    s.slots[seat, slot] = s.card
    s.card = 0


def arrange(s: Majolica, seat: int, order: int) -> None:
    """Lay the own cards, with the tiles on them, into another order (M6)."""
    for slot in range(SLOTS - 1):
        source = ORDERS[order, slot]
        while source < slot:  # that card has been swapped away already
            source = ORDERS[order, source]
        swap_slots(s, seat, slot, source)
    s.parts |= CARD_DONE
    s.phase = SETTLING


def swap_slots(s: Majolica, seat: int, one: int, other: int) -> None:
    """Exchange the cards of two slots with the tiles on them."""
    card = s.slots[seat, one]
    s.slots[seat, one] = s.slots[seat, other]
    s.slots[seat, other] = card
    for cell in range(MOST_CELLS):
        tile = s.filled[seat, one, cell]
        s.filled[seat, one, cell] = s.filled[seat, other, cell]
        s.filled[seat, other, cell] = tile


def changes_order(s: Majolica, seat: int, order: int) -> bool:
    """Whether an order differs from every earlier one: empty slots are all alike (M6)."""
    if empty_slots(s, seat) < 2:
        return True
    for earlier in range(order):
        differs = False
        for k in range(SLOTS):
            if s.slots[seat, ORDERS[order, k]] != s.slots[seat, ORDERS[earlier, k]]:
                differs = True
        if not differs:
            return False
    return True


def can_keep(s: Majolica, seat: int, colour: int) -> bool:
    """Whether one of four taken tiles may go onto the mission (M21)."""
    if s.mission[seat] != KEPT or s.hand[colour] == 0 or s.mission_tiles[seat, colour]:
        return False
    tiles = 0
    for other in range(COLOURS):
        tiles += s.hand[other]
    return tiles == SIDE


def keep_tile(s: Majolica, seat: int, colour: int) -> None:
    """Put one of four taken tiles onto the mission (M21)."""
    s.hand[colour] -= 1
    s.mission_tiles[seat, colour] = 1


def open_bin(s: Majolica, seat: int, workshop: int) -> None:
    """Discard a tile of one's own will, at once where all are alike (M8)."""
    s.resume = s.phase
    s.bench = workshop
    s.phase = DISCARDING
    only = only_kind(s, seat, workshop)
    if only >= 0:
        discard(s, seat, only)


def discard(s: Majolica, seat: int, kind: int) -> None:
    """Give up one tile, because there are too many or of one's own will (M4, M8)."""
    discard_tile(s, seat, kind)
    if s.phase == DISCARDING:
        s.phase = s.resume
        s.resume = 0
        s.bench = 0


# ---- what goes on by itself


def proceed(s: Majolica, seat: int) -> bool:
    """One step of all that leaves no choice; whether there was one."""
    if s.phase == RAISING:
        return raise_alone(s, seat)
    if s.phase == BREAKING:
        return break_alone(s, seat)
    if s.phase == OVERFLOWING:
        return overflow_alone(s, seat)
    if s.phase == SETTLING:
        return settle(s, seat)
    return False


def settle(s: Majolica, seat: int) -> bool:
    """Run what is ready; then what waits to enter W1; then, with no bonus left, go on (M7, M10, M12, M14)."""
    ready = ready_workshops(s, seat)
    if s.waiting and not s.waiting & W1_RAN:
        ready &= 1 << W1  # others wait until both steps of W4 are done (M12)
        s.waiting |= W1_RAN
    if ready & (ready - 1) or (s.bonuses and not s.waiting):  # more than one bit
        return False
    if ready == 0 and s.waiting:
        enter_later(s, seat)
    elif ready == 0:
        next_part(s, seat)
    for workshop in range(WORKSHOPS):
        if ready == 1 << workshop:
            start_run(s, seat, workshop)
    return True


def next_part(s: Majolica, seat: int) -> None:
    """The tile, the card, or the end of the turn; with no card anywhere there is nothing to choose (M7)."""
    if s.parts == CARD_DONE:
        s.phase = TILE_PART
    elif s.parts == TILE_DONE and has_card_choice(s, seat):
        s.phase = CARD_PART
    else:
        end_turn(s)


def has_card_choice(s: Majolica, seat: int) -> bool:
    """Whether there is a card to take or to move."""
    for place in range(DISPLAY):
        if s.display[place]:
            return True
    for slot in range(SLOTS):
        if s.slots[seat, slot]:
            return True
    return False


# ---- the end of a turn


def end_turn(s: Majolica) -> None:
    """The next player, or the end of the round (M15, M22)."""
    s.parts = 0
    s.ran = 0
    s.cards_now = 0
    s.turn += 1
    if s.turn % SIDE == 0 if is_solo(s) else count_up(face_up(s)) < LEAST_FACE_UP:
        end_round(s)
    else:
        s.seat = (s.seat + 1) % s.players
        s.phase = TURN


def end_round(s: Majolica) -> None:
    """The end of the game, or the marker to the left, the tiles anew, the display full (M16, M17, M22)."""
    if is_last_round(s):
        s.phase = OVER
        return
    s.rounds += 1
    s.first = (s.first + 1) % s.players
    s.seat = s.first
    for cell in range(GRID):
        s.taken[cell] = 0
    shuffle(s.rng, s.grid, GRID)
    refill(s)
    s.phase = TURN


def is_last_round(s: Majolica) -> bool:
    """Whether the game ends with this round (M16, M17, M22)."""
    if is_solo(s):
        return s.rounds + 1 >= SOLO_ROUNDS
    for seat in range(s.players):
        if cards_completed(s, seat) >= CARDS_TO_END:
            return True
    return s.rounds + 1 >= LAST_ROUND


def refill(s: Majolica) -> None:
    """Fill the empty places of the display as far as the deck goes (M16)."""
    for place in range(DISPLAY):
        s.drafted[place] = 0
        if s.display[place] == 0 and s.deck_size > 0:
            s.display[place] = s.deck[s.deck_top]
            s.deck[s.deck_top] = 0
            s.deck_top = (s.deck_top + 1) % CARDS
            s.deck_size -= 1
    s.buried = min(s.buried, s.deck_size)
