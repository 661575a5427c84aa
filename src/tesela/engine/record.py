"""The save file: a match as readable JSON that proves itself when it is read."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from tesela.engine.errors import BadRecord, TeselaError
from tesela.engine.game import Choice, find
from tesela.engine.match import Match
from tesela.engine.seed import Hex128, Hex256, Parts, commitment
from tesela.words import Message, say

SIZE_LIMIT = 1 << 20
MOST_BRANCHES = 200


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another way to go on: after `at` decisions of a line, these. Line 0 is the match, line k the k-th branch."""

    parent: int
    at: int
    moves: list[str]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that is needed to play a match again, move by move, with what was tried besides."""

    format: Literal["tesela/1"]
    game: str
    rules: int
    options: dict[str, Choice]
    players: list[str]
    seed: Hex128
    commitment: Hex256
    moves: list[str]
    scores: list[int] | None
    checksum: str
    branches: list[Branch] = []
    seed_chosen: bool = False
    """Whether somebody chose the seed and so may have known every pile."""
    parts: Parts | None = None
    """What the seed was made of, where people added their luck; then the secret among them is what was promised."""

    @classmethod
    def of(cls, match: Match) -> Record:
        """The record of a match as it stands."""
        return cls.sealed(
            match.game.name,
            match.rules,
            match.options,
            match.names,
            match.seed,
            [(move.seat, move.notation) for move in match.moves],
            list(match.scores) if match.over else None,
        )

    @classmethod
    def sealed(
        cls,
        game: str,
        rules: int,
        options: dict[str, Choice],
        names: Sequence[str],
        seed: int,
        moves: Sequence[tuple[int, str]],
        scores: list[int] | None,
        branches: Sequence[Branch] = (),
    ) -> Record:
        """A record of these facts, with its commitment and checksum; nothing is replayed."""
        draft = cls(
            format="tesela/1",
            game=game,
            rules=rules,
            options=options,
            players=list(names),
            seed=f"{seed:032x}",
            commitment=commitment(seed),
            moves=[f"{seat} {notation}" for seat, notation in moves],
            scores=scores,
            checksum="",
            branches=list(branches),
        )
        return draft.sealed_anew()

    def mixed_of(self, parts: Parts) -> Record:
        """The same, telling what the seed was made of."""
        return msgspec.structs.replace(self, parts=parts, commitment=parts.commitment).sealed_anew()

    def sealed_anew(self) -> Record:
        """The same with the checksum that belongs to it."""
        return msgspec.structs.replace(self, checksum=self.digest())

    def digest(self) -> str:
        """The SHA-256 of everything but the checksum."""
        return hashlib.sha256(
            msgspec.json.encode(msgspec.structs.replace(self, checksum=""), order="sorted")
        ).hexdigest()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_bytes(self.dumps())
        draft.replace(target)

    def dumps(self) -> bytes:
        """The record as the bytes of its file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def loads(cls, data: bytes) -> Record:
        """A record from the bytes of its file, checked for damage but not yet replayed."""
        if len(data) > SIZE_LIMIT:
            raise _bad(say("record-too-large", limit=SIZE_LIMIT))
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            raise _bad(say("record-unreadable", detail=str(fault)[:120])) from None
        if record.digest() != record.checksum:
            raise _bad(say("record-checksum"))
        record._check_seed()
        return record

    def _check_seed(self) -> None:
        """Check that the seed is what was promised, alone or with the luck of people."""
        parts = self.parts
        if parts and (self.seed_chosen or len(parts.luck) != len(self.players) or parts.seed != self.seed):
            raise _bad(say("record-luck"))
        if self.commitment != (parts.commitment if parts else commitment(int(self.seed, 16))):
            raise _bad(say("record-commitment"))

    def replay(self) -> Match:
        """The match, played again and checked move by move."""
        try:
            game = find(self.game)
            if self.rules not in game.versions:
                raise _bad(say("record-version", rules=self.rules, ours=game.rules_version))
            match = game.match(
                len(self.players), int(self.seed, 16), self.options, tuple(self.players), rules=self.rules
            )
        except BadRecord:
            raise
        except TeselaError as fault:
            raise _bad(fault.message) from None
        if match.options != self.options:
            raise _bad(say("record-options"))
        play_moves(match, self.moves)
        if self.scores != (list(match.scores) if match.over else None):
            raise _bad(say("record-scores"))
        self._try_branches(match)
        return match

    def _try_branches(self, match: Match) -> None:
        """Check that every branch can be played where it says."""
        lines = [match]
        if len(self.branches) > MOST_BRANCHES:
            raise _bad(say("record-branches", limit=MOST_BRANCHES))
        for number, branch in enumerate(self.branches, start=1):
            if not 0 <= branch.parent < number or not 0 <= branch.at <= lines[branch.parent].length:
                raise _bad(say("record-branch", number=number))
            lines.append(lines[branch.parent].at(branch.at))
            play_moves(lines[-1], branch.moves)


def play_moves(match: Match, moves: Sequence[str]) -> None:
    """Play decisions as a record tells them; raises BadRecord at the first that cannot be."""
    for line in moves:
        seat, _, notation = line.partition(" ")
        try:
            match.play(int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 3 else -1, notation)
        except TeselaError as fault:
            raise _bad(say("record-move", number=match.length + 1, reason=fault.message)) from None


def read(path: str | os.PathLike[str]) -> Record:
    """Read a save file, no more of it than a save file may hold."""
    try:
        with open(path, "rb") as file:
            data = file.read(SIZE_LIMIT + 1)
    except OSError as fault:
        raise _bad(say("record-unreadable", detail=fault.strerror or type(fault).__name__)) from None
    return Record.loads(data)


def load(path: str | os.PathLike[str]) -> Match:
    """The match of a save file, ready to go on; every move has been checked against the rules."""
    return read(path).replay()


def verify(path: str | os.PathLike[str]) -> Record:
    """Check a save file whole: damage, commitment, every move, the scores. Raises BadRecord at the first fault."""
    record = read(path)
    record.replay()
    return record


def _bad(reason: Message) -> BadRecord:
    return BadRecord("error-record", reason=reason)
