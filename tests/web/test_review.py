"""The review of a finished match in a real browser: marks come, one steps, alternatives are drawn, nothing is cut."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tesela.client import Client
from tests.patience import LONG
from tests.server.harness import Server
from tests.server.test_reviews import finished
from tests.web.people import Visitor
from tests.web.test_pages import STICKING_OUT, violations

Visit = Callable[..., Visitor]
Matches = dict[str, tuple[Client, str]]
LANGUAGES = {"finca": "en", "majolica": "fr", "mozaika": "ru", "monuments": "en"}
DECISIONS = {"finca": 16, "majolica": 18, "mozaika": 14, "monuments": 14}
SLIPS = re.compile("inaccuracy|mistake|blunder")
SWIPE = """(stage) => {
  const touch = (clientX) => new Touch({ identifier: 1, target: stage, clientX, clientY: 200 });
  const event = (type, x) => new TouchEvent(type, { touches: [touch(x)], changedTouches: [touch(x)], bubbles: true });
  stage.dispatchEvent(event('touchstart', 100));
  stage.dispatchEvent(event('touchend', 260));
}"""


@pytest.fixture(scope="module")
def matches(server: Server) -> Matches:
    """A short match of every game, and one of its people."""
    return {game: finished(server, game, decisions) for game, decisions in DECISIONS.items()}


def open_review(visitor: Visitor, match: tuple[Client, str], turn: str = "") -> Page:
    """Open a review as one of the people who played, and wait until everything is judged."""
    client, table = match
    name, value = client.cookie.split("=", 1)
    visitor.page.context.add_cookies([{"name": name, "value": value, "url": visitor.address}])
    visitor.open(f"/table/{table}/review{turn}", ".steps")
    visitor.page.wait_for_selector(".review[data-done=true]", timeout=1000 * LONG)
    return visitor.page


def at(page: Page) -> int:
    """The chosen turn, as the address names it."""
    return int(page.url.rsplit("#", 1)[1])


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_match_is_reviewed_by_keyboard_and_by_mouse(visit: Visit, matches: Matches, game: str) -> None:
    page = open_review(visitor := visit(LANGUAGES[game]), matches[game])
    turns = page.locator(".moves a")
    last = turns.count()
    expect(page.locator(".moves a[data-mark]")).to_have_count(last)

    page.keyboard.press("Home")
    expect(turns.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    assert at(page) == 2
    page.keyboard.press("End")
    assert at(page) == last
    page.locator(".steps button").nth(1).click()
    assert at(page) == last - 1
    turns.nth(1).click()
    assert at(page) == 2
    box = page.get_by_role("slider").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + box["height"] / 2)
    assert at(page) == last

    page.keyboard.press("m")
    expect(page.locator("section.engine")).to_have_attribute("data-mark", SLIPS)
    expect(page.locator(".overlay .line").first).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator('[data-line="2"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-line="1"]').hover()
    expect(page.locator('[data-line="1"]')).to_have_class(re.compile("drawn"))

    faults = violations(visitor)
    page.locator(".tools .wide").nth(1).click()
    assert faults + violations(visitor) == []


def test_a_review_is_public_and_its_links_lead_to_a_turn(visit: Visit, matches: Matches) -> None:
    _, table = matches["finca"]
    page = visit().open(f"/table/{table}/review#3", ".steps").page
    expect(page.locator(".moves a").nth(2)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Play on").click()
    page.locator("dialog li button").first.click()
    page.wait_for_selector(".frame .prompt")
    assert page.locator(".frame[data-moves]").get_attribute("data-moves") != "0"


def test_a_match_that_goes_on_has_no_review(visit: Visit) -> None:
    visitor = visit()
    path = visitor.sit("finca", ["novice"])
    visitor.open(f"{path}/review", "main [role=status]")
    expect(visitor.page.get_by_role("link", name="Back to the table")).to_be_visible()


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_review_fits_a_small_phone(visit: Visit, matches: Matches, game: str) -> None:
    visitor = visit("ru", phone=True)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    page = open_review(visitor, matches[game], "#4")
    faults = []
    for tab in ("engine", "chart", "moves"):
        page.locator(f"#review-{tab}").click()
        faults += [f"{tab}: {fault}" for fault in page.evaluate(STICKING_OUT)]
    assert faults + violations(visitor) == []
    page.locator(".stage").evaluate(SWIPE)
    assert at(page) == 3
