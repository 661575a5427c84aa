"""What just happened, and why a move is refused, as messages that can be told in any language."""

from __future__ import annotations

from typing import Any

from tesela.engine.game import Refusal
from tesela.games.finca.delivery import affords, houses_left, top
from tesela.games.finca.rules import carts_in_centre, crossings, farmers_on, fruits_due, supply
from tesela.games.finca.state import *
from tesela.words import Message, say

# ---- names


def fruits(counts: Any) -> list[Message]:
    """Fruits with their numbers: two figs, one olive."""
    return [
        say(f"finca-fruit-{name}", count=int(count)) for name, count in zip(FRUIT_NAMES, counts, strict=True) if count
    ]


def of_blade(s: Any, blade: int, count: int) -> list[Message]:
    """So many fruits of a blade's kind."""
    return [say(f"finca-fruit-{FRUIT_NAMES[s.blades[blade]]}", count=int(count))]


def kind_on(s: Any, blade: int) -> Message:
    """The kind of fruit of a blade."""
    return say(f"finca-kind-{FRUIT_NAMES[s.blades[blade]]}")


def tile_face(tile: int) -> Message:
    """A fruit tile by its value and what it asks for."""
    if PRINTED[tile, WILD]:
        return say("finca-tile-wild", value=int(VALUE[tile]))
    if VALUE[tile] == FRUITS:
        return say("finca-tile-six", each=say("finca-tile-each"))
    return say("finca-tile", value=int(VALUE[tile]), fruits=fruits(PRINTED[tile, :FRUITS]))


def finca_face(finca: int) -> list[Message]:
    """The fruits of a finca tile."""
    names = (*FRUIT_NAMES, "wild")
    return [say(f"finca-kind-{names[face]}") for face in range(FRUITS + 1) if FINCA_FACE[finca, face]]


def village_name(village: int) -> Message:
    """A village by its name."""
    return say(f"finca-village-{VILLAGE_NAMES[village]}")


# ---- what can be done


def label(s: Any, seat: int, action: int) -> Message:
    """What a legal decision would do, for menus and screen readers."""
    if action < MOVE:
        return say("finca-do-place", blade=action - PLACE + 1, kind=kind_on(s, action - PLACE))
    if action < LIFT:
        return move_label(s, action - MOVE)
    if action < LAND:
        return say("finca-do-lift", blade=action - LIFT + 1, kind=kind_on(s, action - LIFT))
    if action < DELIVER:
        blade = action - LAND
        return say("finca-do-land", blade=blade + 1, fruits=of_blade(s, blade, fruits_due(s, s.lifted, blade)))
    if action == DELIVER:
        return say("finca-do-deliver", room=CART_ROOM)
    if action < LOAD:
        return say(f"finca-do-{ACTION_TILE_NAMES[action - DOUBLE]}", room=LARGE_ROOM)
    if action < PAY:
        village = (action - LOAD) % VILLAGES
        way = "finca-do-load" if action < SHORT else "finca-do-short"
        return say(way, village=village_name(village), tile=tile_face(top(s, village)))
    if action < STOP:
        way = "finca-do-pay" if action < LACK else "finca-do-lack"
        return say(way, kind=say(f"finca-kind-{FRUIT_NAMES[(action - PAY) % FRUITS]}"))
    return say("finca-do-decline" if s.phase == SECOND_MOVE else "finca-do-stop")


def move_label(s: Any, blade: int) -> Message:
    """A move with all that it brings."""
    steps = int(farmers_on(s, blade))
    arrival = (blade + steps) % BLADES
    gain = of_blade(s, arrival, fruits_due(s, blade, arrival))
    carts = crossings(blade, steps)
    if carts:
        earned = say("finca-carts", count=carts)
        return say("finca-do-move-cart", blade=blade + 1, steps=steps, arrival=arrival + 1, fruits=gain, carts=earned)
    return say("finca-do-move", blade=blade + 1, steps=steps, arrival=arrival + 1, fruits=gain)


# ---- what happened


def turn(s: Any) -> tuple[int, ...]:
    """The same as long as a turn goes on."""
    return (s.turn,)


def story(before: Any, seat: int, action: int, after: Any) -> list[Message]:
    """The decision, then every consequence."""
    if action < MOVE:
        return [
            say("finca-did-place", blade=action - PLACE + 1, fruits=fruits(after.fruits[seat] - before.fruits[seat]))
        ]
    if action < LIFT:
        return moved(before, action - MOVE, after)
    if action < LAND:
        return [say("finca-did-lift", blade=action - LIFT + 1)]
    if action < DELIVER:
        return landed(before, action - LAND, after)
    if action == DELIVER:
        return [say("finca-did-deliver")]
    if action < LOAD:
        return [say("finca-did-use", tile=say(f"finca-action-{ACTION_TILE_NAMES[action - DOUBLE]}"))]
    if action < STOP:
        return loaded(before, seat, action, after)
    if before.phase == SECOND_MOVE:
        return [say("finca-did-decline"), *ending(after)]
    return delivered(before, after)


def shortages(before: Any, after: Any, blade: int, carts: int) -> list[Message]:
    """Fruit or carts that everybody had to return (F4, F6)."""
    events = []
    fruit = before.blades[blade]
    if supply(before, fruit) < farmers_on(after, blade):
        events.append(say("finca-short-fruit", kind=kind_on(before, blade)))
    if carts_in_centre(before) < carts:
        events.append(say("finca-short-carts"))
    return events


def moved(before: Any, blade: int, after: Any) -> list[Message]:
    """A move, its harvest and its carts."""
    steps = int(farmers_on(before, blade))
    arrival = (blade + steps) % BLADES
    carts = crossings(blade, steps)
    did = say(
        "finca-did-move", steps=steps, blade=arrival + 1, fruits=of_blade(after, arrival, farmers_on(after, arrival))
    )
    earned = [say("finca-did-earn", count=carts)] if carts else []
    return [did, *earned, *shortages(before, after, arrival, carts), *ending(after)]


def landed(before: Any, blade: int, after: Any) -> list[Message]:
    """A farmer set down by the gust."""
    did = say("finca-did-land", blade=blade + 1, fruits=of_blade(after, blade, farmers_on(after, blade)))
    return [did, *shortages(before, after, blade, 0), *ending(after)]


def loaded(before: Any, seat: int, action: int, after: Any) -> list[Message]:
    """A village supplied; one whose payment is still open is told with that."""
    village = int(before.village) if action >= PAY else (action - LOAD) % VILLAGES
    if not after.loaded[village]:
        return []
    paid = fruits(before.fruits[seat] - after.fruits[seat])
    return [say("finca-did-load", village=village_name(village), tile=tile_face(top(before, village)), fruits=paid)]


def delivered(before: Any, after: Any) -> list[Message]:
    """The tiles taken, and then what they lead to."""
    villages = [village for village in range(VILLAGES) if before.loaded[village]]
    points = sum(int(VALUE[top(before, village)]) for village in villages)
    events = [say("finca-did-finish", count=len(villages), points=points)]
    for village in villages:
        name = village_name(village)
        if after.left[village]:
            events.append(say("finca-revealed", village=name, tile=tile_face(top(after, village))))
            continue
        finca = after.finca[village]
        owner = int(after.finca_owner[finca])
        face = finca_face(finca)
        if owner:
            events.append(say("finca-awarded", village=name, finca=face, seat=owner - 1))
        else:
            events.append(say("finca-awarded-nobody", village=name, finca=face))
    for bonus in range(BONUSES):
        if after.bonus_owner[bonus] != before.bonus_owner[bonus]:
            events.append(say("finca-bonus", points=int(BONUS[bonus])))
    return [*events, *ending(after)]


def ending(after: Any) -> list[Message]:
    """The last wooden finca, or the last turn (F17)."""
    if after.phase != OVER:
        return []
    return [say("finca-over" if houses_left(after) <= 0 else "finca-over-turns")]


# ---- why not


def why_not(s: Any, seat: int, action: int) -> Refusal:
    """The ruling that forbids an action, and the reason."""
    if (s.phase == PLACING) != (action < MOVE):
        return Refusal("F1", say("finca-why-placing" if s.phase == PLACING else "finca-why-placed"))
    if s.phase == TURN:
        return why_not_turn(s, seat, action)
    if s.phase in (LOADING, PAYING, LACKING):
        return why_not_delivery(s, seat, action)
    if DOUBLE <= action <= LESS:
        return Refusal("F15", say("finca-why-one-tile"))
    if action < LAND:
        return Refusal("F3", say("finca-why-no-farmer"))
    if s.phase in (FIRST_MOVE, SECOND_MOVE):
        return Refusal("F11", say("finca-why-double"))
    return Refusal("F12", say("finca-why-gust"))


def why_not_turn(s: Any, seat: int, action: int) -> Refusal:
    """At the start of a turn."""
    if action < LIFT:
        return Refusal("F3", say("finca-why-no-farmer"))
    if action < DELIVER:
        return Refusal("F12", say("finca-why-no-gust"))
    if action == STOP:
        return Refusal("F2", say("finca-why-no-pass"))
    if action > LESS:
        return Refusal("F7", say("finca-why-no-delivery"))
    if action > DELIVER and not s.action_tiles[seat, action - DOUBLE]:
        return Refusal("F15", say("finca-why-used"))
    if action != LARGE and not s.carts[seat]:
        return Refusal("F14" if action == LESS else "F7", say("finca-why-no-cart"))
    if action == LESS:
        return Refusal("F14", say("finca-why-nothing-short"))
    return Refusal("F13" if action == LARGE else "F7", say("finca-why-nothing"))


def why_not_delivery(s: Any, seat: int, action: int) -> Refusal:
    """While a delivery is being loaded."""
    if DOUBLE <= action <= LESS:
        return Refusal("F15", say("finca-why-one-tile"))
    if action < LOAD:
        return Refusal("F7", say("finca-why-loading"))
    if s.phase == PAYING:
        enough = PAY <= action < LACK
        return Refusal("F8", say("finca-why-kind" if enough else "finca-why-choose-kind"))
    if s.phase == LACKING:
        return Refusal("F14", say("finca-why-lack" if LACK <= action < STOP else "finca-why-choose-lack"))
    if action < PAY:
        return why_not_village(s, seat, (action - LOAD) % VILLAGES, action >= SHORT)
    if action < STOP:
        return Refusal("F8" if action < LACK else "F14", say("finca-why-no-village"))
    return Refusal("F14", say("finca-why-owes")) if s.owes_short else Refusal("F7", say("finca-why-empty"))


def why_not_village(s: Any, seat: int, village: int, short: bool) -> Refusal:
    """A village that cannot be supplied in this way."""
    name = village_name(village)
    if not s.left[village]:
        return Refusal("F10", say("finca-why-closed", village=name))
    if s.loaded[village]:
        return Refusal("F9", say("finca-why-loaded", village=name))
    if short and not s.owes_short:
        return Refusal("F14", say("finca-why-full-price"))
    tile = top(s, village)
    if short and VALUE[tile] == 1:
        return Refusal("F14", say("finca-why-value-one"))
    if VALUE[tile] - short > s.room:
        return Refusal("F7", say("finca-why-room", room=int(s.room)))
    if not affords(s, seat, tile, int(short), NO_TILE, NO_FRUIT):
        return Refusal("F8" if PRINTED[tile, WILD] else "F7", say("finca-why-fruit", village=name))
    return Refusal("F14", say("finca-why-dead-end"))
