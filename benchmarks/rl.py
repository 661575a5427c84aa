"""Environments for learning beside their peers, measured in one run on this machine and printed as ratios.

    pip install 'tesela[peers]'                # and, to see them too: envpool, pgx
    python benchmarks/rl.py [--seconds 1] [--rounds 5] [--only pettingzoo,batch,openspiel]

Every figure is the best of some rounds, with the slowest in percent of it. Agents are random. In the first and the
last table the whole loop counts, choosing included; in the second only `step`: choosing is the learner's.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import open_spiel.python.games  # noqa: F401 - registers OpenSpiel's own games in Python
import pyspiel
from rich.console import Console
from rich.table import Table

import tesela
import tesela.rl.openspiel
from tesela.rl import gymnasium as ours
from tesela.rl import pettingzoo

GAMES_AT_ONCE = 1024
OPENSPIEL_PEERS = ("tic_tac_toe", "connect_four", "backgammon", "python_tic_tac_toe")
PGX_PEERS = ("tic_tac_toe", "connect_four")
Work = Callable[[float], float]


class Figure(NamedTuple):
    """The best rate of some rounds, and the slowest as a part of it."""

    best: float
    slowest: float


def measured(works: Mapping[str, Work], seconds: float, rounds: int) -> dict[str, Figure]:
    """The rates of all, taking turns in every round, so that what else the machine does falls on all alike."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(work(seconds))
    return {name: Figure(max(found), min(found) / max(found)) for name, found in rates.items()}


# ---- one decision at a time: PettingZoo


def agents_turns(env: Any) -> Work:
    """Decisions per second of the loop of PettingZoo's own benchmark."""

    def work(seconds: float) -> float:
        env.reset()
        decisions, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            for _ in env.agent_iter(env.num_agents):
                seen, _, ended, cut_off, _ = env.last()
                over = ended or cut_off
                env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                decisions += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return decisions / (time.perf_counter() - start)

    return work


def pettingzoo_works() -> dict[str, Work]:
    """PettingZoo's games as its users make them, then ours."""
    works = {}
    for name in ("tictactoe_v3", "connect_four_v3"):
        works[f"PettingZoo {name}"] = agents_turns(importlib.import_module(f"pettingzoo.classic.{name}").env())
    for name in pettingzoo.NAMES:
        works[f"tesela {name}"] = agents_turns(pettingzoo.env(name))
    return works


# ---- many games at once


def batch_steps(envs: Any) -> Work:
    """Decisions per second inside `step` of a vector environment with masks, random and legal."""
    rng = np.random.default_rng(1)
    noise = rng.random((GAMES_AT_ONCE, int(envs.single_action_space.n)), dtype=np.float32) + 0.01
    masks = envs.reset(seed=1)[1]["action_mask"]

    def work(seconds: float) -> float:
        nonlocal masks
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = (masks * np.roll(noise, steps, axis=0)).argmax(axis=1)
            start = time.perf_counter()
            masks = envs.step(actions)[4]["action_mask"]
            spent += time.perf_counter() - start
            steps += 1
        return steps * GAMES_AT_ONCE / spent

    return work


def vector_works() -> dict[str, Work]:
    """Our batches without and with observations, then EnvPool and pgx where they are installed."""
    works = {}
    for kind, observations in (("masks", False), ("masks and observations", True)):
        for id in ours.NAMES:
            envs = gymnasium.make_vec(id, num_envs=GAMES_AT_ONCE, opponents=[], observations=observations, copy=False)
            works[f"{id}, {kind}"] = batch_steps(envs)
    return works | dict(envpool_works()) | dict(pgx_works())


def envpool_works() -> Iterator[tuple[str, Work]]:
    """EnvPool's CartPole, one of its lightest."""
    try:
        import envpool
    except ImportError:
        return
    envs = envpool.make_gymnasium("CartPole-v1", num_envs=GAMES_AT_ONCE, num_threads=os.cpu_count())
    envs.reset()
    actions = np.random.default_rng(1).integers(0, 2, GAMES_AT_ONCE)

    def work(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            envs.step(actions)
            steps += 1
        return steps * GAMES_AT_ONCE / (time.perf_counter() - start)

    yield "EnvPool CartPole-v1", work


def pgx_works() -> Iterator[tuple[str, Work]]:
    """Games of pgx on the CPU, compiled by JAX, with autoreset."""
    try:
        import jax
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError:
        return
    for name in PGX_PEERS:
        env: Any = pgx.make(name)
        keys = jax.random.split(jax.random.PRNGKey(1), GAMES_AT_ONCE)
        state = jax.jit(jax.vmap(env.init))(keys)
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        yield f"pgx {name}", pgx_work(jax, step, state, keys)


def pgx_work(jax: Any, step: Any, state: Any, keys: Any) -> Work:
    """Decisions per second inside the step of a compiled batch."""
    rng = np.random.default_rng(1)

    def work(seconds: float) -> float:
        nonlocal state
        spent, steps = 0.0, 0
        while spent < seconds:
            masks = np.asarray(state.legal_action_mask)
            actions = (masks * (rng.random(masks.shape) + 0.01)).argmax(axis=1)
            start = time.perf_counter()
            state = jax.block_until_ready(step(state, actions, keys))
            spent += time.perf_counter() - start
            steps += 1
        return steps * GAMES_AT_ONCE / spent

    state = jax.block_until_ready(step(state, np.asarray(state.legal_action_mask).argmax(axis=1), keys))
    return work


# ---- OpenSpiel


def openspiel_steps(text: str) -> Work:
    """Decisions per second of random games stepped from Python."""
    game = pyspiel.load_game(text)

    def work(seconds: float) -> float:
        decisions, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions / (time.perf_counter() - start)

    return work


def openspiel_works() -> dict[str, Work]:
    """OpenSpiel's games, in C++ and in Python, then ours."""
    works = {f"OpenSpiel {name}": openspiel_steps(name) for name in OPENSPIEL_PEERS}
    return works | {f"tesela_{name}": openspiel_steps(f"tesela_{name}") for name in tesela.game_names()}


# ---- the run


def show(title: str, figures: Mapping[str, Figure]) -> None:
    """A table of rates, each also as a multiple of the first."""
    grid = Table(title=title, title_justify="left")
    for heading in ("", "decisions/s", "slowest round", "÷ first row"):
        grid.add_column(heading, justify="right" if heading else "left")
    first = next(iter(figures.values())).best
    for name, figure in figures.items():
        grid.add_row(name, f"{figure.best:,.0f}", f"{figure.slowest:.0%}", f"{figure.best / first:.2f} ×")
    Console(highlight=False).print(grid)


def main() -> int:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each round (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="for each figure (default: 5)")
    parser.add_argument(
        "--only", default="pettingzoo,batch,openspiel", help="some of the tables (default: %(default)s)"
    )
    options = parser.parse_args()
    cores = os.cpu_count()
    tables = {
        "pettingzoo": ("PettingZoo, one core", pettingzoo_works),
        "batch": (f"{GAMES_AT_ONCE} games at once, {cores} cores", vector_works),
        "openspiel": ("OpenSpiel, one core", openspiel_works),
    }
    for name in options.only.split(","):
        title, works = tables[name]
        show(title, measured(works(), options.seconds, options.rounds))
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"load when done: {load:.1f} on {cores} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())
