"""Thinking about a position: the search run to a budget, and what it found out about every choice."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tesela.bots import search
from tesela.engine import loops
from tesela.engine.match import Position
from tesela.engine.rng import CELLS, reseed
from tesela.engine.state import Ints, copy_states

CHUNK = 64  # iterations of compiled code between two looks at the clock
DEEPEST = 400  # decisions in the tree
LINE_VISITS = 8  # a main line goes on while it is at least so well explored


class Budget(NamedTuple):
    """How long to think: iterations, which can be repeated, or at most so many milliseconds, or both."""

    iterations: int = 1 << 40
    milliseconds: float = float("inf")
    until_decided: bool = False  # stop early when no further thought can change the choice


class Style(NamedTuple):
    """How to search."""

    eager: bool = True
    horizon: int = 0
    curiosity: float = 1.0
    scale: float = 12.0
    threads: int = 1
    nodes: int = 200_000


class Candidate(NamedTuple):
    """One choice: how often it was tried, and how it went on average."""

    action: int
    visits: int
    win: float
    margin: float


class Analysis(NamedTuple):
    """All choices, the most tried first, and what is expected to happen after the best."""

    candidates: list[Candidate]
    line: list[tuple[int, int]]
    iterations: int
    decisions: int

    @property
    def best(self) -> int:
        """The action to play."""
        return self.candidates[0].action


class Tree:
    """One search tree with all that it works on."""

    def __init__(self, position: Position, style: Style, rng: Ints, opening: Sequence[int] = ()) -> None:
        kernel, count = position.kernel, position.game.action_count
        self._chunk = CHUNK if kernel.compiled else 1
        self._grow = kernel.bind(search.grow_at)
        self._states = kernel.states(2)
        copy_states(self._states[:1], position.states)
        self.nodes = kernel.records(search.Node, style.nodes)
        self._searches = kernel.records(search.Search, 1)
        self._searches[0] = (
            position.seat,
            position.players,
            1,
            style.eager,
            style.horizon,
            style.curiosity,
            style.scale,
        )
        self._rng: Ints = np.zeros(CELLS, np.int64)
        reseed(self._rng, rng)
        self._actions, self._weights, self._edges = (np.zeros(count, np.int64) for _ in range(3))
        self._path = np.zeros(DEEPEST, np.int64)
        self._shares, self._margins = np.zeros(position.players), np.zeros(position.players)
        self._opening = np.array(opening, np.int64)
        self._totals = np.zeros(2 * position.players)
        self.iterations = 0
        self.decisions = 0

    def grow(self, budget: Budget) -> None:
        """Search until the budget is spent; at least a little, however late the machine gets to it."""
        deadline = time.perf_counter() + budget.milliseconds / 1000
        while self.iterations < budget.iterations:
            chunk = min(self._chunk, budget.iterations - self.iterations)
            self.decisions += self._grow(
                self._states,
                self.nodes,
                self._searches,
                chunk,
                self._rng,
                self._actions,
                self._weights,
                self._edges,
                self._path,
                self._shares,
                self._margins,
                self._opening,
                self._totals,
            )
            self.iterations += chunk
            if time.perf_counter() >= deadline:
                return
            if budget.until_decided and self.lead() > budget.iterations - self.iterations:
                return

    @property
    def chances(self) -> list[float]:
        """The share of the win that every seat got on average."""
        return list(self._averages()[: len(self._shares)])

    @property
    def margins(self) -> list[float]:
        """By how many points every seat was ahead on average."""
        return list(self._averages()[len(self._shares) :])

    def _averages(self) -> list[float]:
        averages: list[float] = (self._totals / max(1, self.iterations)).tolist()
        return averages

    def lead(self) -> int:
        """By how many visits the most tried choice of the searching seat is ahead of the second."""
        seat = self._searches["seat"][0]
        visits = sorted(int(self.nodes["visits"][edge]) for edge in self.below(0) if self.nodes["seat"][edge] == seat)
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def below(self, node: int) -> list[int]:
        """The decisions after a node."""
        found = []
        edge = int(self.nodes["child"][node])
        while edge:
            found.append(edge)
            edge = int(self.nodes["sibling"][edge])
        return found

    def line(self) -> list[tuple[int, int]]:
        """The decisions that were tried most, one after the other."""
        decisions = []
        node = 0
        while edges := self.below(node):
            node = max(edges, key=lambda edge: int(self.nodes["visits"][edge]))
            if self.nodes["visits"][node] < LINE_VISITS:
                break
            decisions.append((int(self.nodes["seat"][node]), int(self.nodes["action"][node])))
        return decisions


def analyse(position: Position, budget: Budget, style: Style, rng: Ints) -> Analysis:
    """Search a position; with several threads, grow as many trees at once and add up what they found."""
    trees = [Tree(position, style, rng) for _ in range(style.threads)]
    share = budget._replace(iterations=-(-budget.iterations // style.threads))
    if style.threads == 1:
        trees[0].grow(share)
    else:
        with ThreadPoolExecutor(style.threads) as pool:
            list(pool.map(lambda tree: tree.grow(share), trees))
    return Analysis(
        candidates=candidates(trees, position),
        line=trees[0].line(),
        iterations=sum(tree.iterations for tree in trees),
        decisions=sum(tree.decisions for tree in trees),
    )


def candidates(trees: list[Tree], position: Position) -> list[Candidate]:
    """The choices of the searching seat over all trees, the most tried first."""
    sums: dict[int, NDArray[np.float64]] = {}
    for tree in trees:
        for edge in tree.below(0):
            node = tree.nodes[edge]
            if node["seat"] == position.seat:
                row = np.array([node["visits"], node["value"], node["share"], node["margin"]])
                action = int(node["action"])
                sums[action] = sums[action] + row if action in sums else row
    ranked = sorted(sums.items(), key=lambda item: (-item[1][0], -item[1][1]))
    return [
        Candidate(action, int(visits), float(share / max(visits, 1)), float(margin / max(visits, 1)))
        for action, (visits, _, share, margin) in ranked
    ]


def only_choice(position: Position) -> int | None:
    """The action, where there is but one."""
    out = np.zeros(position.game.action_count, np.int64)
    count = position.kernel.bind(loops.legal_at)(position.states, 0, position.seat, out)
    return int(out[0]) if count == 1 else None
