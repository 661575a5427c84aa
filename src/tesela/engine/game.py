"""What a game is to the rest of the house, and the register of games."""

from __future__ import annotations

import functools
import importlib
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tesela.engine import contract
from tesela.engine.errors import BadNotation, BadSetup, UnknownGame
from tesela.engine.jit import Kernel
from tesela.engine.state import Ints, State
from tesela.words import Message, say

if TYPE_CHECKING:
    from tesela.engine.match import Match

Choice = bool | int | str
LONGEST_MOVE = 80  # characters


class Option(NamedTuple):
    """Something to decide before the game; the first choice is the default."""

    name: str
    choices: tuple[Choice, ...]
    rule: str | None = None  # the ruling that says what it changes, where there is one
    shown: bool = False  # it only says how the table is shown: the rules never learn of it


class Refusal(NamedTuple):
    """Why a move is not allowed: the ruling, and the reason in words."""

    rule: str
    reason: Message


class ScoreLine(NamedTuple):
    """One line of a score: what it is for, and its points."""

    label: Message
    points: int


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its metadata, the functions of the contract, and what is told to people."""

    name: str
    rules_version: int  # the newest; matches that began under an older one are played to their end under it
    rulings: tuple[str, ...]
    players: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[State]
    observation_highs: tuple[int, ...]  # the most that each number of an observation can be; the least is 0
    functions: Mapping[str, Callable[..., Any]]
    view: Callable[[Any, int | None], dict[str, Any]]
    label: Callable[[Any, int, int], Message]
    story: Callable[[Any, int, int, Any], list[Message]]
    turn: Callable[[Any], tuple[int, ...]]  # the same as long as a seat goes on with its turn
    why_not: Callable[[Any, int, int], Refusal]
    breakdown: Callable[[Any, int], list[ScoreLine]]
    tiebreak: Callable[[Any, int], ScoreLine]  # who has more of it stands higher of those with equal points
    notation: tuple[str, ...]  # the text of every action
    seats_differ: bool = True  # whether some seat sees what another does not
    margin: float = 10.0  # points by which a game is usually won; tells bots what a lead is worth
    horizon: int = 0  # decisions that a bot's playout looks ahead; 0 = to the end
    older_sizes: tuple[tuple[int, int], ...] = ()  # `sizes` of the versions from 1 on that had fewer

    def __post_init__(self) -> None:
        for name in contract.NAMES:
            if self.functions[name] is contract.DEFAULTS.get(name):
                continue
            ours = typing.get_type_hints(self.functions[name])
            theirs = typing.get_type_hints(getattr(contract, name))
            theirs["s"] = self.state
            if ours != theirs:
                raise TypeError(f"{self.name}.{name} must be {theirs}, not {ours}")

    @property
    def action_count(self) -> int:
        """How many actions there are in all; they are numbered from 0."""
        return len(self.notation)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return len(self.observation_highs)

    def sizes(self, rules: int) -> tuple[int, int]:
        """The actions and numbers of an observation that a version has; newer ones add theirs at the end."""
        if rules <= len(self.older_sizes):
            return self.older_sizes[rules - 1]
        return self.action_count, self.observation_size

    def encode(self, action: int) -> str:
        """The text of an action."""
        return self.notation[action]

    def decode(self, text: str) -> int:
        """The action of a text; spaces and capitals do not matter."""
        plain = " ".join(text.lower().split()) if len(text) <= LONGEST_MOVE else ""
        if plain not in self._actions:
            raise BadNotation("error-notation", move=text[:40])
        return self._actions[plain]

    @functools.cached_property
    def _actions(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.notation)}

    @functools.cached_property
    def kernel(self) -> Kernel:
        """The game's functions, compiled unless NUMBA_DISABLE_JIT is set."""
        return Kernel(self.name, self.functions, self.state, self.rules_version)

    @functools.cached_property
    def plain(self) -> Kernel:
        """The same functions as plain Python."""
        return Kernel(self.name, self.functions, self.state, self.rules_version, compiled=False)

    def match(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Choice] | None = None,
        names: tuple[str, ...] = (),
        *,
        rules: int | None = None,
        compiled: bool = True,
    ) -> Match:
        """Begin a match under the newest rules, unless told so; without a seed, one is drawn by the system."""
        from tesela.engine.match import Match

        return Match(self, players, seed, options, names, rules=rules, compiled=compiled)

    @property
    def versions(self) -> range:
        """All versions of the rules under which matches can be played, the newest last."""
        return range(1, self.rules_version + 1)

    def check_rules(self, rules: int | None) -> int:
        """The version of the rules, or the newest; refuses one that does not exist."""
        if rules is None:
            return self.rules_version
        if isinstance(rules, bool) or not isinstance(rules, int) or rules not in self.versions:
            raise BadSetup("error-rules", rules=str(rules)[:20], newest=self.rules_version)
        return rules

    def check_players(self, players: int | None) -> int:
        """The number of players, or the fewest that are not alone; refuses a number that the game is not for."""
        count = next(usual for usual in self.players if usual > 1) if players is None else players
        if isinstance(count, bool) or count not in self.players:
            raise BadSetup("error-players", players=str(count)[:20], known=", ".join(map(str, self.players)))
        return count

    def parse(self, texts: Mapping[str, str]) -> dict[str, Choice]:
        """Options as they are typed, `on` and `off` for yes and no; what is not known stays text."""
        spoken = {option.name: {_spoken(choice): choice for choice in option.choices} for option in self.options}
        return {name: spoken.get(name, {}).get(text.lower(), text) for name, text in texts.items()}

    def complete(self, options: Mapping[str, Choice] | None) -> dict[str, Choice]:
        """These options with the defaults of all others; refuses what does not exist."""
        given = dict(options or {})
        full: dict[str, Choice] = {}
        for option in self.options:
            choice = given.pop(option.name, option.choices[0])
            if not any(choice == known and type(choice) is type(known) for known in option.choices):
                known_choices = ", ".join(map(_spoken, option.choices))
                raise BadSetup("error-choice", option=option.name, choice=str(choice)[:40], known=known_choices)
            full[option.name] = choice
        if given:
            known_options = ", ".join(option.name for option in self.options) or "-"
            raise BadSetup("error-option", option=str(next(iter(given)))[:40], known=known_options)
        return full

    @property
    def played_options(self) -> tuple[Option, ...]:
        """The options that the rules know; the others only say how the table is shown."""
        return tuple(option for option in self.options if not option.shown)

    def choice_indices(self, options: Mapping[str, Choice]) -> Ints:
        """Complete options in the form that `setup` takes."""
        chosen = [option.choices.index(options[option.name]) for option in self.played_options]
        return np.array([*chosen, 0], np.int64)

    def shown(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """Of complete options those that say how the table is shown; a view is given together with them."""
        return {option.name: options[option.name] for option in self.options if option.shown}


def gather(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """The functions of the contract, each from the module that defines it; the default where none does."""
    functions: dict[str, Callable[..., Any]] = dict(contract.DEFAULTS)
    for module in modules:
        for name in contract.NAMES:
            function = vars(module).get(name)
            if function is not None and function.__module__ == module.__name__:
                functions[name] = function
    return functions


def _spoken(choice: Choice) -> str:
    return ("on" if choice else "off") if isinstance(choice, bool) else str(choice).lower()


_places: dict[str, str] = {}


def register(name: str, place: str) -> None:
    """Make a game known: `place` is the module that holds it as `GAME`."""
    _places[name] = place


def names() -> tuple[str, ...]:
    """The names of all registered games."""
    return tuple(_places)


@functools.cache
def find(name: str) -> Game:
    """The game of this name."""
    if name not in _places:
        raise UnknownGame("error-game", game=str(name)[:40], known=", ".join(_places))
    game: Game = importlib.import_module(_places[name]).GAME
    return game


def title(game: Game) -> Message:
    """The game's name as people read it."""
    return say(f"{game.name}-title")
