"""Ways to lay out a table of Majolica for a test."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import tesela
from tesela.engine.game import Choice
from tesela.engine.match import Match
from tesela.games.majolica.state import MISSION_NAMES, TURN

COMPONENTS = Path(tesela.__file__).parent / "games" / "majolica" / "components.toml"
_box = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
_groups = [*_box["cards"].values(), *_box["kaleidoscope"].values()]
FACES: list[str] = [face.removesuffix("*") for faces in _groups for face in faces]
NAMES: list[str] = [face for faces in _groups for face in faces]
LETTERS = "RYBGV"


def begun(compiled: bool, players: int = 2, seed: int = 1, rules: int | None = None, **options: Choice) -> Match:
    """A match at its first turn: nobody has a card or a tile; the grid is four rows of R Y B G."""
    match = tesela.game("majolica").match(players, seed, options, rules=rules, compiled=compiled)
    s = match.state
    while s.phase != TURN:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    for seat in range(players):
        for slot in range(3):
            bury(s, int(s.slots[seat, slot]))
    s.slots[:] = 0
    lay(s, "RYBG RYBG RYBG RYBG")
    return match


def bury(s: Any, card: int) -> None:
    """Put a card at the bottom of the deck, where nothing tells it from others."""
    if card:
        s.deck[(s.deck_top + s.deck_size) % len(s.deck)] = card
        s.deck_size += 1


def lay(s: Any, rows: str) -> None:
    """The grid by its letters; a dot is a tile that was taken."""
    letters = rows.replace(" ", "")
    s.taken[:] = [int(letter == ".") for letter in letters]
    left = [colour for colour in "RYBG" for _ in range(4 - letters.count(colour))]
    s.grid[:] = [LETTERS.index(left.pop() if letter == "." else letter) for letter in letters]


def fill(s: Any, seat: int, *workshops: str) -> None:
    """The tiles in W1, W2, … by their letters."""
    for workshop, letters in enumerate(workshops):
        s.workshops[seat, workshop] = [letters.count(letter) for letter in LETTERS]


def card_of(s: Any, face: str) -> int:
    """A card with this face that is in the deck or in the display, taken out of there."""
    numbers = [number for number, name in enumerate(NAMES, start=1) if name == face]
    for number in numbers:
        for place in range(len(s.display)):
            if s.display[place] == number:
                s.display[place] = draw(s)
                return number
        ring = [int(s.deck[(s.deck_top + k) % len(s.deck)]) for k in range(s.deck_size)]
        if number in ring:
            ring.remove(number)
            s.deck[:] = 0
            s.deck[: len(ring)] = ring
            s.deck_top, s.deck_size = 0, len(ring)
            return number
    raise AssertionError(f"no card {face} is left")


def draw(s: Any) -> int:
    """The top card of the deck."""
    card = int(s.deck[s.deck_top])
    s.deck[s.deck_top] = 0
    s.deck_top = (s.deck_top + 1) % len(s.deck)
    s.deck_size -= 1
    return card


def give(s: Any, seat: int, slot: int, face: str, tiles: str = "") -> int:
    """A card above workshop `slot`, with a tile on each cell that `tiles` names by its letter; `-` leaves it free."""
    card = card_of(s, face)
    s.slots[seat, slot - 1] = card
    s.filled[seat, slot - 1] = 0
    for cell, letter in enumerate(tiles):
        s.filled[seat, slot - 1, cell] = LETTERS.index(letter) + 1 if letter != "-" else 0
    return card


def show(s: Any, place: int, face: str) -> int:
    """A card at a place of the display; the one there goes under the deck."""
    old = int(s.display[place - 1])
    card = card_of(s, face)
    if s.display[place - 1] == old:
        bury(s, old)
    else:
        bury(s, int(s.display[place - 1]))
    s.display[place - 1] = card
    return card


def complete(s: Any, seat: int, *faces: str) -> None:
    """Cards in a player's score area."""
    for face in faces:
        s.completed[card_of(s, face)] = seat + 1


def set_mission(s: Any, seat: int, name: str) -> None:
    """A player's mission."""
    s.mission[seat] = MISSION_NAMES.index(name) + 1


def tiles_in(s: Any, seat: int, workshop: int) -> str:
    """The tiles of a workshop by their letters, in a fixed order."""
    return "".join(letter * int(count) for letter, count in zip(LETTERS, s.workshops[seat, workshop - 1], strict=True))


def tiles_on(s: Any, seat: int, slot: int) -> str:
    """The tiles on a card, cell by cell."""
    card = int(s.slots[seat, slot - 1])
    count = len(FACES[card - 1]) if card else 0
    return "".join("-RYBG"[tile] for tile in s.filled[seat, slot - 1, :count])


def play(match: Match, *moves: str) -> None:
    """Moves of whoever is to act."""
    for move in moves:
        match.play(match.to_act[0], move)


def offered(match: Match) -> set[str]:
    """What whoever is to act may do, in notation, but for voluntary discards."""
    return {move for move in all_offered(match) if not move.startswith("bin ")}


def all_offered(match: Match) -> set[str]:
    """What whoever is to act may do, in notation."""
    return {match.game.encode(action) for action in match.legal(match.to_act[0])}


def events(match: Match) -> list[str]:
    """The ids of what the last decision brought."""
    return [event.id.removeprefix("majolica-") for event in match.story[-1].events]
