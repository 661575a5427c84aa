"""A PostgreSQL server of one's own, from Debian's packages; can be killed, stopped and started again."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from tests.patience import PATIENCE

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "fsync": "on",
    "synchronous_commit": "on",
}


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).resolve().parent if named else None


class Postgres:
    """A database server in a directory of its own, until it is stopped.

    PostgreSQL refuses to run as root, so it then runs as Debian's user for it, who cannot enter root's directories.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tesela-postgres-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "--auth=trust", "--username=tesela", "--encoding=UTF8", "--no-sync").wait(PATIENCE)
        self.start()

    @property
    def admin(self) -> str:
        """The address of the server's own database."""
        return f"postgresql://tesela@127.0.0.1:{self.port}/postgres"

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.admin, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"postgresql://tesela@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        place = programs()
        assert place
        user = "postgres" if os.getuid() == 0 else None
        command = [str(place / program), "-D", str(self.folder / "data"), *arguments]
        with (self.folder / "log").open("ab") as written:
            return subprocess.Popen(command, user=user, group=user, cwd="/", stdout=written, stderr=written)

    def start(self) -> None:
        """Start and wait until it answers; while processes of a killed one still end, it has to try again."""
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        deadline = time.monotonic() + PATIENCE
        while True:
            if self._process is None or self._process.poll() is not None:
                self._process = self._run("postgres", "-p", str(self.port), *settings)
            try:
                psycopg.connect(self.admin, connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                last = (self.folder / "log").read_text().splitlines()[-5:]
                assert time.monotonic() < deadline, "\n".join(["PostgreSQL does not start:", *last])
                time.sleep(0.1)

    def kill(self) -> None:
        """End it at once, with everything that it has started."""
        processes = self._processes()
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        assert self._process
        self._process.wait(PATIENCE)
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def freeze(self, frozen: bool) -> None:
        """Hold all its processes as if the network were cut, or let them go on."""
        for process in self._processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP if frozen else signal.SIGCONT)

    def _processes(self) -> list[int]:
        """Its own process, held so that it cannot start another meanwhile, and those that it has started."""
        assert self._process
        first = self._process.pid
        os.kill(first, signal.SIGSTOP)
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def stop(self) -> None:
        """Stop it and remove what it has written."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
