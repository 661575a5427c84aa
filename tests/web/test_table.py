"""A table in several browsers: secrets, reconnecting, a restarted server, consent, an outdated client, replay."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.people import Visitor, by_mouse

Visit = Callable[..., Visitor]


def two_at_a_table(visit: Visit, game: str, bots: int = 0) -> tuple[Visitor, Visitor]:
    """One opens a table and the other comes by its code; they begin."""
    host, guest = visit(), visit()
    host.open(f"/new/{game}", ".counts button")
    host.page.get_by_role("button", name=str(2 + bots), exact=True).click()
    host.page.get_by_label("seat 2", exact=True).select_option("open")
    for seat in range(bots):
        host.page.get_by_label(f"seat {3 + seat}", exact=True).select_option("novice")
    host.page.click(".end .button")
    code = host.page.locator(".invite .code").inner_text().strip()
    guest.open("/", ".code input")
    guest.page.locator(".code input").first.click()
    guest.page.keyboard.type(code)
    guest.page.wait_for_selector(".room")
    expect(host.page.locator(".seats li").nth(1)).to_contain_text("here")
    expect(host.page.locator(".room")).to_contain_text("adds its luck to it: 2 of 2")
    host.page.click(".prompt .button.main")
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".frame")
    return host, guest


def moves(visitor: Visitor, more_than: int) -> None:
    """Wait until the match is further than that."""
    visitor.page.wait_for_function(f"() => Number(document.querySelector('.frame').dataset.moves) > {more_than}")


def go_on(people: tuple[Visitor, ...], until: Callable[[], bool], seed: int = 1) -> None:
    """Everybody decides something until something is so."""
    dice = random.Random(seed)

    def decide() -> tuple[bool, list[int]]:
        so = until()
        for visitor in people if not so else ():
            if visitor.look()["mine"]:
                by_mouse(visitor, dice)
        return so, [visitor.look()["moves"] for visitor in people]

    people[0].until(decide, lambda seen: seen[0])


def chapters_of(heard: list[str]) -> list[dict[str, Any]]:
    """All that was told of decisions."""
    stories = [json.loads(text).get("story") for text in heard]
    return [chapter for story in stories if story for chapter in story["chapters"]]


def test_bids_stay_secret_between_two_browsers(visit_any: Visit) -> None:
    one, other = two_at_a_table(visit_any, "mozaika", bots=1)
    heard: list[str] = []
    other.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    other.page.reload()
    other.page.wait_for_selector(".frame")
    go_on((one, other), lambda: one.page.locator('[data-target="bid-3"]').count() > 0)
    seat = int((one.page.locator(".own .who").text_content() or "").split()[-1]) - 1
    heard.clear()
    one.page.locator('[data-target="bid-3"]').click()
    one.page.locator("[data-confirm]").click()
    one.page.wait_for_selector(".prompt:not(.yours)")
    chapters = other.until(lambda: [chapter for chapter in chapters_of(heard) if chapter["seat"] == seat])
    told = [json.loads(text) for text in heard]
    assert [chapter["move"] for chapter in chapters] == [None]
    assert all(update["play"]["view"]["players"][seat]["bid"] is None for update in told if update.get("play"))


def test_a_broken_line_loses_no_decision(visit_any: Visit) -> None:
    visitor = visit_any()
    visitor.sit("finca", ["novice"])
    visitor.page.wait_for_selector(".prompt.yours")
    before = visitor.look()["moves"]
    visitor.page.context.set_offline(True)
    visitor.page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(visitor.page.locator(".bands")).to_contain_text("Connection lost")
    by_mouse(visitor, random.Random(1))
    visitor.page.context.set_offline(False)
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    moves(visitor, before)
    expect(visitor.page.locator(".bands")).not_to_contain_text("Connection lost")


def test_a_server_that_starts_anew_goes_on_where_it_was(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("restart")) as own:
        visitor = visit(address=own.address)
        visitor.sit("finca", ["novice"])
        visitor.page.wait_for_selector(".prompt.yours")
        before = visitor.look()["moves"]
        own.stop()
        expect(visitor.page.locator(".bands")).to_contain_text("Connection lost")
        assert visitor.look()["moves"] == before
        own.start()
        expect(visitor.page.locator(".bands")).not_to_contain_text("Connection lost")
        go_on((visitor,), lambda: visitor.look()["moves"] > before)


def test_two_tabs_show_the_same(visit_any: Visit) -> None:
    visitor = visit_any()
    path = visitor.sit("finca", ["novice"])
    tab = Visitor(visitor.page.context.new_page(), visitor.address).open(path, ".prompt.yours")
    before = tab.look()["moves"]
    go_on((visitor,), lambda: visitor.look()["moves"] > before)
    moves(tab, before)


def test_taking_back_needs_consent(visit_any: Visit) -> None:
    host, guest = two_at_a_table(visit_any, "finca")
    go_on((host, guest), lambda: "Ask to undo" in host.page.locator("section.bar").inner_text())
    before = host.look()["moves"]
    host.page.get_by_role("button", name="Ask to undo").click()
    guest.page.get_by_role("button", name="Refuse").click()
    expect(host.page.locator(".bands")).to_contain_text("does not agree")
    expect(host.page.locator(".log")).to_contain_text("refused the request to take back")
    host.page.get_by_role("button", name="All right").click()
    expect(host.page.locator(".bands")).not_to_contain_text("does not agree")
    host.page.get_by_role("button", name="Ask to undo").click()
    guest.page.get_by_role("button", name="Agree").click()
    host.page.wait_for_function(f"() => Number(document.querySelector('.frame').dataset.moves) < {before}")
    expect(guest.page.locator(".log")).to_contain_text("took back")


def test_an_outdated_client_is_told_to_reload(visit: Visit) -> None:
    visitor = visit().open("/")
    visitor.be_known()
    visitor.page.route_web_socket(
        re.compile("/socket"), lambda socket: socket.send('{"type": "hello", "protocol": 999, "version": "9"}')
    )
    table = visitor.page.request.post(
        f"{visitor.address}/api/tables", data={"game": "finca", "seats": ["me", "novice"]}
    ).json()["table"]
    visitor.page.goto(f"{visitor.address}/table/{table}")
    expect(visitor.page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_hint_can_be_asked_for_and_done(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("finca", ["novice"])
    visitor.page.wait_for_selector(".prompt.yours")
    before = visitor.look()["moves"]
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".advice li")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".advice")).to_have_count(0)
    visitor.page.keyboard.press("h")
    visitor.page.locator(".advice li").first.get_by_role("button").click()
    moves(visitor, before)


def test_a_hint_is_shown_on_the_board_where_one_points_at_it(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("monuments", ["novice"])
    visitor.page.keyboard.press("h")
    hints = visitor.page.locator(".advice li")
    sign = visitor.page.locator(".overlay text")
    expect(sign).to_have_text("1")
    hints.nth(1).hover()
    expect(sign).to_have_text("2")
    cell = hints.nth(1).locator(".label").inner_text().split(":")[0].split()[-1]
    ring = visitor.page.locator(".overlay .line").bounding_box()
    drawn = visitor.page.locator(f'[data-spot="cell-{cell}"]').bounding_box()
    assert ring
    assert drawn
    assert max(abs(ring["x"] - drawn["x"]), abs(ring["y"] - drawn["y"])) < 8
    visitor.page.locator(".advice header button").click()
    expect(sign).to_have_count(0)


def at_rest(board: Locator) -> str:
    """A board as it is drawn once nothing on it moves any more."""
    before = ""
    while before != (now := board.inner_html()):
        before = now
        board.page.wait_for_timeout(700)
    return now


COUNT_FARMERS_OF_THE_GHOST = """() => {
  window.farmers = [];
  new MutationObserver(() => {
    const now = document.querySelectorAll('.ghost .pawn').length;
    if (now && now !== window.farmers.at(-1)) window.farmers.push(now);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_pointing_at_an_entry_of_the_log_shows_its_decision_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script("localStorage.setItem('tesela', JSON.stringify({ motion: 'on' }))")
    visitor.sit("finca", ["novice"])
    go_on((visitor,), lambda: visitor.look()["mine"] and visitor.look()["moves"] > 2)
    page.wait_for_function("() => !document.getAnimations().some((one) => one.effect.getTiming().iterations === 1)")
    ghost, live = page.locator(".ghost"), page.locator("main > .stage")
    second = page.locator("#move-2")
    before = at_rest(live)

    page.evaluate(COUNT_FARMERS_OF_THE_GHOST)
    page.mouse.move(5, 5)
    second.hover()
    expect(ghost.locator(".chip")).to_have_text("Decision 2")
    page.wait_for_function("() => window.farmers.at(-1) === 2")
    assert page.evaluate("() => window.farmers") == [1, 2]
    assert ghost.evaluate("(ghost) => ghost.inert && getComputedStyle(ghost).pointerEvents") == "none"
    assert live.inner_html() == before
    page.mouse.move(5, 5)
    expect(ghost).to_have_count(0)

    page.locator("#tab-panel").focus()
    page.keyboard.press("Tab")
    expect(ghost.locator(".chip")).to_have_text(f"Decision {visitor.look()['moves']}")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    page.keyboard.press("Tab")
    expect(ghost).to_have_count(1)
    page.keyboard.press("F6")
    expect(ghost).to_have_count(0)
    assert live.inner_html() == before

    second.get_by_role("link", name="Look back at decision 2").click()
    expect(page.locator(".steps .at")).to_contain_text("1 /")


def test_pointing_at_the_log_ends_when_something_happens(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("finca", ["novice"])
    go_on((visitor,), lambda: visitor.look()["mine"] and visitor.look()["moves"] > 2)
    moves_before = visitor.look()["moves"]
    visitor.page.locator("#move-2").hover()
    expect(visitor.page.locator(".ghost .pawn")).to_have_count(2)
    visitor.page.keyboard.press("h")
    visitor.page.locator(".advice li").first.get_by_role("button").evaluate("(button) => button.click()")
    moves(visitor, moves_before)
    expect(visitor.page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize(("game", "bots"), [("finca", 1), ("mozaika", 2)])
def test_who_only_watches_has_the_whole_height_for_the_board(visit: Visit, game: str, bots: int) -> None:
    path = visit().sit(game, ["novice"] * bots)
    watcher = visit().open(path, ".frame .stage svg[role=group]").page
    for width in (1440, 1024):
        watcher.set_viewport_size({"width": width, "height": 900})
        watcher.wait_for_function(
            "() => document.querySelector('section.bar').getBoundingClientRect().bottom > innerHeight - 40"
        )


def test_who_only_watches_sees_nothing_of_the_past_while_it_is_played(visit: Visit) -> None:
    visitor = visit()
    path = visitor.sit("finca", ["novice"])
    go_on((visitor,), lambda: visitor.look()["moves"] > 2)
    watcher = visit().open(path, "#move-2").page
    watcher.locator("#move-2").hover()
    watcher.wait_for_timeout(600)
    expect(watcher.locator(".ghost, .log a")).to_have_count(0)


def test_a_delivery_is_one_entry_of_the_log_that_can_be_opened(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("finca", ["novice", "novice"])
    finished = visitor.page.locator(".log > li", has_text="delivered")
    go_on((visitor,), lambda: finished.count() > 0)
    delivery = finished.first
    expect(delivery).not_to_contain_text("chose")
    expect(delivery.locator(".part").first).not_to_be_visible()
    delivery.locator("summary").click()
    expect(delivery.locator(".part").first).to_be_visible()
    expect(delivery.locator(".part").last).to_contain_text("supplied")


def test_a_refusal_goes_away_when_something_legal_is_pointed_at(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("finca", ["novice"])
    page, prompt = visitor.page, visitor.page.locator(".prompt")
    deliver = prompt.locator("button.mode", has_text="Deliver")
    go_on((visitor,), lambda: deliver.count() > 0)
    refused = prompt.get_by_role("button", name="Rule F7")
    legal = page.locator('[data-target^="blade-"][role="button"]')
    for by_pointer in (True, False):
        deliver.click(force=True)
        expect(refused).to_be_visible()
        legal.first.hover(force=True) if by_pointer else legal.last.focus()
        expect(refused).to_have_count(0)


def test_the_prompt_draws_the_pieces_it_speaks_of(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script("localStorage.setItem('tesela', JSON.stringify({ confirm: 'on' }))")
    visitor.sit("finca", ["novice"])
    page.locator('[data-target="blade-3"]').click()
    expect(page.locator(".prompt .say")).to_contain_text("A farmer on blade 3:")
    expect(page.locator(".prompt .say").get_by_role("img", name="grape").locator("svg")).to_be_visible()


def test_a_match_can_be_given_up_looked_at_again_and_repeated(visit: Visit) -> None:
    visitor = visit()
    path = visitor.sit("mozaika", ["novice", "novice"])
    visitor.page.wait_for_selector(".prompt.yours")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Give up").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("The match ends at once")
    visitor.page.get_by_role("button", name="Give up the match").click()
    visitor.page.wait_for_selector(".card tfoot")
    expect(visitor.page.locator(".card h2")).to_have_text("You gave up.")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".card")).to_have_count(0)
    expect(visitor.page.locator(".log")).to_contain_text("gave up")
    visitor.open(f"{path}/replay?at=1&seat=all", ".steps")
    expect(visitor.page.locator(".steps .at")).to_contain_text("1 /")
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(".steps .at")).to_contain_text("2 /")
    visitor.page.get_by_label("Whose eyes").select_option("1")
    visitor.page.wait_for_function("() => location.search === '?at=2&seat=1'")
    visitor.page.get_by_role("link", name="Look back at decision 1", exact=True).click()
    expect(visitor.page.locator(".steps .at")).to_contain_text("0 /")
    visitor.open(path, ".card")
    visitor.page.get_by_role("button", name="Rematch").click()
    visitor.page.wait_for_selector(".prompt.yours")
    assert path not in visitor.page.url


def test_the_host_changes_the_order_of_seats_before_the_start(visit: Visit) -> None:
    host = visit().open("/new/finca", ".counts button")
    host.page.get_by_role("button", name="3", exact=True).click()
    host.page.get_by_label("seat 2", exact=True).select_option("open")
    host.page.get_by_label("seat 3", exact=True).select_option("novice")
    host.page.click(".end .button")
    names, grips = host.page.locator(".seats .who b"), host.page.locator(".grip")
    expect(names).to_have_count(3)
    before = names.all_inner_texts()
    grips.nth(0).focus()
    host.page.keyboard.press("ArrowDown")
    expect(names).to_have_text([before[1], before[0], before[2]])
    expect(grips.nth(1)).to_be_focused()
    grips.nth(1).drag_to(grips.nth(2))
    expect(names).to_have_text([before[1], before[2], before[0]])


@pytest.mark.parametrize("network", [False, True])
def test_an_invitation_says_who_can_come_and_by_which_address(visit: Visit, network: bool) -> None:
    host = visit()
    reach = {"network": network, "address": "192.168.1.20"}
    host.page.route("**/api/reach", lambda route: route.fulfill(json=reach))
    host.open("/new/finca", ".counts button")
    host.page.get_by_label("seat 2", exact=True).select_option("open")
    host.page.click(".end .button")
    invite, port = host.page.locator(".invite"), host.address.rsplit(":", 1)[1]
    expect(invite).to_contain_text(f"http://192.168.1.20:{port}")
    links = [field.input_value() for field in invite.locator("input").all()]
    assert all(link.startswith("http://192.168.1.20:" if network else host.address) for link in links)
    expect(invite.get_by_role("note")).to_have_count(0 if network else 1)
    expect(invite.locator(".qr svg path")).to_have_count(1 if network else 0)
    if not network:
        expect(invite.get_by_role("note")).to_contain_text("--host 0.0.0.0")
