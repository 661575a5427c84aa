"""The client's files as the server gives them: small on the wire, kept by the browser, never an old page."""

from __future__ import annotations

import re
import urllib.request

from tests.server.harness import Server


def test_assets_are_compressed_and_kept_and_the_page_is_asked_for_anew(server: Server) -> None:
    with urllib.request.urlopen(server.address + "/") as page:
        assert page.headers["cache-control"] == "no-cache"
        script = re.search(r'src="/(assets/[^"]+[.]js)"', page.read().decode())
    assert script is not None
    asked = urllib.request.Request(f"{server.address}/{script[1]}", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
