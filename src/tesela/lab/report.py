"""Results to look at: one HTML file with its figures inside, which opens without a network."""

from __future__ import annotations

import html
import io
from collections.abc import Sequence
from typing import Any

import numpy as np

from tesela.engine.game import find
from tesela.lab.arena import Outcome, Results
from tesela.lab.ratings import duels, ratings
from tesela.lab.study import Findings, Plan

COBALT, OCHRE, TERRACOTTA, INK, GLAZE, EDGE = "#1d4fa3", "#d99a1c", "#b4532a", "#1b2440", "#fbf5e9", "#e2d6bd"
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
body {{ margin: 0; background: {glaze}; color: {ink}; font: 16px/1.5 system-ui, sans-serif; }}
main {{ max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }}
h1 {{ font: 600 2.2rem/1.2 Georgia, serif; color: {cobalt}; margin: 0; }}
h2 {{ font: 600 1.3rem Georgia, serif; margin: 2.5rem 0 .5rem; }}
p.lead {{ margin: .3rem 0 0; }}
figure {{ margin: .8rem 0 0; background: #fffdf7; border: 1px solid {edge}; border-radius: 14px; padding: 1rem; }}
svg {{ width: 100%; height: auto; }}
table {{ border-collapse: collapse; background: #fffdf7; border: 1px solid {edge}; border-radius: 14px; }}
th, td {{ padding: .35rem .9rem; text-align: right; border-bottom: 1px solid {edge}; }}
th:first-child, td:first-child {{ text-align: left; }}
</style></head><body><main><h1>{title}</h1><p class="lead">{lead}</p>{body}</main></body></html>
"""


def page(title: str, lead: str, parts: Sequence[tuple[str, str]]) -> str:
    """A page with a heading for each part."""
    body = "".join(f"<h2>{html.escape(heading)}</h2>{content}" for heading, content in parts)
    return PAGE.format(
        title=html.escape(title), lead=html.escape(lead), body=body, glaze=GLAZE, ink=INK, cobalt=COBALT, edge=EDGE
    )


def table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A plain table."""
    head = "".join(f"<th>{html.escape(heading)}</th>" for heading in headings)
    lines = "".join("<tr>" + "".join(f"<td>{html.escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


def axes(width: float = 8, height: float = 3) -> tuple[Any, Any]:
    """An empty figure in our colours."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained", facecolor="none")
    plot = figure.subplots()
    plot.set_facecolor("none")
    plot.spines[["top", "right"]].set_visible(False)
    return figure, plot


def drawn(figure: Any) -> str:
    """A figure as SVG that stands in the page."""
    paper = io.StringIO()
    figure.savefig(paper, format="svg")
    text = paper.getvalue()
    return f"<figure>{text[text.index('<svg') :]}</figure>"


def histogram(values: Sequence[float], label: str, colour: str = COBALT) -> str:
    """How often each value occurs."""
    figure, plot = axes()
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values) and high - low <= 80
    bins = np.arange(low - 0.5, high + 1.5) if whole else 40
    plot.hist(values, bins=bins, color=colour, edgecolor="white", linewidth=0.4)
    plot.axvline(float(np.mean(values)), color=TERRACOTTA, linestyle="--", label=f"mean {np.mean(values):.1f}")
    plot.set_xlabel(label)
    plot.set_ylabel("games")
    plot.legend(frameon=False)
    return drawn(figure)


# ---- arena


def arena_report(results: Results) -> str:
    """Ratings, head to head, scores and lengths of an arena."""
    plan, outcomes = results.plan, results.outcomes
    found = ratings(outcomes, plan.bots)
    rows = [
        (rating.bot, f"{rating.elo:.0f}", f"± {rating.interval:.0f}", f"{rating.wins:.1f}", rating.games)
        for rating in found
    ]
    parts = [
        ("Ratings", table(["bot", "rating", "95 %", "wins", "games"], rows) + ratings_figure(results)),
        ("Head to head", duels_figure(outcomes, [rating.bot for rating in found])),
        ("Points", points_figure(outcomes, [rating.bot for rating in found])),
        ("Length of the games", histogram([outcome.decisions for outcome in outcomes], "decisions")),
    ]
    lead = f"{len(outcomes)} games of {plan.players} players, seats rotated, seeds paired from {plan.seed}."
    return page(f"{plan.game.capitalize()}: the arena", lead, parts)


def ratings_figure(results: Results) -> str:
    """Every bot's rating with its interval."""
    found = ratings(results.outcomes, results.plan.bots)[::-1]
    figure, plot = axes(height=0.6 + 0.45 * len(found))
    plot.errorbar(
        [rating.elo for rating in found],
        range(len(found)),
        xerr=[rating.interval for rating in found],
        fmt="o",
        color=COBALT,
        ecolor=OCHRE,
        elinewidth=4,
        markersize=9,
    )
    plot.set_yticks(range(len(found)), [rating.bot for rating in found])
    plot.set_ylim(-0.6, len(found) - 0.4)
    plot.set_xlabel("rating (Elo; 95 % intervals)")
    return drawn(figure)


def duels_figure(outcomes: list[Outcome], bots: list[str]) -> str:
    """How often the bot of a row comes out before that of a column."""
    wins = duels(outcomes, bots)
    games = wins + wins.T
    rate = np.divide(wins, games, out=np.full_like(wins, np.nan), where=games > 0)
    figure, plot = axes(height=1.5 + 0.5 * len(bots))
    plot.imshow(rate, vmin=0, vmax=1, cmap="RdYlBu", alpha=0.55)
    for i in range(len(bots)):
        for j in range(len(bots)):
            if games[i, j]:
                plot.text(j, i, f"{100 * rate[i, j]:.0f} %", ha="center", va="center", color=INK)
    plot.set_xticks(range(len(bots)), bots)
    plot.set_yticks(range(len(bots)), bots)
    return drawn(figure)


def points_figure(outcomes: list[Outcome], bots: list[str]) -> str:
    """The spread of points of every bot."""
    points: dict[str, list[int]] = {name: [] for name in bots}
    for outcome in outcomes:
        for name, score in zip(outcome.bots, outcome.scores, strict=True):
            points[name].append(score)
    figure, plot = axes(height=0.8 + 0.45 * len(bots))
    plot.boxplot(
        [points[name] for name in bots[::-1]],
        orientation="horizontal",
        tick_labels=bots[::-1],
        patch_artist=True,
        boxprops={"facecolor": OCHRE, "alpha": 0.5},
        medianprops={"color": TERRACOTTA, "linewidth": 2},
    )
    plot.set_xlabel("points at the end")
    return drawn(figure)


# ---- study


def study_report(plan: Plan, found: Findings) -> str:
    """What a designer wants to know of a game."""
    shares, scores = np.array(found.shares), np.array(found.scores)
    ordered = np.sort(scores, axis=1)
    margins = (ordered[:, -1] - ordered[:, -2]).tolist() if plan.players > 1 else []
    rows = [
        ("decisions in a game", *spread_of(found.decisions)),
        ("legal choices at a decision", *spread_of(found.choices)),
        ("most choices at one decision", *spread_of(found.widest)),
        ("changes of the lead", *spread_of(found.leads)),
        ("winner's points", *spread_of(scores.max(axis=1).tolist())),
        ("last player's points", *spread_of(scores.min(axis=1).tolist())),
    ]
    parts = [
        ("In figures", table(["", "5 %", "median", "95 %", "mean"], rows)),
        ("Seats", seats_figure(shares)),
        ("Points", histogram(scores.reshape(-1).tolist(), "points of a player")),
        ("Length", histogram(found.decisions, "decisions", OCHRE)),
        ("Lead changes", histogram(found.leads, "changes of the lead", TERRACOTTA)),
        ("What winners do", winners_table(plan, found)),
    ]
    if margins:
        parts.insert(3, ("Winning margin", histogram(margins, "points between first and second", TERRACOTTA)))
    lead = f"{len(found.decisions)} games of {plan.players} players by instinct, seed {plan.seed}."
    return page(f"{plan.game.capitalize()}: how it behaves", lead, parts)


def spread_of(values: Sequence[float]) -> list[str]:
    """Two quantiles, the median and the mean."""
    low, middle, high = np.quantile(values, [0.05, 0.5, 0.95])
    return [f"{value:.1f}" for value in (low, middle, high, np.mean(values))]


def seats_figure(shares: Any) -> str:
    """Wins by seat, with 95 % intervals, against an even share."""
    games, players = shares.shape
    means = shares.mean(axis=0)
    error = 1.96 * shares.std(axis=0) / np.sqrt(games)
    figure, plot = axes(height=2.6)
    plot.bar(range(1, players + 1), 100 * means, yerr=100 * error, color=COBALT, ecolor=OCHRE, width=0.6)
    plot.axhline(100 / players, color=TERRACOTTA, linestyle="--", label="even")
    plot.set_xticks(range(1, players + 1), [f"seat {seat + 1}" for seat in range(players)])
    plot.set_ylabel("wins in %")
    plot.legend(frameon=False)
    return drawn(figure)


def winners_table(plan: Plan, found: Findings) -> str:
    """For every action: how many players use it, and how often those win compared with an even share."""
    game = find(plan.game)
    seats = len(found.decisions) * plan.players
    rows = []
    for action, used in enumerate(found.used):
        if used:
            edge = found.used_by_winners[action] / used * plan.players
            rows.append((edge, (game.encode(action), f"{100 * used / seats:.1f} %", f"{edge:.2f}")))
    rows.sort(reverse=True)
    return table(["action", "players who use it", "their wins, 1.00 = even"], [row for _, row in rows])
