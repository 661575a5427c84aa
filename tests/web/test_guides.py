"""The guided first game of each game, followed as somebody does who has never seen it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import tesela
from tests.web.people import Visitor, by_mouse, by_touch

FREE = 25  # where the choice is one's own, what was pressed so often in vain wants something else
FOLLOW = """() => {
  const bubble = document.querySelector('section.bubble');
  const next = bubble?.querySelector('[data-guide-next]');
  const ring = document.querySelector('.ring:not(svg *)');
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const over = bubble?.getBoundingClientRect();
  const about = bubble?.dataset.about ? [...document.querySelectorAll(bubble.dataset.about)] : [];
  const covered = [...about, ...(ring ? [ring] : [])].reduce((sum, element) => {
    const box = element.getBoundingClientRect();
    const width = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const height = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
  const alone = bubble?.querySelector('.button.main:not([data-guide-next])');
  const state = { covered, told: bubble?.innerText ?? '', lost: alone != null, choice: bubble?.dataset.choice != null };
  const wanted = next ?? ring;
  return wanted && bubble ? { ...state, point: middle(wanted) } : state;
}"""
"""What the guide says, and where it wants one to press: Continue, or what it points at."""


@pytest.mark.parametrize("game", tesela.game_names())
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_guide_leads_through(visit: Callable[..., Visitor], game: str, phone: bool) -> None:
    visitor = visit(phone=phone).open(f"/guide/{game}", ".bubble")
    page = visitor.page
    last, presses, dice = "", 0, random.Random(1)
    for _ in range(2000):
        found = page.evaluate(FOLLOW)
        assert not found["lost"], f"the guide was lost after: {last}"
        if found["covered"]:  # it follows what moves a moment later
            page.wait_for_function(f"() => ({FOLLOW})().covered === 0", timeout=60_000)
            continue
        presses = presses + 1 if found["told"] in ("", last) else 0
        last = found["told"] or last
        if found["choice"] and presses > FREE:
            (by_touch if phone else by_mouse)(visitor, dice)
        elif point := found.get("point"):
            (page.touchscreen.tap if phone else page.mouse.click)(point["x"], point["y"])
        page.wait_for_timeout(120)
        if last and is_last(last) and not page.locator(".bubble").count():
            return
    raise AssertionError(f"the guide did not come to its end: {last}")


def is_last(told: str) -> bool:
    """Whether this is what the guide says in the end."""
    number, count = (int(word) for word in told.splitlines()[0].split() if word.isdigit())
    return number == count
