"""Majolica drawn with characters: the grid in its border, the cards, the town hall, and everybody's workshops."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tesela.terminal.style import SEAT_COLOURS, glyph, name_of
from tesela.words import Words, say

GLAZES = {
    "red": "rgb(200,60,45)",
    "yellow": "rgb(235,175,40)",
    "blue": "rgb(60,120,220)",
    "green": "rgb(45,150,95)",
    "violet": "rgb(140,80,180)",
    "any": "white",
}
VIOLET_SIGN = "✦"
ANY_SIGN = "?"
SIDE = 4
TILE_WIDTH = 5
GOAL = 5  # completed cards that end the game


def draw(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """The whole table."""
    status = say("majolica-table-status", round=view["round"] + 1, last=view["last_round"], up=view["face_up"])
    line = Text(words(status), style="bold")
    band = view["band"]
    if band:
        line.append(f" · {words(f'majolica-band-{band}')}", style="green")
    top = Columns([grid(view, words), cards(view, words, names)], padding=(0, 1))
    players = [player(view, seat, words, names) for seat in range(len(view["players"]))]
    return Group(line, top, *players, legend(words))


# ---- tiles


def letter(kind: str, words: Words) -> str:
    """The sign of a kind of tile."""
    if kind in ("violet", "any"):
        return VIOLET_SIGN if kind == "violet" else ANY_SIGN
    return words(f"majolica-letter-{kind}")


def tile(kind: str, words: Words, width: int = 2) -> Text:
    """A glazed tile: its letter on its colour."""
    return Text(letter(kind, words).center(width), style=f"bold black on {GLAZES[kind]}")


def wanted(kind: str, words: Words) -> Text:
    """A cell that is still free: a small letter in its colour."""
    return Text(letter(kind, words).lower() + " ", style=GLAZES[kind])


def tiles(counts: dict[str, int], words: Words) -> Text:
    """Tiles side by side, most numerous first, violet last."""
    kinds = sorted(counts, key=lambda kind: (kind == "violet", -counts[kind]))
    return Text().join(tile(kind, words) for kind in kinds for _ in range(counts[kind]))


def card_text(card: dict[str, Any], words: Words) -> Text:
    """A card: points, bonus symbol, and its cells, glazed where a tile lies."""
    text = Text(str(card["points"]), style="bold")
    text.append("+ " if card["bonus"] else "  ", style="bold yellow")
    on_cells = card.get("tiles", [None] * len(card["cells"]))
    for asked, lying in zip(card["cells"], on_cells, strict=True):
        text.append_text(tile(lying, words) if lying else wanted(asked, words))
    return text


# ---- the middle of the table


def grid(view: dict[str, Any], words: Words) -> RenderableType:
    """The large tiles inside the border, which carries the length of every run."""
    heading = "".join(f"{column:^{TILE_WIDTH + 1}}" for column in "abcd")
    rows = [Text(f"   {heading}", style="dim")]
    frame = border(view)
    for line in range(2 * SIDE + 1):
        is_row = line % 2 == 1
        text = Text(f"{line // 2 + 1} " if is_row else "  ", style="dim")
        for column in range(SIDE):
            text.append(frame.get((line, 2 * column), " "), style="bold cyan not dim")
            if is_row:
                text.append_text(large_tile(view["grid"][line // 2 * SIDE + column], words))
            else:
                text.append_text(edge(frame, line, column))
        text.append(frame.get((line, 2 * SIDE), " "), style="bold cyan not dim")
        rows.append(text)
    return Panel(
        Group(*rows), title=words("majolica-table-grid"), title_align="left", width=SIDE * (TILE_WIDTH + 1) + 7
    )


def large_tile(place: dict[str, Any], words: Words) -> Text:
    """A large tile face up, or the mark of who took it."""
    if place["colour"]:
        return tile(place["colour"], words, TILE_WIDTH)
    if place["taken_by"] is not None:
        mark = glyph(place["taken_by"])
        mark.align("center", TILE_WIDTH)
        return mark
    return Text(("▒▒▒" if place["hidden"] else "·").center(TILE_WIDTH), style="dim not bold")


def edge(frame: dict[tuple[int, int], str], line: int, column: int) -> Text:
    """The border above or below a tile, with the length of a run in its middle."""
    middle = frame.get((line, 2 * column + 1), " ")
    side = "─" if middle != " " else " "
    return Text(middle.center(TILE_WIDTH, side), style="bold cyan not dim")


def border(view: dict[str, Any]) -> dict[tuple[int, int], str]:
    """Signs by line and place: the smallest rectangle round the face-up tiles, and the runs along it."""
    up = [divmod(cell, SIDE) for cell, place in enumerate(view["grid"]) if place["colour"]]
    if not up:
        return {}
    top, bottom = 2 * min(row for row, _ in up), 2 * max(row for row, _ in up) + 2
    left, right = 2 * min(column for _, column in up), 2 * max(column for _, column in up) + 2
    frame: dict[tuple[int, int], str] = {}
    for place in range(left, right + 1):
        frame[top, place] = frame[bottom, place] = "─"
    for line in range(top, bottom + 1):
        frame[line, left] = frame[line, right] = "│"
    frame[top, left], frame[top, right], frame[bottom, left], frame[bottom, right] = "┌┐└┘"
    for run in view["runs"]:
        (first_row, first_column), (row, column) = (
            (int(cell[1]) - 1, "abcd".index(cell[0])) for cell in (run["cells"][0], run["cells"][-1])
        )
        length = str(len(run["cells"]))
        if run["move"].startswith("row"):
            frame[top if 2 * row == top else bottom, 2 * ((first_column + column) // 2) + 1] = length
        else:
            frame[2 * ((first_row + row) // 2) + 1, left if 2 * column == left else right] = length
    return frame


def cards(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """The display, the deck, the town hall, the missions on offer, and what is in hand."""
    lines = []
    for number, place in enumerate(view["display"], start=1):
        line = Text(f"{number}  ", style="dim")
        if place["card"]:
            line.append_text(card_text(place["card"], words))
        elif place["taken_by"] is not None:
            line.append_text(name_of(place["taken_by"], names))
        else:
            line.append("–")
        lines.append(line)
    hall = say("majolica-table-hall", violets=view["town_hall"]["violets"], ones=view["town_hall"]["ones"])
    lines += [Text(), Text(words(hall), style="bold")]
    for mission in view["missions"]:
        lines.append(Text(f"+{mission['points']} {words('majolica-mission-' + mission['name'])}"))
    lines += in_hand(view["now"], words)
    deck = words(say("majolica-table-deck", count=view["deck"]))
    return Panel(Group(*lines), title=f"{words('majolica-table-display')} · {deck}", title_align="left", width=46)


def in_hand(now: dict[str, Any], words: Words) -> list[Text]:
    """Tiles and card that wait to be placed, what enters W1 later, and bonus tiles that wait to be taken."""
    lines = []
    held = Text()
    if any(now["hand"].values()):
        held.append_text(tiles(now["hand"], words))
    if now["card"]:
        held.append_text(card_text(now["card"], words))
    if held:
        lines.append(Text.assemble((f"{words('majolica-table-hand')} ", "bold yellow"), held))
    if now["waiting"]:
        later = [tiles({step["kind"]: step["count"]}, words) for step in now["waiting"]]
        lines.append(Text.assemble((f"{words('majolica-table-waiting')} ", "bold yellow"), Text(" ").join(later)))
    if now["bonuses"]:
        lines.append(Text(words(say("majolica-table-bonus", count=now["bonuses"])), style="bold yellow"))
    return lines


# ---- the players


def player(view: dict[str, Any], seat: int, words: Words, names: tuple[str, ...]) -> RenderableType:
    """A player's cards above the workshops, and below them what is completed, tokens and mission."""
    data = view["players"][seat]
    is_acting = seat == view["seat"]
    alone = len(view["players"]) == 1
    body = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    body.add_row(*(sign(view, seat, workshop) for workshop in range(4)))
    body.add_row(*(card_text(card, words) if card else Text("–", style="dim") for card in data["slots"]), Text())
    body.add_row(*(workshop_tiles(view, seat, workshop, words) for workshop in range(4)))
    title = Text.assemble("▸" if is_acting else "", name_of(seat, names), f" · {data['score']}")
    if not alone and seat == view["first"]:
        title.append(f" · {words('majolica-table-first')}", style="yellow")
    return Panel(
        Group(body, goods(data, words, alone)),
        title=title,
        title_align="left",
        border_style=SEAT_COLOURS[seat] if is_acting else "dim",
    )


def sign(view: dict[str, Any], seat: int, workshop: int) -> Text:
    """What stands beside a workshop: name, pattern, how many tiles may rise, the hammer."""
    printed = view["workshops"][workshop]
    is_ready = view["players"][seat]["ready"][workshop]
    runs = seat == view["seat"] and view["now"]["workshop"] == workshop
    text = Text(f"W{workshop + 1}", style="bold black on yellow" if runs else "bold green" if is_ready else "bold")
    text.append(f" {printed['pattern']}", style="not bold")
    if printed["raises"]:
        text.append(f" ↑{printed['raises']}", style="dim not bold")
    text.append(" ⚒" if printed["breaks"] else "" if printed["raises"] else " ⌂", style="dim not bold")
    return text


def workshop_tiles(view: dict[str, Any], seat: int, workshop: int, words: Words) -> Text:
    """The tiles in a workshop and its free places."""
    counts = view["players"][seat]["workshops"][workshop]
    free = view["workshops"][workshop]["capacity"] - sum(counts.values())
    return tiles(counts, words).append("· " * free, style="dim")


def goods(data: dict[str, Any], words: Words, alone: bool) -> Text:
    """Completed cards, tokens and the mission; before the game, the start card."""
    if data["start_card"]:
        return Text.assemble(f"{words('majolica-table-hand')} ", card_text(data["start_card"], words))
    done = " ".join(str(card["points"]) for card in data["completed"])
    count = str(len(data["completed"])) + ("" if alone else f"/{GOAL}")
    parts = [f"{words('majolica-table-completed')} {count}" + (f": {done}" if done else "")]
    if data["ones"]:
        parts.append(words(say("majolica-table-ones", count=data["ones"])))
    if data["blooms"]:
        parts.append(words(say("majolica-table-blooms", count=data["blooms"])))
    text = Text(" · ".join(parts))
    mission = data["mission"]
    if mission:
        task = words(f"majolica-mission-{mission['name']}")
        named = words(say("majolica-table-mission", points=mission["points"], mission=task))
        text.append(f" · {named}", style="green" if mission["accomplished"] else "")
        text.append(" ✓ " if mission["accomplished"] else " ", style="bold green")
        text.append_text(tiles(dict.fromkeys(mission["tiles"], 1), words))
    return text


def legend(words: Words) -> Text:
    """What the letters mean."""
    text = Text(style="dim")
    for kind in ("red", "yellow", "blue", "green", "violet"):
        text.append_text(tile(kind, words))
        text.append(f" {words(f'majolica-kind-{kind}')}  ")
    return text.append(words("majolica-table-legend"))
