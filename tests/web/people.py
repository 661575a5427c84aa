"""People at a browser: they see what is on the page, click it or use the keyboard, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page

from tests.patience import until

T = TypeVar("T")

LOOK = """(dice) => {
  const state = {
    moves: Number(document.querySelector('.frame')?.dataset.moves ?? -1),
    mine: document.querySelector('.prompt.yours') !== null,
    over: document.querySelector('.card table, .back') !== null,
  };
  if (!state.mine || !dice) return state;
  const any = (list) => list[Math.floor(dice[0] * list.length)];
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const find = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const off = ':not(:disabled, [aria-disabled="true"], [aria-pressed="true"])';
  const confirm = find(`[data-confirm]${off}`);
  const targets = find(`[data-target]:is([role="button"], [role="radio"], button)${off}, [data-target] button${off}`);
  const buttons = find(`.prompt .actions button:not(.undo)${off}`);
  const open = targets.length && dice[2] < 0.85 ? targets : [...targets, ...buttons];
  const chosen = any(confirm.length && dice[1] < 0.8 ? confirm : open);
  if (!chosen) return state;
  chosen.scrollIntoView({ block: 'center', inline: 'center' });
  const places = [chosen, ...find(`[data-tag="${chosen.dataset.target}"]`)];
  const middle = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25]];
  for (const place of places) {
    const box = place.getBoundingClientRect();
    for (const [dx, dy] of [...middle, [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]]) {
      const point = { x: box.left + box.width * dx, y: box.top + box.height * dy };
      if (place.contains(document.elementFromPoint(point.x, point.y))) return { ...state, point };
    }
  }
  return state;
}"""
"""What stands on the page, and a point to click: what confirms first, then any target or button, as the dice fall.

A target that stands behind others is clicked at its tag.
"""


class Visitor:
    """Somebody who has just come."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        expected = ("401", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "WebSocket connection", "status of 4")
        if message.type == "error" and not any(part in message.text for part in expected):
            self.faults.append(message.text)

    def open(self, path: str, wait: str = "main") -> Visitor:
        """Go to an address and wait until something is there."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector(wait)
        return self

    def be_known(self) -> None:
        """Wait until the server knows this visitor by name."""
        self.page.wait_for_function("() => document.querySelector('.me span')?.textContent")

    def sit(self, game: str, bots: list[str], options: dict[str, Any] | None = None, seed: int = 1) -> str:
        """Make a table against bots and start it, as the home page does; gives its address."""
        if self.page.url == "about:blank":
            self.open("/")
        self.be_known()
        plan = {
            "game": game,
            "seats": ["me", *bots],
            "options": options or {},
            "seed": f"{seed:032x}",
            "shuffle": False,
        }
        answer = self.page.request.post(f"{self.address}/api/tables", data=plan)
        assert answer.ok, answer.text()
        path = f"/table/{answer.json()['table']}"
        self.open(path, ".room, .frame")
        if self.page.locator(".room").count():
            self.page.click(".prompt .button.main")
        self.page.wait_for_selector(".frame")
        return path

    def look(self, *dice: float) -> dict[str, Any]:
        """How far the match is; with dice, where one could click."""
        found: dict[str, Any] = self.page.evaluate(LOOK, list(dice) or None)
        return found

    def until(self, look: Callable[[], T], wanted: Callable[[T], object] = bool) -> T:
        """Look again and again, while the page goes on, until it is as it must become."""
        return until(look, wanted, rest=lambda: self.page.wait_for_timeout(10))


Way = Callable[[Visitor, random.Random], None]


def play(visitor: Visitor, decide: Way, seed: int = 1, at_least: int | None = None) -> int:
    """Play a match to its end, or so many decisions of it, in one way; gives the number of decisions in it."""
    dice = random.Random(seed)

    def go_on() -> dict[str, Any]:
        state = visitor.look()
        if state["mine"] and not state["over"]:
            decide(visitor, dice)
        return state

    def enough(state: dict[str, Any]) -> bool:
        return bool(state["over"]) or (at_least is not None and state["moves"] >= at_least)

    moves: int = visitor.until(go_on, enough)["moves"]
    return moves


def prompt(visitor: Visitor) -> str:
    """What the prompt says."""
    return visitor.page.locator(".prompt").inner_text() if visitor.page.locator(".prompt").count() else ""


def by_mouse(visitor: Visitor, dice: random.Random) -> None:
    """Click something that can be clicked."""
    point = visitor.look(dice.random(), dice.random(), dice.random()).get("point")
    if point:
        visitor.page.mouse.click(point["x"], point["y"])


def by_touch(visitor: Visitor, dice: random.Random) -> None:
    """Tap something that can be tapped."""
    point = visitor.look(dice.random(), dice.random(), dice.random()).get("point")
    if point:
        visitor.page.touchscreen.tap(point["x"], point["y"])


FOCUS = """() => {
  const now = document.activeElement;
  if (now?.matches('.prompt .actions button:not(.undo)')) return 'button';
  if (!now?.matches('[data-target]:is([role="button"], [role="radio"], button)')) return 'elsewhere';
  return now.getAttribute('role') === 'radio' ? 'radio' : 'target';
}"""
PLAN = """() => {
  const zones = [...document.querySelectorAll('[data-landmark]')];
  const now = zones.findIndex((zone) => zone.contains(document.activeElement));
  const away = (zone) => (zones.indexOf(zone) - now + zones.length) % zones.length || zones.length;
  const legal = '[data-target]:is([role="button"], [role="radio"], button):not([aria-disabled="true"], :disabled)';
  const bar = document.querySelector('section.bar');
  return {
    confirm: bar.querySelector('[data-confirm]:not(:disabled)') && away(bar),
    zones: zones.filter((zone) => zone.querySelector(legal)).map(away),
    buttons: bar.querySelector('.actions button:not(.undo, :disabled)') && away(bar),
  };
}"""
"""How many times F6 leads to what confirms, to each zone with something to choose, and to the prompt's buttons."""

ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
KEYS = {"button": "Enter", "target": "Enter", "radio": "Space"}
TABS = 6


def by_keyboard(visitor: Visitor, dice: random.Random) -> None:
    """Go to a zone with F6, to something in it with Tab and arrows, and press Enter; or confirm with Enter."""
    press = visitor.page.keyboard.press
    plan = visitor.page.evaluate(PLAN)
    confirms = plan["confirm"] and dice.random() < 0.8
    zones = plan["zones"] * 3 + ([plan["buttons"]] if plan["buttons"] else [])
    if not confirms and not zones:
        return
    for _ in range(plan["confirm"] if confirms else dice.choice(zones)):
        press("F6")
    if confirms:
        press("Enter")
        return
    for _ in range(dice.randrange(1, TABS)):
        press("Tab")
        where = visitor.page.evaluate(FOCUS)
        if where in KEYS and dice.random() < 0.7:
            break
    if where in ("target", "radio"):
        for _ in range(dice.randrange(4)):
            press(dice.choice(ARROWS))
    if key := KEYS.get(visitor.page.evaluate(FOCUS)):
        press(key)
