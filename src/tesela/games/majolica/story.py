"""What a decision would do, and what happened, as messages that can be told in any language."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from tesela.engine.memory import remembered
from tesela.engine.state import copied
from tesela.games.majolica.board import face_up, is_solo
from tesela.games.majolica.notation import CELL_NAMES
from tesela.games.majolica.rules import perform
from tesela.games.majolica.scoring import band, is_accomplished, score
from tesela.games.majolica.state import *
from tesela.games.majolica.turns import proceed
from tesela.games.majolica.view import run_cells
from tesela.games.majolica.workshops import tiles_in, tiles_on
from tesela.words import Message, say

CHANGING = (
    *("phase", "bench", "workshops", "slots", "completed", "ones", "blooms", "violets"),
    *("waiting", "mission", "mission_tiles", "first_three", "two_at_once"),
)
"""What a step may change in front of a player."""

# ---- names


def colour_name(kind: int) -> Message:
    """A tile by its kind."""
    return say(f"majolica-kind-{TILE_NAMES[kind]}")


@functools.cache
def alike(kind: int, count: int) -> Message:
    """So many tiles of a colour, or cells for any."""
    return say(f"majolica-tiles-{(*COLOUR_NAMES, 'any')[kind]}", count=count)


def tiles(counts: Sequence[int]) -> list[Message]:
    """Tiles with their numbers: two red, one blue."""
    return [alike(kind, count) for kind, count in enumerate(counts) if count]


@functools.cache
def card_name(card: int) -> Message:
    """A card by its points and cells."""
    asks = [0] * (COLOURS + 1)
    for cell in range(CELLS[card]):
        asks[FACE[card, cell]] += 1
    return say(
        "majolica-card-bonus" if HAS_BONUS[card] else "majolica-card", points=int(POINTS[card]), cells=tiles(asks)
    )


def short_name(card: int) -> Message:
    """A card by its points only."""
    return say("majolica-card-short", points=int(POINTS[card]))


@remembered("slots[seat]")
def moved_cards(s: Any, seat: int, order: int) -> list[Message]:
    """The cards that an order moves, each with where it lay and where it goes."""
    slots = s.slots[seat].tolist()
    return [
        say("majolica-card-moves", points=int(POINTS[slots[old]]), old=workshop_name(old), new=workshop_name(new))
        for new, old in enumerate(CARD_ORDERS[order])
        if old != new and slots[old]
    ]


def workshop_name(workshop: int) -> str:
    """W1 to W4, in every language."""
    return f"W{workshop + 1}"


def mission_name(mission: int) -> Message:
    """What a mission asks for."""
    return say(f"majolica-mission-{MISSION_NAMES[mission - 1]}")


def colours_of(s: Any, cells: list[int]) -> list[Message]:
    """The large tiles of these cells."""
    colours = [s.grid[cell] for cell in cells]
    return tiles([colours.count(colour) for colour in range(COLOURS)])


# ---- what can be done


def label(s: Any, seat: int, action: int) -> Message:
    """What a legal decision would do, for menus and screen readers."""
    if action < RUN:
        return setup_label(s, seat, action)
    if action < INTO:
        return part_label(s, seat, action)
    if action < KEEP:
        return into_label(s, seat, action - INTO)
    if action < START_RUN:
        return say("majolica-do-keep", kind=colour_name(action - KEEP))
    if action < RAISE:
        workshop = action - START_RUN
        return say("majolica-do-run", workshop=workshop_name(workshop), pattern=PATTERN_NAMES[workshop])
    if action < STOP:
        to_any = action >= RAISE_ANY
        kind = colour_name(action - (RAISE_ANY if to_any else RAISE))
        return say("majolica-do-raise-any" if to_any else "majolica-do-raise", kind=kind)
    if action == STOP:
        return say("majolica-do-stop")
    if action < BONUS:
        return say("majolica-do-break", kind=colour_name(action - BREAK))
    if action < DECLINE:
        return say("majolica-do-bonus", kind=colour_name(action - BONUS))
    if action == DECLINE:
        return say("majolica-do-decline")
    if action < DISCARD:
        return say("majolica-do-bin", workshop=workshop_name(action - BIN))
    if action < VIOLET_FIRST:
        return say("majolica-do-discard", kind=colour_name(action - DISCARD), workshop=workshop_name(s.bench))
    first = "majolica-do-violet-first" if action == VIOLET_FIRST else "majolica-do-tiles-first"
    return say(first, tiles=tiles(s.workshops[seat, W4].tolist()))


def setup_label(s: Any, seat: int, action: int) -> Message:
    """A slot for a card, or a mission."""
    if action >= MISSION:
        mission = action - MISSION + 1
        return say("majolica-do-mission", mission=mission_name(mission), points=int(MISSION_POINTS[mission]))
    slot = action - SLOT
    old = int(s.slots[seat, slot])
    if old:
        count = int(tiles_on(s, seat, slot))
        return say("majolica-do-replace", workshop=workshop_name(slot), card=card_name(old), count=count)
    card = s.start[seat] if s.phase == START else s.card
    return say("majolica-do-slot", workshop=workshop_name(slot), card=short_name(card))


def part_label(s: Any, seat: int, action: int) -> Message:
    """A run, a tile, a card or another order."""
    if action < TILE:
        cells = run_cells(face_up(s), action - RUN)
        if is_solo(s):
            return say("majolica-do-all", tiles=colours_of(s, cells))
        ends = CELL_NAMES[cells[0]] + (f"–{CELL_NAMES[cells[-1]]}" if len(cells) > 1 else "")
        return say("majolica-do-take", cells=ends, tiles=colours_of(s, cells))
    if action < DRAFT:
        cell = action - TILE
        way = "majolica-do-tile-first" if s.phase == TURN else "majolica-do-tile"
        return say(way, cell=CELL_NAMES[cell], kind=colour_name(s.grid[cell]))
    if action < ARRANGE:
        way = "majolica-do-card-first" if s.phase == TURN else "majolica-do-card"
        return say(way, card=card_name(s.display[action - DRAFT]))
    order = action - ARRANGE
    if order == AS_IT_IS:
        return say("majolica-do-leave")
    way = "majolica-do-arrange-first" if s.phase == TURN else "majolica-do-arrange"
    return say(way, cards=moved_cards(s, seat, order))


def into_label(s: Any, seat: int, workshop: int) -> Message:
    """The tiles in hand into a workshop, and how full it then is."""
    count = int(tiles_in(s, seat, workshop) + sum(s.hand))
    capacity = int(CAPACITY[workshop])
    name = workshop_name(workshop)
    if count > capacity:
        return say("majolica-do-into-over", workshop=name, over=count - capacity)
    return say("majolica-do-into", workshop=name, count=count, capacity=capacity)


# ---- what happened


def turn(s: Any) -> tuple[int, ...]:
    """The same as long as a turn goes on."""
    return (s.turn,)


def story(before: Any, seat: int, action: int, after: Any) -> list[Message]:
    """The decision, then every consequence: the steps that the engine took, one by one."""
    events = decided(before, seat, action)
    then = before
    now = copied(before)
    perform(now, seat, action)
    events += changes(then, now, seat)
    then = copied(now, CHANGING)
    while proceed(now, seat):
        events += changes(then, now, seat)
        then = copied(now, CHANGING)
    return [*events, *ending(before, after)]


def decided(s: Any, seat: int, action: int) -> list[Message]:
    """The decision itself, where what it changes does not tell it."""
    if action < RUN:
        return decided_setup(s, seat, action)
    if action < TILE:
        return [say("majolica-did-take", tiles=colours_of(s, run_cells(face_up(s), action - RUN)))]
    if action < DRAFT:
        return [say("majolica-did-take", tiles=colours_of(s, [action - TILE]))]
    if action < ARRANGE:
        return [say("majolica-did-card", card=card_name(s.display[action - DRAFT]))]
    if action < INTO:
        return [arranged(s, seat, action - ARRANGE)]
    if action < KEEP:
        return [say("majolica-did-into", tiles=tiles(s.hand), workshop=workshop_name(action - INTO))]
    if action < START_RUN:
        return [say("majolica-did-keep", kind=colour_name(action - KEEP))]
    if action == STOP:
        return [say("majolica-did-stop")]
    if BONUS <= action < DECLINE:
        return [say("majolica-did-bonus", kind=colour_name(action - BONUS))]
    if action == DECLINE:
        return [say("majolica-did-decline")]
    if BIN <= action < DISCARD and sum(s.workshops[seat, action - BIN] > 0) > 1:
        return [say("majolica-did-bin", workshop=workshop_name(action - BIN))]
    return []


def decided_setup(s: Any, seat: int, action: int) -> list[Message]:
    """A slot for a card, or a mission."""
    if action >= MISSION:
        return [say("majolica-did-mission", mission=mission_name(action - MISSION + 1))]
    slot = action - SLOT
    workshop = workshop_name(slot)
    if s.phase == START:
        return [say("majolica-did-start", card=card_name(s.start[seat]), workshop=workshop)]
    placed = say("majolica-did-slot", workshop=workshop)
    old = int(s.slots[seat, slot])
    if not old:
        return [placed]
    return [placed, say("majolica-did-replace", card=card_name(old), count=int(tiles_on(s, seat, slot)))]


def arranged(s: Any, seat: int, order: int) -> Message:
    """The cards in their new order, or as they were."""
    if order == AS_IT_IS:
        return say("majolica-did-leave")
    return say("majolica-did-arrange", cards=moved_cards(s, seat, order))


def changes(then: Any, now: Any, seat: int) -> list[Message]:
    """What one step changed in front of a player."""
    events = []
    fewer = then.workshops[seat] - now.workshops[seat]
    lost = fewer.sum(axis=0).tolist()
    if then.phase == ORDERING or now.waiting < then.waiting:
        events.append(entered(then, now, seat))
    elif then.phase == SETTLING and now.phase in (RAISING, OVERFLOWING, ORDERING):
        events += started_run(then, now, seat)
    elif then.phase == RAISING and now.phase == RAISING:
        above = short_name(then.slots[seat, then.bench])
        events.append(say("majolica-did-raise", kind=colour_name(lost.index(max(lost))), card=above))
    elif then.phase in (RAISING, BREAKING) and now.phase == OVERFLOWING:
        events += passed_on(then, now, seat, lost)
    elif any(lost) and min(lost) >= 0:
        workshop = workshop_name(int(fewer.sum(axis=1).argmax()))
        events.append(say("majolica-did-discard", kind=colour_name(lost.index(max(lost))), workshop=workshop))
    if now.blooms[seat] > then.blooms[seat]:
        events.append(say("majolica-did-bloom"))
    if now.completed != then.completed:
        events += [
            say("majolica-did-complete", card=card_name(card))
            for card in range(1, CARDS + 1)
            if now.completed[card] != then.completed[card]
        ]
    if is_accomplished(now, seat) and not is_accomplished(then, seat):
        events.append(say("majolica-did-accomplish", mission=mission_name(now.mission[seat])))
    return events


def started_run(then: Any, now: Any, seat: int) -> list[Message]:
    """A workshop begins to run; W4 is served at once."""
    workshop = int(now.bench) if now.phase == RAISING else W4
    events = [say("majolica-did-run", workshop=workshop_name(workshop), pattern=PATTERN_NAMES[workshop])]
    if workshop == W4:
        if now.violets[seat] > then.violets[seat]:
            events.append(say("majolica-did-violet-open" if now.phase == ORDERING else "majolica-did-violet"))
        elif now.ones[seat] > then.ones[seat]:
            events.append(say("majolica-did-one"))
        else:
            events.append(say("majolica-did-nothing"))
    return events


def entered(then: Any, now: Any, seat: int) -> Message:
    """One of the two steps after W4 has run: violet, or the rest of W4, enters W1."""
    more = (now.workshops[seat, W1] - then.workshops[seat, W1]).tolist()
    if more[VIOLET]:
        return say("majolica-did-enter-violet", workshop=workshop_name(W1))
    return say("majolica-did-enter", tiles=tiles(more), workshop=workshop_name(W1))


def passed_on(then: Any, now: Any, seat: int, lost: list[int]) -> list[Message]:
    """The hammer, what goes on to the next workshop, and violet that leaves the game there."""
    events = []
    broken = max(lost[:COLOURS])
    if broken:
        colour = lost.index(broken)
        is_new = now.mission_tiles[seat, colour] > then.mission_tiles[seat, colour]
        way = "majolica-did-break-keep" if is_new else "majolica-did-break"
        events.append(say(way, kind=colour_name(colour)))
    count = int(tiles_in(then, seat, then.bench) - sum(lost))
    if count:
        events.append(say("majolica-did-pass", count=count, workshop=workshop_name(now.bench)))
    if lost[VIOLET]:
        events.append(say("majolica-did-lose-violet", count=lost[VIOLET]))
    return events


def ending(before: Any, after: Any) -> list[Message]:
    """The end of a round or of the game (M15 to M17, M22)."""
    if after.phase == OVER and is_solo(after):
        points = int(score(after, 0))
        return [say("majolica-over-solo", points=points, band=say(f"majolica-band-{band(points)}"))]
    if after.phase == OVER:
        return [say("majolica-over-rounds" if after.rounds + 1 >= LAST_ROUND else "majolica-over")]
    if after.rounds == before.rounds:
        return []
    if is_solo(after):
        return [say("majolica-round-solo", round=int(after.rounds) + 1)]
    return [say("majolica-round", round=int(after.rounds) + 1, seat=int(after.first))]
