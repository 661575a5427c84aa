"""Learn a game from nothing on the CPU: masked PPO in NumPy, many games at once, against random opponents.

    python examples/learn.py [tesela/Finca-v2] [--updates 200] [--out weights.npz]

The learner wins half of the games at first and nine of ten after a minute or two. On a busy machine it is quicker with
OPENBLAS_NUM_THREADS=1.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tesela.rl.gymnasium import NAMES

Array = NDArray[np.float32]
GAMES = 256
STEPS = 64  # of every game between two updates
HIDDEN = 128
EPOCHS = 2
BATCHES = 8
RATE = 1e-3
CLIP = 0.2
DISCOUNT = 1.0
SMOOTHING = 0.95  # lambda of the generalised advantage
ENTROPY = 0.01
NEVER = np.float32(-1e9)


class Network:
    """One hidden layer; a preference for each action and the expected reward. Trained by Adam."""

    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return np.float32(scale / np.sqrt(rows)) * rng.standard_normal((rows, columns), dtype=np.float32)

        self.weights = {
            "in": layer(features, HIDDEN, 1.0),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": layer(HIDDEN, actions + 1, 0.01),
            "out_bias": np.zeros(actions + 1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def forward(self, seen: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """Hidden values, chances of the actions, expected rewards."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["in_bias"])
        out = hidden @ self.weights["out"] + self.weights["out_bias"]
        wishes = np.where(masks, out[:, :-1], NEVER)
        wishes = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return hidden, wishes / wishes.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Array, hidden: Array, slope: Array) -> None:
        """One step of Adam, given how the loss depends on the outputs."""
        back = (slope @ self.weights["out"].T) * (1 - hidden * hidden)
        slopes = {"in": seen.T @ back, "in_bias": back.sum(0), "out": hidden.T @ slope, "out_bias": slope.sum(0)}
        self._updates += 1
        for name, gradient in slopes.items():
            self._mean[name] += 0.1 * (gradient - self._mean[name])
            self._square[name] += 0.001 * (gradient * gradient - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._updates)
            square = self._square[name] / (1 - 0.999**self._updates)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def choose(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row, drawn by its chances; never one of chance zero."""
    dice = -np.log(rng.random(chances.shape, dtype=np.float32) + 1e-9)
    picked: NDArray[np.int64] = (chances / dice).argmax(axis=1)
    return picked


class Learner:
    """PPO over a vector environment."""

    def __init__(self, envs: Any, seed: int) -> None:
        self.envs = envs
        self.rng = np.random.default_rng(seed)
        self.network = Network(envs.single_observation_space.shape[0], int(envs.single_action_space.n), self.rng)
        self.scale = np.float32(1) / envs.single_observation_space.high  # to numbers between 0 and 1
        seen, info = envs.reset(seed=seed)
        self.seen = seen * self.scale
        self.masks = info["action_mask"]
        self.games = 0
        self.won = 0.0

    def play(self) -> dict[str, NDArray[Any]]:
        """Play some steps of all games and keep what happened."""
        kept: dict[str, list[NDArray[Any]]] = {name: [] for name in ("seen", "masks", "actions", "chance", "value")}
        rewards, ends = [], []
        for _ in range(STEPS):
            _, chances, value = self.network.forward(self.seen, self.masks)
            actions = choose(chances, self.rng)
            chance = chances[np.arange(len(actions)), actions]
            for name, array in zip(kept, (self.seen, self.masks, actions, chance, value), strict=True):
                kept[name].append(array)
            seen, reward, ended, _, info = self.envs.step(actions)
            self.seen = seen * self.scale
            self.masks = info["action_mask"]
            self.games += int(ended.sum())
            self.won += float(reward.sum())
            rewards.append(reward)
            ends.append(ended)
        last = self.network.forward(self.seen, self.masks)[2]
        played = {name: np.stack(arrays) for name, arrays in kept.items()}
        played["advantage"] = advantages(np.stack(rewards), np.stack(ends), played["value"], last)
        return {name: array.reshape(-1, *array.shape[2:]) for name, array in played.items()}

    def update(self) -> None:
        """Play, then improve the network on what was played."""
        played = self.play()
        target = played["advantage"] + played["value"]
        advantage = played["advantage"] - played["advantage"].mean()
        advantage /= advantage.std() + 1e-8
        for _ in range(EPOCHS):
            for rows in np.array_split(self.rng.permutation(len(target)), BATCHES):
                self.improve({name: array[rows] for name, array in played.items()}, advantage[rows], target[rows])

    def improve(self, played: dict[str, NDArray[Any]], advantage: Array, target: Array) -> None:
        """The clipped objective of PPO, differentiated by hand."""
        hidden, chances, value = self.network.forward(played["seen"], played["masks"])
        rows = np.arange(len(target))
        ratio = chances[rows, played["actions"]] / played["chance"]
        free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(free, ratio * advantage, 0)
        slope = np.zeros((len(target), chances.shape[1] + 1), np.float32)
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope[:, :-1] = chances * pull[:, None] + ENTROPY * chances * (logs + entropy)
        slope[rows, played["actions"]] -= pull
        slope[:, -1] = value - target
        slope /= len(target)
        self.network.learn(played["seen"], hidden, slope)


def advantages(rewards: Array, ends: NDArray[np.bool_], values: Array, last: Array) -> Array:
    """How much better than expected each decision went (generalised advantage estimation)."""
    out = np.zeros_like(values)
    ahead, gained = last, np.zeros_like(last)
    for step in range(len(rewards) - 1, -1, -1):
        going_on = 1 - ends[step].astype(np.float32)
        surprise = rewards[step] + DISCOUNT * ahead * going_on - values[step]
        gained = surprise + DISCOUNT * SMOOTHING * going_on * gained
        out[step] = gained
        ahead = values[step]
    return out


def main() -> None:
    """Learn, telling how many games of the last updates were won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="tesela/Finca-v2", help=f"one of: {', '.join(NAMES)}")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--opponents", default="random", help="random or greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="file for the weights, for examples/evaluate.py")
    options = parser.parse_args()
    envs = gymnasium.make_vec(options.game, num_envs=GAMES, opponents=options.opponents)
    learner = Learner(envs, options.seed)
    start = time.perf_counter()
    for update in range(1, options.updates + 1):
        learner.update()
        if learner.games >= 2 * GAMES or update == options.updates:
            share = 100 * learner.won / max(1, learner.games)
            decisions = update * STEPS * GAMES
            print(f"{time.perf_counter() - start:6.1f} s  {decisions:9,} decisions  wins {share:5.1f} %", flush=True)
            learner.games, learner.won = 0, 0.0
    if options.out:
        np.savez(options.out, **learner.network.weights)  # type: ignore[arg-type]
    envs.close()


if __name__ == "__main__":
    main()
