"""Tesela beside its peers, measured in one run on this machine and printed as ratios.

    pip install 'tesela[peers]'
    python benchmarks/peers.py [--seconds 2]

OpenSpiel's games are smaller than ours, so besides iterations per second the table shows decisions per second: how many
moves are found legal and made, in the tree and in playouts together.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import tesela
from tesela.bots import generator
from tesela.bots.analysis import Budget, Style, analyse
from tesela.lab.bench import kernel_rates, played_match, raw_decisions

OPENSPIEL_GAMES = ("connect_four", "backgammon", "gin_rummy")
ITERATIONS = 300
ROUNDS = 3


def rate(work: Callable[[], float], seconds: float) -> float:
    """The best of a few rounds: how much was done per second."""
    best = 0.0
    for _ in range(ROUNDS):
        start, done = time.perf_counter(), 0.0
        while time.perf_counter() - start < seconds / ROUNDS:
            done += work()
        best = max(best, done / (time.perf_counter() - start))
    return best


# ---- random play


def ours_at_random(seconds: float) -> dict[str, float]:
    """Decisions per second of random play, in the kernel and stepped from Python."""
    found = {}
    for name in tesela.game_names():
        game = tesela.game(name)
        players = game.check_players(None)
        found[f"tesela {name}, kernel"] = kernel_rates(game, players)[0]
        found[f"tesela {name}, stepped from Python"] = rate(lambda: raw_decisions(game, players, 2), seconds)  # noqa: B023
    return found


def openspiel_at_random(pyspiel: Any, name: str) -> int:
    """One random game of OpenSpiel, whose engine is C++, stepped from Python."""
    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def catanatron_at_random() -> int:
    """One random game of Catan for two by catanatron."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return len(game.state.actions)


# ---- search


def ours_searching(seconds: float) -> dict[str, tuple[float, float]]:
    """Iterations and decisions per second of one thread, with random playouts to the end."""
    found = {}
    for name in tesela.game_names():
        game = tesela.game(name)
        match = middle(game)
        position, rng = match.position(match.to_act[0], generator(1)), generator(2)
        decisions = 0.0

        def work() -> float:
            nonlocal decisions
            analysis = analyse(position, Budget(ITERATIONS), Style(eager=False, nodes=20_000), rng)  # noqa: B023
            decisions = analysis.decisions / analysis.iterations
            return analysis.iterations

        iterations = rate(work, seconds)
        found[f"tesela {name}"] = (iterations, iterations * decisions)
    return found


def middle(game: tesela.Game) -> tesela.Match:
    """A position in the first third of a random game."""
    whole = played_match(game, game.check_players(None), 1)
    match = game.match(seed=1)
    for move in whole.moves[: min(60, len(whole.moves) // 3)]:
        match.play(move.seat, move.action)
    return match


def openspiel_searching(pyspiel: Any, seconds: float) -> dict[str, tuple[float, float]]:
    """OpenSpiel's own searches on its own games, from their first decision, with random rollouts."""
    from open_spiel.python.algorithms import ismcts, mcts

    found = {}
    for name, kind in (("connect_four", "MCTS"), ("gin_rummy", "ISMCTS")):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
        length = np.mean([openspiel_at_random(pyspiel, name) for _ in range(20)])
        if kind == "MCTS":
            evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
            cpp = pyspiel.MCTSBot(game, evaluator, 2.0, ITERATIONS, 100, False, 7, False)
            python = mcts.MCTSBot(game, 2.0, ITERATIONS, mcts.RandomRolloutEvaluator(1, np.random.RandomState(7)))
        else:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
            policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            cpp = pyspiel.ISMCTSBot(7, evaluator, 2.0, ITERATIONS, -1, policy, False, False)
            python = ismcts.ISMCTSBot(
                game=game,
                uct_c=2.0,
                max_simulations=ITERATIONS,
                evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(7)),
            )
        for language, bot in (("C++", cpp), ("Python", python)):
            iterations = rate(lambda: bool(bot.step(state.clone())) * 0 + ITERATIONS, seconds)  # noqa: B023
            found[f"OpenSpiel {name}, {language} {kind}"] = (iterations, float(iterations * length))
    return found


# ---- the run


def show(title: str, headings: list[str], rows: Mapping[str, tuple[float, ...]]) -> None:
    """A table of rates, and of the last rate of the first row divided by that of each."""
    grid = Table(title=title, title_justify="left")
    grid.add_column("")
    for heading in [*headings, "first row ÷ this"]:
        grid.add_column(heading, justify="right")
    first = next(iter(rows.values()))[-1]
    for name, figures in rows.items():
        grid.add_row(name, *(f"{figure:,.0f}" for figure in figures), f"{first / figures[-1]:,.2f} ×")
    Console(highlight=False).print(grid)


def main() -> int:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (default: 2)")
    seconds = parser.parse_args().seconds
    try:
        import catanatron  # noqa: F401
        import pyspiel
    except ImportError as fault:
        print(f"{fault}; install the peers with: pip install 'tesela[peers]'", file=sys.stderr)
        return 2
    random_play = ours_at_random(seconds)
    for name in OPENSPIEL_GAMES:
        random_play[f"OpenSpiel {name}, stepped from Python"] = rate(
            lambda: openspiel_at_random(pyspiel, name),  # noqa: B023
            seconds,
        )
    random_play["catanatron Catan"] = rate(catanatron_at_random, seconds)
    show("Random play", ["decisions/s"], {name: (figure,) for name, figure in random_play.items()})
    searching = ours_searching(seconds) | openspiel_searching(pyspiel, seconds)
    show("Search, one thread", ["iterations/s", "decisions/s"], searching)
    return 0


if __name__ == "__main__":
    sys.exit(main())
