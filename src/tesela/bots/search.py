"""Information-set Monte Carlo tree search: a template, bound to one game at a time.

One tree serves all worlds: every iteration draws one that the searching seat could believe in (`conceal`), walks the
tree along actions that are legal in it, and plays on by instinct. A node is the decision that led to it; it
counts how it went for the seat that decided. Where several seats decide at once, each chooses at the same node by its
own statistics, so nobody peeks, and the walk goes on below the searching seat's choice.
"""

from __future__ import annotations

import math

from tesela.engine.contract import apply, asked_first, conceal, instinct, legal, returns, score, to_act
from tesela.engine.loops import pick, place_of
from tesela.engine.rng import quick_below
from tesela.engine.state import Floats, Ints, Record, Records, State, States

MARGIN_SHARE = 0.1  # how much of the value is the margin in points rather than the win


class Node(Record):
    """A decision in the tree."""

    child: int  # the first decision after it; 0 is none
    sibling: int  # the next decision from the same place; 0 is none
    seat: int
    action: int
    visits: int
    value: float  # sums over the visits: win share and margin mixed
    share: float
    margin: float
    prior: float


class Search(Record):
    """What a search is told, and how far it is."""

    seat: int
    players: int
    used: int  # nodes
    eager: int  # playouts by instinct rather than at random
    horizon: int  # decisions of a playout; 0 = to the end
    curiosity: float
    scale: float  # a margin of so many points is half of the way to a certain win


def grow_at(
    S: States,
    tree: Records[Node],
    searches: Records[Search],
    iterations: int,
    rng: Ints,
    actions: Ints,
    weights: Ints,
    edges: Ints,
    path: Ints,
    shares: Floats,
    margins: Floats,
    opening: Ints,
    totals: Floats,
) -> int:
    """Add iterations to a tree whose root is tree[0]; S[0] is the position, S[1] is for trying. Returns decisions.

    The searching seat's first decisions are those of the opening. Totals add up every seat's shares, then its margins.
    """
    search = searches[0]
    decisions = 0
    for _ in range(iterations):
        S[1] = S[0]
        s = S[1]
        conceal(s, search.seat, rng)
        depth = descend(s, tree, search, rng, actions, weights, edges, path, opening)
        decisions += depth + play_on(s, search, rng, actions, weights)
        judge(s, search, shares, margins)
        tree[0].visits += 1
        for seat in range(search.players):
            totals[seat] += shares[seat]
            totals[search.players + seat] += margins[seat]
        for k in range(depth):
            node = tree[path[k]]
            node.visits += 1
            node.share += shares[node.seat]
            node.margin += margins[node.seat]
            node.value += (1 - MARGIN_SHARE) * shares[node.seat] + MARGIN_SHARE * squashed(
                margins[node.seat], search.scale
            )
    return decisions


def descend(
    s: State,
    tree: Records[Node],
    search: Search,
    rng: Ints,
    actions: Ints,
    weights: Ints,
    edges: Ints,
    path: Ints,
    opening: Ints,
) -> int:
    """Walk down to a decision that is new to the tree; write the way and return its length."""
    here = 0
    depth = 0
    opened = 0
    fresh = False
    pending = to_act(s)
    while pending and (not fresh or opened < len(opening)) and depth + search.players < len(path):
        below_here = 0
        while pending:
            seat = asked_first(s, pending)
            pending ^= 1 << seat
            count = legal(s, seat, actions)
            link(s, tree, search, here, seat, count, actions, edges)
            k = -1
            if seat == search.seat and opened < len(opening):
                k = place_of(actions, count, opening[opened])
                opened += 1
            if k >= 0:
                chosen = edges[k]
            else:
                chosen = select(tree, search, count, rng, edges)
                fresh = fresh or tree[chosen].visits == 0
            if chosen == 0:
                return depth
            path[depth] = chosen
            depth += 1
            if below_here == 0 or seat == search.seat:
                below_here = chosen
            apply(s, seat, tree[chosen].action)
        here = below_here
        pending = to_act(s)
    return depth


def select(tree: Records[Node], search: Search, count: int, rng: Ints, edges: Ints) -> int:
    """The decision that promises most: win and curiosity, led by instinct. 0 when the tree is full."""
    visits = 0
    value = 0.0
    weight = 0.0
    for k in range(count):
        if edges[k]:
            node = tree[edges[k]]
            visits += node.visits
            value += node.value
            weight += node.prior
    expected = value / visits if visits else 0.5
    curiosity = search.curiosity * math.sqrt(visits + 1.0)
    best = -1.0
    chosen = 0
    first = quick_below(rng, count)
    for k in range(count):
        edge = edges[(first + k) % count]
        if edge:
            node = tree[edge]
            mean = node.value / node.visits if node.visits else expected
            promise = mean + curiosity * node.prior / weight / (1 + node.visits)
            if promise > best:
                best = promise
                chosen = edge
    return chosen


def link(
    s: State, tree: Records[Node], search: Search, here: int, seat: int, count: int, actions: Ints, edges: Ints
) -> None:
    """Find the decisions below `here` for each legal action, adding those that are new while there is room."""
    for k in range(count):
        edges[k] = 0
    edge = tree[here].child
    while edge:
        node = tree[edge]
        if node.seat == seat:
            k = place_of(actions, count, node.action)
            if k >= 0:
                edges[k] = edge
        edge = node.sibling
    for k in range(count):
        if edges[k] == 0 and search.used < len(tree):
            edges[k] = search.used
            node = tree[search.used]
            node.child = 0
            node.sibling = tree[here].child
            node.seat = seat
            node.action = actions[k]
            node.visits = 0
            node.value = 0.0
            node.share = 0.0
            node.margin = 0.0
            node.prior = math.sqrt(instinct(s, seat, actions[k]))
            tree[here].child = search.used
            search.used += 1


def play_on(s: State, search: Search, rng: Ints, actions: Ints, weights: Ints) -> int:
    """Play to the end, or as far as the horizon goes; return the number of decisions."""
    decisions = 0
    mask = to_act(s)
    while mask and (search.horizon == 0 or decisions < search.horizon):
        seat = asked_first(s, mask)
        count = legal(s, seat, actions)
        apply(s, seat, pick(s, seat, actions, count, search.eager == 1, rng, weights))
        decisions += 1
        mask = to_act(s)
    return decisions


def judge(s: State, search: Search, shares: Floats, margins: Floats) -> None:
    """Write each seat's margin over the best of the others, and its share of the win, guessed if play was cut off."""
    for seat in range(search.players):
        margins[seat] = score(s, seat)
    for seat in range(search.players):
        shares[seat] = lead(margins, search.players, seat)
    for seat in range(search.players):
        margins[seat] = shares[seat]
        shares[seat] = squashed(margins[seat], search.scale)
    if to_act(s) == 0:
        returns(s, shares)


def lead(points: Floats, players: int, seat: int) -> float:
    """Points more than the best of the others; alone, the points themselves."""
    if players == 1:
        return points[seat]
    rival = (seat + 1) % players
    for other in range(players):
        if other != seat and points[other] > points[rival]:
            rival = other
    return points[seat] - points[rival]


def squashed(margin: float, scale: float) -> float:
    """A margin as a number between 0 and 1."""
    return 0.5 + 0.5 * margin / (abs(margin) + scale)
