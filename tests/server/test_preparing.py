"""Nobody waits for the compiler: with an empty cache people play at once, and matches go over to the kernel later."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import tesela
from tesela.bots import TEMPLATES
from tesela.client import Refused
from tesela.engine.game import find
from tesela.engine.jit import compile_lock
from tesela.processes import one_at_a_time
from tesela.server import commands
from tesela.server import protocol as wire
from tesela.server.events import Started
from tesela.server.hall import Hall
from tesela.server.metrics import Metrics
from tesela.server.store import connect
from tests.patience import PATIENCE, until
from tests.server.harness import SEATS, Server, seated, step

PROCESSES = Path("/proc")


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with an empty cache, whose compilers wait for as long as the test lasts."""
    monkeypatch.setenv("TESELA_CACHE_DIR", str(tmp_path / "cache"))
    with ExitStack() as held:
        for game in SEATS:
            held.enter_context(one_at_a_time(compile_lock(game)))
        yield held.enter_context(Server(tmp_path))


def compilers(server: Server) -> dict[str, Path]:
    """The games that processes of this server compile, and these processes."""
    found = {}
    for process in PROCESSES.glob("[0-9]*"):
        try:
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            words = (process / "cmdline").read_text().split("\0")
        except OSError:
            continue
        if parent == server.process.pid and "tesela.server.preparing" in words:
            found[words[-2]] = process
    return found


@pytest.mark.parametrize("game", SEATS)
def test_while_nothing_is_compiled_people_play_against_bots(cold: Server, game: str) -> None:
    dice = random.Random(3)
    with seated(cold, game, 1) as seats:
        for _ in range(8):
            step(seats, dice)
        assert game in seats[0].client.request("GET", "/api/preparing")
        told = cold.table(seats[0].face["id"])
        assert len(told.moves) >= 8
        assert told.match


def test_a_hint_is_refused_in_words_while_the_engine_is_not_ready(cold: Server) -> None:
    with seated(cold, "finca", 1) as (seat,):
        while not seat.choices:
            seat.receive()
        with pytest.raises(Refused, match="still being prepared"):
            seat.command("hint")


def test_a_room_goes_over_to_the_kernel_and_the_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("finca")
    monkeypatch.setattr(game.kernel, "warmed", False)

    async def evening() -> None:
        store = connect(f"sqlite:///{tmp_path / 'club.sqlite3'}")
        store.open()
        hall = Hall(store, Metrics())
        created = commands.create(wire.NewTable("finca", ["me", "open"]), "ada", "Ada")
        room = await hall.create(created)
        room.table.apply(Started([0, 1]))
        match = room.table.match
        assert match
        assert not match.kernel.compiled
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        before = match.fingerprint, match.to_act, match.legal(match.to_act[0])
        hall._go_over("finca")
        assert match.kernel is game.kernel
        assert (match.fingerprint, match.to_act, match.legal(match.to_act[0])) == before
        await store.close()

    asyncio.run(evening())


def test_a_compiler_tells_how_far_it_is_and_ends_well() -> None:
    find("monuments").kernel.warm(TEMPLATES)
    compiler = subprocess.Popen(
        [sys.executable, "-m", "tesela.server.preparing", "monuments"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert compiler.stdout
    shares = [float(line) for line in compiler.stdout]
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert compiler.wait(PATIENCE) == 0


@pytest.mark.parametrize("game", SEATS)
def test_a_puzzle_opens_while_nothing_is_compiled(cold: Server, game: str) -> None:
    face = cold.person().request("GET", f"/api/puzzles/{game}/0")
    assert face["choices"]
    assert face["view"]


@pytest.mark.skipif(not PROCESSES.exists(), reason="looks at the processes of this machine")
class TestCompilers:
    """Processes that compile for a server."""

    def test_the_game_that_somebody_wants_is_compiled_first(self, cold: Server) -> None:
        until(lambda: list(compilers(cold)) == ["finca"])
        cold.person().create("mozaika", ["me", "novice", "novice"])
        until(lambda: list(compilers(cold)) == ["mozaika"])

    def test_a_killed_server_leaves_no_compiler_behind(self, cold: Server) -> None:
        until(lambda: bool(compilers(cold)))
        (compiler,) = compilers(cold).values()
        cold.kill()
        until(lambda: not compiler.exists())


def test_installations_of_one_machine_do_not_wait_for_each_other(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "tesela").symlink_to(Path(tesela.__file__).parent)
    ask = "from tesela.engine.jit import compile_lock; print(compile_lock('finca'))"
    told = subprocess.run(
        [sys.executable, "-c", ask], env={"PYTHONPATH": str(elsewhere), "HOME": str(tmp_path)}, capture_output=True
    ).stdout.decode()
    assert Path(told.strip()).name != compile_lock("finca").name
    assert Path(told.strip()).suffix == ".lock"
