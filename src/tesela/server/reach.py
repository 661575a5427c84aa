"""Who can come: whether other machines reach this server, and where; told only on this machine."""

from __future__ import annotations

import ipaddress
import socket

from starlette.requests import Request

from tesela.server import protocol as wire
from tesela.server.http import Answer, Call, Route
from tesela.server.settings import Settings

ELSEWHERE = "192.0.2.1"  # an address for documentation: choosing the way there sends nothing


def is_loopback(host: str) -> bool:
    """Whether a name or number of a machine is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_local(request: Request) -> bool:
    """Whether a request comes from this machine."""
    return request.client is not None and is_loopback(request.client.host)


def address_in_network() -> str | None:
    """The address by which others in the network reach this machine; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if is_loopback(address) else address


def reach(settings: Settings, client: str, page: str) -> wire.Reach:
    """Who can open the page that a client looks at; whoever comes from elsewhere learns nothing."""
    if not (is_loopback(client) and is_loopback(page)):
        return wire.Reach(network=True, address=None)
    return wire.Reach(network=not is_loopback(settings.host), address=address_in_network())


async def who_can_come(call: Call) -> Answer:
    """Whether a link from here works elsewhere."""
    client = call.request.client
    return Answer(reach(call.settings, client.host if client else "", call.request.url.hostname or ""))


ROUTES = (Route("GET", "/api/reach", who_can_come, None, wire.Reach, "Who can come?"),)
