"""Every screen of every game, at four sizes and in three languages: nothing is cut, covered, overprinted or outside.

Every run looks at the most players in Russian on a laptop and a phone, and at the fewest in French on the other two;
`--every-case` looks at everything, with and without a clock.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tesela.client import Client, Seat
from tesela.engine.game import find, names
from tests.server.harness import Server, seated, step
from tests.web.people import Visitor

Visit = Callable[..., Visitor]
CHECK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SWITCH = """(language) => {
  const list = document.querySelector('.language select');
  list.value = language;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}"""
SPOKEN = "(language) => document.documentElement.lang === language"
ASKED = """(moves) => {
  const shown = Number(document.querySelector('.frame')?.dataset.moves ?? -1);
  return shown >= moves && document.querySelector('.prompt.yours') !== null;
}"""
LOOKS, PAUSE = 10, 300  # looks at what seems to be wrong, and milliseconds between them
SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "tablet": (1024, 768), "phone": (390, 844)}
EVERYTHING = [(language, size) for language in ("en", "fr", "ru") for size in SIZES]
FULL = [("ru", "laptop"), ("ru", "phone")]
SPARE = [("fr", "desktop"), ("fr", "tablet")]
GAMES = tuple(sorted(names()))
FEWEST = {game: min(find(game).players) for game in GAMES}
MOST = {game: max(find(game).players) for game in GAMES}
EXPANDED: dict[str, dict[str, Any]] = {"majolica": {"bloom": True, "kaleidoscope": True, "missions": True}}
MOMENTS = {"finca": (4, 14, 22), "majolica": (0, 9, 40), "monuments": (2, 14, 26), "mozaika": (0, 1, 5, 9, 10, 11)}
"""After how many of one's own decisions one looks at a match."""
PAGES = {
    "/": ".games .main",
    **{f"/new/{game}": ".counts button" for game in GAMES},
    "/lobby": "header .main",
    "/rules": "main li",
    **{f"/rules/{game}": "dl dt" for game in GAMES},
    "/settings": ".segments",
    "/join": ".code input",
    "/analysis": "h1",
    "/nowhere": "main h1",
}


class Look:
    """Looks at what is on a page in several languages and sizes, and keeps what is wrong."""

    def __init__(self, visitor: Visitor, views: list[tuple[str, str]]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.views = views
        self.faults: list[str] = []

    def at(self, name: str, *, fits: tuple[str, ...] = ()) -> None:
        """Look; in the sizes of `fits` the whole screen must be in sight."""
        for language, size in self.views:
            if self.page.evaluate(f"({SPOKEN})({language!r})") is False:
                self.page.evaluate(SWITCH, language)
                self.page.wait_for_function(SPOKEN, arg=language)
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            self.faults += [f"{name}, {language}, {size}: {fault}" for fault in self._found(size in fits)]

    def _found(self, fits: bool) -> list[str]:
        """What is wrong and stays so: some things find their place a moment after the page has changed."""
        for _ in range(LOOKS):
            found: list[str] = self.page.evaluate(CHECK, {"fits": fits})
            if not found:
                break
            self.page.wait_for_timeout(PAUSE)
        return found

    def on(self, size: str) -> bool:
        """Whether one looks in this size at all; if so, goes there."""
        if any(seen == size for _, seen in self.views):
            self.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
            return True
        return False


@pytest.fixture
def everything(request: pytest.FixtureRequest) -> bool:
    """Whether all sizes and languages are looked at."""
    return bool(request.config.getoption("--every-case") or request.config.getoption("--long"))


def enter(visitor: Visitor, client: Client) -> Page:
    """Come as somebody whom the server knows."""
    name, value = client.cookie.split("=", 1)
    visitor.page.context.add_cookies([{"name": name, "value": value, "url": visitor.address}])
    return visitor.page


def go_on(seats: list[Seat], page: Page, dice: random.Random, decisions: int) -> None:
    """Play until the first of these people has made so many decisions and is asked again, as the page shows."""
    me = seats[0]
    while sum(chapter["seat"] == 0 for chapter in me.story) < decisions or not (me.game and me.game["choices"]):
        assert step(seats, dice)
    page.wait_for_function(ASKED, arg=len(me.story))


@contextmanager
def sat_down(server: Server, game: str, players: int, *, clock: bool) -> Iterator[list[Seat]]:
    """A match of people who decide by the same dice in every run, with all that the most players can have."""
    options = EXPANDED.get(game, {}) if players == MOST[game] else {}
    timed = {"clock": {"start": 3_600, "gain": 5}} if clock else {}
    plan: dict[str, Any] = {"options": options, "seed": "7" * 32, "shuffle": False, **timed}
    with seated(server, game, players, of=players, **plan) as seats:
        yield seats


CASES = [
    pytest.param(game, most, clock, id=f"{game}-{'most' if most else 'fewest'}-{'clock' if clock else 'no clock'}")
    if most == clock
    else pytest.param(game, most, clock, id=f"{game}-{most}-{clock}", marks=pytest.mark.rare)
    for game in GAMES
    for most in (True, False)
    for clock in (True, False)
    if most or not clock or FEWEST[game] > 1  # nobody plays alone against a clock
]
WIDE = ("desktop", "laptop", "tablet")


@pytest.mark.parametrize(("game", "most", "clock"), CASES)
def test_nothing_is_cut_or_covered_at_a_table(
    server: Server, visit: Visit, everything: bool, game: str, most: bool, clock: bool
) -> None:
    visitor = visit()
    look = Look(visitor, EVERYTHING if everything else FULL if most else SPARE)
    dice = random.Random(5)
    with sat_down(server, game, (MOST if most else FEWEST)[game], clock=clock) as seats:
        page, table = enter(visitor, seats[0].client), seats[0].face["id"]
        visitor.open(f"/table/{table}", ".frame .prompt")
        for moment in MOMENTS[game]:
            go_on(seats, page, dice, moment)
            look.at(f"after {moment}", fits=(*WIDE, "phone"))
        page.keyboard.press("h")
        page.wait_for_selector(".advice")
        look.at("hint", fits=(*WIDE, "phone"))
        page.keyboard.press("Escape")
        look.faults += look_at_the_others(look, visit(), table, alone=len(seats) == 1)
        for seat in seats[:-1] or seats:
            seat.command("resign")
        page.wait_for_selector(".veil")
        look.at("result")
        decisions = len(seats[0].story)
    look_back(look, table, decisions)
    assert look.faults == []


def look_at_the_others(look: Look, watcher: Visitor, table: str, *, alone: bool) -> list[str]:
    """What lies in front of another player, opened large, and the table as somebody sees it who has no seat."""
    if not alone:
        look.page.keyboard.press("o")
        look.page.wait_for_selector("dialog [data-area]")
        look.at("opened area", fits=WIDE)
        look.page.keyboard.press("Escape")
    watching = Look(watcher, look.views)
    watcher.open(f"/table/{table}", ".frame .opponents [data-area]")
    watching.at("watching", fits=WIDE)
    return watching.faults


def look_back(look: Look, table: str, decisions: int) -> None:
    """The match once more: replay, analysis, review."""
    visitor, page = look.visitor, look.page
    visitor.open(f"/table/{table}/replay?at={decisions}&seat=all", ".steps")
    look.at("replay", fits=WIDE)
    visitor.open(f"/analysis?table={table}&at={decisions // 2}", ".frame")
    look.at("analysis", fits=WIDE)
    page.set_viewport_size({"width": 1440, "height": 900})
    visitor.open(f"/table/{table}/review", ".steps")
    if look.views is EVERYTHING:
        page.wait_for_selector(".moves a[data-mark]")
    for key in ("End", "Home"):
        page.keyboard.press(key)
        look.at(f"review, {key}", fits=("desktop", "laptop"))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_covered_in_a_puzzle_or_guide(visit: Visit, everything: bool, game: str) -> None:
    look = Look(visit(), EVERYTHING if everything else [*FULL, *SPARE])
    look.visitor.open(f"/puzzle/{game}/1", ".prompt.yours")
    look.at("puzzle", fits=WIDE)
    look.visitor.open(f"/guide/{game}")
    look.page.wait_for_selector(".bubble")
    look.at("guide", fits=(*WIDE, "phone"))
    assert look.faults == []


def test_nothing_is_cut_or_covered_on_any_page(server: Server, visit: Visit, everything: bool) -> None:
    client = server.person("Ada")
    look = Look(visit(), EVERYTHING if everything else [*FULL, *SPARE])
    enter(look.visitor, client)
    for game in GAMES:
        client.create(game, ["me", *["novice"] * (FEWEST[game] - 1)])
    table = client.create("mozaika", ["me", "open", "novice", "open", "open"], public=True)
    for path, there in PAGES.items():
        look.visitor.open(path, there)
        look.page.wait_for_timeout(100)
        look.at(path)
    look.visitor.open(f"/table/{table}", ".invite")
    look.at("waiting room")
    assert look.faults == []


CARD = "position: absolute; left: 20px; top: 20px; width: 200px; height: 80px; border: 1px solid; background: white;"
SIGN = '<svg viewBox="0 0 32 32" width="20" style="position: absolute; left: 0"><rect width="32" height="32" /></svg>'
BROKEN = {
    "": f'<div style="{CARD}"><p>Round 3 of 6</p><button class="button">Deal</button></div>',
    "cut": f'<div style="{CARD} overflow: hidden"><p style="margin-top: 70px">The lowest row</p></div>',
    "shortened": '<p style="width: 60px; overflow: hidden; white-space: nowrap">Complete five cards</p>',
    "outside": '<section style="position: absolute; top: -41px"><p>The first hint</p></section>',
    "leaves its card": f'<div class="panel" style="{CARD}"><button style="margin-left: 180px">Play on</button></div>',
    "covered": f'<p>Opened bids</p><div style="{CARD} left: 0; top: 0"></div>',
    "not to be clicked": f'<button>Do it</button><div style="{CARD} left: 0; top: 0"></div>',
    "overprinted": f'<div style="position: relative; line-height: 20px"><span>9 9</span>{SIGN}</div>',
    "broken": '<button class="button" style="width: 40px">Play now</button>',
    "the page scrolls sideways": '<div style="width: 2000px; height: 10px"></div>',
    "the page scrolls down": '<div style="height: 2000px"></div>',
}


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind or "nothing")
def test_every_kind_of_fault_is_found(visit: Visit, kind: str) -> None:
    page = visit().page
    page.set_content(f'<body style="margin: 0">{BROKEN[kind]}</body>')
    found = page.evaluate(CHECK, {"fits": True})
    assert [fault for fault in found if fault.startswith(kind)] if kind else found == []
