"""Who is who: guests with a name, a signed cookie, and a private link to the same identity elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets

import itsdangerous

from tesela.server.commands import Refused, plain
from tesela.server.protocol import Me, Return
from tesela.server.store import Store

COOKIE = "tesela"
COOKIE_AGE = 400 * 24 * 3600
REMEMBERED = 50_000  # names kept in memory


class Identity:
    """Knows people by their cookies and return links; remembers names where nobody else can change them."""

    def __init__(self, store: Store, secret: bytes, *, remembers: bool = True) -> None:
        self._store = store
        self._remembers = remembers
        self._signer = itsdangerous.Signer(secret, salt="tesela.person", digest_method=hashlib.sha256)
        self._known: dict[str, str] = {}

    async def guest(self, name: str) -> Me:
        """Make a new person."""
        me = Me(secrets.token_urlsafe(12), _name(name))
        await self._store.add_person(me.id, me.name)
        self._known[me.id] = me.name
        return me

    async def rename(self, me: Me, name: str) -> Me:
        """Give a person another name."""
        renamed = Me(me.id, _name(name))
        await self._store.rename_person(me.id, renamed.name)
        self._known[me.id] = renamed.name
        return renamed

    async def link(self, me: Me) -> str:
        """A new return link; the one before stops working."""
        token = secrets.token_urlsafe(24)
        await self._store.set_link(me.id, _hash(token))
        return f"{me.id}.{token}"

    async def returning(self, link: Return) -> Me:
        """The person of a return link."""
        id, _, token = link.token.partition(".")
        expected = await self._store.link_of(id)
        if not hmac.compare_digest(_hash(token), expected or _hash(secrets.token_urlsafe())):
            raise Refused("server-return")
        me = await self._find(id)
        assert me is not None
        return me

    def cookie(self, me: Me) -> str:
        """The value of a person's cookie."""
        return self._signer.sign(me.id).decode()

    async def recognise(self, cookie: str | None) -> Me | None:
        """The person of a cookie, if we signed it."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return await self._find(self._signer.unsign(cookie).decode())
        except (itsdangerous.BadSignature, UnicodeError):
            return None

    async def _find(self, id: str) -> Me | None:
        if id not in self._known or not self._remembers:
            name = await self._store.name_of(id)
            if name is None:
                return None
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[id] = name
        return Me(id, self._known[id])


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _name(name: str) -> str:
    tidy = plain(name)
    if not tidy:
        raise Refused("server-name")
    return tidy
