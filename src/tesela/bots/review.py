"""Judging a match: what each turn was worth, what would have been better, and what was luck.

Every turn is judged with what its player could know then. The search first looks for the turns that come into question,
compares them briefly, and then looks long and afresh at the best and at the one that was played.
"""

from __future__ import annotations

import hashlib
import heapq
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from tesela.bots.analysis import Budget, Style, Tree, only_choice
from tesela.engine import loops
from tesela.engine.match import Match
from tesela.engine.rng import seed_words
from tesela.engine.state import Ints
from tesela.words import Message, say

MARKS = {"best": 0.5, "good": 3.0, "inaccuracy": 8.0, "mistake": 15.0, "blunder": math.inf}
"""Each mark with the win chance, in percent, below which a turn that lost it still gets the mark."""

EFFORT = 1000  # iterations of a look at one turn
LINES = 5  # turns that are compared
BRIEF = 0.25  # the share of a look that each of them gets
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
    for number, move in enumerate(match.moves):
        before = match.at(number)
        if found and found[-1].seat == move.seat and goes_on(before, match.at(found[-1].start), move.seat):
            found[-1] = msgspec.structs.replace(found[-1], stop=number + 1)
        else:
            found.append(Turn(len(found), move.seat, number, number + 1))
    return found


def goes_on(now: Match, start: Match, seat: int) -> bool:
    """Whether a seat is still in the turn that it began at `start`."""
    return seat in now.to_act and now.turn == start.turn and not now.revealed(len(start.moves))


# ---- one turn


def judge(match: Match, turn: Turn, seed: int = 0, effort: int = EFFORT) -> Verdict:
    """What a turn of a match was worth, by what its player could know."""
    before = match.at(turn.start)
    played = tuple(move.action for move in match.moves[turn.start : turn.stop])
    looks = _Looks(before, turn.seat, _generator(seed, turn.start), effort)
    if len(played) == 1 and looks.only_choice is not None:
        return _verdict(turn, looks, played, [looks.line(played, 1)])
    lines = [looks.line(actions, BRIEF) for actions in (played, *looks.likely(besides=played))]
    chosen = looks.actions(max(lines, key=_promise))
    finalists = [looks.line(actions, 1) for actions in dict.fromkeys([chosen, played])]
    others = {looks.actions(line): line for line in lines if looks.actions(line) not in (chosen, played)}
    return _verdict(turn, looks, played, [*finalists, *others.values()])


def consider(match: Match, seat: int, seed: int, effort: int = EFFORT) -> list[Line]:
    """What a seat could do with its turn, the best first."""
    looks = _Looks(match, seat, _generator(seed, len(match.moves)), effort)
    lines = [looks.line(actions, BRIEF) for actions in looks.likely()]
    return sorted(lines, key=_promise, reverse=True)


class _Looks:
    """All that is asked about one turn: the position before it, as its player could believe it to be."""

    def __init__(self, match: Match, seat: int, rng: Ints, effort: int) -> None:
        self._match = match
        self._seat = seat
        self._rng = rng
        self._effort = effort
        self._world = match.believed(seat, rng)
        self._position = self._world.position(seat, rng)

    @property
    def only_choice(self) -> int | None:
        return only_choice(self._position)

    def actions(self, line: Line) -> tuple[int, ...]:
        return tuple(self._match.game.decode(move) for move in line.moves)

    def _tree(self, share: float, opening: Sequence[int] = ()) -> Tree:
        iterations = max(1, round(self._effort * share))
        game = self._match.game
        style = Style(scale=game.margin, nodes=iterations * NODES_PER_ITERATION + 1000)
        tree = Tree(self._position, style, self._rng, opening)
        tree.grow(Budget(iterations))
        return tree

    def likely(self, besides: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
        """The turns that were tried most, those that come to the same only once."""
        tree = self._tree(1)
        found = {self._after(besides).fingerprint: besides}
        waiting: list[tuple[int, tuple[int, ...], int, Match]] = [(0, (), 0, self._world)]
        while waiting and len(found) <= LINES:
            _, actions, node, world = heapq.heappop(waiting)
            edges = [edge for edge in tree.below(node) if tree.nodes["seat"][edge] == self._seat]
            well_known = [edge for edge in edges if tree.nodes["visits"][edge] >= LEAST_VISITS]
            if actions and not (goes_on(world, self._world, self._seat) and well_known):
                found.setdefault(world.fingerprint, actions)
                continue
            for edge in well_known or edges:
                onward = (*actions, int(tree.nodes["action"][edge]))
                heapq.heappush(waiting, (-int(tree.nodes["visits"][edge]), onward, edge, self._after(onward)))
        return [actions for actions in found.values() if actions != besides]

    def _after(self, actions: tuple[int, ...]) -> Match:
        world = self._world.fork()
        for action in actions:
            world.play(self._seat, action)
        return world

    def line(self, opening: tuple[int, ...], share: float) -> Line:
        """What is expected of a turn that begins with these decisions."""
        tree = self._tree(share, opening)
        actions = self._completed(opening, tree)
        win = tree.chances[self._seat]
        return Line(
            moves=[self._match.game.encode(action) for action in actions],
            labels=self._labels(actions),
            events=self._story(actions),
            win=win,
            error=CONFIDENCE * math.sqrt(max(win * (1 - win), 0.01) / tree.iterations),
            margin=tree.margins[self._seat],
            chances=tree.chances,
        )

    def _completed(self, opening: tuple[int, ...], tree: Tree) -> tuple[int, ...]:
        """The whole turn: after the decisions that are fixed, those that were tried most."""
        world, node, actions = self._after(opening), 0, list(opening)
        for action in opening:
            node = next((edge for edge in tree.below(node) if tree.nodes["action"][edge] == action), 0)
        while goes_on(world, self._world, self._seat):
            legal = world.legal(self._seat)
            edges = [edge for edge in tree.below(node) if int(tree.nodes["action"][edge]) in legal] if node else []
            node = max(edges, key=lambda edge: int(tree.nodes["visits"][edge]), default=0)
            actions.append(int(tree.nodes["action"][node]) if node else self._instinctive(world, legal))
            world.play(self._seat, actions[-1])
        return tuple(actions)

    def _instinctive(self, world: Match, legal: list[int]) -> int:
        """What one would do at a glance."""
        position = world.position(self._seat, self._rng)
        weights = np.zeros(len(legal), np.int64)
        ask = world.kernel.bind(loops.weights_at)
        ask(position.states, 0, self._seat, np.array(legal, np.int64), len(legal), weights)
        return legal[int(weights.argmax())]

    def _labels(self, actions: tuple[int, ...]) -> list[Message]:
        """What each decision of a turn does."""
        return [self._after(actions[:k]).label(self._seat, action) for k, action in enumerate(actions)]

    def _story(self, actions: tuple[int, ...]) -> list[Message]:
        """What a turn would have brought for certain: what is told of it in every world that one could believe in."""
        stories = []
        for _ in range(WORLDS):
            world = self._match.believed(self._seat, self._rng)
            first = len(world.moves)
            for action in actions:
                if action not in world.legal(self._seat):
                    break
                world.play(self._seat, action)
            chapters = [world.chapter(number) for number in range(first, len(world.moves))]
            stories.append([event for chapter in chapters for event in chapter.events])
        return [event for event in stories[0] if all(event in other for other in stories[1:])]


def _promise(line: Line) -> tuple[float, float]:
    return line.win, line.margin


def _verdict(turn: Turn, looks: _Looks, played: tuple[int, ...], lines: list[Line]) -> Verdict:
    """The mark of a turn among these lines, of which the first two have been looked at for long."""
    mine = next(line for line in lines if looks.actions(line) == played)
    best = max(lines[:2], key=_promise) if len(lines) > 1 else mine
    ranked = [best, *sorted((line for line in lines if line is not best), key=_promise, reverse=True)]
    loss = 100 * (best.win - mine.win)
    return Verdict(
        turn=turn,
        mark=mark(loss, first=mine is best),
        loss=loss,
        points=best.margin - mine.margin,
        played=ranked.index(mine),
        lines=ranked,
        reason=reason(best, mine) if mine is not best else None,
    )


def mark(loss: float, *, first: bool = False) -> str:
    """The mark for a turn that lost so many percent of win chance against the best; `first` if it is the best."""
    return "best" if first else next(name for name, limit in MARKS.items() if loss < limit)


def reason(best: Line, played: Line) -> Message:
    """One sentence: what the better turn would have brought that the one played did not, and the other way round."""
    gained = [event for event in best.events if event not in played.events]
    instead = [event for event in played.events if event not in best.events]
    if gained and instead:
        return say("review-better", better=gained, played=instead)
    if gained:
        return say("review-more", better=gained)
    return say("review-less", played=instead) if instead else _by_labels(best, played)


def why_first(lines: Sequence[Line]) -> Message | None:
    """What the best of these turns has over the second, where there is one."""
    return reason(lines[0], lines[1]) if len(lines) > 1 else None


def _by_labels(best: Line, played: Line) -> Message:
    better = [label for label in best.labels if label not in played.labels]
    instead = [label for label in played.labels if label not in best.labels]
    return say("review-rather", better=better or best.labels, played=instead or played.labels)


# ---- a whole match


def review(
    match: Match,
    *,
    seed: int | None = None,
    effort: int = EFFORT,
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
    known = after.lines[0].chances if after else list(match.returns)
    if not revealed:
        return verdict
    expected = verdict.lines[verdict.played].chances
    return msgspec.structs.replace(verdict, luck=[now - then for now, then in zip(known, expected, strict=True)])


def accuracy(losses: Sequence[float]) -> float:
    """How well a seat played, from 0 to 100."""
    return sum(100 * math.exp(-SHARPNESS * max(0, loss)) for loss in losses) / max(1, len(losses))


def _generator(seed: int, number: int) -> Ints:
    digest = hashlib.sha256(f"{seed:x} {number}".encode()).digest()
    return np.array(seed_words(int.from_bytes(digest[:16])), np.int64)


def slips(verdicts: Sequence[Verdict]) -> Iterator[Verdict]:
    """The turns that cost something."""
    return (verdict for verdict in verdicts if verdict.mark in ("inaccuracy", "mistake", "blunder"))
