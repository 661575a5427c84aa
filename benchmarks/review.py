"""How long reviews take, and whether their marks stay when the search gets ten times the effort.

    python benchmarks/review.py [GAME…] [--matches 2] [--every 8] [--out review.jsonl]

Matches of three players, one artisan, one greedy, one novice. Every turn marked as a mistake or worse is judged again
with ten times the effort and another seed, and so is every n-th of the others. Interrupted, the same command goes on.
Prints Markdown, as it stands in docs/review.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

import tesela
from tesela.bots import ask, bot, generator
from tesela.bots.review import MARKS, Verdict, effort_for, judge, review, turns
from tesela.engine.match import Match

PLAYERS = ("artisan", "greedy", "novice")
THREADS = 2
TIMES = 10
SEED, ANOTHER_SEED = 1, 2
SEVERE = ("mistake", "blunder")


class Pair(msgspec.Struct):
    """One turn: its mark and loss at the default effort, and with ten times as much."""

    turn: int
    mark: str
    loss: float
    deep_mark: str
    deep_loss: float


class Trial(msgspec.Struct):
    """One match that was reviewed."""

    game: str
    number: int
    turns: int
    seconds: float
    cpu: float
    marks: dict[str, int]
    pairs: list[Pair]


def played(game: str, number: int) -> Match:
    """A match of bots; everything about it follows from its number."""
    match = tesela.game(game).match(len(PLAYERS), number)
    names = PLAYERS[number % 3 :] + PLAYERS[: number % 3]
    players = [bot(name, 100 * number + seat) for seat, name in enumerate(names)]
    rng = generator(number)
    while to_act := match.to_act:
        match.play(to_act[0], ask(players[to_act[0]], match, to_act[0], rng))
    return match


def trial(game: str, number: int, every: int) -> Trial:
    """Review a match and look at some turns again."""
    match = played(game, number)
    judge(match, turns(match)[-1], effort=1)
    start, cpu = time.perf_counter(), time.process_time()
    verdicts = review(match, seed=SEED, threads=THREADS)
    seconds, cpu = time.perf_counter() - start, time.process_time() - cpu
    severe = [verdict for verdict in verdicts if verdict.mark in SEVERE]
    others = [verdict for verdict in verdicts if verdict.mark not in SEVERE and len(verdict.lines) > 1][::every]

    def again(verdict: Verdict) -> Pair:
        deep = judge(match, verdict.turn, ANOTHER_SEED, TIMES * effort_for(match.game))
        return Pair(verdict.turn.number, verdict.mark, verdict.loss, deep.mark, deep.loss)

    with ThreadPoolExecutor(THREADS) as pool:
        pairs = list(pool.map(again, [*severe, *others]))
    marks = {name: sum(verdict.mark == name for verdict in verdicts) for name in MARKS}
    return Trial(game, number, len(verdicts), seconds, cpu, marks, pairs)


def near(pair: Pair) -> bool:
    """Whether two marks are the same or neighbours."""
    order = list(MARKS)
    return abs(order.index(pair.mark) - order.index(pair.deep_mark)) <= 1


def tell(trials: list[Trial]) -> None:
    """Print the tables."""
    print("| game | matches | turns | seconds of a review | CPU seconds | severe marks | within one class |")
    print("|---|---|---|---|---|---|---|")
    for game in dict.fromkeys(trial.game for trial in trials):
        some = [trial for trial in trials if trial.game == game]
        severe = [pair for trial in some for pair in trial.pairs if pair.mark in SEVERE]
        stay = sum(map(near, severe))
        share = f"{stay} ({100 * stay / len(severe):.0f} %)" if severe else "–"
        turns = sum(trial.turns for trial in some) / len(some)
        seconds, cpu = (sum(getattr(t, name) for t in some) / len(some) for name in ("seconds", "cpu"))
        print(f"| {game} | {len(some)} | {turns:.0f} | {seconds:.0f} | {cpu:.0f} | {len(severe)} | {share} |")
    pairs = [pair for trial in trials for pair in trial.pairs]
    print(f"\n| default ↓, {TIMES} times the effort → |", " | ".join(MARKS), "|")
    print("|---|" + "---|" * len(MARKS))
    for mark in MARKS:
        row = [sum(pair.mark == mark and pair.deep_mark == deep for pair in pairs) for deep in MARKS]
        print(f"| {mark} |", " | ".join(str(count) if count else "–" for count in row), "|")


def main() -> int:
    """Review, look again, print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--matches", type=int, default=2, help="of each game (default: 2)")
    parser.add_argument("--every", type=int, default=8, help="also every n-th turn that was no mistake (default: 8)")
    parser.add_argument("--out", type=Path, default=Path("review.jsonl"), help="where the figures are kept")
    options = parser.parse_args()
    lines = options.out.read_bytes().splitlines() if options.out.exists() else []
    trials = [msgspec.json.decode(line, type=Trial) for line in lines]
    known = {(trial.game, trial.number) for trial in trials}
    for number in range(1, options.matches + 1):
        for game in options.games or tesela.game_names():
            if (game, number) not in known:
                trials.append(trial(game, number, options.every))
                with options.out.open("ab") as file:
                    file.write(msgspec.json.encode(trials[-1]) + b"\n")
    tell(trials)
    return 0


if __name__ == "__main__":
    sys.exit(main())
