"""Whatever fails while something is shown, the table goes on with what is true."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import tesela
from tests.web.people import Visitor, by_mouse

BOMB = """() => {
  const { flatMap } = Array.prototype;
  window.bombs = 0;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const { play, story } = JSON.parse(data);
        if (window.bombs > 0 && play && story?.chapters.length) window.lit = true;
      });
    }
  };
  Array.prototype.flatMap = function (...given) {
    if (window.lit) {
      window.lit = --window.bombs > 0;
      throw new Error('a bomb');
    }
    return flatMap.apply(this, given);
  };
}"""
"""Every game looks with `flatMap` for what has changed: once lit by news of a decision, so many of its calls fail."""

TARGETS = """() => [...document.querySelectorAll('[data-target]:is([role="button"], [role="radio"], button)')]
  .map((element) => element.dataset.target).sort()"""


@pytest.mark.parametrize("game", tesela.game_names())
def test_a_fault_while_showing_jumps_to_what_is_true(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.add_init_script(f"({BOMB})()")
    visitor.sit(game, ["novice", "novice"])
    visitor.page.wait_for_selector(".prompt.yours", timeout=60_000)
    visitor.page.evaluate("() => (window.bombs = 1)")
    decide(visitor, lambda: bool(visitor.faults))
    assert all("a bomb" in fault for fault in visitor.faults)
    visitor.faults.clear()
    visitor.page.wait_for_selector(".prompt.yours", timeout=60_000)
    visitor.page.wait_for_function(f"() => ({TARGETS})().length > 0", timeout=60_000)
    visitor.page.wait_for_timeout(1000)
    offered = visitor.page.evaluate(TARGETS)
    visitor.page.reload()
    visitor.page.wait_for_selector(".prompt.yours", timeout=60_000)
    visitor.page.wait_for_function(
        f"(offered) => ({TARGETS})().join() === offered", arg=",".join(offered), timeout=60_000
    )


def test_a_moment_that_cannot_be_drawn_is_played_as_a_list(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.add_init_script(f"({BOMB})()")
    visitor.sit("finca", ["novice"])
    visitor.page.wait_for_selector(".prompt.yours", timeout=60_000)
    visitor.page.evaluate("() => (window.bombs = 1_000_000)")
    decide(visitor, lambda: visitor.page.locator(".choices [data-move]").count() > 0)
    visitor.page.evaluate("() => (window.bombs = window.lit = 0)")
    visitor.page.locator(".choices [data-move]").first.click()
    expect(visitor.page.locator(".choices")).to_have_count(0, timeout=60_000)
    visitor.faults.clear()


def decide(visitor: Visitor, until: Callable[[], bool]) -> None:
    """Decide something, again and again, until something is so."""
    dice = random.Random(1)
    for _ in range(1200):
        if until():
            return
        if visitor.look()["mine"]:
            by_mouse(visitor, dice)
        visitor.page.wait_for_timeout(50)
    raise AssertionError("it never came to that")
