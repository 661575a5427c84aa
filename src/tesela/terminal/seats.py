"""Who sits where at a table in the terminal."""

from __future__ import annotations

from string import ascii_uppercase

from tesela.bots import check_bot
from tesela.engine.errors import BadSetup
from tesela.words import Words, say


def bot_seats(listed: str | None, players: int) -> dict[int, str]:
    """Which seats are played by which bots: the last ones, and without a list all but the first."""
    names = (
        ["greedy"] * (players - 1) if listed is None else [name.strip() for name in listed.split(",") if name.strip()]
    )
    if len(names) >= players:
        raise BadSetup("error-too-many-bots", bots=len(names), players=players)
    return {players - len(names) + k: check_bot(name) for k, name in enumerate(names)}


def seat_names(bots: dict[int, str], players: int, language: Words) -> tuple[str, ...]:
    """What the players are called: bots by their kind, with a letter where there are several."""
    people = players - len(bots)
    names = (
        [language("table-you")] if people == 1 else [language(say("table-person", number=k + 1)) for k in range(people)]
    )
    for seat, bot in bots.items():
        name = language(f"bot-{bot}")
        names.append(name if list(bots.values()).count(bot) == 1 else f"{name} {ascii_uppercase[seat - people]}")
    return tuple(names)
