"""Tests of the environments."""

from __future__ import annotations

from collections.abc import Mapping

from tesela.engine.game import find


def tables(known: Mapping[str, tuple[str, int]]) -> list[tuple[str, int]]:
    """Every name with the player counts to test it with: all of the newest rules, the most of older ones."""
    return [
        (name, players)
        for name, (game, version) in known.items()
        for players in find(game).players[0 if version == find(game).rules_version else -1 :]
    ]
