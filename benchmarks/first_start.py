"""The first start, with an empty cache: `python -m benchmarks.first_start` tells how long people wait.

For each game a server of its own starts with nothing compiled, a browser opens its home page, *Play now* is clicked,
and the clock runs until the first move is possible; then until the game is compiled. Needs a built client and chromium.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import SEATS, Server
from tests.web.conftest import ARGUMENTS, CHROMIUM, DESKTOP
from tests.web.people import Visitor

GOAL = 3.0  # seconds from the click to the first move
PATIENCE = 600.0


def first_start(browser: Browser, game: str) -> tuple[float, float, float]:
    """Seconds from the command to the page, from the click to the first move, and to the compiled kernel."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        with Server(Path(folder), environment={"TESELA_CACHE_DIR": f"{folder}/cache"}) as server:
            visitor = Visitor(browser.new_context(locale="en-US", viewport=DESKTOP).new_page(), server.address)
            visitor.open("/", ".games .main")
            opened = time.monotonic()
            visitor.page.locator(f'.games [data-game="{game}"] .main').click()
            visitor.page.wait_for_selector(".prompt.yours", timeout=PATIENCE * 1000)
            possible = time.monotonic()
            asking = server.person()
            while game in asking.request("GET", "/api/preparing"):
                assert time.monotonic() < possible + PATIENCE
                time.sleep(0.2)
            compiled = time.monotonic()
            visitor.page.context.close()
    return opened - begun, possible - opened, compiled - opened


def main(rounds: int) -> None:
    """Measure every game and print."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game in SEATS:
            pages, moves, kernels = zip(*(first_start(browser, game) for _ in range(rounds)), strict=True)
            print(
                f"{game:10} home page {min(pages):.1f}–{max(pages):.1f} s after the command, first move possible "
                f"{min(moves):.1f}–{max(moves):.1f} s after the click (at most {GOAL:.0f}), "
                f"compiled {min(kernels):.0f}–{max(kernels):.0f} s after it",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
