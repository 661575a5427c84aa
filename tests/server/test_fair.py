"""The queue that serves everybody in turn, and what is taken from it: bots, hints."""

from __future__ import annotations

import pytest

from tesela.server.fair import FairQueue, Share
from tesela.server.limits import Full


def queue(*things: str) -> FairQueue[str]:
    """Things that wait; the first letter is the person, the second the table."""
    waiting: FairQueue[str] = FairQueue()
    for thing in things:
        waiting.add(thing, thing[0], thing[1])
    return waiting


def taken(waiting: FairQueue[str]) -> list[str]:
    """All that waits, in the order in which it is taken."""
    return [thing for _ in range(len(waiting)) if (thing := waiting.take())]


def test_everybody_has_a_turn_before_anybody_has_another() -> None:
    assert taken(queue("m1", "m2", "m3", "a1", "b1", "a2")) == ["m1", "a1", "b1", "m2", "a2", "m3"]


def test_each_table_of_a_person_has_a_turn_before_any_has_another() -> None:
    assert taken(queue("m1x", "m1y", "m1z", "m2x", "m3x")) == ["m1x", "m2x", "m3x", "m1y", "m1z"]


def test_who_comes_while_others_wait_is_served_after_one_turn_of_each() -> None:
    waiting = queue("m1", "m2", "m3", "n1", "n2")
    assert waiting.take() == "m1"
    waiting.add("a1", "a", "1")
    assert taken(waiting) == ["n1", "m2", "a1", "n2", "m3"]


def test_what_does_not_fit_is_passed_over_and_keeps_its_place() -> None:
    waiting = queue("m1", "a1", "m2")
    assert waiting.take(lambda thing: thing == "m2") == "m2"
    assert waiting.take(lambda thing: False) is None
    assert taken(waiting) == ["a1", "m1"]


def test_what_is_discarded_waits_no_more_and_leaves_nothing_behind() -> None:
    waiting = queue("m1", "m2", "a1")
    for gone in ("m1", "a1", "a1"):
        waiting.discard(gone, gone[0], gone[1])
    assert taken(waiting) == ["m2"]
    assert (len(waiting), waiting.take()) == (0, None)


def test_as_much_is_under_way_as_may_be_for_each_and_for_all() -> None:
    share = Share(each=1, together=2)
    with share.held("ada"):
        with pytest.raises(Full) as fault, share.held("ada"):
            pass
        assert fault.value.message.id == "server-thoughts-yours"
        with share.held("bob"):
            with pytest.raises(Full) as fault, share.held("eve"):
                pass
            assert fault.value.message.id == "server-thoughts-all"
        with share.held("eve"):
            pass
    with share.held("ada"):
        pass
