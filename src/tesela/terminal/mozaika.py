"""Mozaika drawn with characters: the market, and everybody's mosaic with what it is worth on its frame."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tesela.terminal.style import glyph, name_of
from tesela.words import Message, Words, say

TILE_STYLES = {
    "red": "bold bright_white on rgb(178,40,36)",
    "blue": "bold bright_white on rgb(30,80,170)",
    "green": "bold bright_white on rgb(30,110,60)",
    "yellow": "bold black on rgb(230,180,40)",
}
SYMBOL_SIGNS = {"sun": "☼", "wave": "≈", "leaf": "♠", "shell": "∩"}
FLY = "*"
FIRST = "⚑"
SIDE = 4
FRAME = (("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘"))
FRAME_STYLE = "dim"
BADGE_STYLE = "bold black on rgb(250,240,210)"
BLOCK = 21  # columns for a player


def draw(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """The whole table."""
    blocks = [player(view, seat, words, names) for seat in range(len(view["players"]))]
    return Group(status(view, words), market(view, words, names), Columns(blocks, width=BLOCK, padding=(0, 2)))


def status(view: dict[str, Any], words: Words) -> Text:
    """The round, what is going on, and who goes before whom."""
    phase = say(f"mozaika-phase-{view['phase']}")
    seats = len(view["players"])
    clockwise = [(view["first"] + k) % seats for k in range(seats)]
    order = "mozaika-table-order" if view["order"] else "mozaika-table-ties"
    text = Text(words(say("mozaika-table-status", round=view["round"], rounds=view["rounds"], phase=phase)), "bold")
    text.append(f" · {words(order)}")
    for seat in view["order"] or clockwise:
        text.append(" ").append_text(glyph(seat))
    return text


# ---- tiles


def tile_text(tile: dict[str, Any], words: Words) -> Text:
    """A tile in its colour: the letter of the colour and the sign of the symbol."""
    letter = words(f"mozaika-letter-{tile['colour']}")
    return Text(letter + SYMBOL_SIGNS[tile["symbol"]], TILE_STYLES[tile["colour"]])


def market(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """The tiles for sale, with the most that each would earn whoever looks."""
    grid = Grid.grid(padding=(0, 3))
    tiles = [tile for tile in view["market"] if tile]
    if tiles:
        grid.add_row("", *(Text.assemble(" ", tile_text(tile, words)) for tile in tiles))
    else:
        grid.add_row(Text(words("mozaika-table-closed" if view["round"] == 1 else "mozaika-table-empty")))
    if tiles and view["you"] is not None:
        best = [max(coins for coins in tile["income"] if coins is not None) for tile in tiles]
        grid.add_row(words("mozaika-table-income"), *(f" +{coins}" for coins in best), style="dim")
    title = [say("mozaika-table-market"), say("mozaika-table-bag", count=view["bag"]), fly_note(view)]
    heading = Text(" · ".join(words(part, names) for part in title))
    return Panel(Group(grid, legend(view, words)), title=heading, title_align="left")


def fly_note(view: dict[str, Any]) -> Message:
    """Who gets a fly this round, or would."""
    if view["round"] < view["fly"]["from"]:
        return say("mozaika-table-no-fly", round=view["fly"]["from"])
    seat = view["fly"]["seat"]
    return say("mozaika-table-lowest") if seat is None else say("mozaika-fly", seat=seat)


def legend(view: dict[str, Any], words: Words) -> Text:
    """What the signs mean."""
    signs = {SYMBOL_SIGNS[symbol]: words(f"mozaika-symbol-{symbol}") for symbol in view["symbols"]}
    signs |= {FLY: words("mozaika-table-fly"), FIRST: words("mozaika-table-first")}
    return Text(" · ".join(f"{sign} {meaning}" for sign, meaning in signs.items()), "dim")


# ---- players


def player(view: dict[str, Any], seat: int, words: Words, names: tuple[str, ...]) -> RenderableType:
    """Everything in front of a player."""
    data = view["players"][seat]
    title = Text.assemble("▸" if seat in view["to_act"] else " ", name_of(seat, names), no_wrap=True)
    title.truncate(BLOCK - 2, overflow="ellipsis")
    if seat == view["first"]:
        title.append(f" {FIRST}")
    goods = Grid.grid(padding=(0, 1))
    for heading, value in (
        ("points", Text(str(data["score"]), "bold")),
        ("coins", Text(str(data["coins"]), "bold")),
        ("bid", bid(view, seat, words)),
        ("hand", Text(" ").join(tile_text(tile, words) for tile in data["hand"])),
    ):
        goods.add_row(Text(words(f"mozaika-table-{heading}"), "dim"), value)
    return Group(title, mosaic(data, words), goods, "")


def bid(view: dict[str, Any], seat: int, words: Words) -> Text:
    """The bid as far as it may be seen: not made yet, sealed, or open."""
    data = view["players"][seat]
    if data["bid"] is not None:
        return Text(str(data["bid"]), "bold")
    if data["has_bid"]:
        return Text(words("mozaika-table-sealed"), "green")
    return Text("…" if view["phase"] == "bidding" else "–", "dim")


def mosaic(data: dict[str, Any], words: Words) -> Text:
    """The tiles in their frame; what squares are worth stands where their tiles meet, the rest on the frame itself."""
    badges = {place_of(four): str(four["points"]) for four in data["arrangements"] if four["points"]}
    lines = [Text("    " + "   ".join("abcd"), "dim")]
    for row in range(SIDE):
        lines.append(rail(row, badges))
        line = Text.assemble((f"{row + 1} ", "dim"))
        for column in range(SIDE):
            line.append("│", FRAME_STYLE).append_text(cell_text(data, SIDE * row + column, words))
        lines.append(line.append_text(mark(badges, ("row", row, SIDE), "│")))
    return Text("\n").join([*lines, rail(SIDE, badges)])


def place_of(four: dict[str, Any]) -> tuple[str, int, int]:
    """Where the worth of an arrangement is written: right of a row, below a column, else on a crossing of the frame."""
    row, column = divmod(four["cells"][0], SIDE)
    if four["kind"] == "row":
        return "row", row, SIDE
    if four["kind"] == "column":
        return "column", SIDE, column
    if four["kind"] == "diagonal":
        return "crossing", SIDE, SIDE if row == 0 else 0
    return "crossing", row + 1, column + 1


def mark(badges: dict[tuple[str, int, int], str], place: tuple[str, int, int], sign: str) -> Text:
    """A badge, or the sign of the frame where there is none."""
    return Text(badges[place], BADGE_STYLE) if place in badges else Text(sign, FRAME_STYLE)


def rail(row: int, badges: dict[tuple[str, int, int], str]) -> Text:
    """The line of the frame above a row, or below the last."""
    left, middle, right = FRAME[0 if row == 0 else 2 if row == SIDE else 1]
    line = Text("  ")
    for column in range(SIDE):
        line.append_text(mark(badges, ("crossing", row, column), middle if column else left))
        line.append("─", FRAME_STYLE).append_text(mark(badges, ("column", row, column), "─")).append("─", FRAME_STYLE)
    return line.append_text(mark(badges, ("crossing", row, SIDE), right))


def cell_text(data: dict[str, Any], cell: int, words: Words) -> Text:
    """One cell of a mosaic; the newest tile is underlined."""
    tile = data["mosaic"][cell]
    if tile is None:
        return Text("   ")
    text = tile_text(tile, words).append(FLY if tile["fly"] else " ")
    if cell == data["newest"]:
        text.stylize("underline")
    return text
