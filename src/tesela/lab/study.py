"""How a game behaves: thousands of games by instinct, counted inside the kernel."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
import numpy as np

from tesela.bots import generator
from tesela.engine.contract import apply, asked_first, legal, returns, score, setup, to_act
from tesela.engine.errors import BadSetup
from tesela.engine.game import Choice, find
from tesela.engine.loops import pick
from tesela.engine.rng import reseed
from tesela.engine.state import Floats, Ints, States
from tesela.lab.workers import spread

BATCH = 250  # games in a job
LENGTHS, CHOICES, LEADS, WIDEST = range(4)


class Plan(msgspec.Struct, frozen=True):
    """What is to be studied."""

    game: str
    players: int
    options: dict[str, Choice]
    games: int
    seed: int


class Findings(msgspec.Struct):
    """What some games showed; seats in order, one entry per game."""

    scores: list[list[int]]
    shares: list[list[float]]
    decisions: list[int]
    choices: list[float]  # legal actions at a decision, on average over the game
    widest: list[int]
    leads: list[int]  # how often the lead changed hands
    used: list[int]  # per action: players who used it
    used_by_winners: list[float]

    def add(self, other: Findings) -> None:
        """Put the findings of more games to these."""
        for name in ("scores", "shares", "decisions", "choices", "widest", "leads"):
            getattr(self, name).extend(getattr(other, name))
        self.used = [a + b for a, b in zip(self.used, other.used, strict=True)]
        self.used_by_winners = [a + b for a, b in zip(self.used_by_winners, other.used_by_winners, strict=True)]


def study_at(
    S: States,
    players: int,
    options: Ints,
    rng: Ints,
    actions: Ints,
    weights: Ints,
    used: Ints,
    tally: Ints,
    points: Ints,
    shares: Floats,
) -> None:
    """Play one game by instinct on S[0] (S[1] stays blank); `used[seat * actions + action]` counts decisions."""
    S[0] = S[1]
    s = S[0]
    reseed(s.rng, rng)
    setup(s, players, options)
    leader = -1
    mask = to_act(s)
    while mask:
        seat = asked_first(s, mask)
        count = legal(s, seat, actions)
        action = pick(s, seat, actions, count, True, rng, weights)
        apply(s, seat, action)
        used[seat * len(actions) + action] += 1
        tally[LENGTHS] += 1
        tally[CHOICES] += count
        tally[WIDEST] = max(tally[WIDEST], count)
        ahead = sole_leader(S, players, points)
        if ahead >= 0 and ahead != leader:
            tally[LEADS] += 1 if leader >= 0 else 0
            leader = ahead
        mask = to_act(s)
    returns(s, shares)


def sole_leader(S: States, players: int, points: Ints) -> int:
    """The seat with more points than any other, or -1; all points are written."""
    best = -1
    leader = -1
    for seat in range(players):
        points[seat] = score(S[0], seat)
        if points[seat] > best:
            best = points[seat]
            leader = seat
        elif points[seat] == best:
            leader = -1
    return leader


def plan(game: str, games: int, players: int | None, options: dict[str, Choice], seed: int) -> Plan:
    """A study, if all of it makes sense."""
    rules = find(game)
    if games < 1:
        raise BadSetup("error-games", games=games)
    return Plan(game, rules.check_players(players), rules.complete(options), games, seed)


def nothing(plan: Plan) -> Findings:
    """Findings before the first game."""
    actions = find(plan.game).action_count
    return Findings([], [], [], [], [], [], [0] * actions, [0.0] * actions)


def play_batch(job: tuple[Plan, int, int]) -> Findings:
    """Study so many games; the job's number makes the seed."""
    plan, number, games = job
    game = find(plan.game)
    study = game.kernel.bind(study_at)
    options = game.choice_indices(plan.options)
    rng = generator((plan.seed << 64) + number)
    states = game.kernel.states(2)
    actions, weights = np.zeros(game.action_count, np.int64), np.zeros(game.action_count, np.int64)
    found = nothing(plan)
    used, winners = np.zeros(game.action_count, np.int64), np.zeros(game.action_count)
    for _ in range(games):
        counts, tally = np.zeros((plan.players, game.action_count), np.int64), np.zeros(4, np.int64)
        points, shares = np.zeros(plan.players, np.int64), np.zeros(plan.players)
        study(states, plan.players, options, rng, actions, weights, counts.reshape(-1), tally, points, shares)
        found.scores.append(points.tolist())
        found.shares.append(shares.tolist())
        found.decisions.append(int(tally[LENGTHS]))
        found.choices.append(float(tally[CHOICES] / tally[LENGTHS]))
        found.widest.append(int(tally[WIDEST]))
        found.leads.append(int(tally[LEADS]))
        used += (counts > 0).sum(axis=0)
        winners += ((counts > 0) * shares[:, None]).sum(axis=0)
    found.used, found.used_by_winners = used.tolist(), winners.tolist()
    return found


def run(plan: Plan, workers: int, cluster: str | None) -> Generator[Findings, None, None]:
    """The findings so far, after each batch."""
    sizes = [min(BATCH, plan.games - first) for first in range(0, plan.games, BATCH)]
    jobs = [(plan, number, size) for number, size in enumerate(sizes)]
    found = nothing(plan)
    for part in spread(play_batch, jobs, workers, cluster):
        found.add(part)
        yield found
