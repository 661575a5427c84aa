"""Two browsers add their luck to a seed, and each finds it there in the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tesela.engine.record import Record
from tests.web.people import Visitor
from tests.web.test_table import two_at_a_table

Visit = Callable[..., Visitor]


def given_up(loser: Visitor) -> Record:
    """Somebody gives up; the record of the match."""
    loser.page.get_by_role("button", name="Menu").click()
    loser.page.get_by_role("button", name="Give up").click()
    loser.page.get_by_role("button", name="Give up the match").click()
    loser.page.wait_for_selector(".card tfoot")
    table = loser.page.url.rpartition("/")[2]
    return Record.loads(loser.page.request.get(f"{loser.address}/api/tables/{table}/record").body())


def fold(visitor: Visitor) -> str:
    """What stands behind the fold of the result."""
    visitor.page.get_by_text("Seed and promise").click()
    return visitor.page.locator("details.seed").inner_text()


def sent_by(visitor: Visitor) -> str:
    """The luck that a browser remembers."""
    kept: dict[str, Any] = json.loads(visitor.page.evaluate("() => localStorage.getItem('tesela-luck')"))
    (sent,) = kept.values()
    return str(sent["luck"])


def test_the_luck_of_both_is_in_the_record_and_each_browser_has_checked_it(visit_any: Visit) -> None:
    people = two_at_a_table(visit_any, "finca")
    record = given_up(people[0])
    assert record.parts is not None
    assert set(record.parts.luck) == {sent_by(visitor) for visitor in people}
    for visitor in people:
        visitor.page.wait_for_selector(".card tfoot")
        told = fold(visitor)
        assert all(part in told for part in (record.parts.secret, record.seed, *record.parts.luck) if part)
        assert "Checked in this browser" in told
        assert "Your own luck is in it." in told


def test_who_plays_alone_adds_luck_too_and_a_table_begins_at_once(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/new/finca", ".counts button")
    visitor.page.click(".end .button")
    visitor.page.wait_for_selector(".frame")
    record = given_up(visitor)
    assert record.parts is not None
    assert set(record.parts.luck) == {sent_by(visitor), None}
    assert "Your own luck is in it." in fold(visitor)


def test_a_seed_that_was_not_made_as_promised_is_shown_as_wrong_without_being_asked(visit: Visit) -> None:
    people = two_at_a_table(visit, "finca")
    given_up(people[0])
    cheated = people[1].page
    cheated.wait_for_selector(".card tfoot")
    cheated.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('tesela-luck'));
          for (const table of Object.keys(kept)) kept[table].luck = '0'.repeat(32);
          localStorage.setItem('tesela-luck', JSON.stringify(kept));
        }"""
    )
    cheated.reload()
    expect(cheated.locator("details.seed")).to_contain_text("Your own luck is not in it")
    expect(cheated.locator("details.seed .wrong")).to_be_visible()


def test_where_a_browser_cannot_compute_it_names_what_can(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    visitor.open("/new/finca", ".counts button")
    visitor.page.click(".end .button")
    visitor.page.wait_for_selector(".frame")
    given_up(visitor)
    assert "tesela verify" in fold(visitor)
