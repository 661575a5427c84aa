"""How fast a game runs here: `tesela bench`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from rich.table import Table

from tesela.engine import loops
from tesela.engine.game import Game
from tesela.engine.match import Match
from tesela.engine.record import Record
from tesela.engine.rng import quick
from tesela.engine.state import copy_states

ROUNDS = 5  # every figure is the best of so many
FIRST_MOVE = "import tesela; m = tesela.game({name!r}).match(seed=1); m.play(m.to_act[0], m.legal(m.to_act[0])[0])"
COMPILE = "import tesela; from tesela.engine import loops; tesela.game({name!r}).kernel.warm([loops])"


class Figures(msgspec.Struct):
    """What `tesela bench --json` prints for a game; rates are per second on one core."""

    game: str
    players: int
    kernel_decisions_per_s: int
    games_per_s: int
    raw_decisions_per_s: int
    match_decisions_per_s: int
    copy_us: float
    view_us: float
    save_load_ms: float
    cold_compile_s: float
    warm_load_s: float


def bench(game: Game, tell: Callable[[str], None]) -> Figures:
    """Measure one game, telling which part is under way."""
    players = game.check_players(None)
    tell(f"{game.name}: cold compile and warm load …")
    cold, warm = compile_seconds(game)
    tell(f"{game.name}: random play in the kernel …")
    decisions, games = kernel_rates(game, players)
    tell(f"{game.name}: random play stepped from Python …")
    raw = best_rate(lambda: raw_decisions(game, players, 40))
    match = best_rate(lambda: match_decisions(game, players, 10))
    tell(f"{game.name}: copy, view, save and load …")
    played = played_match(game, players, 1)
    one, other = played.kernel.states(1), played.kernel.states(1)
    record = played.record()
    return Figures(
        game=game.name,
        players=players,
        kernel_decisions_per_s=round(decisions),
        games_per_s=round(games),
        raw_decisions_per_s=round(raw),
        match_decisions_per_s=round(match),
        copy_us=round(best_seconds(lambda: copy_states(one, other), 2000) * 1e6, 3),
        view_us=round(best_seconds(lambda: played.view(0), 100) * 1e6, 1),
        save_load_ms=round(best_seconds(lambda: Record.loads(record.dumps()).replay(), 3) * 1e3, 2),
        cold_compile_s=round(cold, 2),
        warm_load_s=round(warm, 2),
    )


def best_rate(work: Callable[[], int]) -> float:
    """The highest number of things done per second."""
    rates = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - start))
    return max(rates)


def best_seconds(work: Callable[[], object], repeats: int) -> float:
    """The least time that one repeat takes."""

    def many() -> int:
        for _ in range(repeats):
            work()
        return repeats

    return 1 / best_rate(many)


def compile_seconds(game: Game) -> tuple[float, float]:
    """Seconds to compile the whole kernel anew, and from starting Python to a first move with a full cache."""
    with tempfile.TemporaryDirectory() as directory:
        environment = {**os.environ, "TESELA_CACHE_DIR": directory}

        def run(code: str) -> float:
            start = time.perf_counter()
            command = [sys.executable, "-c", code.format(name=game.name)]
            subprocess.run(command, env=environment, check=True, capture_output=True, cwd=Path(directory))
            return time.perf_counter() - start

        cold = run(COMPILE)
        return cold, min(run(FIRST_MOVE) for _ in range(ROUNDS))


def kernel_rates(game: Game, players: int) -> tuple[float, float]:
    """Decisions and games per second of uniformly random play inside the kernel."""
    playouts = game.kernel.bind(loops.playouts)
    states = game.kernel.states(2)
    options = game.choice_indices(game.complete({}))
    rng = quick(1)
    actions = np.zeros((2, game.action_count), np.int64)

    def run(games: int) -> int:
        return playouts(states, players, options, rng, games, False, actions[0], actions[1])

    start = time.perf_counter()
    per_game = run(10) / 10
    games = max(10, int(3 / (time.perf_counter() - start)))
    rate = best_rate(lambda: run(games))
    return rate, rate / per_game


def raw_decisions(game: Game, players: int, games: int) -> int:
    """Random games through the fused step."""
    kernel = game.kernel
    begin, legal, step = kernel.bind(loops.begin), kernel.bind(loops.legal_at), kernel.bind(loops.step_at)
    states = kernel.states(2)
    options = game.choice_indices(game.complete({}))
    out = np.zeros(game.action_count, np.int64)
    draw, item = Random(1).random, out.item
    decisions = 0
    for number in range(games):
        copy_states(states[:1], states[1:])
        begin(states, 0, players, options, np.array([number, 0, 0, 0], np.int64))
        seat = 0
        count = legal(states, 0, seat, out)
        while count:
            count, seat = step(states, 0, seat, item(int(draw() * count)), out)
            decisions += 1
    return decisions


def match_decisions(game: Game, players: int, games: int) -> int:
    """Random games through Match."""
    return sum(len(played_match(game, players, number).moves) for number in range(games))


def played_match(game: Game, players: int, seed: int) -> Match:
    """One random game, played to its end."""
    match = game.match(players, seed)
    draw = Random(seed).random
    while to_act := match.to_act:
        actions = match.legal(to_act[0])
        match.play(to_act[0], actions[int(draw() * len(actions))])
    return match


def table(figures: list[Figures]) -> Table:
    """The figures for people: one column per game."""
    grid = Table(title="per core, best of several runs", title_justify="left")
    grid.add_column("")
    for column in figures:
        grid.add_column(f"{column.game} ({column.players} players)", justify="right")
    for field in msgspec.structs.fields(Figures)[2:]:
        grid.add_row(field.name, *(f"{getattr(column, field.name):,}" for column in figures))
    return grid
