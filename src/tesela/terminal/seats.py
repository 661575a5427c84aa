"""Who sits where at a table in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase

from tesela.bots import check_bot
from tesela.engine.errors import BadSetup
from tesela.words import Words, say

USUAL_BOT = "greedy"


def bot_seats(listed: str | None, people: str | None, players: int) -> dict[int, str]:
    """Which seats are played by which bots: those that people leave free, and unless they say where, the last ones."""
    bots = None if listed is None else [name.strip() for name in listed.split(",") if name.strip()]
    if bots is not None and len(bots) >= players:
        raise BadSetup("error-too-many-bots", bots=len(bots), players=players)
    first = range(1 if bots is None else players - len(bots))
    taken = set(first) if people is None else _seats(people, players)
    free = [seat for seat in range(players) if seat not in taken]
    if bots is not None and len(bots) != len(free):
        raise BadSetup("error-fill", people=len(taken), bots=len(bots), players=players)
    return {seat: check_bot(name) for seat, name in zip(free, bots or [USUAL_BOT] * len(free), strict=True)}


def _seats(written: str, players: int) -> set[int]:
    """The seats that people write as numbers from 1 on."""
    parts = [part.strip() for part in written.split(",")]
    numbers = {int(part) for part in parts if part.isascii() and part.isdecimal() and len(part) < 3}
    if len(numbers) != len(parts) or not all(1 <= number <= players for number in numbers):
        raise BadSetup("error-seats", text=written[:40], players=players)
    return {number - 1 for number in numbers}


def seat_names(bots: Mapping[int, str], players: int, language: Words) -> tuple[str, ...]:
    """What the players are called: people by their seat, bots by their kind, with a letter where there are several."""
    names = []
    for seat in range(players):
        if seat in bots:
            name, kinds = language(f"bot-{bots[seat]}"), list(bots.values())
            letter = ascii_uppercase[sorted(bots).index(seat)]
            names.append(name if kinds.count(bots[seat]) == 1 else f"{name} {letter}")
        elif players - len(bots) == 1:
            names.append(language("table-you"))
        else:
            names.append(language(say("table-person", number=seat + 1)))
    return tuple(names)


def arguments(bots: Mapping[int, str], players: int) -> str:
    """What `tesela play` needs to seat everybody like this again; nothing where it would do so by itself."""
    people = [seat for seat in range(players) if seat not in bots]
    kinds = [bots[seat] for seat in sorted(bots)]
    seats = "" if people == [0] else f" --seat {','.join(str(seat + 1) for seat in people)}"
    return seats + ("" if set(kinds) <= {USUAL_BOT} else f" --bots {','.join(kinds)}")
