"""Finca drawn with characters: the mill with its road, the villages, and everybody's goods."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tesela.terminal.style import Ledger, glyph, name_of
from tesela.words import Words, say

FRUIT_COLOURS = {
    "fig": "magenta",
    "almond": "rgb(190,140,90)",
    "olive": "green",
    "orange": "rgb(255,140,0)",
    "grape": "rgb(150,110,230)",
    "lemon": "rgb(235,205,50)",
    "?": "cyan",
}
ACTION_SIGNS = {"double": "2×", "gust": "≈", "large": "10", "less": "−1"}
HALF = 6
BLADE_WIDTH = 19
GAPS = (0, 3, 5, 5, 3, 0)  # how far each row of blades stands from the road
ROAD = 7
HUB_ROW = 2
CROWD = 5  # farmers on a blade; more are shown as numbers


def draw(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """The whole table."""
    status = say(
        "finca-table-status",
        turn=view["turn"] + 1,
        houses=view["houses"],
        bonuses=" ".join(map(str, view["bonuses"])) or "–",
    )
    top = Columns([mill(view, words), villages(view, words)], padding=(0, 1))
    return Group(Text(words(status), style="bold"), top, players(view, words, names))


def fruit(name: str, words: Words, number: int | None = None) -> Text:
    """A fruit in its colour, with a number if there is one."""
    kind = "wild" if name == "?" else name
    message = say(f"finca-kind-{kind}") if number is None else say(f"finca-fruit-{kind}", count=number)
    return Text(words(message), style=FRUIT_COLOURS[name])


def mill(view: dict[str, Any], words: Words) -> RenderableType:
    """Blades 1 to 6 down the right side, 7 to 12 up the left, the road with the carts between the halves."""
    rows = []
    for row in range(HALF):
        left = blade_text(view, 2 * HALF - 1 - row, words)
        left.align("right", BLADE_WIDTH)
        rows.append(road(left, GAPS[row], "│", blade_text(view, row, words)))
        hub = words(say("finca-carts", count=view["carts"])) if row == HUB_ROW else "║"
        rows.append(road(Text(" " * BLADE_WIDTH), GAPS[row], hub, Text()))
    width = 2 * (BLADE_WIDTH + max(GAPS)) + ROAD + 4
    return Panel(Group(*rows[:-1]), title=words("finca-table-mill"), title_align="left", width=width)


def road(left: Text, gap: int, sign: str, right: Text) -> Text:
    """One line of the mill: the two blades at their distance from the road."""
    outer = " " * (max(GAPS) - gap)
    middle = (sign.center(ROAD + 2 * gap), "bold yellow")
    return Text.assemble(outer, left, middle, right, no_wrap=True)


def blade_text(view: dict[str, Any], blade: int, words: Words) -> Text:
    """A blade: its number, its fruit, the farmers on it."""
    data = view["blades"][blade]
    text = Text.assemble((f"{blade + 1:>2} ", "bold"), fruit(data["fruit"], words), " ")
    crowded = sum(data["farmers"]) > CROWD
    for seat, count in enumerate(data["farmers"]):
        if count:
            text.append_text(glyph(seat, 1 if crowded else count)).append(str(count) if crowded else "")
    return text


def tile_text(tile: dict[str, Any], words: Words) -> Text:
    """A fruit tile: its value and what it asks for."""
    text = Text(f"{tile['value']}  ", style="bold")
    if "?" in tile["asks"]:
        return text.append("?" * tile["value"], style=FRUIT_COLOURS["?"])
    if len(tile["asks"]) == HALF:
        return text.append(words("finca-tile-each"))
    return text.append_text(Text(", ").join(fruit(name, words, number) for name, number in tile["asks"].items()))


def villages(view: dict[str, Any], words: Words) -> RenderableType:
    """Every village with its face-up tile, the height of its pile, its finca tile, and who leads for it."""
    races = {tuple(race["finca"]): race for race in view["races"]}
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("village", "tile", "pile", "finca"):
        grid.add_column(words(f"finca-table-{heading}"), no_wrap=True, justify="right" if heading == "pile" else "left")
    for village in view["villages"]:
        name = Text(words(f"finca-village-{village['name']}"), style="bold")
        if village["tile"] is None:
            grid.add_row(name, Text(words("finca-table-closed"), style="dim"), "", "")
            continue
        tile = tile_text(village["tile"], words)
        if village["loaded"]:
            tile.stylize("strike")
            tile.append(f" {words('finca-table-loaded')}", style="not strike green")
        finca = Text("+").join(fruit(face, words) for face in village["finca"])
        finca.append_text(lead_text(races[tuple(village["finca"])]))
        grid.add_row(name, tile, str(village["left"]), finca)
    return Panel(grid, title=words("finca-table-villages"), title_align="left")


def lead_text(race: dict[str, Any]) -> Text:
    """Who would get a finca tile now, and by how many symbols they lead; nothing in a tie."""
    return Text() if race["leader"] is None else Text.assemble(" ", glyph(race["leader"]), f"+{race['lead']}")


def players(view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
    """Fruits, carts, action tiles, delivered values, finca and bonus tiles, and points of everybody."""
    kinds = list(view["supply"])
    columns = [words(f"finca-table-{heading}") for heading in ("carts", "actions", "set", "fincas", "bonus")]
    headings: list[Text | str] = ["", *(fruit(kind, words) for kind in kinds), *columns, words("table-points")]
    lines: list[list[Text | str]] = []
    for seat, data in enumerate(view["players"]):
        fincas = Text(", ").join(Text(" + ").join(fruit(face, words) for face in finca) for finca in data["fincas"])
        lines.append(
            [
                Text.assemble("▸" if seat == view["seat"] else " ", name_of(seat, names)),
                *(number(data["fruits"][kind]) for kind in kinds),
                number(data["carts"]),
                actions(data["action_tiles"]),
                tile_set(data["tiles"]),
                fincas,
                " ".join(map(str, data["bonuses"])),
                Text(str(data["score"]), style="bold"),
            ]
        )
    stock = [number(view["supply"][kind]) for kind in kinds]
    lines.append([Text(f" {words('finca-table-supply')}", style="dim"), *stock, number(view["carts"]), *[""] * 5])
    ledger = Ledger(headings, lines)
    return Panel(Group(ledger, legend(words)), title=words("finca-table-players"), title_align="left")


def number(count: int) -> Text:
    """A count; zero is dimmed, never hidden."""
    return Text(str(count), style="dim" if count == 0 else "bold")


def actions(tiles: dict[str, bool]) -> Text:
    """The action tiles; a used one is dimmed and struck through."""
    signs = [Text(ACTION_SIGNS[name], style="bold" if unused else "dim strike") for name, unused in tiles.items()]
    return Text(" ").join(signs)


def legend(words: Words) -> Text:
    """What the signs of the action tiles mean."""
    return Text(
        " · ".join(f"{sign} {words(f'finca-action-{name}')}" for name, sign in ACTION_SIGNS.items()), style="dim"
    )


def tile_set(tiles: list[dict[str, Any]]) -> Text:
    """How many tiles of each value 1 to 6 were delivered; a gap is dimmed."""
    text = Text()
    for value in range(1, 7):
        count = sum(tile["value"] == value for tile in tiles)
        text.append(f"{value}{'' if count < 2 else '×' + str(count)} ", style="bold" if count else "dim")
    return text
