"""Players that are programs. They get a `Position`, which never holds what their seat cannot know."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Protocol

from tesela.bots import greedy, search
from tesela.bots.levels import LEVELS, NoviceBot, SearchBot
from tesela.bots.review import Line, consider
from tesela.bots.simple import GreedyBot, RandomBot
from tesela.engine import loops
from tesela.engine.errors import BadSetup
from tesela.engine.match import Match, Position
from tesela.engine.rng import below, quick
from tesela.engine.state import Ints


class Bot(Protocol):
    """Something that can decide."""

    def choose(self, position: Position) -> int:
        """A legal action for the position's seat."""


HINT_EFFORT = 400  # iterations of a look for a hint
MOST_SEEDS = 1 << 31

TEMPLATES = (loops, greedy, search)
"""The modules of templates that a table needs."""

BOTS = ("random", "greedy", "novice", *LEVELS)
"""Two yardsticks, then the levels that people choose from, each stronger than the one before."""


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; with a seed it always plays the same."""
    rng = generator(seed)
    if check_bot(name) in LEVELS:
        return SearchBot(LEVELS[name], rng)
    simple: dict[str, Callable[[Ints], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "novice": NoviceBot}
    return simple[name](rng)


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in BOTS:
        raise BadSetup("error-bot", bot=name[:40], known=", ".join(BOTS))
    return name


def generator(seed: int | None = None) -> Ints:
    """A generator of one's own, from a seed or from the system's randomness."""
    return quick(secrets.randbits(128) if seed is None else seed)


def ask(player: Bot, match: Match, seat: int, rng: Ints) -> int:
    """What a bot decides for a seat, knowing only what that seat can know."""
    return player.choose(match.position(seat, rng))


def advise(match: Match, seat: int, rng: Ints) -> list[Line]:
    """What a seat could do with its turn, the best first, knowing only what that seat can know."""
    return consider(match, seat, below(rng, MOST_SEEDS), HINT_EFFORT)
