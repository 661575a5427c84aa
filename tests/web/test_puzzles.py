"""Puzzles: the best turn is told from another one, in every game; what one has solved is remembered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import Visitor
from tests.web.test_pages import STICKING_OUT, violations

Visit = Callable[..., Visitor]
GAMES = ("finca", "majolica", "monuments", "mozaika")
TRY = """async ([game, wanted]) => {
  const path = `/api/puzzles/${game}/1`;
  const ask = async (moves, give_up = false) => (await fetch(path, {
    method: 'POST', body: JSON.stringify({ moves, give_up }), headers: { 'content-type': 'application/json' },
  })).json();
  let face = await (await fetch(path)).json();
  const moves = [];
  while (face.right === undefined || face.right === null) {
    const open = face.choices.map((choice) => choice.move);
    moves.push(wanted[moves.length] ?? open[open.length - 1]);
    face = await ask(moves);
  }
  face = await ask(moves, true);
  return { moves, right: face.right, best: face.lines[0].moves };
}"""
"""Makes a whole turn: what is wanted, and then the last choice each time; and gives up, to know the best one."""


def attempt(visitor: Visitor, game: str, moves: list[str]) -> dict[str, Any]:
    """A turn made without the board."""
    found: dict[str, Any] = visitor.page.evaluate(TRY, [game, moves])
    return found


def decide(visitor: Visitor, move: str) -> None:
    """Make a decision by the list of all choices."""
    page = visitor.page
    before = visitor.look()["moves"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All choices as a list").click()
    page.locator(f'dialog [data-move="{move}"]').click()
    page.wait_for_function(f"() => Number(document.querySelector('.frame').dataset.moves) !== {before}")


def another_turn(visitor: Visitor, game: str) -> tuple[list[str], list[str]]:
    """The best turn of a puzzle and one that is not."""
    first = attempt(visitor, game, [])
    if not first["right"]:
        return first["best"], first["moves"]
    choices = visitor.page.evaluate(f"async () => (await (await fetch('/api/puzzles/{game}/1')).json()).choices")
    turns = (attempt(visitor, game, [choice["move"]]) for choice in choices)
    return first["best"], next(turn["moves"] for turn in turns if not turn["right"])


@pytest.mark.parametrize("game", GAMES)
def test_the_best_turn_is_right_and_another_is_not(visit: Visit, game: str) -> None:
    visitor = visit().open(f"/puzzle/{game}/1", ".prompt.yours")
    page = visitor.page
    best, other = another_turn(visitor, game)
    expect(page.locator(".card.panel")).to_contain_text("Find the best turn")
    for move in other:
        decide(visitor, move)
    expect(page.locator(".says")).to_contain_text("Not the best turn")
    expect(page.locator(".card.panel li").first).to_contain_text("a better turn")
    expect(page.locator(".card.panel")).to_contain_text(re.compile("There is a turn with \\d+ % more chance to win"))
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".card.panel li").first).not_to_contain_text("a better turn")
    assert violations(visitor) == []
    page.get_by_role("button", name="Try again").click()
    for move in best:
        page.wait_for_selector(".prompt.yours")
        decide(visitor, move)
    expect(page.locator(".says")).to_contain_text("That is it")
    page.reload()
    expect(page.locator(".card header")).to_contain_text("solved")
    page.keyboard.press("n")
    page.wait_for_url(f"**/puzzle/{game}/2")


def test_a_decision_can_be_taken_back(visit: Visit) -> None:
    visitor = visit().open("/puzzle/majolica/1", ".prompt.yours")
    best, _ = another_turn(visitor, "majolica")
    before = visitor.look()["moves"]
    decide(visitor, best[0])
    visitor.page.get_by_role("button", name="Undo").click()
    assert visitor.look()["moves"] == before


def test_the_home_page_leads_to_puzzles(visit: Visit) -> None:
    visitor = visit().open("/")
    visitor.page.get_by_role("link", name="Solve one").click()
    visitor.page.wait_for_selector(".prompt.yours")
    visitor.open("/").page.get_by_role("link", name="Puzzle: Finca").click()
    visitor.page.wait_for_url("**/puzzle/finca/*")


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_nothing_sticks_out_of_a_small_phone(visit: Visit, language: str) -> None:
    visitor = visit(language, phone=True)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    faults = []
    for game in GAMES:
        visitor.open(f"/puzzle/{game}/1", ".prompt.yours")
        faults += visitor.page.evaluate(STICKING_OUT)
    assert faults == []
