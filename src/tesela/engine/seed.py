"""Where a seed comes from: promised before the game, and mixed with the luck that people add."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated

import msgspec

Hex128 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Hex256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
TAG = b"tesela/luck/1"


def commitment(seed: int) -> str:
    """The promise shown before the game: the SHA-256 of the seed's 32 hexadecimal digits."""
    return hashlib.sha256(f"{seed:032x}".encode()).hexdigest()


def mixed(secret: str, luck: Sequence[str | None]) -> str:
    """The seed that the server's secret and people's luck make together, all as 32 hexadecimal digits.

    It is the first 16 bytes of the SHA-256 over these bytes, one after the other: the 13 bytes `tesela/luck/1`, the 16
    bytes of the secret, and the 16 bytes of each luck that was given, the smallest first: whoever seats people after
    their luck is known must not choose among seeds.
    """
    given = sorted(bytes.fromhex(one) for one in luck if one)
    return hashlib.sha256(b"".join([TAG, bytes.fromhex(secret), *given])).digest()[:16].hex()


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was made of: the secret that was promised, and the luck of each seat that gave some."""

    secret: Hex128
    luck: list[Hex128 | None]

    @property
    def seed(self) -> str:
        """The seed of the deal."""
        return mixed(self.secret, self.luck)

    @property
    def commitment(self) -> str:
        """What was promised."""
        return commitment(int(self.secret, 16))
