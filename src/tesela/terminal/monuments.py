"""World Monuments drawn with characters: the quarry as a wheel, every level from above, and everybody's pieces."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tesela.terminal.style import SEAT_COLOURS, SEAT_GLYPHS, Ledger, name_of
from tesela.words import Words, say

KIND_COLOURS = {
    "violet": "rgb(165,115,235)",
    "red": "rgb(230,80,70)",
    "neutral": "rgb(200,190,165)",
    "orange": "rgb(245,160,40)",
    "gem": "rgb(60,185,230)",
    "black": "rgb(140,140,155)",
}
WORKER = "♙"
NEXT = "›"
HIDDEN = "▒"

RADIUS = 9  # of the wheel, in lines
STRETCH = 2.4  # columns to a line
WHEEL_WIDTH = 2 * round(RADIUS * STRETCH) + 1
RING_ENDS = (0.31, 0.64, 0.99)
RING_CELLS = (1, 6, 12)
RING_MIDDLES = {"centre": 0.0, "middle": 0.47, "outer": 0.81}
CENTRE = "centre"
CENTRE_LINE = 8  # pieces of the centre in one line
SIDE = 2  # half-cells of a brick's side

Canvas = list[list[tuple[str, str]]]
"""Lines of characters with their styles."""


def draw(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """The whole table: while the worker walks the quarry with a small plan, else the plan at large."""
    status = say(
        "monuments-table-status",
        monument=say(f"monuments-monument-{view['monument']}"),
        number=view["round"],
        rounds=view["rounds"],
        phase=say(f"monuments-phase-{view['phase']}"),
        placed=view["placed"],
        places=view["places"],
    )
    board = Beside(quarry(view, words, names), Levels(view, words, 1)) if view["walk"] else Levels(view, words, 2)
    return Group(Text(words(status), style="bold"), board, pieces(view, words, names))


def lines_of(canvas: Canvas) -> Group:
    """A canvas as text."""
    return Group(*(Text.assemble(*line, no_wrap=True) for line in canvas))


def write(canvas: Canvas, row: int, column: int, text: str, style: str) -> None:
    """Put a text on a canvas."""
    for k, sign in enumerate(text):
        canvas[row][column + k] = (sign, style)


def letter(kind: str, words: Words) -> str:
    """The letter that stands for a kind of piece."""
    return words(f"monuments-letter-{kind}")


# ---- the quarry


def quarry(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """The wheel with its pieces and the worker, and the steps of the walk."""
    canvas: Canvas = [[wheel_sign(row, column) for column in range(WHEEL_WIDTH)] for row in range(2 * RADIUS + 1)]
    signs = {way["cell"]: NEXT for way in view["walk"]["next"]} | {view["walk"]["worker"]: WORKER}
    numbers = dict.fromkeys(RING_MIDDLES, 0)
    for cell in view["quarry"]:
        ring = cell["ring"]
        pieces = [kind for kind, count in cell["pieces"].items() for _ in range(count)]
        draw_cell(canvas, place_of(ring, numbers[ring]), cell["name"], signs.get(cell["name"], ""), pieces, words)
        numbers[ring] += 1
    content = Group(lines_of(canvas), Text(), *walk_lines(view, words, names))
    return Panel(content, title=words("monuments-table-quarry"), title_align="left", width=WHEEL_WIDTH + 4)


def wheel_sign(row: int, column: int) -> tuple[str, str]:
    """A dot where two cells of the wheel meet, else nothing."""
    x, y = (column - WHEEL_WIDTH // 2) / STRETCH, row - RADIUS
    radius, turn = hypot(x, y), atan2(x, -y) / (2 * pi) % 1
    if any(abs(radius - end * RADIUS) < 0.42 for end in RING_ENDS):
        return "·", "dim"
    ring = next((k for k, end in enumerate(RING_ENDS) if radius < end * RADIUS), None)
    if not ring:
        return " ", ""
    spoke = turn * RING_CELLS[ring]
    return ("·", "dim") if abs(spoke - round(spoke)) / RING_CELLS[ring] * 2 * pi * radius < 0.27 else (" ", "")


def place_of(ring: str, number: int) -> tuple[int, float]:
    """The line and the column of the middle of a cell, counted clockwise in its ring."""
    angle = (number + 0.5) / RING_CELLS[list(RING_MIDDLES).index(ring)] * 2 * pi
    radius = RING_MIDDLES[ring] * RADIUS
    return round(RADIUS - radius * cos(angle)), WHEEL_WIDTH // 2 + radius * STRETCH * sin(angle)


def draw_cell(canvas: Canvas, place: tuple[int, float], name: str, sign: str, pieces: list[str], words: Words) -> None:
    """A cell: the worker or the sign that it may go there, the name, and the pieces; the centre's below its sign."""
    row, middle = place
    style = {WORKER: "bold reverse", NEXT: "bold cyan"}.get(sign, "dim")
    if name == CENTRE:
        write(canvas, row - 1, round(middle), sign, style)
        for k in range(0, len(pieces), CENTRE_LINE):
            line = pieces[k : k + CENTRE_LINE]
            draw_pieces(canvas, row + k // CENTRE_LINE, round(middle) - len(line) // 2, line, words)
        return
    title = sign + name.upper()
    width = len(title) + (1 + len(pieces) if pieces else 0)
    column = round(middle - (width - 1) / 2)
    write(canvas, row, column, title, style)
    draw_pieces(canvas, row, column + len(title) + 1, pieces, words)


def draw_pieces(canvas: Canvas, row: int, column: int, kinds: list[str], words: Words) -> None:
    """Pieces by their letters."""
    for k, kind in enumerate(kinds):
        write(canvas, row, column + k, letter(kind, words), f"bold {KIND_COLOURS[kind]}")


def walk_lines(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> list[Text]:
    """The steps of this walk with what they brought, how many are left, and the walk before."""
    walk = view["walk"]
    done = Text(f"{words(say('monuments-table-steps', count=walk['steps']))} ", style="bold")
    if walk["start"]:
        done.append(f"{walk['start'].upper()} ", style="dim")
    for step in walk["taken"]:
        done.append(f"→ {cell_text(step['cell'], words)} ", style="not bold")
        if step["piece"]:
            done.append(f"{letter(step['piece'], words)} ", style=KIND_COLOURS[step["piece"]])
    done.append("→ … " * (walk["steps"] - len(walk["taken"])), style="dim")
    if not view["last_walk"]:
        return [done]
    path = " → ".join(cell_text(cell, words) for cell in view["last_walk"]["path"])
    return [done, Text.assemble(name_of(view["last_walk"]["seat"], names), f" {path}")]


def cell_text(cell: str, words: Words) -> str:
    """The name of a cell."""
    return words("monuments-table-centre") if cell == CENTRE else cell.upper()


# ---- the monument


class Levels:
    """Every level of the monument from above, its longer side across; `scale` columns to a half-cell."""

    def __init__(self, view: dict[str, Any], words: Words, scale: int) -> None:
        places = [place for level in view["levels"] for place in level["places"]]
        self._view = view
        self._words = words
        self._scale = scale
        self._across, self._down = ("x", "y") if length(places, "x") > length(places, "y") else ("y", "x")
        self._left = min(place[self._across] for place in places)
        self._top = min(place[self._down] for place in places)
        self._columns = length(places, self._across) * scale
        self._rows = length(places, self._down)
        self._titles = [
            words(say("monuments-table-level", level=level["level"], points=level["points"]))
            for level in view["levels"]
        ]
        self.width = max(self._columns + 4, *(len(title) + 6 for title in self._titles))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Columns([self.card(level) for level in self._view["levels"]], padding=(0, 1))

    def card(self, level: dict[str, Any]) -> RenderableType:
        """One level with its worth."""
        canvas: Canvas = [[(" ", "")] * self._columns for _ in range(self._rows)]
        for place in level["places"]:
            self.draw_place(canvas, place)
        title = self._titles[level["level"] - 1]
        return Panel(lines_of(canvas), title=title, title_align="left", width=self.width)

    def draw_place(self, canvas: Canvas, place: dict[str, Any]) -> None:
        """A brick with its builder's mark, an open place with its number, or a place that must wait."""
        upper, lower, style = self.face(place)
        row = place[self._down] - self._top
        column = (place[self._across] - self._left) * self._scale
        write(canvas, row, column, upper, style)
        write(canvas, row + 1, column, lower, style)

    def face(self, place: dict[str, Any]) -> tuple[str, str, str]:
        """The two lines of a place, and their style."""
        width = SIDE * self._scale
        sign, colour = letter(place["kind"], self._words), KIND_COLOURS[place["kind"]]
        if place["by"] is not None:
            mark = SEAT_GLYPHS[place["by"]]
            style = f"bold black on {colour}"
            if place["place"] == self._view["last_built"]:
                return f"{sign}{mark}".center(width), "▔" * width, f"{style} underline"
            return f"{sign}{mark}".center(width), " " * width, style
        if self._scale == 1:
            return (f"{sign}+", "++", f"bold {colour}") if place["open"] else (f"{sign}·", "··", f"dim {colour}")
        if place["open"]:
            number = sign if place["kind"] == "gem" else str(place["place"])
            return f"┌{number:─^2}┐", f"└{sign}+┘", f"bold {colour}"
        return "┌··┐", f"└{sign}·┘", f"dim {colour}"


def length(places: list[dict[str, Any]], axis: str) -> int:
    """The half-cells of a plan along an axis."""
    corners: list[int] = [place[axis] for place in places]
    return max(corners) - min(corners) + SIDE


class Beside:
    """The quarry and the levels side by side, or one above the other where that is too wide."""

    def __init__(self, left: RenderableType, right: Levels) -> None:
        self._left = left
        self._right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - WHEEL_WIDTH - 5
        if room < 2 * self._right.width + 1:
            yield self._left
            yield self._right
        else:
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_row(self._left, self._right)
            yield grid


# ---- pieces and points


def pieces(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """What everybody holds, what the quarry holds and will hold, what the monument wants; and points."""
    kinds = list(view["left"])
    columns = [words(f"monuments-table-{heading}") for heading in ("taken", "gained")]
    headings: list[Text | str] = ["", *(kind_name(kind, words) for kind in kinds), *columns, words("table-points")]
    lines = [player_line(view, seat, kinds, words, names) for seat in range(len(view["players"]))]
    wants = [view["wants"].get(kind, {"more": 0, "open": 0}) for kind in kinds]
    rows = {"left": [view["left"][kind] for kind in kinds]} if view["walk"] else {}
    rows |= {"wants": [want["more"] for want in wants], "open": [want["open"] for want in wants]}
    if view["coming"]:
        rows["coming"] = [view["coming"][kind] for kind in kinds]
    for name, counts in rows.items():
        title = Text(f" {words(f'monuments-table-{name}')}", style="dim")
        lines.append([title, *map(number, counts), "", "", ""])
    return Panel(Ledger(headings, lines), title=words("monuments-table-players"), title_align="left")


def kind_name(kind: str, words: Words) -> Text:
    """A kind of piece: its letter and its name."""
    colour = KIND_COLOURS[kind]
    return Text.assemble((letter(kind, words), f"bold {colour}"), (f" {words(f'monuments-kind-{kind}')}", colour))


def player_line(
    view: dict[str, Any], seat: int, kinds: list[str], words: Words, names: tuple[str, ...]
) -> list[Text | str]:
    """A player's pieces, behind the screen if it is another's, and points."""
    data = view["players"][seat]
    name = Text.assemble("▸" if seat == view["seat"] else " ", name_of(seat, names))
    if not view["walk"] and seat == view["first"]:
        name.append(f" {WORKER}")
    if data["passed"]:
        name.append(f" ({words('monuments-table-passed')})", style="dim")
    is_open = view["open_screens"] or view["viewer"] == seat or view["phase"] == "over"
    held = [number(data["holds"][kind]) if is_open else Text(HIDDEN, style=SEAT_COLOURS[seat]) for kind in kinds]
    total = data["score"] if view["phase"] == "over" else data["points"]
    return [name, *held, number(data["taken"]), f"{data['this_round']:+}", Text(str(total), style="bold")]


def number(count: int) -> Text:
    """A count; zero is dimmed, never hidden."""
    return Text(str(count), style="dim" if count == 0 else "bold")
