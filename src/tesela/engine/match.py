"""A match: a game, its options, a seed, and the decisions made so far."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tesela.engine import loops
from tesela.engine.errors import BadNotation, BadSetup, CannotUndo, IllegalMove, WrongSeat
from tesela.engine.game import Choice, Game, Refusal, ScoreLine
from tesela.engine.jit import Kernel
from tesela.engine.rng import CELLS, lock, seed_words
from tesela.engine.state import Ints, Table, copy_states, readable, reading
from tesela.words import Message

if TYPE_CHECKING:
    from tesela.engine.record import Record

NAME_LENGTH = 40


class Move(NamedTuple):
    """One decision: who, what, and what it is called."""

    seat: int
    action: int
    notation: str


class Chapter(NamedTuple):
    """One decision and what came of it, as messages."""

    move: Move
    events: list[Message]


class Position(NamedTuple):
    """What a seat may reason about: states[0] holds nothing that it cannot know."""

    game: Game
    kernel: Kernel
    states: Table
    players: int
    seat: int


class Match:
    """The one way to play: checks every decision, remembers all of them, and can go back."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Choice] | None = None,
        names: tuple[str, ...] = (),
        *,
        rules: int | None = None,
        compiled: bool = True,
    ) -> None:
        self.game = game
        self.rules = game.check_rules(rules)
        self.players = game.check_players(players)
        self.seed = _check_seed(seed)
        self.options = game.complete(options)
        self.names = _check_names(names, self.players)
        self.kernel = game.kernel if compiled else game.plain
        self._states = self.kernel.states(1, self.rules)
        self._out = np.zeros(game.action_count, np.int64)
        self._moves: list[tuple[int, int]] = []
        self._past: list[bytes] = []
        self._known: list[int] = []
        self._story: dict[int, Chapter] = {}
        self._readings: list[tuple[bytes, Any]] = []
        self._bind()
        indices = game.choice_indices(self.options)
        words = np.array(seed_words(self.seed), np.int64)
        self.kernel.bind(loops.begin)(self._states, 0, self.players, indices, words)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.players} players, {len(self._moves)} moves>"

    def _bind(self) -> None:
        self._mask = self.kernel.bind(loops.mask_at)
        self._asked = self.kernel.bind(loops.asked_at)
        self._legal = self.kernel.bind(loops.legal_at)
        self._play = self.kernel.bind(loops.play_at)
        self._progress = self.kernel.bind(loops.progress_at)

    @property
    def state(self) -> Any:
        """The whole truth as a record with named fields: for tests and tools, never for players."""
        return readable(self._states)[0]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may decide now, in the order in which to ask them; empty when the game is over."""
        count = self._asked(self._states, 0, self._out)
        return tuple(self._out[:count].tolist())

    @property
    def fingerprint(self) -> bytes:
        """Equal for matches that stand alike: the whole truth, so not for players."""
        return self._states.tobytes()

    @property
    def turn(self) -> tuple[int, ...]:
        """The same as long as a seat goes on with its turn."""
        return self.game.turn(self._now())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._mask(self._states, 0)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far of every seat."""
        score = self.kernel.bind(loops.score_at)
        return tuple(int(score(self._states, 0, seat)) for seat in range(self.players))

    @property
    def returns(self) -> tuple[float, ...]:
        """Win shares when the game is over; zeros before."""
        shares = np.zeros(self.players)
        if self.over:
            self.kernel.bind(loops.returns_at)(self._states, 0, shares)
        return tuple(shares.tolist())

    @property
    def moves(self) -> tuple[Move, ...]:
        """All decisions so far."""
        return tuple(Move(seat, action, self.game.encode(action)) for seat, action in self._moves)

    @property
    def length(self) -> int:
        """How many decisions were made."""
        return len(self._moves)

    @property
    def story(self) -> list[Chapter]:
        """What happened so far, decision by decision."""
        return [self.chapter(number) for number in range(len(self._moves))]

    def chapter(self, number: int) -> Chapter:
        """What one decision was and what came of it; told once, then remembered."""
        if number not in self._story:
            seat, action = self._moves[number]
            after = self._past_state(number + 1) if number + 1 < len(self._past) else self._now()
            events = self.game.story(self._past_state(number), seat, action, after)
            self._story[number] = Chapter(Move(seat, action, self.game.encode(action)), events)
        return self._story[number]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending; none when it is not to act."""
        count = self._legal(self._states, 0, self._check_seat(seat), self._out)
        actions: list[int] = self._out[:count].tolist()
        return actions

    def play(self, seat: int, move: int | str) -> None:
        """Make a decision, given as an action or in notation."""
        action = self.action(move)
        before, known = self._states.tobytes(), self._progress(self._states, 0)
        fault = self._play(self._states, 0, self._check_seat(seat), action, self._out)
        if fault == loops.NOT_TO_ACT:
            raise WrongSeat("error-over") if self.over else WrongSeat("error-turn", player=self.names[seat])
        if fault:
            refusal = self.why_not(seat, action)
            raise IllegalMove(refusal.rule, self.game.encode(action), refusal.reason)
        self._moves.append((seat, action))
        self._past.append(before)
        self._known.append(known)

    def action(self, move: int | str) -> int:
        """The action that a number or notation stands for."""
        if isinstance(move, str):
            return self.game.decode(move)
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < self.game.action_count:
            raise BadNotation("error-notation", move=str(move)[:40])
        return move

    def why_not(self, seat: int, move: int | str) -> Refusal:
        """The ruling that forbids a move which is not legal now."""
        return self.game.why_not(self._now(), self._check_seat(seat), self.action(move))

    def undo(self, *, across_reveals: bool = False) -> Move:
        """Take the last decision back; not where it made something hidden known, unless told so."""
        if not self._moves:
            raise CannotUndo("error-undo-nothing")
        if not across_reveals and self.revealed(len(self._moves) - 1):
            raise CannotUndo("error-undo-reveal")
        seat, action = self._moves.pop()
        self._states.view(np.uint8)[...] = np.frombuffer(self._past.pop(), np.uint8)
        self._known.pop()
        self._story.pop(len(self._moves), None)
        return Move(seat, action, self.game.encode(action))

    def retract(self, seat: int) -> Move:
        """Take back a seat's last decision from among simultaneous ones, such as a bid that is not yet shown.

        What other seats have decided since stays; nothing may have become known.
        """
        numbers = [number for number, (mover, _) in enumerate(self._moves) if mover == self._check_seat(seat)]
        if not numbers:
            raise CannotUndo("error-undo-nothing")
        if self.revealed(numbers[-1]):
            raise CannotUndo("error-undo-reveal")
        later = self._moves[numbers[-1] + 1 :]
        attempt = self.fork()
        for _ in range(len(later) + 1):
            taken = attempt.undo()
        try:
            for other, action in later:
                attempt.play(other, action)
        except (WrongSeat, IllegalMove):
            raise CannotUndo("error-undo-others") from None
        self.__dict__.update(attempt.__dict__)
        return taken

    def revealed(self, since: int) -> bool:
        """Whether anything hidden has become known since decision number `since`."""
        return bool(self._known[since] != self._progress(self._states, 0))

    def go_over(self, kernel: Kernel) -> None:
        """Go on with another kernel of the game: the same functions with the same results, compiled or plain."""
        states = kernel.states(1)
        copy_states(states, self._states)
        self.kernel, self._states = kernel, states
        self._bind()

    def fork(self) -> Match:
        """An independent copy that shares nothing that changes."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states = self._states.copy()
        twin._out = self._out.copy()
        twin._moves = list(self._moves)
        twin._past = list(self._past)
        twin._known = list(self._known)
        twin._story = dict(self._story)
        twin._readings = []
        return twin

    def at(self, number: int) -> Match:
        """The match as it was after so many decisions, on its own from there."""
        if self._check_moment(number) == len(self._moves):
            return self.fork()
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states = self._states.copy()
        twin._states.view(np.uint8)[...] = np.frombuffer(self._past[number], np.uint8)
        twin._out = self._out.copy()
        twin._moves, twin._past, twin._known = self._moves[:number], self._past[:number], self._known[:number]
        twin._story = {known: self._story[known] for known in range(number) if known in self._story}
        twin._readings = []
        return twin

    def told(self) -> Match:
        """An independent copy that has its whole story at hand."""
        for number in range(len(self._moves)):
            self.chapter(number)
        return self.fork()

    def view(self, seat: int | None = None, *, at: int | None = None) -> dict[str, Any]:
        """All that a seat may see, as JSON-like data; without a seat, what a spectator may.

        With `at`, what it could see after so many decisions.
        """
        moment = self._now() if at is None or at == len(self._moves) else self._past_state(self._check_moment(at))
        seen = self.game.view(moment, None if seat is None else self._check_seat(seat))
        return {**seen, **self.game.shown(self.options)}

    def believed(self, seat: int, rng: Ints) -> Match:
        """The match as a seat could believe it to be: what it cannot know is drawn anew from `rng`."""
        twin = self.fork()
        self.kernel.bind(loops.conceal_at)(twin._states, 0, self._check_seat(seat), rng)
        return twin

    def concealed(self, seat: int) -> bytes:
        """A state that may be shown to a seat: all that it cannot know is drawn anew, each time by the system.

        `believed` draws with a generator that can be run backwards, and leaves it in the state: never show that.
        """
        source = np.zeros(CELLS, np.int64)
        lock(source, np.array(seed_words(secrets.randbits(128)), np.int64))
        twin = self.believed(seat, source)
        twin._states["rng"] = 0
        return twin._states.tobytes()

    def position(self, seat: int, rng: Ints) -> Position:
        """A state that the seat could believe in, for bots."""
        return Position(self.game, self.kernel, self.believed(seat, rng)._states, self.players, seat)

    def label(self, seat: int, move: int | str) -> Message:
        """What a legal decision would do."""
        return self.game.label(self._now(), self._check_seat(seat), self.action(move))

    def labels(self, seat: int) -> dict[int, Message]:
        """All legal decisions of a seat with what they would do."""
        now = self._now()
        return {action: self.game.label(now, seat, action) for action in self.legal(seat)}

    def breakdown(self, seat: int) -> list[ScoreLine]:
        """The score of a seat line by line."""
        return self.game.breakdown(self._now(), self._check_seat(seat))

    def tiebreak(self, seat: int) -> ScoreLine:
        """What decides between a seat and others with equal points."""
        return self.game.tiebreak(self._now(), self._check_seat(seat))

    @property
    def places(self) -> tuple[int, ...]:
        """The place of every seat by its points and what decides between equals, from 1 on; equals share it."""
        ranks = [(points, self.tiebreak(seat).points) for seat, points in enumerate(self.scores)]
        return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)

    def record(self) -> Record:
        """The match as a record that can be saved."""
        from tesela.engine.record import Record

        return Record.of(self)

    def _check_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise WrongSeat("error-seat", number=str(seat)[:20], players=self.players)
        return seat

    def _check_moment(self, at: int) -> int:
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= len(self._moves):
            raise BadSetup("error-moment", number=str(at)[:20], moves=len(self._moves))
        return at

    def _past_state(self, index: int) -> Any:
        return self._reading(self._past[index])

    def _now(self) -> Any:
        return self._reading(self._states.tobytes())

    def _reading(self, data: bytes) -> Any:
        """A state as plain numbers and lists; the last three are remembered, since much is asked about each."""
        for known, read in self._readings:
            if known == data:
                return read
        read = reading(np.frombuffer(data, self._states.dtype), 0)
        self._readings = [*self._readings[-2:], (data, read)]
        return read


def _check_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(128)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 128:
        raise BadSetup("error-seed", seed=str(seed)[:40])
    return seed


def _check_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if not names:
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if len(names) != players or not all(
        name.strip() and name.isprintable() and len(name) <= NAME_LENGTH for name in names
    ):
        raise BadSetup("error-names", players=players, length=NAME_LENGTH)
    return tuple(names)
