"""A table in the terminal: people type, bots think, the board is drawn from what the person may see."""

from __future__ import annotations

import contextlib
import importlib
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol
from unicodedata import combining, normalize

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tesela.bots import advise, ask, bot, generator
from tesela.bots.review import why_first
from tesela.bots.wording import decimal
from tesela.engine.errors import CannotUndo, CannotWrite, TeselaError
from tesela.engine.match import Match
from tesela.engine.seed import commitment
from tesela.terminal.seats import arguments
from tesela.terminal.style import name_of
from tesela.words import Message, Words, say

LOG_LINES = 9
HINTS = 3
COMMANDS = ("undo", "hint", "why", "rule", "score", "save", "help", "quit")
FORGET_WHAT_SCROLLED_BY = "\x1b[3J"


def command_words(words: Words) -> dict[str, str]:
    """What people may type for each command: its name in their language, or in English."""
    return {folded(word): name for name in COMMANDS for word in (name, words(f"table-command-{name}"))}


def folded(word: str) -> str:
    """A word without capitals and accents."""
    return "".join(sign for sign in normalize("NFKD", word.casefold()) if not combining(sign))


class Artist(Protocol):
    """What draws a game: `tesela.terminal.<game>`."""

    def draw(self, view: dict[str, Any], words: Words, names: tuple[str, ...]) -> RenderableType:
        """The whole table as one person sees it."""


class Quit(Exception):
    """The person leaves."""


class Table:
    """One match at the terminal; `bots` says which seats are played by which programs."""

    def __init__(self, match: Match, bots: Mapping[int, str], words: Words, console: Console, seed: int | None) -> None:
        self.match = match
        self.bots = {seat: bot(name, None if seed is None else seed + seat) for seat, name in bots.items()}
        self.words = words
        self.console = console
        self.rng = generator(seed)
        self.seating = arguments(bots, match.players)
        self.commands = command_words(words)
        self.at_keyboard: int | None = None
        self.artist: Artist = importlib.import_module(f"tesela.terminal.{match.game.name}")

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say(say("table-commitment", commitment=commitment(self.match.seed)), "dim")
        try:
            while not self.match.over:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say(say("table-bye"))
            return
        self.show(self.match.moves[-1].seat if self.at_keyboard is None else self.at_keyboard)
        self.finish()
        if self.console.is_terminal:
            self.linger()

    def linger(self) -> None:
        """After the end, let people look and save until they leave."""
        commands = {"score": lambda _: self.score(), "save": self.save, "rule": self.rule}
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            while True:
                self.say(say("table-after"), "dim")
                command, rest = self.understood(self.read())
                if command == "quit":
                    return
                if command in commands:
                    with self.refusals_told():
                        commands[command](rest)

    def step(self) -> None:
        """One decision, by whoever is to act."""
        seat = self.match.to_act[0]
        if seat not in self.bots:
            self.ask(seat)
            return
        with self.console.status(self.text(say("table-thinking", seat=seat))):
            action = ask(self.bots[seat], self.match, seat, self.rng)
        self.match.play(seat, action)

    def ask(self, seat: int) -> None:
        """Show the table and read lines until one of them makes or takes back a decision."""
        self.hand_over(seat)
        self.show(seat)
        choices = self.match.legal(seat)
        self.menu(seat, choices)
        before = len(self.match.moves)
        while len(self.match.moves) == before:
            line = self.read()
            with self.refusals_told():
                self.obey(seat, choices, line)

    def hand_over(self, seat: int) -> None:
        """Cover what one person saw before the next one takes the keyboard."""
        if self.at_keyboard not in (None, seat):
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write(FORGET_WHAT_SCROLLED_BY)
            self.say(say("table-pass", seat=seat), "bold")
            if self.understood(self.read())[0] == "quit":
                self.quit()
        self.at_keyboard = seat

    def read(self) -> str:
        """A line that somebody types."""
        return self.console.input("[bold]› [/]").strip()

    def understood(self, line: str) -> tuple[str, str]:
        """The English name of the command in a line, if there is one, and what follows it."""
        word, _, rest = line.partition(" ")
        return self.commands.get(folded(word), ""), rest.strip()

    def obey(self, seat: int, choices: list[int], line: str) -> None:
        """Carry out one line: a command, a number or a move."""
        command, rest = self.understood(line)
        commands = {
            "undo": self.undo,
            "hint": lambda: self.hint(seat, choices),
            "why": lambda: self.why(seat, choices, rest),
            "rule": lambda: self.rule(rest),
            "score": self.score,
            "save": lambda: self.save(rest),
            "help": lambda: self.help(choices),
            "quit": self.quit,
        }
        if command:
            commands[command]()
        elif line.isascii() and line.isdecimal() and 1 <= int(line[:6]) <= len(choices):
            self.match.play(seat, choices[int(line[:6]) - 1])
        elif line:
            try:
                action = self.match.action(line)
            except TeselaError:
                example = self.match.game.encode(choices[0])
                self.say(say("table-unknown", text=line[:40], count=len(choices), example=example), "red")
            else:
                self.match.play(seat, action)

    @contextlib.contextmanager
    def refusals_told(self) -> Iterator[None]:
        """Tell what is wrong in one line, and go on."""
        try:
            yield
        except TeselaError as fault:
            self.say(fault.message, "red")

    # ---- what is shown

    def text(self, message: Message | str) -> str:
        """A message in the table's language with the players' names."""
        return escape(self.words(message, self.match.names))

    def say(self, message: Message, style: str = "") -> None:
        """Print one message."""
        self.console.print(self.text(message), style=style or None)

    def show(self, seat: int) -> None:
        """The board as this seat sees it, and the last lines of the log."""
        board = self.artist.draw({**self.match.view(seat), "viewer": seat}, self.words, self.match.names)
        self.console.print()
        self.console.print(Group(board, self.log()) if self.match.moves else board)

    def log(self) -> RenderableType:
        """The newest chapters of the story, oldest first."""
        lines = []
        for chapter in [chapter for chapter in self.match.story if chapter.events][-LOG_LINES:]:
            line = name_of(chapter.move.seat, self.match.names)
            line.append(
                " " + "; ".join(self.words(event, self.match.names) for event in chapter.events), style="not bold"
            )
            lines.append(line)
        return Panel(Group(*lines), title=self.text("table-log"), title_align="left", border_style="dim")

    def menu(self, seat: int, choices: list[int]) -> None:
        """The legal decisions, numbered."""
        self.console.print(Text(self.words(say("table-turn", seat=seat), self.match.names), style="bold"))
        items = [
            Text.assemble((f"{number:>3} ", "bold cyan"), self.label(seat, action))
            for number, action in enumerate(choices, 1)
        ]
        self.console.print(Columns(items, column_first=True, padding=(0, 3)))
        self.say(say("table-commands"), "dim")

    def label(self, seat: int, action: int) -> str:
        """What a decision would do."""
        return self.words(self.match.label(seat, action), self.match.names)

    def finish(self) -> None:
        """Who has won, and the seed against its promise."""
        self.score()
        winners = [name for name, share in zip(self.match.names, self.match.returns, strict=True) if share]
        if len(winners) > 1:
            self.say(say("table-shared", players=", ".join(winners)), "bold green")
        elif self.match.players > 1:
            self.say(say("table-wins", player=winners[0]), "bold green")
        seed = self.match.seed
        self.say(say("table-seed", seed=f"{seed:032x}", commitment=commitment(seed)), "dim")

    # ---- commands

    def undo(self) -> None:
        """Back to the last decision of a person, as long as nothing hidden became known since."""
        seats = [move.seat for move in self.match.moves]
        mine = [number for number, seat in enumerate(seats) if seat not in self.bots]
        if not mine:
            raise CannotUndo("error-undo-nothing")
        if self.match.revealed(mine[-1]):
            raise CannotUndo("error-undo-reveal")
        while len(self.match.moves) > mine[-1]:
            taken = self.match.undo()
        self.say(say("table-undone", seat=taken.seat), "yellow")

    def hint(self, seat: int, choices: list[int]) -> None:
        """The best turns that the engine sees, with the chance to win, and why the first is the best."""
        with self.console.status(self.text("table-hinting")):
            lines = advise(self.match, seat, self.rng)
        for line in lines[:HINTS]:
            number, label = choices.index(self.match.action(line.moves[0])) + 1, line.labels
            margin = decimal(line.margin, self.words, signed=True)
            self.say(say("table-hint", number=number, label=label, win=round(100 * line.win), margin=margin), "green")
        if reason := why_first(lines):
            self.say(reason, "green")

    def why(self, seat: int, choices: list[int], move: str) -> None:
        """The rule that forbids a move."""
        if not move:
            example = next(action for action in range(self.match.game.action_count) if action not in choices)
            self.say(say("table-why-usage", example=self.match.game.encode(example)), "red")
            return
        action = self.match.action(move)
        notation = self.match.game.encode(action)
        if action in choices:
            self.say(say("table-why-legal", move=notation), "green")
            return
        refusal = self.match.why_not(seat, action)
        self.say(say("error-illegal", move=notation, rule=refusal.rule, reason=refusal.reason), "yellow")
        self.rule(refusal.rule)

    def rule(self, id: str) -> None:
        """The text of one rule, or of all."""
        rulings = self.match.game.rulings
        if id and id.upper() not in rulings:
            self.say(say("table-rule-usage", known=", ".join(rulings)), "red")
            return
        for ruling in [id.upper()] if id else rulings:
            text = self.text(f"rule-{self.match.game.name}-{ruling}")
            self.console.print(f"[bold]{ruling}[/] {text}")

    def score(self) -> None:
        """Everybody's points line by line."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("")
        for seat in range(self.match.players):
            grid.add_column(name_of(seat, self.match.names), justify="right")
        breakdowns = [self.match.breakdown(seat) for seat in range(self.match.players)]
        for lines in zip(*breakdowns, strict=True):
            grid.add_row(self.text(lines[0].label), *(str(line.points) for line in lines))
        grid.add_row(self.text("table-total"), *map(str, self.match.scores), style="bold")
        self.console.print(Panel.fit(grid, title=self.text("table-points"), title_align="left"))

    def save(self, name: str) -> None:
        """Write the match to a file."""
        if not name:
            self.say(say("table-save-usage"), "red")
            return
        path = Path(name).expanduser()
        try:
            self.match.record().save(path)
        except OSError as fault:
            raise CannotWrite(path, fault) from None
        quoted = shlex.quote(str(path))
        again = f"tesela play {self.match.game.name} --load {quoted}{self.seating}"
        self.say(say("table-saved", path=quoted, command=again), "green")

    def help(self, choices: list[int]) -> None:
        """All that can be typed."""
        example = self.match.game.encode(choices[0])
        grid = Grid(box=None, pad_edge=False, show_header=False)
        follows = {"why": "table-word-move", "rule": "table-word-rule", "save": "table-word-file"}
        rows = [
            (self.text("table-word-number"), say("table-help-number")),
            (self.text("table-word-move"), say("table-help-move", example=example)),
        ]
        for name in COMMANDS:
            argument = f" {self.text(follows[name])}" if name in follows else ""
            rows.append((self.text(f"table-command-{name}") + argument, say(f"table-help-{name}")))
        for typed, meaning in rows:
            grid.add_row(f"[bold cyan]{typed}[/]", self.text(meaning))
        self.console.print(Panel.fit(grid, title=self.text("table-help-title"), title_align="left"))

    def quit(self) -> None:
        """Leave the table."""
        raise Quit
