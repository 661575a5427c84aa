"""Writes pictures of every screen to docs/screenshots: `python -m tests.web.screenshots`."""

from __future__ import annotations

import io
import random
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import Server
from tests.web.conftest import ARGUMENTS, CHROMIUM, DESKTOP, PHONE
from tests.web.people import Visitor, Way, by_mouse, by_touch, play, prompt

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
PAGES = {
    "home": ("/", ".games .main"),
    "set-up": ("/new/majolica", ".counts button"),
    "lobby": ("/lobby", "header .main"),
    "rules": ("/rules/finca", "dl dt"),
    "settings": ("/settings", ".segments"),
}
BOTS = {"finca": 2, "majolica": 2, "monuments": 2, "mozaika": 3}
DECISIONS = {"finca": 60, "majolica": 40, "monuments": 60, "mozaika": 50}


def visitor(browser: Browser, address: str, size: str, *, dark: bool = False) -> Visitor:
    """Somebody at a desktop or with a phone."""
    phone = size == "phone"
    context = browser.new_context(
        locale="en-US",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
    )
    return Visitor(context.new_page(), address)


def shoot(who: Visitor, name: str) -> None:
    """One picture, when everything has come to rest."""
    who.page.wait_for_load_state("networkidle")
    who.page.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(who.page.screenshot()))
    picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def go_on(who: Visitor, decide: Way, decisions: int) -> None:
    """Play for a while, until it is one's turn again."""
    dice, end = random.Random(7), time.monotonic() + 120
    while not (state := who.look())["over"] and (state["moves"] < decisions or not state["mine"]):
        assert time.monotonic() < end, f"it does not go on: {state}, {prompt(who)}"
        if state["mine"]:
            decide(who, dice)
        who.page.wait_for_timeout(10)


def reviewed(who: Visitor, table: str) -> Visitor:
    """The review of a match when everything is judged, at one's first slip."""
    who.open(f"{table}/review#1", ".steps")
    who.page.wait_for_selector(".review[data-done=true]", timeout=600_000)
    who.page.keyboard.press("m")
    return who


def shoot_analysis(who: Visitor, table: str, size: str) -> None:
    """The analysis board with a branch and the engine's lines; on a phone they are in a drawer."""
    who.open(f"/analysis?table={table}&at=30", ".frame")
    if size == "phone":
        shoot(who, f"analysis-{size}")
        who.page.get_by_role("button", name="What happened", exact=True).click()
    who.page.get_by_role("switch", name="Engine").click()
    who.page.locator(".engine .whole").last.click()
    who.page.locator(".engine .whole").first.wait_for()
    shoot(who, f"analysis-engine-{size}")


def main() -> None:
    """Every screen, on a desktop and on a phone."""
    FOLDER.mkdir(exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    address = server.address
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for size in ("desktop", "phone"):
                who = visitor(browser, address, size)
                decide = by_touch if size == "phone" else by_mouse
                for name, (path, there) in PAGES.items():
                    shoot(who.open(path, there), f"{name}-{size}")
                who.open("/new", ".counts button").page.click(".end .button")
                who.page.wait_for_selector(".invite")
                shoot(who, f"waiting-room-{size}")
                for game, bots in BOTS.items():
                    table = who.sit(game, ["artisan"] * bots)
                    go_on(who, decide, DECISIONS[game])
                    shoot(who, f"{game}-{size}")
                    if size == "desktop":
                        night = visitor(browser, address, size, dark=True)
                        night.page.context.add_cookies(who.page.context.cookies())  # type: ignore[arg-type]
                        shoot(night.open(table, ".frame"), f"{game}-dark")
                    play(who, decide)
                    if game == "mozaika":
                        shoot(who, f"result-{size}")
                        shoot(who.open(f"{table}/replay?at=30&seat=all", ".steps"), f"replay-{size}")
                        shoot_analysis(who, table.rsplit("/", 1)[1], size)
                    shoot(reviewed(who, table), f"review-{game}-{size}")
                    shoot(who.open(f"/puzzle/{game}/1", ".prompt.yours"), f"puzzle-{game}-{size}")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
