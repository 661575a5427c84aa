"""The order in which news is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from tesela.server.herald import PATIENCE, Herald


def told(run: Callable[[Herald, list[str]], None]) -> list[str]:
    """What is told within a moment."""

    async def listen() -> list[str]:
        heard: list[str] = []
        run(Herald(), heard)
        await asyncio.sleep(0.05)
        return heard

    return asyncio.run(listen())


def test_who_must_decide_is_told_before_who_only_looks_on() -> None:
    def run(herald: Herald, heard: list[str]) -> None:
        herald.mention("onlooker", partial(heard.append, "onlooker"))
        herald.announce(partial(heard.append, "first"))
        herald.announce(partial(heard.append, "second"))

    assert told(run) == ["first", "second", "onlooker"]


def test_onlookers_wait_while_somebody_waits_for_an_answer() -> None:
    async def run() -> None:
        herald, heard = Herald(), list[str]()
        with herald.answering():
            herald.mention("onlooker", partial(heard.append, "onlooker"))
            herald.announce(partial(heard.append, "first"))
            await asyncio.sleep(PATIENCE / 4)
            assert heard == ["first"]
            await asyncio.sleep(PATIENCE)
            assert heard == ["first", "onlooker"]

    asyncio.run(run())


def test_onlookers_are_told_as_soon_as_everybody_is_answered() -> None:
    def run(herald: Herald, heard: list[str]) -> None:
        with herald.answering():
            herald.mention("onlooker", partial(heard.append, "onlooker"))

    assert told(run) == ["onlooker"]


def test_who_has_heard_meanwhile_is_not_told_again() -> None:
    def run(herald: Herald, heard: list[str]) -> None:
        herald.mention("onlooker", partial(heard.append, "onlooker"))
        herald.forget("onlooker")

    assert told(run) == []
