"""OpenSpiel's ISMCTS bot against our bots on our games, at equal time per decision.

    pip install 'tesela[openspiel]'
    python benchmarks/ismcts.py [GAME] [--rivals search,greedy,random] [--games 40] [--milliseconds 200]

Both sit at the same OpenSpiel state; seats change from game to game, and every deal is played from each seat. Their
bot counts simulations, not time: how many it may do follows from how long the last ones took. `search` is our own
search on one thread for the same time.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tesela
from tesela.bots import Bot, bot, generator
from tesela.bots.levels import Level, SearchBot
from tesela.engine.match import Position
from tesela.rl import openspiel

EXPLORATION = 1.0  # for win shares between 0 and 1


class Theirs:
    """OpenSpiel's ISMCTS with random rollouts, kept to a time per decision."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        draw = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, draw)
        self._bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, 1, random_state=draw)
        self._seconds = seconds
        self._per_simulation = 0.01
        self.simulations = 0

    def decide(self, state: Any) -> int:
        """An action; at once where there is but one."""
        count = max(2, round(self._seconds / self._per_simulation))
        self._bot._max_simulations = count
        start = time.perf_counter()
        action = int(self._bot.step(state))
        if len(state.legal_actions()) > 1:
            self._per_simulation = (time.perf_counter() - start) / count
            self.simulations += count
        return action


class Ours:
    """One of our bots at OpenSpiel's state, knowing only what its seat can know."""

    def __init__(self, player: Bot, seed: int) -> None:
        self._player = player
        self._rng = generator(seed)

    def decide(self, state: Any) -> int:
        """An action."""
        track, game = state.track, state.get_game()
        belief = track.concealed(track.seat, self._rng)
        position = Position(game.rules, game.rules.kernel, belief.states, game.players, track.seat)
        return self._player.choose(position)


def rival(name: str, milliseconds: float, seed: int) -> Bot:
    """One of our bots by name, or our search for so long."""
    if name == "search":
        return SearchBot(Level(6_000, milliseconds), generator(seed))
    return bot(name, seed)


def play(game: Any, deal: int, deciders: list[Theirs | Ours], clock: dict[type, list[float]]) -> list[float]:
    """One game; the time of every decision with a choice is noted."""
    state = game.new_initial_state()
    shuffle = random.Random(deal)
    while state.is_chance_node():
        state.apply_action(shuffle.randrange(openspiel.DEAL_OUTCOMES))
    while not state.is_terminal():
        decider = deciders[state.current_player()]
        choices = len(state.legal_actions())
        start = time.perf_counter()
        action = decider.decide(state)
        if choices > 1:
            clock[type(decider)].append(time.perf_counter() - start)
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


def duel(game: Any, name: str, games: int, milliseconds: float, tell: Callable[[str], None]) -> None:
    """Play one of theirs against ours on all other seats; print its share of the wins with a 95 % interval."""
    players = game.num_players()
    clock: dict[type, list[float]] = {Theirs: [], Ours: []}
    shares, simulations = [], 0
    for number in range(games):
        deal, seat = divmod(number, players)
        theirs = Theirs(game, milliseconds / 1000, number)
        deciders: list[Theirs | Ours] = [
            theirs if other == seat else Ours(rival(name, milliseconds, 1000 * number + other), number)
            for other in range(players)
        ]
        shares.append(play(game, deal, deciders, clock)[seat])
        simulations += theirs.simulations
        tell(f"{name}: {number + 1} of {games} games, ISMCTS has won {sum(shares):g}")
    mean = sum(shares) / games
    low, high = wilson(mean, games)
    theirs_ms, ours_ms = (1000 * sum(clock[kind]) / len(clock[kind]) for kind in (Theirs, Ours))
    print(
        f"| {name} | {games} | {100 * mean:.0f} % ({100 * low:.0f}–{100 * high:.0f}) | {theirs_ms:.0f} ms | "
        f"{ours_ms:.1f} ms | {simulations / len(clock[Theirs]):.0f} |",
        flush=True,
    )


def wilson(mean: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    z = 1.96
    centre = mean + z * z / (2 * games)
    spread = z * math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def main() -> int:
    """Play against every rival and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="finca", help=f"one of: {', '.join(tesela.game_names())}")
    parser.add_argument("--rivals", default="search,greedy,random", help="our bots (default: search,greedy,random)")
    parser.add_argument("--games", type=int, default=40, help="against each (default: 40)")
    parser.add_argument("--milliseconds", type=float, default=200, help="for each decision (default: 200)")
    options = parser.parse_args()
    game = pyspiel.load_game(f"tesela_{tesela.game(options.game).name}")
    print(f"| against ({options.game}) | games | OpenSpiel's ISMCTS wins | its decision | ours | its simulations |")
    print("|---|---|---|---|---|---|")
    for name in options.rivals.split(","):
        duel(game, name, options.games, options.milliseconds, lambda text: print(text, file=sys.stderr))
    return 0


if __name__ == "__main__":
    sys.exit(main())
