"""Bots against each other: who is stronger, and how sure is that. Seats are rotated, seeds are paired."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import msgspec

from tesela.bots import ask, bot, check_bot, generator
from tesela.engine.errors import BadSetup
from tesela.engine.game import Choice, find
from tesela.lab.workers import spread

BATCH = 2  # games in a job


class Arena(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    players: int
    options: dict[str, Choice]
    bots: list[str]
    games: int
    seed: int


class Seating(msgspec.Struct, frozen=True):
    """One game to play."""

    arena: Arena
    number: int
    seed: int
    bots: list[str]


class Outcome(msgspec.Struct, frozen=True):
    """One game that was played."""

    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    shares: list[float]
    decisions: int
    seconds: float


def arena(game: str, bots: list[str], games: int, players: int | None, options: dict[str, Choice], seed: int) -> Arena:
    """An arena, if all of it makes sense."""
    rules = find(game)
    if games < 1:
        raise BadSetup("error-games", games=games)
    if len(set(bots)) < 2:
        raise BadSetup("error-two-bots")
    count = rules.check_players(players)
    return Arena(game, count, rules.complete(options), [check_bot(name) for name in dict.fromkeys(bots)], games, seed)


def schedule(plan: Arena) -> list[Seating]:
    """Every line-up of the bots in every rotation of the seats, all with the same seed, again and again.

    Where there are fewer bots than seats, they sit round the table again, each beginning in turn.
    """
    lineups = list(itertools.combinations(plan.bots, plan.players))
    if not lineups:
        lineups = [tuple(plan.bots[k:] + plan.bots[:k]) for k in range(len(plan.bots))]
    seatings = []
    for number in range(plan.games):
        repeat, place = divmod(number, len(lineups) * plan.players)
        lineup, turn = divmod(place, plan.players)
        names = list(itertools.islice(itertools.cycle(lineups[lineup]), plan.players))
        seatings.append(Seating(plan, number, plan.seed + repeat, names[turn:] + names[:turn]))
    return seatings


def play(seating: Seating) -> Outcome:
    """Play one game; the bots' own randomness follows from the seed, the number and the seat."""
    plan = seating.arena
    match = find(plan.game).match(plan.players, seating.seed, plan.options)
    seeds = [(seating.number << 40) + (seating.seed << 8) + seat for seat in range(plan.players + 1)]
    players = [bot(name, seed) for name, seed in zip(seating.bots, seeds, strict=False)]
    rng = generator(seeds[-1])
    start = time.perf_counter()
    while to_act := match.to_act:
        match.play(to_act[0], ask(players[to_act[0]], match, to_act[0], rng))
    return Outcome(
        number=seating.number,
        seed=seating.seed,
        bots=seating.bots,
        scores=list(match.scores),
        shares=list(match.returns),
        decisions=len(match.moves),
        seconds=round(time.perf_counter() - start, 3),
    )


def play_batch(seatings: list[Seating]) -> list[Outcome]:
    """Play several games one after the other."""
    return [play(seating) for seating in seatings]


class Results:
    """The outcomes of an arena, kept in a directory if there is one, so that it can go on after an interruption."""

    def __init__(self, plan: Arena, directory: Path | None) -> None:
        self.plan = plan
        self.outcomes: list[Outcome] = []
        self._file = None
        if directory:
            directory.mkdir(parents=True, exist_ok=True)
            self._check_plan(directory / "arena.json")
            path = directory / "games.jsonl"
            self.outcomes = list(read_outcomes(path)) if path.exists() else []
            self._file = path.open("ab", buffering=0)

    def _check_plan(self, path: Path) -> None:
        if path.exists():
            earlier = msgspec.json.decode(path.read_bytes(), type=Arena)
            if msgspec.structs.replace(earlier, games=self.plan.games) != self.plan:
                raise BadSetup("error-other-arena", path=str(path))
        path.write_bytes(msgspec.json.encode(self.plan))

    def left(self) -> list[Seating]:
        """What is still to be played."""
        played = {outcome.number for outcome in self.outcomes}
        return [seating for seating in schedule(self.plan) if seating.number not in played]

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Keep outcomes, on disk first."""
        for outcome in outcomes:
            if self._file:
                self._file.write(msgspec.json.encode(outcome) + b"\n")
                os.fsync(self._file.fileno())
            self.outcomes.append(outcome)


def read_outcomes(path: Path) -> Iterator[Outcome]:
    """The outcomes of a file; a last line that was cut off is left out, and cut off the file."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    return (msgspec.json.decode(line, type=Outcome) for line in whole.splitlines())


def run(results: Results, workers: int, cluster: str | None) -> Generator[int, None, None]:
    """Play what is left; gives the number of games played so far after each batch."""
    left = results.left()
    batches = [left[k : k + BATCH] for k in range(0, len(left), BATCH)]
    for outcomes in spread(play_batch, batches, workers, cluster):
        results.add(outcomes)
        yield len(results.outcomes)
