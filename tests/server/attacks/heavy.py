"""Everything that anybody can ask for, with matches as long as they come: to see for how long each holds the loop."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import random
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tesela.client import Client, Refused, Seat
from tesela.engine.game import find, names
from tesela.engine.match import Match
from tesela.engine.record import Branch, Record
from tesela.server import commands, faces
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.table import Table
from tests.server.attacks.inside import Inside

GAMES = {game: max(find(game).players) for game in names()}
ANALYSED = 15_500  # bytes of moves that fit into a request
STUDIED = 120_000
BRANCHES = 200


@functools.cache
def long_match(game: str, most: int) -> Match:
    """A match of random play, which takes far longer than people do."""
    match, dice = find(game).match(GAMES[game], 1), random.Random(1)
    while match.to_act and len(match.moves) < most:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def long_table(server: Inside, me: dict[str, Any], game: str, most: int, **settings: Any) -> str:
    """A table at which such a match was played, as its log would be; its host has the first seat."""
    match = long_match(game, most)
    seats: list[Any] = ["me", *["novice"] * (GAMES[game] - 1)]
    plan = wire.NewTable(game, seats, shuffle=False, seed=f"{1:032x}", **settings)
    created = commands.create(plan, me["id"], me["name"])
    table = Table(f"{game}-{random.getrandbits(60):015x}", created)
    entries: list[log.AnyEvent] = [log.Started(list(range(GAMES[game])))]
    entries += [log.Moved(move.seat, move.notation, bot=move.seat > 0) for move in match.moves]
    for entry in entries:
        table.apply(entry)
    ending = commands.closing(table)
    for entry in ending:
        table.apply(entry)
    data = [log.encode(entry) for entry in (created, *entries, *ending)]
    write = server.hall.store.append(table.id, 0, data, faces.listing(table))
    asyncio.run_coroutine_threadsafe(write, server.loop).result()
    return table.id


class Asking:
    """Asks for one thing after the other and notes for how long each held the loop, at most."""

    def __init__(self, server: Inside, games: dict[str, int], tables: int = 30, rounds: int = 10) -> None:
        self.server = server
        self._rounds = rounds
        self.ada = Client(server.address, "Ada")
        self.held: dict[str, tuple[float, str]] = {}
        me = self.ada.request("GET", "/api/me")
        self.over = {game: long_table(server, me, game, 10**6) for game in games}
        self.playing = {game: long_table(server, me, game, most, undo=True) for game, most in games.items()}
        for game, most in games.items():
            for _ in range(tables // len(games)):
                long_table(server, me, game, most)

    def everything(self) -> dict[str, tuple[float, str]]:
        """All of it."""
        self._pages()
        self._own_tables()
        for game in self.over:
            self._finished(game)
            self._analysis(game)
            self._puzzles(game)
            self._at_the_table(game)
        self._lobby()
        return self.held

    def _note(self, name: str, ask: Callable[[], object], times: int = 2) -> None:
        for number in range(times):
            self.server.watch.longest()
            with contextlib.suppress(Refused):
                ask()
            seen = f"{name}{' again' if number else ''}"
            self.held[seen] = max(self.held.get(seen, (0.0, "")), self.server.watch.longest())

    def _get(self, path: str) -> None:
        self._note(f"GET {path}", lambda: self.ada.request("GET", path))

    def _pages(self) -> None:
        for path in ("/", "/metrics", "/healthz", "/readyz", *self._assets()):
            request = urllib.request.Request(self.server.address + path, headers={"accept-encoding": "gzip"})
            self._note(f"GET {path}", partial(urllib.request.urlopen, request))
        for path in ("/api/games", "/api/preparing", "/api/openapi.json", "/api/sockets.json", "/api/reach"):
            self._get(path)

    def _assets(self) -> Iterator[str]:
        page = urllib.request.urlopen(self.server.address).read().decode()
        yield from {part for part in page.split('"') if part.startswith("/assets/")}

    def _own_tables(self) -> None:
        self._get("/api/tables")

    def _finished(self, game: str) -> None:
        table, moves = self.over[game], len(long_match(game, 10**6).moves)
        place = f"/api/tables/{table}"
        self._note(f"{game}: a moment", lambda: self.ada.request("GET", f"{place}/moments/{moves // 2}?seat=1"))
        self._note(f"{game}: the record", lambda: self.ada.request("GET", f"{place}/record"))
        self._note(f"{game}: the review", lambda: self.ada.request("GET", f"{place}/review"))
        self._note(
            f"{game}: play on", lambda: self.ada.request("POST", f"{place}/play-on", {"at": moves - 1, "seat": 0})
        )

    def _analysis(self, game: str) -> None:
        match = long_match(game, 10**6)
        moves = [f"{move.seat} {move.notation}" for move in match.moves]
        fits = moves[: _fitting(moves, ANALYSED)]
        position = {
            "game": game,
            "players": list(match.names),
            "options": match.options,
            "seed": f"{match.seed:032x}",
            "moves": fits[:-1],
            "seat": None,
        }
        self._note(f"{game}: analysis of {len(fits)}", lambda: self.ada.request("POST", "/api/analysis", position))
        self._note(f"{game}: the engine", lambda: self.ada.request("POST", "/api/analysis/engine", position))
        kept = moves[: _fitting(moves, STUDIED // 2)]
        record = Record.of(match.at(len(kept)))
        branches = [Branch(0, len(kept) - 1, kept[-1:]) for _ in range(BRANCHES)]
        study = json.loads(
            json.dumps(
                _plain(
                    Record.sealed(
                        game,
                        record.rules,
                        record.options,
                        record.players,
                        match.seed,
                        [(move.seat, move.notation) for move in match.moves[: len(kept)]],
                        record.scores,
                        branches,
                    )
                )
            )
        )
        self._note(f"{game}: a study of {len(kept)}", lambda: self.ada.request("POST", "/api/studies", study))
        id = self.ada.request("POST", "/api/studies", study)["study"]
        self._note(f"{game}: a kept study", lambda: self.ada.request("GET", f"/api/studies/{id}"))

    def _puzzles(self, game: str) -> None:
        for number in range(min(3, self._rounds)):
            place = f"/api/puzzles/{game}/{number}"
            self._note(f"{game}: a puzzle", partial(self.ada.request, "GET", place))
            choices = self.ada.request("GET", place)["choices"]
            attempt = {"moves": [choices[0]["move"]], "give_up": False}
            self._note(f"{game}: an attempt", partial(self.ada.request, "POST", place, attempt))

    def _at_the_table(self, game: str) -> None:
        for name, table in (("over", self.over[game]), ("playing", self.playing[game])):
            self._note(f"{game}: enter when {name}", partial(self._enter_and_leave, table))
        with self._enter(self.playing[game]) as seat:
            for _ in range(self._rounds):
                seat.wait_for_turn()
                if seat.over:
                    break
                for name, parts in _COMMANDS.items():
                    self._note(f"{game}: {name}", partial(seat.command, name, **parts), 1)
                self._note(f"{game}: an illegal move", lambda: seat.play(self._illegal(seat)), 1)
                self._note(f"{game}: undo", seat.undo, 1)
                seat.wait_for_turn()
                self._note(f"{game}: a move", lambda: seat.play(seat.choices[0]), 1)
            self._note(f"{game}: rematch", lambda: seat.command("rematch"), 1)

    def _illegal(self, seat: Seat) -> int:
        legal = {choice["action"] for choice in (seat.game or {})["choices"]}
        return next(action for action in range(10**6) if action not in legal)

    def _enter_and_leave(self, table: str) -> None:
        self._enter(table).close()

    def _enter(self, table: str) -> Seat:
        return self.ada.sit_at(table)

    def _lobby(self) -> None:
        crowd = []
        for number in range(60):
            table = self.ada.create("mozaika", ["me", "open", "open", "open", "open"], public=True)
            if number < 25:
                crowd.append(self.ada.sit_at(table))
        self._note("the lobby", lambda: crowd[0].command("ready", ready=True))
        for seat in crowd:
            seat.close()


_COMMANDS: dict[str, dict[str, object]] = {"chat": {"text": "x" * 300}, "hint": {}, "replace": {"seat": 1}}


def _fitting(moves: list[str], most: int) -> int:
    size = 0
    for number, move in enumerate(moves):
        size += len(move) + 4
        if size > most:
            return number
    return len(moves)


def _plain(record: Record) -> Any:
    return json.loads(record.dumps())
