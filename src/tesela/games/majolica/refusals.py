"""Why a move is refused: the ruling that forbids it, and the reason."""

from __future__ import annotations

from typing import Any

from tesela.engine.game import Refusal
from tesela.games.majolica.board import border_lines, face_up, is_solo
from tesela.games.majolica.state import *
from tesela.games.majolica.story import colour_name, workshop_name
from tesela.games.majolica.workshops import excess, makes_pattern, ready_workshops
from tesela.words import Argument, say


def no(rule: str, reason: str, **args: Argument) -> Refusal:
    """A refusal in short."""
    return Refusal(rule, say(f"majolica-why-{reason}", **args))


def why_not(s: Any, seat: int, action: int) -> Refusal:
    """The ruling that forbids an action, and the reason."""
    if s.phase == START:
        return no("M1", "start")
    if s.phase == MISSION_CHOICE:
        return no("M21", "not-shown" if MISSION <= action < RUN else "mission")
    if MISSION <= action < RUN:
        return no("M21", "missions-dealt" if s.with_missions else "no-missions")
    if s.phase == ORDERING:
        return no("M12", "ordering")
    if action >= VIOLET_FIRST:
        return no("M12", "no-order")
    if s.phase in (RAISING, BREAKING):
        return why_not_running(s, action)
    if s.phase in (OVERFLOWING, DISCARDING):
        return why_not_discarding(s, seat, action)
    if s.phase == PLACING:
        return why_not_placing(s, seat, action)
    if action >= BIN:
        return why_not_bin(s, seat, action)
    if s.phase == SLOTTING:
        return no("M5", "slotting")
    if s.phase == SETTLING:
        return why_not_settling(s, seat, action)
    return why_not_part(s, seat, action)


def why_not_running(s: Any, action: int) -> Refusal:
    """Inside the run of a workshop."""
    workshop = workshop_name(s.bench)
    if BIN <= action < DISCARD:
        return no("M8", "bin-running", workshop=workshop)
    if s.phase == BREAKING:
        if BREAK <= action < BONUS:
            return no("M11", "no-such-tile", kind=colour_name(action - BREAK), workshop=workshop)
        return no("M11", "break-first", workshop=workshop)
    if action == STOP:
        return no("M11", "raise-one")
    if RAISE <= action < STOP:
        return no("M11", "no-cell", kind=colour_name((action - RAISE) % COLOURS), workshop=workshop)
    return no("M11", "running", workshop=workshop)


def why_not_discarding(s: Any, seat: int, action: int) -> Refusal:
    """While a tile must be given up."""
    rule = "M4" if s.phase == OVERFLOWING else "M8"
    workshop = workshop_name(s.bench)
    if action >= DISCARD:
        return no(rule, "no-such-tile", kind=colour_name(action - DISCARD), workshop=workshop)
    if s.phase == DISCARDING:
        return no(rule, "discarding", workshop=workshop)
    return no(rule, "overflow", workshop=workshop, count=int(excess(s, seat, s.bench)))


def why_not_placing(s: Any, seat: int, action: int) -> Refusal:
    """While tiles are in hand."""
    if KEEP <= action < START_RUN:
        if s.mission[seat] != KEPT:
            return no("M21", "keep-mission")
        if sum(s.hand) != SIDE:
            return no("M21", "keep-four")
        return no("M21", "keep-colour", kind=colour_name(action - KEEP))
    if action >= BIN:
        return why_not_bin(s, seat, action)
    return no("M4", "placing")


def why_not_bin(s: Any, seat: int, action: int) -> Refusal:
    """A voluntary discard."""
    if action >= DISCARD:
        return no("M8", "open-bin")
    if ready_workshops(s, seat):
        return no("M8", "bin-ready")
    return no("M8", "bin-empty", workshop=workshop_name(action - BIN))


def why_not_settling(s: Any, seat: int, action: int) -> Refusal:
    """While something is ready or a bonus tile waits."""
    if START_RUN <= action < RAISE:
        return why_not_ready(s, seat, action - START_RUN)
    if ready_workshops(s, seat):
        return no("M14", "no-bonus") if BONUS <= action <= DECLINE and not s.bonuses else no("M10", "run-first")
    return no("M14", "bonus-first")


def why_not_ready(s: Any, seat: int, workshop: int) -> Refusal:
    """A workshop that cannot run."""
    name = workshop_name(workshop)
    if not makes_pattern(s, seat, workshop):
        return no("M9", "pattern", workshop=name, pattern=PATTERN_NAMES[workshop])
    return no("M9", "card-cell" if s.slots[seat, workshop] else "no-card", workshop=name)


def why_not_part(s: Any, seat: int, action: int) -> Refusal:
    """Where a part of the turn is chosen."""
    if action < MISSION:
        return no("M5", "no-card-in-hand")
    if action < TILE:
        return why_not_run(s, action - RUN)
    if action < DRAFT:
        return why_not_tile(s, action - TILE)
    if action < INTO:
        return why_not_card(s, seat, action)
    if action < START_RUN:
        return no("M4", "no-hand")
    if action < RAISE:
        return why_not_ready(s, seat, action - START_RUN)
    if action < BONUS:
        return no("M11", "nothing-runs")
    return no("M14", "no-bonus")


def why_not_run(s: Any, run: int) -> Refusal:
    """A run that cannot be taken whole."""
    if s.phase != TURN:
        return no("M3", "one-way")
    if is_solo(s):
        return no("M22", "line")
    axis, cell = divmod(run, GRID)
    up = face_up(s)
    if not up >> cell & 1:
        return no("M3", "face-down")
    return no("M3", "not-first") if border_lines(up, axis) >> cell & 1 else no("M2", "not-border")


def why_not_tile(s: Any, cell: int) -> Refusal:
    """A tile that cannot be taken alone."""
    if s.phase == CARD_PART:
        return no("M3", "tile-done")
    up = face_up(s)
    if is_solo(s):
        return no("M22", "same-colour" if up >> cell & 1 else "not-revealed")
    return no("M2", "not-border") if up >> cell & 1 else no("M3", "face-down")


def why_not_card(s: Any, seat: int, action: int) -> Refusal:
    """A card that cannot be taken, an order that is not offered."""
    if s.phase == TILE_PART:
        return no("M3", "card-done")
    if action < ARRANGE:
        return no("M5", "no-display")
    if action == ARRANGE + AS_IT_IS:
        return no("M7", "leave-later")
    return no("M6", "same-order")
