"""Every page in every language, light and dark, on desktop and phone: accessible, whole, and nothing sticks out."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tesela.server.protocol import Clock
from tesela.words import words
from tests.server.harness import Server
from tests.web.people import Visitor, by_mouse, by_touch
from tests.web.test_layout import LOOKS, PAUSE

Visit = Callable[..., Visitor]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "/": ".games .main",
    "/new/majolica": ".counts button",
    "/new/monuments": ".counts button",
    "/lobby": "header .main",
    "/rules": "main li",
    "/rules/finca#F5": "dl dt",
    "/settings": ".segments",
    "/join": ".code input",
    "/nowhere": "main h1",
}
GAMES = {"finca": 3, "majolica": 2, "monuments": 2, "mozaika": 2}

STICKING_OUT = """() => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const whole = document.documentElement.scrollWidth;
  if (whole > width) faults.push(`the page scrolls sideways: ${whole}`);
  for (const element of document.querySelectorAll('button, a, h1, h2, p, label, .chip, select')) {
    const box = element.getBoundingClientRect();
    if (!box.width || element.closest('.spoken, svg, .news, dialog:not([open])')) continue;
    if (box.right > width + 1 || box.left < -1) faults.push(`outside: ${element.outerHTML.slice(0, 120)}`);
    const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'visible';
    const inline = getComputedStyle(element).display === 'inline';
    if (cut && !inline) faults.push(`overflows: ${element.outerHTML.slice(0, 120)}`);
  }
  const raw = document.body.innerText.match(/\\b(web|table|rule|server|bot)-[a-z]+(-[a-z]+)*\\b/);
  if (raw) faults.push(`no words: ${raw[0]}`);
  return faults;
}"""


OWN_FITS = "() => { const own = document.querySelector('.own.panel'); return own.scrollWidth <= own.clientWidth + 1; }"

TOO_SMALL = """() => {
  const faults = [];
  const below = document.documentElement.scrollHeight - innerHeight;
  if (below > 0) faults.push(`the page scrolls down: ${below}`);
  for (const element of document.querySelectorAll('button, select, input, [role="button"], [role="radio"]')) {
    const box = element.getBoundingClientRect();
    const around = element.closest('svg') ? null : getComputedStyle(element, '::after');
    const reach = around?.position === 'absolute' ? parseFloat(around.height) : box.height;
    if (box.width && Math.min(box.width, reach) < 43.5 && element.checkVisibility())
      faults.push(`${Math.round(box.width)} × ${Math.round(reach)}: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;
}"""
"""What a finger would miss; and whether the whole table is in sight."""


def violations(visitor: Visitor) -> list[str]:
    """What axe-core finds wrong."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: python web/build.py npm ci")
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))  # an own script element would be against the page's policy
    found: list[dict[str, Any]] = visitor.page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    nodes = [(rule["id"], node) for rule in found for node in rule["nodes"]]
    return [f"{rule}: {node['html'][:160]} {node['failureSummary'][:160]}" for rule, node in nodes]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages_are_accessible(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    faults = []
    for path, there in PAGES.items():
        visitor.open(path, there)
        visitor.page.wait_for_timeout(100)
        faults += [f"{path}: {fault}" for fault in violations(visitor)]
    assert faults == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible(visit: Visit, game: str, dark: bool) -> None:
    visitor = visit(dark=dark)
    visitor.sit(game, ["novice"] * GAMES[game])
    visitor.page.wait_for_selector(".prompt.yours")
    assert violations(visitor) == []
    visitor.page.get_by_role("button", name="Menu").click()
    assert violations(visitor) == []


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_nothing_sticks_out_of_a_small_phone(visit: Visit, language: str) -> None:
    visitor = visit(language, phone=True)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    faults = []
    for path, there in PAGES.items():
        visitor.open(path, there)
        visitor.page.wait_for_timeout(100)
        faults += [f"{path}: {fault}" for fault in visitor.page.evaluate(STICKING_OUT)]
    for game, bots in GAMES.items():
        visitor.sit(game, ["novice"] * bots)
        visitor.page.wait_for_selector(".prompt.yours")
        faults += [f"{game}: {fault}" for fault in visitor.page.evaluate(STICKING_OUT)]
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_fingers_find_everything_on_a_phone(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.sit(game, ["novice"] * GAMES[game])
    dice, faults = random.Random(1), []
    for _ in range(12):
        visitor.page.wait_for_selector(".prompt.yours")
        faults += too_small(visitor)
        by_touch(visitor, dice)
    assert faults == []


def too_small(visitor: Visitor) -> list[str]:
    """What fingers do not find, and still do not a moment later: what has just come finds its place then."""
    found: list[str] = visitor.page.evaluate(TOO_SMALL)
    for _ in range(LOOKS):
        if found:
            visitor.page.wait_for_timeout(PAUSE)
            found = visitor.page.evaluate(TOO_SMALL)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_only_what_can_be_used_is_a_stop_of_the_tab_key(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.sit(game, ["novice"] * GAMES[game])
    visitor.page.wait_for_selector(".prompt.yours")
    stops = []
    for _ in range(16):
        visitor.page.keyboard.press("Tab")
        stops.append(visitor.page.evaluate("() => document.activeElement.tagName"))
    assert "svg" not in stops


def test_what_was_refused_is_forgotten_with_the_next_mark(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.sit("finca", ["novice"])
    dice, prompt = random.Random(1), visitor.page.locator(".prompt")
    deliver = prompt.locator("button.mode", has_text="Deliver")
    while not deliver.count():
        by_touch(visitor, dice)
        visitor.page.wait_for_timeout(20)
    deliver.tap(force=True)
    expect(prompt.get_by_role("button", name="Rule F7")).to_be_visible()
    expect(prompt).not_to_contain_text("is not allowed")
    visitor.page.locator('[data-target^="blade-"]:not([aria-disabled="true"])').first.tap(force=True)
    expect(prompt.get_by_role("link")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "phone"),
    [(game, phone) for game in GAMES for phone in (False, True) if not (game == "mozaika" and phone)],
    ids=lambda value: value if isinstance(value, str) else ("phone" if value else "desktop"),
)
def test_the_board_keeps_its_size_whatever_the_prompt_says(visit: Visit, game: str, phone: bool) -> None:
    # Mozaika's market folds away on phones when it is empty.
    visitor = visit("ru", phone=phone)
    visitor.sit(game, ["novice"] * GAMES[game])
    dice = random.Random(3)
    prompts: set[str] = set()
    boards: set[str] = set()
    rounds = itertools.count()

    def decide() -> int:
        (by_touch if phone else by_mouse)(visitor, dice)
        prompts.add(visitor.page.locator(".prompt .text").inner_text())
        boards.add(str(visitor.page.locator(".stage svg[role=group]").first.bounding_box()))
        return len(prompts)

    visitor.until(decide, lambda different: next(rounds) > 40 and different > 4)
    assert len(boards) == 1, boards


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_own_area_is_cut_off_between_phone_and_desktop(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language)
    visitor.sit(game, ["novice"] * GAMES[game])
    visitor.page.wait_for_selector(".prompt.yours")
    for width in (768, 1024, 1280):
        visitor.page.set_viewport_size({"width": width, "height": 800})
        visitor.page.wait_for_function(OWN_FITS)


def test_who_looks_away_in_their_turn_is_led_back(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.sit("monuments", ["novice"])
    visitor.page.locator('.stage [aria-label*="Look at the monument"]').tap()
    back = visitor.page.locator(".prompt").get_by_role("button", name="Look at the quarry")
    back.tap()
    expect(back).to_have_count(0)
    expect(visitor.page.locator('[data-target^="go-"]').first).to_be_visible()


def test_the_language_is_changed_without_losing_the_place(visit: Visit) -> None:
    visitor = visit().open("/rules/mozaika#Z3", "dl dt")
    visitor.page.get_by_label("Language").select_option("fr")
    visitor.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert visitor.page.url.endswith("/rules/mozaika#Z3")
    visitor.page.reload()
    visitor.page.wait_for_function("() => document.documentElement.lang === 'fr'")


def test_an_identity_moves_to_another_device_by_its_link(visit: Visit) -> None:
    here, there = visit(), visit()
    here.open("/settings", ".segments")
    here.page.wait_for_function("() => document.querySelector('#name input').value")
    here.page.fill("#name input", "Aina")
    here.page.click("#name form button")
    here.page.wait_for_function("() => document.querySelector('.me span').textContent === 'Aina'")
    here.page.click(".device button")
    link = here.page.locator(".copy input").input_value()
    there.page.goto(link)
    there.page.wait_for_function("() => document.querySelector('.me span')?.textContent === 'Aina'")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_an_option_is_told_by_its_ruling(visit: Visit, language: str) -> None:
    page = visit(language).open("/new/majolica", ".counts button").page
    for rule in ("M19", "M20", "M21"):
        expect(page.get_by_text(words(language)(f"rule-majolica-{rule}"))).to_be_visible()


def test_a_table_has_the_clock_that_one_sets_and_tells_what_a_fallen_flag_means(server: Server, visit: Visit) -> None:
    page = visit().open("/new/finca", ".counts button").page
    page.get_by_label("seat 2", exact=True).select_option("open")
    page.get_by_label("Clock").select_option("Own times …")
    page.get_by_label("Minutes at the start").fill("7")
    page.get_by_label("Seconds for every decision").fill("3")
    page.get_by_label("When time is over").select_option("the match is lost")
    page.get_by_label("Seed").fill("abc")
    page.locator(".end .main").click()
    chips = page.locator(".room .chips")
    expect(chips).to_contain_text("clock 7 min + 3 s")
    expect(chips).to_contain_text("out of time: lost")
    expect(page.locator(".room")).to_contain_text("chosen by hand")
    clock = server.table(page.url.rsplit("/", 1)[1]).setup.clock
    assert clock == Clock(start=420, gain=3, flag="lost")


def test_what_was_chosen_for_a_table_stays_when_another_game_is_picked(visit: Visit) -> None:
    page = visit().open("/new", ".counts button").page
    page.get_by_label("seat 2", exact=True).select_option("open")
    page.get_by_label("seat 3", exact=True).select_option("legend")
    page.get_by_role("switch", name="Hints").click()
    page.get_by_label("Clock").select_option("1")
    for game in ("Finca", "Mozaika", "World Monuments", "Majolica"):
        page.get_by_role("radio", name=game).check(force=True)
        expect(page.locator("ol select").nth(1)).to_have_value("open")
        expect(page.locator("ol select").nth(2)).to_have_value("legend")
        expect(page.get_by_role("switch", name="Hints")).not_to_be_checked()
        expect(page.get_by_label("Clock")).to_have_value("1")
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("radio", name="Mozaika").check(force=True)
    expect(page.locator("ol select")).to_have_count(3)
