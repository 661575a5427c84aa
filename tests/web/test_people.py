"""Who somebody is: a return link on a device that already has tables under another name."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Visitor


def name_of(visitor: Visitor) -> str:
    """What the page calls its visitor."""
    return visitor.page.locator(".me span").inner_text()


def test_a_return_link_asks_before_it_replaces_who_has_tables(visit: Callable[..., Visitor]) -> None:
    home, guest = visit().open("/"), visit()
    home.be_known()
    guest.sit("finca", ["novice"])
    guest.open("/")
    guest.be_known()
    own, other = name_of(guest), "Somebody else"
    home.page.request.put(f"{home.address}/api/me", data={"name": other})
    token = home.page.request.post(f"{home.address}/api/me/link", data={}).json()["token"]
    guest.open(f"/return#{token}", ".answers")
    guest.page.get_by_role("button", name="No, stay").click()
    expect(guest.page.locator(".me span")).to_have_text(own)
    guest.open(f"/return#{token}", ".answers")
    guest.page.locator(".answers button").first.click()
    expect(guest.page.locator(".me span")).to_have_text(other)
