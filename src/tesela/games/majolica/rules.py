"""The rules of Majolica: set-up, what is legal, and what it does. Numbers like M4 are rulings."""

from __future__ import annotations

from tesela.engine.rng import shuffle
from tesela.engine.state import Ints
from tesela.games.majolica.board import face_up, runs_offered, tiles_offered
from tesela.games.majolica.state import *
from tesela.games.majolica.turns import (
    arrange,
    can_keep,
    changes_order,
    discard,
    draft,
    keep_tile,
    open_bin,
    place_card,
    place_hand,
    proceed,
    refill,
    take_run,
    take_tile,
)
from tesela.games.majolica.workshops import (
    break_tile,
    can_raise,
    end_raising,
    order_steps,
    raise_tile,
    ready_workshops,
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
    elif s.phase == ORDERING:
        out[0] = VIOLET_FIRST
        out[1] = TILES_FIRST
        n = 2
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
        runs = runs_offered(s, up)
        for k in range(2 * GRID):
            if (runs >> k) & 1:
                out[n] = RUN + k
                n += 1
    if s.phase != CARD_PART:
        tiles = tiles_offered(s, up)
        for cell in range(GRID):
            if (tiles >> cell) & 1:
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
    ready = ready_workshops(s, seat)
    for workshop in range(WORKSHOPS):
        if (ready >> workshop) & 1:
            out[n] = START_RUN + workshop
            n += 1
    if s.bonuses and not s.waiting:  # M12
        for colour in range(COLOURS):
            out[n] = BONUS + colour
            n += 1
        if ready == 0:
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
        return ready_workshops(s, seat) == 0
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
    elif action < VIOLET_FIRST:
        discard(s, seat, action - DISCARD)
    else:
        order_steps(s, seat, action == VIOLET_FIRST)


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
