"""A small client, so that any program can sit at a table of a Tesela server.

with Client("http://127.0.0.1:8000", "Ada") as client:
    table = client.create("finca", ["me", "artisan"])
    with client.sit_at(table) as seat:
        seat.start()
        while not seat.over:
            seat.play(seat.choices[0])
"""

from __future__ import annotations

import contextlib
import http.client
import json
import secrets
import urllib.parse
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]
PATIENCE = 120.0  # seconds to wait for the server, which may be busy
LINE: Data = {  # pings are answered however long nobody receives, so that who thinks for long is not taken to be gone
    "compression": None,
    "max_size": None,
    "max_queue": None,
    "open_timeout": PATIENCE,
    "ping_timeout": PATIENCE,
}


class Refused(Exception):
    """The server said no: its words, the message's id, and the rule where there is one."""

    def __init__(self, answer: Data) -> None:
        self.id: str = answer["message"]["id"]
        self.rule: str | None = answer.get("rule")
        super().__init__(answer["text"])


class Client:
    """A person at a server."""

    def __init__(self, address: str, name: str | None = None, *, language: str = "en", cookie: str = "") -> None:
        self.address = urllib.parse.urlsplit(address)
        self.language = language
        self.cookie = cookie
        if name is not None:
            self.request("POST", "/api/people", {"name": name})

    def request(self, method: str, path: str, body: object = None) -> Any:
        """One HTTP request; what the server answers, or `Refused`."""
        headers = {"accept-language": self.language, "cookie": self.cookie}
        data = None
        if method != "GET":
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        with contextlib.closing(http.client.HTTPConnection(self.address.netloc, timeout=PATIENCE)) as connection:
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            received = json.loads(answer.read())
        if answer.status >= 400:
            raise Refused(received)
        if given := answer.getheader("set-cookie"):
            self.cookie = given.split(";")[0]
        return received

    def create(self, game: str, seats: Sequence[str], **settings: object) -> str:
        """Make a table; seats are `me`, `open` or a bot's level."""
        table: str = self.request("POST", "/api/tables", {"game": game, "seats": list(seats), **settings})["table"]
        return table

    def join(self, **way: str) -> str:
        """Join by `code=…`, or by `table=…, invite=…`."""
        table: str = self.request("POST", "/api/join", way)["table"]
        return table

    def sit_at(self, table: str, resume: Seat | None = None) -> Seat:
        """Connect to a table, to play or to watch, or go on where a lost connection ended."""
        return Seat(self, table, resume)


class Seat:
    """A connection to a table: what is known of it, and commands that return when they are on disk.

    While the match has not begun, it adds `luck`, 128 random bits, to the seed that the server has promised.
    """

    def __init__(self, client: Client, table: str, resume: Seat | None = None) -> None:
        self.client = client
        self.story: list[Data] = list(resume.story) if resume else []
        seen: int = resume.seq if resume else 0
        place = f"ws://{client.address.netloc}/api/tables/{table}/socket"
        query = urllib.parse.urlencode({"lang": client.language, "seen": seen, "chapters": len(self.story)})
        headers = {"Cookie": client.cookie}
        self._open = contextlib.ExitStack()
        self._socket: ClientConnection = self._open.enter_context(
            connect(f"{place}?{query}", additional_headers=headers, **LINE)
        )
        self._commands = 0
        self.luck: str = resume.luck if resume else secrets.token_hex(16)
        self._lucky: int | None = None
        self.seq: int = 0
        self.face: Data = {}
        self.you: Data = {}
        self.game: Data | None = None
        self.chat: list[Data] = []
        self.clocks: Data | None = None
        self.asking: Data | None = None
        self.notes: list[Data] = []
        self.closing = False
        while not self.seq:
            self.receive()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Go away; the seat stays ours."""
        self._open.close()

    # ---- what is known

    @property
    def number(self) -> int | None:
        """Our seat at the table; none for spectators."""
        number: int | None = self.you["seat"]
        return number

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.face["status"] == "over")

    @property
    def view(self) -> Data:
        """The match as we may see it."""
        return self.game["view"] if self.game else {}

    @property
    def choices(self) -> list[str]:
        """Our legal moves now; waits for our turn, and is empty when the match is over."""
        self.wait_for_turn()
        return [choice["move"] for choice in self.game["choices"]] if self.game else []

    def wait_for_turn(self) -> None:
        """Receive until we have a choice or the match is over."""
        while not self.over and not (self.game and self.game["choices"]):
            self.receive()

    # ---- commands

    def start(self) -> None:
        """Start the match."""
        self.command("start")

    def play(self, move: str | int) -> None:
        """Make a decision."""
        self.command("play", seq=self.seq, move=move)

    def undo(self) -> None:
        """Take back our last decision, or ask for it."""
        self.command("undo", seq=self.seq)

    def hint(self) -> list[Data]:
        """What a master would do."""
        advice: list[Data] = self.command("hint")["advice"]
        return advice

    def command(self, type: str, **parts: object) -> Data:
        """Send a command and wait for its answer and what it changed; `Refused` when it changed nothing."""
        self._commands += 1
        self.send({"type": type, "id": self._commands, **parts})
        answer = self.answer(self._commands)
        if answer["type"] == "refusal":
            raise Refused(answer)
        while self.seq < answer["seq"]:
            self.receive()
        return answer

    def answer(self, id: int) -> Data:
        """Receive until a command of this id is answered."""
        while True:
            message = self.receive()
            if message.get("id") in (id, 0):
                return message

    def _add_luck(self) -> None:
        """Add our luck to the seed, once for each seat that we take before the start."""
        number = self.you.get("seat")
        seat = None if number in (None, self._lucky) else self.face["seats"][number]
        if seat and seat.get("luck") is False and self.face["status"] == "waiting" and not self.face["seed_chosen"]:
            self._commands += 1
            self.send({"type": "luck", "id": self._commands, "luck": self.luck})
        self._lucky = number

    def send(self, message: Data) -> None:
        """Send a message as it is."""
        self._socket.send(json.dumps(message))

    def receive(self, timeout: float | None = PATIENCE) -> Data:
        """The next message, taken note of."""
        message: Data = json.loads(self._socket.recv(timeout))
        self._note(message)
        if message["type"] == "update":
            self._add_luck()
        return message

    def messages(self) -> Iterator[Data]:
        """Everything that is sent to us until we are sent away."""
        while not self.closing:
            yield self.receive(None)

    def _note(self, message: Data) -> None:
        if message["type"] == "closing":
            self.closing = True
        if message["type"] != "update":
            return
        self.seq = message["seq"]
        self.face = message.get("face", self.face)
        self.you = message.get("you", self.you)
        self.game = message.get("play", self.game)
        self.clocks = message.get("clocks", self.clocks)
        self.asking = message.get("asking", self.asking)
        self.notes = message.get("notes", self.notes)
        self.chat += message.get("chat", [])
        if "story" in message:
            del self.story[message["story"]["start"] :]
            self.story += message["story"]["chapters"]
