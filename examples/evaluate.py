"""Measure an agent against our bots: its share of the wins with a 95 % interval.

    python examples/evaluate.py [weights.npz] [--game tesela/Finca-v2] [--opponents random,greedy,novice] [--games 100]

The weights are those of examples/learn.py; without any, the agent plays at random.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tesela.rl.gymnasium import NAMES

Agent = Callable[[NDArray[Any], NDArray[Any]], int]


def learned(path: str, highs: NDArray[Any]) -> Agent:
    """An agent that plays the action it likes best; `highs` are the most that the numbers it sees can be."""
    weights = np.load(path)

    def decide(seen: NDArray[Any], mask: NDArray[Any]) -> int:
        hidden = np.tanh(seen / highs @ weights["in"] + weights["in_bias"])
        wishes = (hidden @ weights["out"] + weights["out_bias"])[:-1]
        return int(np.where(mask, wishes, -np.inf).argmax())

    return decide


def at_random(seed: int) -> Agent:
    """An agent that plays any legal action."""
    rng = np.random.default_rng(seed)
    return lambda seen, mask: int(rng.choice(np.flatnonzero(mask)))


def main() -> None:
    """Play against each bot and print how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("weights", nargs="?")
    parser.add_argument("--game", default="tesela/Finca-v2", help=f"one of: {', '.join(NAMES)}")
    parser.add_argument("--opponents", default="random,greedy,novice")
    parser.add_argument("--games", type=int, default=100, help="against each (default: 100)")
    options = parser.parse_args()
    for name in options.opponents.split(","):
        env: Any = gymnasium.make(options.game, opponents=[name])
        agent = learned(options.weights, env.observation_space.high) if options.weights else at_random(1)
        shares = []
        for number in range(options.games):
            seen, info = env.reset(seed=number)
            ended = False
            while not ended:
                seen, reward, ended, _, info = env.step(np.int64(agent(seen, info["action_mask"])))
            shares.append(float(reward))
        mean = sum(shares) / len(shares)
        interval = 1.96 * math.sqrt(mean * (1 - mean) / len(shares))
        print(f"against {name}: wins {100 * mean:.0f} ± {100 * interval:.0f} % of {len(shares)} games", flush=True)


if __name__ == "__main__":
    main()
