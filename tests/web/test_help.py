"""Help at the piece: every piece answers to hover, long press and focus, and leads to its rule in the side tab."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tesela.words import words
from tests.test_help import helps
from tests.web.people import Visitor

Visit = Callable[..., Visitor]
BOTS = {"finca": 2, "majolica": 1, "mozaika": 2, "monuments": 1}
CLICKED = {"finca": "blade", "majolica": "design", "mozaika": "hand", "monuments": "outer"}
HOLD = 900  # milliseconds that a finger rests, more than the client asks for

MUTE = """() => {
  const kinds = '[data-target], [data-place], [data-spot], [data-guide], .number, .score, use.piece, .worker';
  const frames = '[data-guide="mill"], [data-guide="grid"], .mosaic';
  const empty = '[data-place^="won-"]:not(:has(*)), [data-place="bank"], [data-place^="fly-"]';
  const said = (element) => element.closest('[data-help]') ?? element.querySelector('[data-help]');
  return [...document.querySelectorAll('.frame')]
    .flatMap((zone) => [...zone.querySelectorAll(kinds)])
    .filter((element) => element.checkVisibility() && !element.matches(`.bar *, ${frames}, ${empty}`) && !said(element))
    .map((element) => element.outerHTML.slice(0, 120));
}"""
"""All that lies on the table and has nothing to say; empty places and what only frames the board need not."""

KINDS = """() => {
  const seen = (piece) => piece.checkVisibility() && piece.getBoundingClientRect().width > 0;
  const pieces = [...document.querySelectorAll('.frame [data-help]')].filter(seen);
  return [...new Set(pieces.map((piece) => piece.dataset.help))];
}"""

COVERED = """() => {
  const legal = ':is([data-target]:is([role="button"], [role="radio"], button), [data-confirm])';
  const hit = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2);
  return [...document.querySelectorAll(`${legal}:not(:disabled, [aria-disabled="true"])`)]
    .filter((element) => hit(element.getBoundingClientRect())?.closest('.help')).length;
}"""


def seated(visit: Visit, game: str, *, phone: bool = False) -> Visitor:
    """Somebody whose turn it is."""
    visitor = visit(phone=phone)
    visitor.sit(game, ["novice"] * BOTS[game])
    visitor.page.wait_for_selector(".prompt.yours")
    return visitor


def middle(piece: Locator) -> dict[str, float]:
    """A point in the middle of a piece."""
    box = piece.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def rest_on(visitor: Visitor, piece: Locator) -> None:
    """Let the pointer rest on a piece."""
    at = middle(piece)
    visitor.page.mouse.move(at["x"], at["y"])


def says(visitor: Visitor, game: str) -> str:
    """The ruling of what the help says, which is about a piece of this game."""
    help = visitor.page.locator(".help")
    expect(help).to_be_visible()
    text = help.locator("p").inner_text()
    known = {words("en")(f"web-help-{game}-{piece}"): ruling for piece, ruling in helps(game).items()}
    assert text in known
    assert known[text] in help.locator("button").inner_text()
    return known[text]


def is_lit(visitor: Visitor, rule: str) -> None:
    """The clause stands lit and in sight in the side tab of the same page."""
    clause = visitor.page.locator(f"#tab-panel #{rule}")
    expect(clause).to_have_class(re.compile(r"\blit\b"))
    expect(clause).to_be_in_viewport()
    assert "/table/" in visitor.page.url


@pytest.mark.parametrize("game", sorted(BOTS))
def test_every_piece_answers_to_the_mouse_and_the_keyboard(visit: Visit, game: str) -> None:
    visitor = seated(visit, game)
    page, before = visitor.page, visitor.look()["moves"]
    assert page.evaluate(MUTE) == []
    for kind in page.evaluate(KINDS):
        piece = page.locator(f'.frame [data-help="{kind}"]:visible').last
        page.mouse.move(2, 300)
        expect(page.locator(".help")).to_have_count(0)
        rest_on(visitor, piece)
        says(visitor, game)
        assert page.evaluate(COVERED) == 0
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_have_count(0)
    page.locator(".frame [role='button'][data-target], .frame button[data-target]").first.focus()
    page.keyboard.press("i")
    rule = says(visitor, game)
    page.keyboard.press("r")
    is_lit(visitor, rule)
    assert visitor.look()["moves"] == before


@pytest.mark.parametrize("game", sorted(BOTS))
def test_the_focus_shows_help_and_a_click_is_only_a_click(visit: Visit, game: str) -> None:
    visitor = seated(visit, game)
    page = visitor.page
    page.keyboard.press("F6")
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.closest('[data-help]') !== null"):
            break
    says(visitor, game)
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_have_count(0)
    piece = page.locator(f'.frame [data-help="{CLICKED[game]}"]').last
    rest_on(visitor, piece)
    rule = says(visitor, game)
    page.mouse.down()
    expect(page.locator(".help")).to_have_count(0)
    page.mouse.up()
    page.mouse.move(2, 300)
    rest_on(visitor, page.locator(".own .score"))
    rule = says(visitor, game)
    page.locator(".help button").click()
    is_lit(visitor, rule)


@pytest.mark.parametrize("game", sorted(BOTS))
def test_a_long_press_asks_and_chooses_nothing(visit: Visit, game: str) -> None:
    visitor = seated(visit, game, phone=True)
    page, before = visitor.page, visitor.look()["moves"]
    marked = '() => document.querySelectorAll(\'[aria-pressed="true"], [aria-checked="true"]\').length'
    pressed = page.evaluate(marked)
    piece = page.locator(f'.frame [data-help="{CLICKED[game]}"]:visible').first
    piece.scroll_into_view_if_needed()
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle(piece)]})
    page.wait_for_timeout(HOLD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rule = says(visitor, game)
    assert page.evaluate(marked) == pressed
    assert visitor.look()["moves"] == before
    page.locator(".help button").tap()
    is_lit(visitor, rule)
