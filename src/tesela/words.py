"""Everything said to people: messages by id, and their text in English, French and Russian (Project Fluent)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

LANGUAGES = ("en", "fr", "ru")
LOCALES = Path(__file__).parent / "locales"


class Message(msgspec.Struct, frozen=True):
    """A message id with its arguments; an argument may be a message, or a list of messages."""

    id: str
    args: dict[str, Any] = {}


Argument = int | str | Message | list[Message]


def say(id: str, /, **args: Argument) -> Message:
    """A message with these arguments."""
    return Message(id, args)


class Words:
    """The catalogue of one language: `words(say("carts", count=2))`."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message: Message | str, names: Sequence[str] = ()) -> str:
        """The text of a message; `names` are the players' names, by seat, for messages that speak of a seat."""
        if isinstance(message, str):
            message = Message(message)
        args = {key: self._argument(value, names) for key, value in message.args.items()}
        if "seat" in args:
            args["player"] = names[args["seat"]] if args["seat"] < len(names) else str(args["seat"] + 1)
        return self._format(message.id, args)

    def _argument(self, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, list):
            return ", ".join(self(part, names) for part in value)
        return self(value, names) if isinstance(value, Message) else value

    def knows(self, id: str) -> bool:
        """Whether this language has the message."""
        return bool(self._bundle.has_message(id))

    def _format(self, id: str, args: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(id).value if self.knows(id) else None
        if pattern is None:
            raise LookupError(f"{self.language}: no message {id}")
        text, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise LookupError(f"{self.language}: {id}: {faults[0]}")
        return str(text)


@functools.cache
def words(language: str) -> Words:
    """The catalogue of a language, read once."""
    return Words(language)
