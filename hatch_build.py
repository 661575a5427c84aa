"""The build hook: the browser client is built before it goes into a wheel, a source archive or an editable install."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

spec = importlib.util.spec_from_file_location("client_build", Path(__file__).parent / "web" / "build.py")
assert spec is not None
assert spec.loader is not None
client = importlib.util.module_from_spec(spec)
spec.loader.exec_module(client)


class ClientHook(BuildHookInterface[Any]):
    """Builds what is stale, with the system's Node or one that is asked for here."""

    def dependencies(self) -> list[str]:
        """What must be installed before building."""
        return [client.NODE_PACKAGE] if client.stale() and client.node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        if client.stale():
            node = client.node()
            if node is None:
                raise RuntimeError(f"building the browser client needs Node {client.version_text()} or newer")
            client.build(node)
