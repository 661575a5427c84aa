"""What the browser client costs: `python -m benchmarks.web` prints the figures beside what they must reach.

Needs a built client, chromium and playwright; opens its own server.
"""

from __future__ import annotations

import gzip
import json
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Request, sync_playwright

from tests.server.harness import SEATS, Server
from tests.web.conftest import ARGUMENTS, CHROMIUM, DESKTOP
from tests.web.people import Visitor, by_mouse

RUNS = 5
MATCHES = 3
DECISIONS = 40
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
REST = 120  # milliseconds without a new frame: nothing moves but a glow that breathes in steps
GAMES = {game: players - 1 for game, players in SEATS.items()}
INTERACTIVE = """() => new Promise((done) => {
  const ready = () => document.querySelector('.games .main, .prompt.yours [data-confirm], .prompt.yours');
  const look = () => (ready() ? done(performance.now()) : requestAnimationFrame(look));
  look();
})"""
WATCH = """() => {
  window.long = [];
  const note = (list) => window.long.push(...list.getEntries().map((entry) => entry.duration));
  new PerformanceObserver(note).observe({ type: 'longtask' });
  window.reactions = [];
  let pressed = 0;
  addEventListener('pointerdown', () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    if (pressed) window.reactions.push(performance.now() - pressed);
    pressed = 0;
  }).observe(document.querySelector('.frame'), { subtree: true, attributes: true, childList: true });
}"""


def first_load(page: Page, address: str) -> tuple[float, float]:
    """Kilobytes of scripts and styles, compressed, and milliseconds until one can click."""
    sizes: list[int] = []

    def count(request: Request) -> None:
        response = request.response()
        if response and request.resource_type in ("script", "stylesheet"):
            sizes.append(len(gzip.compress(response.body())))

    page.on("requestfinished", count)
    page.goto(address)
    interactive: float = page.evaluate(INTERACTIVE)
    page.wait_for_load_state("networkidle")
    return sum(sizes) / 1000, interactive


class Playing(NamedTuple):
    """How quick the client is while one plays, with all movement, in milliseconds."""

    reaction: float  # from a click until something changes, nineteen of twenty times
    longest: float  # the longest task, with the time that other programs took
    work: float  # the longest task, the page's own work alone
    frames: float  # frames a second while something moves


def playing(browser: Browser, address: str, game: str) -> Playing:
    """Play for a while and measure."""
    context = browser.new_context(locale="en-US", viewport=DESKTOP)
    visitor = Visitor(context.new_page(), address)
    visitor.sit(game, ["novice"] * GAMES[game])
    visitor.page.wait_for_selector(".prompt.yours")
    visitor.page.wait_for_timeout(1000)
    visitor.page.evaluate(WATCH)
    browser.start_tracing(page=visitor.page, categories=TRACED)
    dice, end = random.Random(1), time.monotonic() + 60
    before = visitor.look()["moves"]
    while visitor.look()["moves"] < before + DECISIONS and time.monotonic() < end and not visitor.look()["over"]:
        if visitor.look()["mine"]:
            by_mouse(visitor, dice)
        visitor.page.wait_for_timeout(60)
    reactions: list[float] = visitor.page.evaluate("() => window.reactions")
    long: list[float] = visitor.page.evaluate("() => window.long")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return Playing(
        statistics.quantiles(reactions, n=20)[-1], max(long, default=0), longest_work(events), frames_a_second(events)
    )


def longest_work(events: list[dict[str, Any]]) -> float:
    """The most processor time that one task of the page took, in milliseconds."""
    pages = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "FunctionCall")
    page = pages.most_common(1)[0][0]
    tasks = [event for event in events if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) == page]
    return max((task.get("tdur", 0) for task in tasks), default=0) / 1000


def frames_a_second(events: list[dict[str, Any]]) -> float:
    """The mean rate at which frames are drawn while something moves."""
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    gaps: list[float] = [later - earlier for earlier, later in pairwise(drawn) if later - earlier < REST]
    return 1000 / statistics.mean(gaps)


def spread(figures: Sequence[float]) -> str:
    """The best and the worst of several matches."""
    return f"{min(figures):.0f}–{max(figures):.0f}"


def main() -> None:
    """Measure and print."""
    server = Server(Path(tempfile.mkdtemp()))
    address = server.address
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            warm = Visitor(browser.new_page(), address)
            for game, bots in GAMES.items():  # the server has loaded every game
                warm.sit(game, ["novice"] * bots)
            warm.page.close()
            loads = [first_load(browser.new_context(viewport=DESKTOP).new_page(), address) for _ in range(RUNS)]
            print(f"first load of the home page     {loads[0][0]:6.0f} kB   at most 200, gzip, scripts and styles")
            print(f"home page interactive           {min(load[1] for load in loads):6.0f} ms   at most 1500")
            for game, bots in GAMES.items():
                visitor = Visitor(browser.new_context(viewport=DESKTOP).new_page(), address)
                path = visitor.sit(game, ["novice"] * bots)
                size, interactive = first_load(visitor.page, address + path)
                visitor.page.close()
                reaction, longest, work, frames = zip(
                    *(playing(browser, address, game) for _ in range(MATCHES)), strict=True
                )
                print(
                    f"{game:9} first load {size:4.0f} kB, interactive {interactive:5.0f} ms, "
                    f"reaction to a click {spread(reaction)} ms, longest task {spread(longest)} ms "
                    f"(each at most 100), its own work {spread(work)} ms, {spread(frames)} frames a second (best 60)",
                    flush=True,
                )
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
