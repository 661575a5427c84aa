"""What others see of a player: areas for who watches, areas opened large, and the races for Finca's finca tiles."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tesela.engine.game import find, names
from tests.web.people import Visitor, by_mouse

Visit = Callable[..., Visitor]
MOST_BOTS = {game: max(find(game).players) - 1 for game in names()}
DESKS = [(1440, 900), (1280, 720), (1024, 768)]
PATIENCE = 60_000

CUT_OFF = """() => [...document.querySelectorAll('[data-area]')].flatMap((area) => {
  const panel = area.closest('section, dialog').getBoundingClientRect();
  const inside = [...area.querySelectorAll('svg, li, b, dt, dd, span')].filter((one) => one.checkVisibility()
    && !one.closest('.spoken') && one.getBoundingClientRect().width > 0);
  const out = inside.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > panel.right + 1 || box.left < panel.left - 1 || box.bottom > panel.bottom + 1;
  });
  return out.map((one) => `${area.dataset.area}: ${one.outerHTML.slice(0, 120)}`);
})"""
"""Whatever leaves the panel in which an area lies."""


def watched(visit: Visit, game: str, language: str = "en", *, phone: bool = False) -> Page:
    """A match with the most players, seen by somebody who has no seat."""
    path = visit().sit(game, ["novice"] * MOST_BOTS[game])
    watcher = visit(language, phone=phone).open(path, ".frame .stage svg[role=group]")
    expect(watcher.page.locator(".opponents [data-area]")).to_have_count(MOST_BOTS[game] + 1, timeout=PATIENCE)
    return watcher.page


@pytest.mark.parametrize("game", MOST_BOTS)
def test_who_watches_sees_everybodys_area_whole(visit: Visit, game: str) -> None:
    page = watched(visit, game, "ru")
    assert page.locator(".own").count() == 0
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(CUT_OFF) == [], (width, height)
        for panel in page.locator(".opponents section").all():
            box = panel.bounding_box()
            assert box, (width, height)
            assert box["y"] + box["height"] <= height, (width, height)


@pytest.mark.parametrize("game", MOST_BOTS)
def test_who_watches_with_a_phone_finds_all_areas_under_the_board(visit: Visit, game: str) -> None:
    page = watched(visit, game, phone=True)
    board, areas = page.locator("main").bounding_box(), page.locator(".opponents").bounding_box()
    assert board
    assert areas
    assert areas["y"] >= board["y"] + board["height"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.evaluate(CUT_OFF) == []
    last = page.locator("[data-area]").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()


def test_mosaics_of_five_are_large_for_who_watches(visit: Visit) -> None:
    page = watched(visit, "mozaika")
    for (width, height), least in {(1440, 900): 180, (1280, 720): 145}.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert min(side(mosaic) for mosaic in mosaics(page.locator(".opponents"))) >= least


def mosaics(within: Locator) -> list[Locator]:
    """The mosaics somewhere."""
    return within.locator("svg[role=group]").filter(has=page_cells(within)).all()


def page_cells(within: Locator) -> Locator:
    """The cells of mosaics."""
    return within.page.locator('[data-place^="cell-"]')


def side(of: Locator) -> float:
    """How wide something is."""
    box = of.bounding_box()
    assert box
    return box["width"]


@pytest.mark.parametrize("game", MOST_BOTS)
def test_every_opponents_area_opens_large_by_key_and_by_click(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.sit(game, ["novice"] * MOST_BOTS[game])
    page = visitor.page
    dialog = page.locator("dialog")
    name = page.locator(".opponents h2 button").first
    expect(name).to_have_accessible_name("Open what lies in front of Novice 1", timeout=PATIENCE)

    name.focus()
    page.keyboard.press("o")
    expect(dialog).to_have_accessible_name("In front of Novice 1")
    expect(dialog.locator("[data-area='1']")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    for key, seat in (("ArrowRight", 2), ("o", 3), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        expect(dialog.locator(f"[data-area='{seat}']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(name).to_be_focused()

    page.keyboard.press("Enter")
    expect(dialog.locator("[data-area='1']")).to_be_visible()
    dialog.get_by_role("button", name="Next player").click()
    expect(dialog.locator("[data-area='2']")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)

    panel = page.locator(".opponents section").nth(1)
    box = panel.bounding_box()
    assert box
    panel.click(position={"x": box["width"] / 2, "y": box["height"] - 8})
    expect(dialog.locator("[data-area='2']")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog dl")).to_contain_text("what lies in front of the others")


@pytest.mark.parametrize(("language", "title"), [("fr", "Devant"), ("ru", "Перед игроком")])
def test_an_opponents_area_opens_by_a_tap(visit: Visit, language: str, title: str) -> None:
    for game, bots in MOST_BOTS.items():
        visitor = visit(language, phone=True)
        visitor.sit(game, ["novice"] * bots)
        page = visitor.page
        page.locator(".opponents .chip-panel").last.tap(timeout=PATIENCE)
        expect(page.locator("dialog")).to_have_accessible_name(re.compile(title))
        area = page.locator(f"dialog [data-area='{bots}']")
        expect(area).to_be_visible()
        assert side(area) > 300
        assert page.evaluate(CUT_OFF) == []


def test_an_opened_mosaic_is_far_larger_than_in_its_panel(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("mozaika", ["novice"] * 4)
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_selector(".opponents section", timeout=PATIENCE)
    (small, *_) = mosaics(page.locator(".opponents section").first)
    before = side(small)
    page.keyboard.press("o")
    page.wait_for_selector("dialog [data-area]")
    (large,) = mosaics(page.locator("dialog"))
    assert side(large) > 4 * before


def play_until(visitor: Visitor, there: str) -> None:
    """Play by chance until something is on the page."""
    dice, end = random.Random(3), time.monotonic() + 300
    while visitor.page.locator(there).count() == 0:
        assert time.monotonic() < end, f"{there} did not come: {visitor.look()}"
        if visitor.look()["mine"]:
            by_mouse(visitor, dice)
        visitor.page.wait_for_timeout(20)


def test_F10_panels_and_villages_tell_who_leads_for_the_finca_tiles(visit: Visit) -> None:
    visitor = visit()
    path = visitor.sit("finca", ["artisan", "artisan"])
    play_until(visitor, ".opponents .leads")
    watcher = visit().open(path, ".opponents .leads").page
    leads = watcher.locator(".opponents .leads").first
    told = re.search(r"\d+ (\w+?|\?)s?, the most: (\d+) ahead", leads.locator(".spoken").inner_text())
    assert told
    kind, lead = told.groups()
    leader = leads.locator("xpath=ancestor::section").get_attribute("aria-label")

    village = watcher.locator(f'[data-target^="village-"][aria-label*="Finca {kind}, In the lead: {leader} (+{lead})"]')
    expect(village).to_have_count(1)
    race = watcher.locator("[data-race]")
    expect(race).to_have_count(0)
    village.hover()
    expect(race).to_contain_text(f"In the lead: {leader} (+{lead})")
    watcher.mouse.move(2, 2)
    expect(race).to_have_count(0)
    village.focus()
    expect(race).to_contain_text(f"(+{lead})")

    delivered = watcher.get_by_label("Delivered", exact=True)
    assert delivered.get_by_role("img").count() > 0


def test_F10_a_tap_on_a_village_tells_who_leads_until_something_else_is_touched(visit: Visit) -> None:
    visitor = visit("ru", phone=True)
    visitor.sit("finca", ["novice"])
    page = visitor.page
    page.locator('[data-target="village-inca"]').tap(timeout=PATIENCE)
    race = page.locator("[data-race=inca]")
    expect(race).to_contain_text("Поровну: не достанется никому")
    page.locator(".opponents .chip-panel").tap()
    expect(race).to_have_count(0)
