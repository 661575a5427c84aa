"""The few errors callers can meet. Each carries a message that can be told in any language; nothing has changed."""

from __future__ import annotations

from tesela.words import Argument, Message, say, words


class TeselaError(Exception):
    """Base of all errors that come from wrong input."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        self.message = say(id, **args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return words("en")(self.message)


class UnknownGame(TeselaError):
    """No game of that name."""


class BadSetup(TeselaError):
    """A wrong player count, option, seed or name."""


class WrongSeat(TeselaError):
    """That seat is not to act now, or does not exist."""


class BadNotation(TeselaError):
    """A text or number that is no move at all."""


class IllegalMove(TeselaError):
    """A move that a rule forbids now."""

    def __init__(self, rule: str, move: str, reason: Message) -> None:
        self.rule = rule
        super().__init__("error-illegal", move=move, rule=rule, reason=reason)


class CannotUndo(TeselaError):
    """Nothing to take back, or something hidden has become known since."""


class BadComponents(TeselaError):
    """A components file that was edited and is wrong: which line, and why."""

    def __init__(self, file: str, line: int, fault: Message) -> None:
        super().__init__("error-components", file=file, line=line, fault=fault)


class BadRecord(TeselaError):
    """A save file that is corrupt, truncated, too large, tampered with, or of another version."""


class CannotWrite(TeselaError):
    """A file or directory that cannot be written."""

    def __init__(self, path: object, fault: OSError) -> None:
        super().__init__("error-write", path=str(path), detail=fault.strerror or type(fault).__name__)
