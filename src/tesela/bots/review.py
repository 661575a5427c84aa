"""Judging a match: what each turn was worth, what would have been better, and what was luck.

Every turn is judged with what its player could know then. The search first looks for the turns that come into question
and compares them briefly. Then it looks long and afresh at the one that was played and at the best, until the best of
all has been looked at for long; where that makes a mistake of the turn, it looks once more, and longer.
"""

from __future__ import annotations

import hashlib
import heapq
import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from tesela.bots.analysis import Budget, Style, Tree, only_choice
from tesela.engine import loops
from tesela.engine.game import Game
from tesela.engine.match import Match
from tesela.engine.rng import quick
from tesela.engine.state import Ints
from tesela.words import Message, say

MARKS = {"best": 0.5, "good": 3.0, "inaccuracy": 8.0, "mistake": 15.0, "blunder": math.inf}
"""Each mark with the win chance, in percent, below which a turn that lost it still gets the mark."""
SLIPS = ("inaccuracy", "mistake", "blunder")

EFFORT = 1500  # iterations of a long look at one turn
EFFORTS = {"majolica": 550, "mozaika": 900}  # where they take longer
LINES = 5  # turns that are compared with the one played
BRIEF, LONG, SURE = 0.25, 1.0, 4.0  # long looks in all at a turn: at first, if it may be best, if it shows a mistake
DOUBTFUL = MARKS["inaccuracy"]  # a loss from which on one wants to be sure
NODES_PER_ITERATION = 12
CONFIDENCE = 1.96  # standard errors on either side
SHARPNESS = 0.12  # how quickly accuracy falls with the chance that was lost
WORLDS = 3  # that a story is told in: what differs between them is chance
LEAST_VISITS = 2  # of a decision that comes into question


class Turn(msgspec.Struct, frozen=True):
    """Decisions of one seat that belong together: numbers `start` to `stop`, without it."""

    number: int
    seat: int
    start: int
    stop: int


class Line(msgspec.Struct, frozen=True):
    """A turn that was or could have been played, with what is expected of it."""

    moves: list[str]
    labels: list[Message]
    events: list[Message]
    win: float
    error: float  # of the win chance, either way
    margin: float
    chances: list[float]
    mark: str


class Verdict(msgspec.Struct, frozen=True):
    """What a turn was worth: lines from best to worst, `played` among them; the loss is in percent of win chance."""

    turn: Turn
    mark: str
    loss: float
    points: float
    played: int
    lines: list[Line]
    reason: Message | None
    luck: list[float] | None = None  # by which what was revealed afterwards moved every seat's chance


# ---- turns


def turns(match: Match) -> list[Turn]:
    """The decisions of a match, gathered into turns; what is revealed ends one."""
    found: list[Turn] = []
    start = match
    for number, move in enumerate(match.moves):
        before = match.at(number)
        if found and found[-1].seat == move.seat and goes_on(before, start, move.seat):
            found[-1] = msgspec.structs.replace(found[-1], stop=number + 1)
        else:
            start = before
            found.append(Turn(len(found), move.seat, number, number + 1))
    return found


def goes_on(now: Match, start: Match, seat: int) -> bool:
    """Whether a seat is still in the turn that it began at `start`."""
    return seat in now.to_act and now.turn == start.turn and not now.revealed(start.length)


# ---- one turn


def effort_for(game: Game) -> int:
    """The iterations of a long look that a game gets unless told otherwise."""
    return EFFORTS.get(game.name, EFFORT)


def judge(match: Match, turn: Turn, seed: int = 0, effort: int | None = None) -> Verdict:
    """What a turn of a match was worth, by what its player could know."""
    before = match.at(turn.start)
    played = tuple(move.action for move in match.moves[turn.start : turn.stop])
    looks = _Looks(before, turn.seat, _generator(seed, turn.start), effort)
    mine = _Option(looks, played)
    options = [mine]
    if len(played) > 1 or looks.only_choice is None:
        options += [_Option(looks, actions) for actions in looks.likely(besides=played)]
        for option in options:
            option.look(BRIEF)
    _settle(options, mine, LONG)
    if _loss(options, mine) >= DOUBTFUL:
        _settle(options, mine, SURE)
    options.sort(key=_promise, reverse=True)
    lines = marked([option.line() for option in options])
    place, loss = options.index(mine), _loss(options, mine)
    sign = mark(loss, first=place == 0)
    return Verdict(
        turn=turn,
        mark=sign,
        loss=loss,
        points=lines[0].margin - lines[place].margin,
        played=place,
        lines=lines,
        reason=None if sign == "best" else reason(lines[0], lines[place]),
    )


def consider(match: Match, seat: int, seed: int, effort: int | None = None, *, apart: bool = False) -> list[Line]:
    """What a seat could do with its turn, the best first; `apart`, one turn for each way to begin it."""
    looks = _Looks(match, seat, _generator(seed, match.length), effort)
    options = [_Option(looks, actions, 1 if apart else len(actions)) for actions in looks.likely(apart=apart)]
    for option in options:
        option.look(BRIEF)
    _settle(options, options[0], LONG)
    return marked([option.line() for option in sorted(options, key=_promise, reverse=True)])


def told(match: Match, seat: int, moves: Sequence[str]) -> tuple[list[Message], list[Message]]:
    """What each decision of a turn does, and what the turn brings for certain."""
    looks = _Looks(match, seat, _generator(0, match.length), None)
    actions = tuple(map(match.game.decode, moves))
    return looks.labels(actions), looks.story(actions)


def _settle(options: Sequence[_Option], mine: _Option, share: float) -> None:
    """Look at the best and at one's own turn until whichever comes out best has been looked at for so long."""
    mine.look(share)
    while (best := max(options, key=_promise)).looked < share:
        best.look(share)


def _promise(option: _Option) -> tuple[float, float]:
    return option.win, option.margin


def _loss(options: Sequence[_Option], mine: _Option) -> float:
    """The win chance, in percent, that one's own turn gives away."""
    return 100 * (max(option.win for option in options) - mine.win)


class _Looks:
    """All that is asked about one turn: the position before it, as its player could believe it to be."""

    def __init__(self, match: Match, seat: int, rng: Ints, effort: int | None) -> None:
        self.game = match.game
        self.seat = seat
        self._match = match
        self._rng = rng
        self._effort = effort_for(match.game) if effort is None else effort
        self._world = match.believed(seat, rng)
        self._position = self._world.position(seat, rng)

    @property
    def only_choice(self) -> int | None:
        return only_choice(self._position)

    def tree(self, share: float, opening: Sequence[int] = ()) -> Tree:
        """A search of so many long looks, of the turns that begin with these decisions."""
        iterations = max(1, round(self._effort * share))
        style = Style(scale=self.game.margin, nodes=iterations * NODES_PER_ITERATION + 1000)
        tree = Tree(self._position, style, self._rng, opening)
        tree.grow(Budget(iterations))
        return tree

    def likely(self, besides: tuple[int, ...] = (), *, apart: bool = False) -> list[tuple[int, ...]]:
        """The turns tried most, those that come to the same only once; `apart`, those that begin alike too."""
        tree = self.tree(LONG)
        found = {self._after(besides).fingerprint: besides} if besides else {}
        most = LINES + len(found)
        waiting: list[tuple[int, tuple[int, ...], int, Match]] = [(0, (), 0, self._world)]
        while waiting and len(found) < most:
            _, actions, node, world = heapq.heappop(waiting)
            if apart and any(actions[:1] == other[:1] for other in found.values()):
                continue
            edges = [edge for edge in tree.below(node) if tree.nodes["seat"][edge] == self.seat]
            well_known = [edge for edge in edges if tree.nodes["visits"][edge] >= LEAST_VISITS]
            if actions and not (goes_on(world, self._world, self.seat) and well_known):
                whole = self.completed(actions, tree)
                found.setdefault(self._after(whole).fingerprint, whole)
                continue
            for edge in well_known or edges:
                onward = (*actions, int(tree.nodes["action"][edge]))
                heapq.heappush(waiting, (-int(tree.nodes["visits"][edge]), onward, edge, self._after(onward)))
        return [actions for actions in found.values() if actions != besides]

    def _after(self, actions: tuple[int, ...]) -> Match:
        world = self._world.fork()
        for action in actions:
            world.play(self.seat, action)
        return world

    def completed(self, opening: tuple[int, ...], tree: Tree) -> tuple[int, ...]:
        """The whole turn: after the decisions that are fixed, those that were tried most."""
        world, node, actions = self._after(opening), 0, list(opening)
        for action in opening:
            node = next((edge for edge in tree.below(node) if tree.nodes["action"][edge] == action), 0)
        while goes_on(world, self._world, self.seat):
            legal = world.legal(self.seat)
            edges = [edge for edge in tree.below(node) if int(tree.nodes["action"][edge]) in legal] if node else []
            node = max(edges, key=lambda edge: int(tree.nodes["visits"][edge]), default=0)
            actions.append(int(tree.nodes["action"][node]) if node else self._instinctive(world, legal))
            world.play(self.seat, actions[-1])
        return tuple(actions)

    def _instinctive(self, world: Match, legal: list[int]) -> int:
        """What one would do at a glance."""
        position = world.position(self.seat, self._rng)
        weights = np.zeros(len(legal), np.int64)
        ask = world.kernel.bind(loops.weights_at)
        ask(position.states, 0, self.seat, np.array(legal, np.int64), len(legal), weights)
        return legal[int(weights.argmax())]

    def labels(self, actions: tuple[int, ...]) -> list[Message]:
        """What each decision of a turn does."""
        return [self._after(actions[:k]).label(self.seat, action) for k, action in enumerate(actions)]

    def story(self, actions: tuple[int, ...]) -> list[Message]:
        """What a turn would have brought for certain: what is told of it in every world that one could believe in."""
        stories = []
        for _ in range(WORLDS):
            world = self._match.believed(self.seat, self._rng)
            first = world.length
            for action in actions:
                if action not in world.legal(self.seat):
                    break
                world.play(self.seat, action)
            chapters = [world.chapter(number) for number in range(first, world.length)]
            stories.append([event for chapter in chapters for event in chapter.events])
        return [event for event in stories[0] if all(event in other for other in stories[1:])]


class _Option:
    """A turn that comes into question, with all looks that were taken at it."""

    def __init__(self, looks: _Looks, actions: tuple[int, ...], fixed: int | None = None) -> None:
        self.actions = actions
        self._opening = actions[:fixed]  # the rest is left to every look
        self.looked = 0.0
        self._looks = looks
        self._trees: list[Tree] = []

    def look(self, share: float) -> None:
        """Look for so long in all; a brief look that made the turn one of the best does not count any more."""
        if self.looked < share:
            if self.looked < LONG:
                self._trees, self.looked = [], 0.0
            self._trees.append(self._looks.tree(share - self.looked, self._opening))
            self.looked = share

    @property
    def chances(self) -> list[float]:
        return self._mean([tree.chances for tree in self._trees])

    @property
    def win(self) -> float:
        return self.chances[self._looks.seat]

    @property
    def margin(self) -> float:
        return self._mean([tree.margins for tree in self._trees])[self._looks.seat]

    def _mean(self, seats: list[list[float]]) -> list[float]:
        iterations = [tree.iterations for tree in self._trees]
        means: list[float] = np.average(seats, axis=0, weights=iterations).tolist()
        return means

    def line(self) -> Line:
        """What has been found out about the turn."""
        iterations = sum(tree.iterations for tree in self._trees)
        return Line(
            moves=[self._looks.game.encode(action) for action in self.actions],
            labels=self._looks.labels(self.actions),
            events=self._looks.story(self.actions),
            win=self.win,
            error=CONFIDENCE * math.sqrt(max(self.win * (1 - self.win), 0.01) / iterations),
            margin=self.margin,
            chances=self.chances,
            mark="best",
        )


def mark(loss: float, *, first: bool = False) -> str:
    """The mark for a turn that lost so many percent of win chance against the best; `first` if it is the best."""
    return "best" if first else next(name for name, limit in MARKS.items() if loss < limit)


def marked(lines: Sequence[Line]) -> list[Line]:
    """Lines from best to worst, each with the mark that it would get."""
    losses = [100 * (lines[0].win - line.win) for line in lines]
    return [
        msgspec.structs.replace(line, mark=mark(loss, first=k == 0))
        for k, (line, loss) in enumerate(zip(lines, losses, strict=True))
    ]


def reason(best: Line, other: Line, told_in: str = "review") -> Message:
    """One sentence: what the better of two turns brings that the other does not, and the other way round.

    It is told in a review, where the other has been played, or in a hint, where neither has.
    """
    gained = [event for event in best.events if event not in other.events]
    instead = [event for event in other.events if event not in best.events]
    if gained and instead:
        return say(f"{told_in}-better", better=gained, played=instead)
    if gained:
        return say(f"{told_in}-more", better=gained)
    if instead:
        return say(f"{told_in}-less", played=instead)
    better = [label for label in best.labels if label not in other.labels]
    rather = [label for label in other.labels if label not in best.labels]
    return say(f"{told_in}-rather", better=better or best.labels, played=rather or other.labels)


def why_first(lines: Sequence[Line]) -> Message | None:
    """What the best of these turns has over the second, where there is one."""
    return reason(lines[0], lines[1], "hint") if len(lines) > 1 else None


# ---- a whole match


def review(
    match: Match,
    *,
    seed: int | None = None,
    effort: int | None = None,
    threads: int = 2,
    told: Callable[[Verdict], None] = lambda verdict: None,
) -> list[Verdict]:
    """Judge every turn, from the last backwards; the same seed gives the same verdicts, on any number of threads."""
    chosen = seed_of(match) if seed is None else seed

    def judged(turn: Turn) -> Verdict:
        verdict = judge(match, turn, chosen, effort)
        told(verdict)
        return verdict

    with ThreadPoolExecutor(threads) as pool:
        verdicts = list(pool.map(judged, reversed(turns(match))))
    return with_luck(match, verdicts[::-1])


def seed_of(match: Match) -> int:
    """A seed for the review of a match, always the same for the same match."""
    told = f"{match.seed:032x} {' '.join(move.notation for move in match.moves)}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:16])


def with_luck(match: Match, verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The verdicts with what was luck: how far a reveal moved the chances beyond what was expected of the turn."""
    return [_told_luck(match, verdict, after) for verdict, after in zip(verdicts, [*verdicts[1:], None], strict=True)]


def _told_luck(match: Match, verdict: Verdict, after: Verdict | None) -> Verdict:
    turn = verdict.turn
    revealed = match.at(turn.stop).revealed(turn.start)
    if not revealed or not (after or match.over):
        return verdict
    known = after.lines[0].chances if after else list(match.returns)
    expected = verdict.lines[verdict.played].chances
    return msgspec.structs.replace(verdict, luck=[now - then for now, then in zip(known, expected, strict=True)])


def course(match: Match, verdicts: Sequence[Verdict]) -> list[list[float]]:
    """Every seat's chance before the first turn and after each, the last being what it came to."""
    return [*(verdict.lines[0].chances for verdict in verdicts), list(match.returns)]


def accuracy(losses: Sequence[float]) -> float:
    """How well a seat played, from 0 to 100."""
    return sum(100 * math.exp(-SHARPNESS * max(0, loss)) for loss in losses) / max(1, len(losses))


def _generator(seed: int, number: int) -> Ints:
    digest = hashlib.sha256(f"{seed:x} {number}".encode()).digest()
    return quick(int.from_bytes(digest[:16]))
