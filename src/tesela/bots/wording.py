"""Verdicts in words, alike for the terminal and for pages."""

from __future__ import annotations

from tesela.bots.review import Verdict
from tesela.engine.match import Match
from tesela.words import Words, say

LEAST_LUCK = 0.03  # a smaller change of the chances is no news


def decimal(value: float, words: Words, *, signed: bool = False) -> str:
    """A number with one digit after the point or comma."""
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    return text.replace("-", "−").replace(".", "." if words.language == "en" else ",")


def cost(verdict: Verdict, words: Words) -> str:
    """What a slip cost."""
    loss, points = decimal(-verdict.loss, words), decimal(-verdict.points, words, signed=True)
    return words(say("review-lost", loss=loss, points=points))


def because(match: Match, verdict: Verdict, words: Words) -> str:
    """The reason of a verdict, as a sentence."""
    text = words(verdict.reason, match.names) if verdict.reason else ""
    return text[:1].upper() + text[1:]


def luck(match: Match, verdict: Verdict, words: Words) -> str:
    """Whom a reveal helped and whom it hurt; nothing where it hardly mattered."""
    if verdict.luck is None or max(map(abs, verdict.luck)) < LEAST_LUCK:
        return ""
    changes = [
        say("review-luck-of", player=match.names[seat], change=decimal(100 * change, words, signed=True))
        for seat, change in enumerate(verdict.luck)
    ]
    return words(say("review-luck", changes=changes))
