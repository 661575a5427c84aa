"""What just happened, and why a move is refused, as messages that can be told in any language."""

from __future__ import annotations

from typing import Any

from tesela.engine.game import Refusal
from tesela.games.monuments.building import pass_cost, places_to_build
from tesela.games.monuments.notation import CELL_NAMES
from tesela.games.monuments.quarry import cells_entered, steps_due
from tesela.games.monuments.scoring import points
from tesela.games.monuments.state import *
from tesela.words import Message, say

# ---- names


def piece(kind: int, count: int = 1) -> Message:
    """So many pieces of a kind."""
    return say(f"monuments-piece-{KIND_NAMES[kind]}", count=count)


def pieces(counts: Any) -> list[Message]:
    """Pieces with their numbers: two red bricks, one gem."""
    return [piece(kind, int(count)) for kind, count in enumerate(counts) if count]


def cell_name(cell: int) -> Message:
    """A cell of the quarry: outer ones have numbers, middle ones letters."""
    if cell == CENTRE:
        return say("monuments-centre")
    return say("monuments-cell", name=CELL_NAMES[cell].upper())


def level_of(s: Any, place: int) -> int:
    """The level of a place for a brick."""
    return PLANS[MONUMENT_NAMES[s.monument]].bricks[place].level


# ---- what can be done


def label(s: Any, seat: int, action: int) -> Message:
    """What a legal decision would do, for menus and screen readers."""
    if action < TAKE:
        return go_label(s, action - GO)
    if action < BUILD:
        return say("monuments-do-take", piece=piece(action - TAKE))
    if action == BUILD + RELIQUARY:
        return say("monuments-do-reliquary", points=int(POINTS[s.monument, RELIQUARY]))
    if action < PASS:
        place = action - BUILD
        return say(
            "monuments-do-build",
            place=place + 1,
            level=level_of(s, place),
            piece=piece(int(WANTS[s.monument, place])),
            points=int(POINTS[s.monument, place]),
        )
    cost = int(pass_cost(s, seat, points(s, seat)))
    return say("monuments-do-pass", points=cost) if cost else say("monuments-do-pass-free")


def go_label(s: Any, cell: int) -> Message:
    """A step, or the first turn's placing of the worker, with what lies there."""
    way = "go" if s.path[0] else "start"
    there = pieces(s.quarry[cell])
    if not there:
        return say("monuments-do-go-empty", cell=cell_name(cell))
    return say(f"monuments-do-{way}", cell=cell_name(cell), pieces=there)


# ---- what happened


def turn(s: Any) -> tuple[int, ...]:
    """The same as long as a turn goes on: a walk, or one brick or pass."""
    laid = sum(map(bool, s.built)) + sum(s.passed) if s.phase == BUILDING else 0
    return s.current_round, s.turn, int(s.phase == BUILDING), laid


def story(before: Any, seat: int, action: int, after: Any) -> list[Message]:
    """The decision, then every consequence."""
    if action < BUILD:
        return [walked(before, action, after), *quarry_ended(before, after)]
    if action < PASS:
        return [built(before, action - BUILD), *ended(before, after)]
    lost = int(after.lost[before.current_round, seat])
    did = say("monuments-did-pass", points=lost) if lost else say("monuments-did-pass-free")
    return [did, *ended(before, after)]


def walked(before: Any, action: int, after: Any) -> Message:
    """A step and its piece; only the step where the piece is still to be chosen."""
    if action >= TAKE:
        return say("monuments-did-take", piece=piece(action - TAKE))
    cell = cell_name(action - GO)
    if after.phase == TAKING:
        return say("monuments-did-go", cell=cell)
    there = pieces(before.quarry[action - GO] > 0)
    if not there:
        return say("monuments-did-go-empty", cell=cell)
    return say("monuments-did-go-take" if before.path[0] else "monuments-did-start", cell=cell, piece=there)


def quarry_ended(before: Any, after: Any) -> list[Message]:
    """The black piece shows its holder (W5)."""
    if after.phase != BUILDING:
        return []
    return [say("monuments-quarry-empty", points=BLACK_POINTS, seat=int(after.black[before.current_round]) - 1)]


def built(before: Any, place: int) -> Message:
    """A brick on its level, or the gem in the reliquary."""
    points = int(POINTS[before.monument, place])
    if place == RELIQUARY:
        return say("monuments-did-reliquary", points=points)
    return say(
        "monuments-did-build",
        piece=piece(int(WANTS[before.monument, place])),
        level=level_of(before, place),
        points=points,
    )


def ended(before: Any, after: Any) -> list[Message]:
    """Points given back, the end of the round, the end of the game (W8, W10)."""
    if after.phase == WALKING:
        return [say("monuments-next-round", number=int(after.current_round) + 1, seat=int(after.first))]
    if after.phase != OVER:
        return []
    events = [
        say("monuments-given-back", points=int(before.lost[before.current_round, seat]), seat=seat)
        for seat in range(before.players)
        if before.lost[before.current_round, seat] > after.lost[before.current_round, seat]
    ]
    complete = after.last_built != before.last_built
    return [*events, say("monuments-over-complete" if complete else "monuments-over-rounds")]


# ---- why not


def why_not(s: Any, seat: int, action: int) -> Refusal:
    """The ruling that forbids an action, and the reason."""
    if s.phase == BUILDING:
        if action < BUILD:
            return Refusal("W5", say("monuments-why-no-quarry"))
        return why_not_build(s, seat, action - BUILD) if action < PASS else why_not_pass(s, seat)
    if action >= BUILD:
        return Refusal("W5", say("monuments-why-quarry"))
    if s.phase == TAKING:
        return Refusal("W3", say("monuments-why-take-first" if action < TAKE else "monuments-why-no-piece"))
    if action >= TAKE:
        return Refusal("W3", say("monuments-why-go-first"))
    return why_not_go(s, action - GO)


def why_not_go(s: Any, cell: int) -> Refusal:
    """A cell that the worker may not enter."""
    if not s.path[0] and not s.walked:
        return Refusal("W2", say("monuments-why-start"))
    if cells_entered(s) >> cell & 1:
        return Refusal("W3", say("monuments-why-entered"))
    if not NEAR[s.path[s.walked]] >> cell & 1:
        return Refusal("W3", say("monuments-why-far"))
    left = int(steps_due(s) - s.walked)
    return Refusal("W4", say("monuments-why-rim", count=left))


def why_not_build(s: Any, seat: int, place: int) -> Refusal:
    """A place where the player can put nothing now."""
    rule = "W11" if place == RELIQUARY else "W6"
    kind = int(WANTS[s.monument, place])
    if kind == NOTHING:
        return Refusal(rule, say("monuments-why-no-reliquary" if place == RELIQUARY else "monuments-why-no-place"))
    if s.built[place]:
        return Refusal(rule, say("monuments-why-built"))
    if not s.holds[seat, kind]:
        return Refusal(rule, say("monuments-why-not-held", piece=piece(kind)))
    return Refusal(rule, say("monuments-why-support"))


def why_not_pass(s: Any, seat: int) -> Refusal:
    """Passing while something can be placed."""
    below, above = places_to_build(s, seat)
    if below or above & ~(1 << (RELIQUARY - HALF)):
        return Refusal("W7", say("monuments-why-no-pass"))
    return Refusal("W11", say("monuments-why-gem"))
