"""A review as one page that opens without a network: the chances, every turn, how well everybody played."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tesela.bots.review import MARKS, SLIPS, Line, Verdict, accuracy, course, mark
from tesela.bots.wording import because, cost, decimal, luck
from tesela.engine.game import title
from tesela.engine.match import Match
from tesela.words import Words, say

STYLE = Path(__file__).with_name("review_page.css")
SIGNS = {
    "best": '<circle cx="10" cy="10" r="10"/><path class="sign" d="M10 3.4l2 4.5 4.9.5-3.7 3.2 1.1 4.8-4.3-2.5-4.3 2.5'
    ' 1.1-4.8-3.7-3.2 4.9-.5z"/>',
    "good": '<circle class="ring" cx="10" cy="10" r="8.8"/><path class="tick" d="M5.6 10.4l3.1 3.2 5.8-6.6"/>',
    "inaccuracy": '<rect width="20" height="20" rx="5"/><text x="10" y="14.5">?!</text>',
    "mistake": '<circle cx="10" cy="10" r="10"/><text x="10" y="14.5">?</text>',
    "blunder": '<path d="M6 0h8l6 6v8l-6 6H6l-6-6V6z"/><text x="10" y="14.5">??</text>',
}
SHAPES = (
    '<circle cx="10" cy="10" r="5.4"/>',
    '<path d="M10 4l6 11H4z"/>',
    '<rect x="5" y="5" width="10" height="10"/>',
    '<path d="M10 3.6l6.4 6.4-6.4 6.4L3.6 10z"/>',
    '<path d="M10 4l5.2 3v6L10 16l-5.2-3V7z"/>',
)
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 5")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 900, 400, 48, 14, 14, 30  # of the chart


def page(match: Match, verdicts: Sequence[Verdict], words: Words) -> str:
    """The whole page."""
    game = words(title(match.game))
    heading = html.escape(words(say("review-title", game=game)))
    lead = words(say("review-lead", turns=len(verdicts), players=match.players))
    mean = 100 * sum(verdict.lines[0].error for verdict in verdicts) / max(1, len(verdicts))
    small = words(say("review-small", error=decimal(mean, words)))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
        f'content="light dark"><title>{heading}</title><style>{STYLE.read_text(encoding="utf-8")}</style></head><body>'
        f'{symbols()}<header><h1>{heading}</h1><p>{html.escape(lead)} <span class="small">{html.escape(small)}</span>'
        f'</p></header><main><div class="whole">{section(words("review-chances"), chart(match, verdicts, words))}'
        f"{section(words('review-accuracies'), accuracies(match, verdicts, words))}</div>"
        f"{section(words('review-turns'), moves(match, verdicts, words), 'turns')}</main></body></html>\n"
    )


def symbols() -> str:
    """The shapes of marks and seats, drawn once."""
    marks = "".join(f'<symbol id="{name}" viewBox="-1 -1 22 22">{shape}</symbol>' for name, shape in SIGNS.items())
    seats = "".join(f'<symbol id="seat{k}" viewBox="0 0 20 20">{shape}</symbol>' for k, shape in enumerate(SHAPES))
    return f'<svg width="0" height="0" class="defs" aria-hidden="true">{marks}{seats}</svg>'


def section(heading: str, content: str, name: str = "") -> str:
    """A panel with a heading."""
    return f'<section class="{name}"><h2>{html.escape(heading)}</h2>{content}</section>'


def sign(name: str, words: Words) -> str:
    """A mark, with its name for those who do not see it."""
    label = html.escape(words(f"review-mark-{name}"))
    return f'<svg class="mark {name}" role="img" aria-label="{label}"><title>{label}</title><use href="#{name}"/></svg>'


def who(seat: int, match: Match) -> str:
    """A seat's glyph and its player's name."""
    return f'<span class="who s{seat}">{glyph(seat)}{html.escape(match.names[seat])}</span>'


def glyph(seat: int) -> str:
    """A seat's glyph on its colour."""
    return f'<svg class="glyph s{seat}" aria-hidden="true"><use href="#seat{seat}"/></svg>'


# ---- the chart


def chart(match: Match, verdicts: Sequence[Verdict], words: Words) -> str:
    """Every seat's chance from the first turn to the end, with the slips on the lines."""
    chances = course(match, verdicts)
    lines = "".join(
        curve([point(number, len(verdicts), row[seat]) for number, row in enumerate(chances)], seat)
        for seat in reversed(range(match.players))
    )
    signs = "".join(
        slip_at(point(number, len(verdicts), chances[number][verdict.turn.seat]), match, verdict, words)
        for number, verdict in enumerate(verdicts, start=1)
        if verdict.mark in SLIPS
    )
    legend = "".join(f"<li>{who(seat, match)}</li>" for seat in range(match.players))
    return (
        f'<ul class="legend">{legend}</ul><figure><svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" '
        f'aria-label="{html.escape(words("review-chances"))}">{scales(len(verdicts))}{lines}{signs}</svg></figure>'
    )


def point(number: int, turns: int, chance: float) -> tuple[float, float]:
    """Where a chance after so many turns stands."""
    return LEFT + (WIDTH - LEFT - RIGHT) * number / turns, TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def scales(turns: int) -> str:
    """Lines for the chances in percent, numbers for the turns."""
    drawn = ""
    for percent in range(0, 101, 25):
        _, y = point(0, turns, percent / 100)
        drawn += f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        drawn += f'<text class="axis" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>'
    step = max(5, turns // 8 // 5 * 5)
    for number in range(step, turns + 1, step):
        x, _ = point(number, turns, 0)
        drawn += f'<text class="axis" x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle">{number}</text>'
    return drawn


def curve(points: Sequence[tuple[float, float]], seat: int) -> str:
    """The line of a seat, with its glyph at the end."""
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    x, y = points[-1]
    return (
        f'<polyline class="s{seat}" points="{way}" stroke-dasharray="{DASHES[seat]}"/>'
        f'<svg class="end s{seat}" x="{x - 9:.1f}" y="{y - 9:.1f}" width="18" height="18">'
        f'<use href="#seat{seat}"/></svg>'
    )


def slip_at(place: tuple[float, float], match: Match, verdict: Verdict, words: Words) -> str:
    """A slip on the line of its seat, which leads to its turn."""
    x, y = place
    number = verdict.turn.number + 1
    label = html.escape(f"{number}. {match.names[verdict.turn.seat]}: {words(f'review-mark-{verdict.mark}')}")
    return (
        f'<a href="#turn{number}" aria-label="{label}"><title>{label}</title><svg class="mark {verdict.mark}" '
        f'x="{x - 10:.1f}" y="{y - 10:.1f}" width="20" height="20"><use href="#{verdict.mark}"/></svg></a>'
    )


# ---- accuracy


def accuracies(match: Match, verdicts: Sequence[Verdict], words: Words) -> str:
    """Accuracy and the count of each mark, seat by seat."""
    head = "".join(f'<th scope="col">{sign(name, words)}</th>' for name in MARKS)
    rows = ""
    for seat in range(match.players):
        mine = [verdict for verdict in verdicts if verdict.turn.seat == seat]
        counts = Counter(verdict.mark for verdict in mine)
        cells = "".join(f"<td>{counts[name] or '–'}</td>" for name in MARKS)
        percent = f"{accuracy([verdict.loss for verdict in mine]):.0f} %"
        won = f' <span class="small">{html.escape(words("review-won"))}</span>' if match.returns[seat] else ""
        rows += f'<tr><th scope="row">{who(seat, match)}{won}</th><td class="big">{percent}</td>{cells}</tr>'
    legend = "".join(f"<li>{sign(name, words)}{html.escape(words(f'review-mark-{name}'))}</li>" for name in MARKS)
    return (
        f'<table class="accuracy"><thead><tr><th scope="col">{html.escape(words("review-player"))}</th>'
        f'<th scope="col">{html.escape(words("review-accuracy"))}</th>{head}</tr></thead><tbody>{rows}</tbody></table>'
        f'<ul class="legend">{legend}</ul>'
    )


# ---- turns


def moves(match: Match, verdicts: Sequence[Verdict], words: Words) -> str:
    """Every turn, to be opened."""
    return f"<ol>{''.join(move(match, verdict, words) for verdict in verdicts)}</ol>"


def move(match: Match, verdict: Verdict, words: Words) -> str:
    """One turn: who, what, its mark; a slip with its cost and reason; inside, what else there was."""
    number, seat = verdict.turn.number + 1, verdict.turn.seat
    played = labels(match, verdict.lines[verdict.played], words)
    slip = verdict.mark in SLIPS
    why = ""
    if slip:
        why = f'<p class="cost">{html.escape(cost(verdict, words))}</p>'
        why += f'<p class="why">{html.escape(because(match, verdict, words))}</p>'
    if chance := luck(match, verdict, words):
        why += f'<p class="luck">{html.escape(chance)}</p>'
    rows = "".join(
        alternative(match, line, verdict.lines[0], place == verdict.played, words)
        for place, line in enumerate(verdict.lines)
    )
    head = "".join(
        f'<th scope="col">{html.escape(words(f"review-{name}"))}</th>' for name in ("line", "win", "loss", "points")
    )
    return (
        f'<li id="turn{number}" class="{verdict.mark if slip else ""}"><details><summary>'
        f'<span class="number">{number}</span>{glyph(seat)}'
        f'<span class="text"><b>{html.escape(match.names[seat])}</b> {played}'
        f"</span>{sign(verdict.mark, words)}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></details>{why}</li>"
    )


def alternative(match: Match, line: Line, best: Line, played: bool, words: Words) -> str:
    """A turn that was or could have been played, with its chance and what it gives away."""
    loss = 100 * (best.win - line.win)
    name = mark(loss, first=line is best)
    note = f' <span class="played">{html.escape(words("review-played"))}</span>' if played else ""
    cells = "<td>–</td><td>–</td>"
    if line is not best:
        points = decimal(line.margin - best.margin, words, signed=True)
        cells = f"<td>{decimal(-loss, words)} %</td><td>{points}</td>"
    return (
        f'<tr class="{"own" if played else ""}"><td><span class="option">{sign(name, words)}'
        f"<span>{labels(match, line, words)}{note}</span></span>"
        f'<span class="bar"><i style="width:{100 * line.win:.0f}%"></i></span></td>'
        f'<td><b>{100 * line.win:.0f} %</b> <span class="small">± {decimal(100 * line.error, words)}</span></td>'
        f"{cells}</tr>"
    )


def labels(match: Match, line: Line, words: Words) -> str:
    """The decisions of a turn in words."""
    return html.escape(", ".join(words(label, match.names) for label in line.labels))
