"""Golden matches: a file a game, a line a match, each there for reasons that no other of its version has.

A match that was ever golden stays as it is and replays for ever; `make.py` adds those of a new version of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

import tesela
from tesela.engine.match import Match
from tesela.engine.record import Record

FOLDER = Path(__file__).parent
NODES = FOLDER / "nodes.jsonl"


class Golden(msgspec.Struct, frozen=True):
    """A match and what it is here for."""

    why: list[str]
    record: Record

    @property
    def id(self) -> str:
        """What a test of it is called."""
        return f"{self.record.game}-v{self.record.rules}: {self.why[0]}"

    def save(self, folder: Path) -> Path:
        """The match as a save file in a folder."""
        path = folder / f"{self.record.game}.tesela"
        self.record.save(path)
        return path


class Nodes(msgspec.Struct, frozen=True):
    """In how many ways a number of decisions can be made after an opening."""

    game: str
    rules: int
    players: int
    seed: int
    opening: int
    depth: int
    nodes: int

    @property
    def id(self) -> str:
        """What a test of it is called."""
        return f"{self.game}-v{self.rules}-{self.players}-{self.opening}"


def goldens(name: str) -> list[Golden]:
    """The golden matches of a game, the oldest rules first."""
    path = FOLDER / f"{name}.jsonl"
    return msgspec.json.Decoder(Golden).decode_lines(path.read_bytes()) if path.exists() else []


def golden(name: str, reason: str, rules: int) -> Golden:
    """The golden match that is there for a reason."""
    return next(line for line in goldens(name) if reason in line.why and line.record.rules == rules)


def node_counts() -> list[Nodes]:
    """All node counts."""
    return msgspec.json.Decoder(Nodes).decode_lines(NODES.read_bytes())


def write(path: Path, lines: list[Golden] | list[Nodes]) -> None:
    """Write a line each."""
    path.write_bytes(msgspec.json.Encoder().encode_lines(lines))


def required(game: tesela.Game) -> Iterator[str]:
    """What golden matches of the newest rules must show: every player count with every option, every kind of move."""
    for players in game.players:
        yield f"{players} players"
        for option in game.played_options:
            yield from (f"{players} players, {option.name} {choice}" for choice in option.choices)
    yield from sorted({f"decides {verb(notation)}" for notation in game.notation})


def reasons(match: Match) -> set[str]:
    """All that a match could be golden for: what is required, and every sentence that it has to tell."""
    counted = f"{match.players} players"
    options = {f"{counted}, {option.name} {match.options[option.name]}" for option in match.game.played_options}
    decided = {f"decides {verb(move.notation)}" for move in match.moves}
    told = {f"tells {message.id}" for chapter in match.story for message in chapter.events}
    return {counted} | options | decided | told


def verb(notation: str) -> str:
    """What kind of decision it is: its first word."""
    return notation.partition(" ")[0]
