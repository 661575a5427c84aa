"""What games share in counting points."""

from __future__ import annotations

from tesela.engine.state import Floats


def share_victory(out: Floats, players: int) -> None:
    """Turn everybody's standing into shares of one win, split between all who stand highest."""
    best = out[0]
    for seat in range(players):
        best = max(best, out[seat])
    winners = 0
    for seat in range(players):
        if out[seat] == best:
            winners += 1
    for seat in range(players):
        out[seat] = 1.0 / winners if out[seat] == best else 0.0
