"""Ratings from results: a Bradley-Terry fit on the Elo scale, with intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tesela.lab.arena import Outcome

ELO = 400 / math.log(10)
PRIOR_GAMES = 1.0  # draws against the average that everybody is taken to have played
CONFIDENCE = 1.96  # 95 %
STEPS = 50


class Rating(NamedTuple):
    """A bot's strength: mean 1500, with half the width of its 95 % interval."""

    bot: str
    elo: float
    interval: float
    games: int
    wins: float


def duels(outcomes: Iterable[Outcome], bots: list[str]) -> NDArray[np.float64]:
    """wins[i, j]: how often bot i came out before bot j in one game; equal places count half."""
    place = {name: k for k, name in enumerate(bots)}
    wins = np.zeros((len(bots), len(bots)))
    for outcome in outcomes:
        standing = list(zip(outcome.shares, outcome.scores, strict=True))
        for one, name in enumerate(outcome.bots):
            for other, rival in enumerate(outcome.bots):
                if name != rival:
                    ahead = (standing[one] > standing[other]) + 0.5 * (standing[one] == standing[other])
                    wins[place[name], place[rival]] += ahead
    return wins


def ratings(outcomes: list[Outcome], bots: list[str]) -> list[Rating]:
    """The most likely strengths, strongest first."""
    wins = duels(outcomes, bots)
    games = wins + wins.T
    strength = np.zeros(len(bots))
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        against_average = 1 / (1 + np.exp(-strength))
        slope = wins.sum(axis=1) - (games * expected).sum(axis=1) + PRIOR_GAMES * (0.5 - against_average)
        weight = games * expected * (1 - expected)
        curve = np.diag(weight.sum(axis=1) + PRIOR_GAMES * against_average * (1 - against_average)) - weight
        strength = strength + np.linalg.solve(curve, slope)
    about_mean = np.eye(len(bots)) - 1 / len(bots)
    spread = np.sqrt(np.diag(about_mean @ np.linalg.inv(curve) @ about_mean))
    found = [
        Rating(
            bot=name,
            elo=1500 + ELO * float(strength[k] - strength.mean()),
            interval=CONFIDENCE * ELO * float(spread[k]),
            games=sum(name in outcome.bots for outcome in outcomes),
            wins=sum(
                share
                for outcome in outcomes
                for seated, share in zip(outcome.bots, outcome.shares, strict=True)
                if seated == name
            ),
        )
        for k, name in enumerate(bots)
    ]
    return sorted(found, key=lambda rating: -rating.elo)
