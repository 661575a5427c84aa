"""The rules of Majolica: set-up, what is legal, and what it does. Numbers like M4 are rulings."""

from __future__ import annotations

from tesela.engine.rng import shuffle
from tesela.engine.state import Ints
from tesela.games.majolica.board import count_up, face_up, is_solo, offers_run, offers_tile, run_length, stride
from tesela.games.majolica.state import *
from tesela.games.majolica.workshops import (
    break_alone,
    break_tile,
    can_raise,
    cards_completed,
    count_ready,
    discard_tile,
    empty_slots,
    end_raising,
    is_ready,
    only_kind,
    overflow_alone,
    raise_alone,
    raise_tile,
    start_run,
    tiles_in,
)

# ---- set-up


def setup(s: Majolica, players: int, options: Ints) -> None:
    """Large tiles, deck, display, a start card for everybody; options are bloom, kaleidoscope, missions (M1)."""
    s.players = players
    s.with_bloom = options[0]
    s.with_missions = options[2]
    s.violets_left = VIOLETS[players]
    s.ones_left = ONES[players]
    for cell in range(GRID):
        s.grid[cell] = cell % COLOURS
    shuffle(s.rng, s.grid, GRID)
    for k in range(START_CARDS):
        s.start[k] = k + 1
    shuffle(s.rng, s.start, START_CARDS)
    for k in range(players, START_CARDS):
        s.start[k] = 0
    s.deck_size = (CARDS if options[1] else PLAIN_CARDS) - START_CARDS  # M20
    for k in range(s.deck_size):
        s.deck[k] = START_CARDS + 1 + k
    shuffle(s.rng, s.deck, s.deck_size)
    refill(s)
    if s.with_missions:
        show_missions(s)


def show_missions(s: Majolica) -> None:
    """One mission more than there are players (M21)."""
    for mission in range(1, MISSIONS + 1):
        s.shown[mission - 1] = mission
    shuffle(s.rng, s.shown, MISSIONS)
    chosen = 0
    for k in range(s.players + 1):
        chosen |= 1 << s.shown[k]
    for mission in range(MISSIONS + 1):
        s.shown[mission] = (chosen >> mission) & 1


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


def after_start(s: Majolica) -> None:
    """The next start card; then missions, counter-clockwise from the first player's right; then the turns."""
    s.seat += 1
    if s.seat < s.players:
        return
    s.seat = s.players - 1 if s.with_missions else 0
    s.phase = MISSION_CHOICE if s.with_missions else TURN


def take_mission(s: Majolica, seat: int, mission: int) -> None:
    """Take a mission; the one that nobody took leaves the game (M21)."""
    s.mission[seat] = mission
    s.shown[mission] = 0
    if seat > 0:
        s.seat = seat - 1
        return
    for other in range(MISSIONS + 1):
        s.shown[other] = 0
    s.phase = TURN


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
    """Run what is ready; when all is quiet and no bonus waits, the next part of the turn (M7, M10, M14)."""
    if s.bonuses:
        return False
    ready = count_ready(s, seat)
    if ready > 1:
        return False
    if ready == 0:
        next_part(s, seat)
        return True
    for workshop in range(WORKSHOPS):
        if is_ready(s, seat, workshop):
            start_run(s, seat, workshop)
            return True
    return False


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


# ---- decisions


def to_act(s: Majolica) -> int:
    """One seat at a time."""
    return 0 if s.phase == OVER else 1 << s.seat


def legal(s: Majolica, seat: int, out: Ints) -> int:
    """All legal decisions, ascending."""
    n = 0
    if s.phase == START or s.phase == SLOTTING:
        for slot in range(SLOTS):
            out[n] = SLOT + slot
            n += 1
    elif s.phase == MISSION_CHOICE:
        for mission in range(1, MISSIONS + 1):
            if s.shown[mission]:
                out[n] = MISSION + mission - 1
                n += 1
    elif s.phase == TURN or s.phase == TILE_PART or s.phase == CARD_PART:
        n = legal_parts(s, seat, out)
    elif s.phase == PLACING:
        for workshop in range(WORKSHOPS):
            out[n] = INTO + workshop
            n += 1
        for colour in range(COLOURS):
            if can_keep(s, seat, colour):
                out[n] = KEEP + colour
                n += 1
    elif s.phase == SETTLING:
        n = legal_settling(s, seat, out)
    else:
        n = legal_tiles(s, seat, out)
    if may_discard(s, seat):
        for workshop in range(WORKSHOPS):
            if tiles_in(s, seat, workshop):
                out[n] = BIN + workshop
                n += 1
    return n


def legal_parts(s: Majolica, seat: int, out: Ints) -> int:
    """A run, a tile, a card, or the own cards in another order, as far as the turn's parts allow (M3, M7)."""
    n = 0
    up = face_up(s)
    if s.phase == TURN:
        for k in range(2 * GRID):
            if offers_run(s, up, k // GRID, k % GRID):
                out[n] = RUN + k
                n += 1
    if s.phase != CARD_PART:
        for cell in range(GRID):
            if offers_tile(s, up, cell):
                out[n] = TILE + cell
                n += 1
    if s.phase != TILE_PART:
        for place in range(DISPLAY):
            if s.display[place]:
                out[n] = DRAFT + place
                n += 1
        for order in range(AS_IT_IS if s.phase == CARD_PART else AS_IT_IS + 1, ORDER_COUNT):
            if changes_order(s, seat, order):
                out[n] = ARRANGE + order
                n += 1
    return n


def legal_settling(s: Majolica, seat: int, out: Ints) -> int:
    """What is ready may run, a bonus tile may be taken; it is declined only when nothing is ready (M10, M14)."""
    n = 0
    for workshop in range(WORKSHOPS):
        if is_ready(s, seat, workshop):
            out[n] = START_RUN + workshop
            n += 1
    if s.bonuses:
        is_quiet = n == 0
        for colour in range(COLOURS):
            out[n] = BONUS + colour
            n += 1
        if is_quiet:
            out[n] = DECLINE
            n += 1
    return n


def legal_tiles(s: Majolica, seat: int, out: Ints) -> int:
    """A tile to raise, to break or to give up (M4, M8, M11)."""
    n = 0
    if s.phase == RAISING:
        for colour in range(COLOURS):
            if can_raise(s, seat, colour, colour):
                out[n] = RAISE + colour
                n += 1
        for colour in range(COLOURS):
            if can_raise(s, seat, colour, ANY):
                out[n] = RAISE_ANY + colour
                n += 1
        if s.raised:
            out[n] = STOP
            n += 1
        return n
    for kind in range(COLOURS if s.phase == BREAKING else KINDS):
        if s.workshops[seat, s.bench, kind]:
            out[n] = (BREAK if s.phase == BREAKING else DISCARD) + kind
            n += 1
    return n


def may_discard(s: Majolica, seat: int) -> bool:
    """Whether tiles may be given up freely: not inside a run or an overflow, not while a workshop is ready (M8)."""
    if s.phase == PLACING or s.phase == SETTLING:
        return count_ready(s, seat) == 0
    return s.phase == TURN or s.phase == TILE_PART or s.phase == CARD_PART or s.phase == SLOTTING


def apply(s: Majolica, seat: int, action: int) -> None:
    """Carry out a legal decision, and all that follows from it without a choice."""
    perform(s, seat, action)
    while proceed(s, seat):
        pass


def perform(s: Majolica, seat: int, action: int) -> None:
    """Carry out a legal decision."""
    if action < DRAFT:
        perform_choice(s, seat, action)
    elif action < ARRANGE:
        draft(s, seat, action - DRAFT)
    elif action < INTO:
        arrange(s, seat, action - ARRANGE)
    elif action < KEEP:
        place_hand(s, seat, action - INTO)
    elif action < START_RUN:
        keep_tile(s, seat, action - KEEP)
    elif action < RAISE:
        start_run(s, seat, action - START_RUN)
    elif action < RAISE_ANY:
        raise_tile(s, seat, action - RAISE, action - RAISE)
    elif action < STOP:
        raise_tile(s, seat, action - RAISE_ANY, ANY)
    elif action == STOP:
        end_raising(s, seat)
    elif action < BONUS:
        break_tile(s, seat, action - BREAK)
    elif action <= DECLINE:
        s.bonuses -= 1  # M14
        if action < DECLINE:
            s.hand[action - BONUS] += 1
            s.phase = PLACING
    elif action < DISCARD:
        open_bin(s, seat, action - BIN)
    else:
        discard(s, seat, action - DISCARD)


def perform_choice(s: Majolica, seat: int, action: int) -> None:
    """A slot, a mission, a run or a tile."""
    if action < MISSION:
        if s.phase == START:
            s.card = s.start[seat]
            s.start[seat] = 0
            place_card(s, seat, action - SLOT)
            after_start(s)
        else:
            place_card(s, seat, action - SLOT)
            s.phase = SETTLING
    elif action < RUN:
        take_mission(s, seat, action - MISSION + 1)
    elif action < TILE:
        take_run(s, seat, (action - RUN) // GRID, (action - RUN) % GRID)
    else:
        take_tile(s, seat, action - TILE)
        s.parts |= TILE_DONE
