"""The analysis board: play all seats, branches as a tree, the engine, a link to share; and going on from a moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tesela
from tests.server.harness import Server
from tests.server.test_reviews import finished
from tests.web.people import Visitor, by_mouse
from tests.web.test_pages import STICKING_OUT, violations

Visit = Callable[..., Visitor]
SOON = 400  # milliseconds
LOG = {"fr": "Ce qui s’est passé", "ru": "Что произошло"}


def decide(visitor: Visitor, seed: int) -> None:
    """Make one decision with whatever the dice find on the board."""
    dice, before = random.Random(seed), settled(visitor)

    def click() -> bool:
        by_mouse(visitor, dice)
        return settled(visitor) != before

    visitor.until(click)


def settled(visitor: Visitor) -> int:
    """How many decisions the board shows when what was clicked has had its time."""
    before, now = -1, visitor.look()["moves"]
    while now != before:
        visitor.page.wait_for_timeout(SOON)
        before, now = now, visitor.look()["moves"]
    return int(now)


def back_to(visitor: Visitor, number: int) -> None:
    """Step back, one after the other, to the position after so many decisions."""
    while (now := settled(visitor)) > number:
        visitor.page.get_by_role("button", name="One step back").click()
        at(visitor.page, now - 1)


def tree(page: Page) -> list[tuple[str | None, str | None]]:
    """Every decision of the tree with how deep it is indented, all read at once."""
    read = "rows => rows.map((row) => [row.dataset.depth ?? null, row.dataset.move])"
    return [(depth, move) for depth, move in page.locator("li[data-move]").evaluate_all(read)]


def at(page: Page, number: int) -> None:
    """Wait until the board shows the position after so many decisions."""
    page.wait_for_selector(f'.frame[data-moves="{number}"]')


@pytest.mark.parametrize("game", tesela.game_names())
def test_branches_are_made_kept_and_shared(server: Server, visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    _, table = finished(server, game, 20)
    visitor.open(f"/analysis?table={table}&at=8", ".frame")
    main_line = tree(page)
    for seed in range(20):
        at(page, 8)
        decide(visitor, seed)
        decide(visitor, seed)
        if len({depth for depth, _ in tree(page)}) > 1:
            break
        back_to(visitor, 8)
    reached = settled(visitor) - 1
    back_to(visitor, reached)
    page.get_by_role("switch", name="Engine").click()
    expect(page.locator(".engine li").first).to_contain_text("±")
    whole = page.locator(".engine .whole").last
    length = int(whole.get_attribute("data-length") or 0)
    whole.click()
    at(page, reached + length)
    grown = tree(page)
    assert [move for move in grown if move[0] == "0"] == main_line
    assert len(grown) > len(main_line)
    assert violations(visitor) == []
    place = visitor.look()["moves"], page.locator("li:has([aria-current])").get_attribute("data-move")
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_role("textbox", name="Link").input_value()
    other = visit().open(link.removeprefix(visitor.address), "li[data-move]")
    assert tree(other.page) == grown
    current = other.page.locator("li:has([aria-current])")
    assert (other.look()["moves"], current.get_attribute("data-move")) == place
    expect(current).to_be_in_viewport()


def test_the_list_follows_the_current_move(server: Server, visit: Visit) -> None:
    _, table = finished(server, "majolica", 60)
    visitor = visit()
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 720})
    visitor.open(f"/analysis?table={table}&at=50", ".frame")
    current = page.locator(".list [aria-current]")
    expect(page.locator(".list .does").last).not_to_have_text("", timeout=60_000)
    expect(current).to_be_in_viewport(ratio=0.9)
    for key in ("Home", "End", *["ArrowLeft"] * 25):
        before = visitor.look()["moves"]
        page.keyboard.press(key)
        page.wait_for_function(f"() => document.querySelector('.frame').dataset.moves !== '{before}'")
        expect(current).to_be_in_viewport(ratio=0.9)


def test_nothing_is_hidden_from_who_plays_all_seats(server: Server, visit: Visit) -> None:
    _, table = finished(server, "monuments", 20)
    visitor = visit().open(f"/analysis?table={table}&at=12", ".frame")
    expect(visitor.page.locator(".opponents .holds").first).to_be_visible()
    expect(visitor.page.locator(".opponents .screen")).to_have_count(0)


def test_a_branch_becomes_the_main_line_and_is_deleted(server: Server, visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    _, table = finished(server)
    visitor.open(f"/analysis?table={table}&at=0", ".frame")
    before = tree(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All choices as a list").click()
    others = page.locator("dialog button", has_not_text="Close")
    others.last.click()
    at(page, 1)
    page.wait_for_selector('[data-depth="1"]')
    page.get_by_role("button", name="Make this the main line").click()
    expect(page.locator('[data-depth="0"]')).to_have_count(1)
    page.keyboard.press("Delete")
    at(page, 0)
    assert tree(page) == before
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("End")
    at(page, len(before))


def test_a_save_file_is_opened_and_a_strange_file_refused(server: Server, visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    record = page.request.get(f"{visitor.address}/api/tables/{finished(server)[1]}/record")
    saved, strange = tmp_path / "game.tesela", tmp_path / "strange.tesela"
    saved.write_bytes(record.body())
    strange.write_text('{"format": "chess"}')
    visitor.open("/analysis", "h1")
    page.set_input_files("input[type=file]", strange)
    expect(page.get_by_role("alert")).to_contain_text("not a save file")
    page.set_input_files("input[type=file]", saved)
    page.wait_for_selector("li[data-move]")
    assert [move for _, move in tree(page)] == record.json()["moves"]


def test_one_plays_on_from_a_moment(server: Server, visit: Visit) -> None:
    visitor = visit()
    _, table = finished(server)
    visitor.open(f"/table/{table}/replay?at=6&seat=0", ".steps")
    visitor.page.get_by_role("button", name="Play on").click()
    visitor.page.get_by_role("button", name="Person 1", exact=True).click()
    visitor.page.wait_for_selector(".prompt.yours")
    assert table not in visitor.page.url
    assert visitor.look()["moves"] >= 6


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_nothing_sticks_out_of_a_small_phone(server: Server, visit: Visit, language: str) -> None:
    _, table = finished(server, "mozaika")
    visitor = visit(language, phone=True)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.open(f"/table/{table}/replay?at=6&seat=0", ".steps")
    faults = visitor.page.evaluate(STICKING_OUT)
    visitor.open(f"/analysis?table={table}&at=1", ".frame")
    faults += visitor.page.evaluate(STICKING_OUT)
    visitor.page.get_by_role("button", name=LOG[language], exact=True).click()
    visitor.page.get_by_role("switch").click()
    visitor.page.wait_for_selector(".engine li")
    faults += visitor.page.evaluate(STICKING_OUT)
    visitor.open("/analysis", "h1")
    assert [*faults, *visitor.page.evaluate(STICKING_OUT)] == []
