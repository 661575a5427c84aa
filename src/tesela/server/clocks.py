"""The clocks of a table: what each seat has left, and what every decision has cost and brought."""

from __future__ import annotations

from typing import NamedTuple

from tesela.server.protocol import Clock

BACK = 10_000  # milliseconds for who comes back after their time had run out, unless a decision brings more


class Charge(NamedTuple):
    """What one decision took from a seat's clock and added to it, in milliseconds."""

    seat: int
    spent: int = 0
    gained: int = 0


class Clocks:
    """Milliseconds left to every seat. Thought is paid for once and for all; what is taken back brings no time."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self._gain = clock.gain * 1000 if clock else 0
        self.left = [clock.start * 1000 if clock else 0] * seats
        self._charges: list[Charge] = []

    def charge(self, seat: int, spent: int) -> None:
        """Take time that was spent."""
        self.left[seat] = max(0, self.left[seat] - spent)

    def decide(self, seat: int, spent: int) -> None:
        """A person has decided: they pay for their thought and gain what a decision brings."""
        self.charge(seat, spent)
        self.left[seat] += self._gain
        self._charges.append(Charge(seat, spent, self._gain))

    def decide_free(self, seat: int) -> None:
        """A bot has decided for a seat, or it was decided before the table was made: no clock ran."""
        self._charges.append(Charge(seat))

    def undo(self, to: int) -> None:
        """All decisions from number `to` on are taken back, and with them what they had brought."""
        for charge in self._charges[to:]:
            self.left[charge.seat] = max(0, self.left[charge.seat] - charge.gained)
        del self._charges[to:]

    def retract(self, number: int, since: int) -> None:
        """A seat takes back a secret decision and pays for all the time since it began to think about it."""
        seat, spent, gained = self._charges.pop(number)
        self.left[seat] = max(0, self.left[seat] + spent - gained - since)

    def run_out(self, seat: int) -> None:
        """A seat's flag has fallen."""
        self.left[seat] = 0

    def grant(self, seat: int) -> None:
        """Give a little time to who comes back after their flag fell."""
        self.left[seat] = max(self._gain, BACK)
