"""What learners step: one game, or a slice of many with opponents. Templates, bound to one game at a time."""

from __future__ import annotations

from tesela.bots.greedy import greedy_at
from tesela.bots.search import lead
from tesela.engine.atomic import fetch_and_add, fetch_and_set
from tesela.engine.contract import apply, asked_first, conceal, legal, observe, progress, returns, score, setup, to_act
from tesela.engine.loops import place_of
from tesela.engine.rng import CELLS, quick_below, reseed
from tesela.engine.state import Bytes, Features, Floats, Ints, Record, Records, State, States, cells

WIN, RANK, MARGIN = range(3)  # what is paid at the end
LEARNER, RANDOM, GREEDY = range(3)  # who decides for a seat
RUNNING, OVER, ILLEGAL = range(3)  # how a step left the game


class Terms(Record):
    """What is the same for all games of a batch."""

    players: int
    reward: int
    penalty: float  # the reward of an action that is not legal
    seat: int  # the learner's; -1: drawn anew for every game
    observing: int  # 0 leaves observations out
    anew: int  # 1 begins all games again


# ---- one game


def decide_at(S: States, i: int, seat: int, action: int, actions: Ints, count: int) -> tuple[int, int]:
    """Play one of the first `count` actions; write those of the next seat and return (how many, that seat).

    The number is 0 at the end of the game, and -1 when the action is none of them: then nothing has changed.
    """
    if place_of(actions, count, action) < 0:
        return -1, seat
    s = S[i]
    apply(s, seat, action)
    mask = to_act(s)
    if mask == 0:
        return 0, seat
    after = asked_first(s, mask)
    return legal(s, after, actions), after


def look_at(S: States, i: int, seat: int, actions: Ints, count: int, mask: Bytes, features: Features) -> None:
    """Write what a seat sees, and a mask of the first `count` actions."""
    mark(actions, count, mask, 0)
    observe(S[i], seat, features)


def note_at(S: States, i: int, actions: Ints, notes: Ints) -> None:
    """Write the seats to act as a mask, the one asked first, how many actions it has, and the count of revelations."""
    s = S[i]
    notes[0] = to_act(s)
    notes[1] = asked_first(s, notes[0]) if notes[0] else 0
    notes[2] = legal(s, notes[1], actions) if notes[0] else 0
    notes[3] = progress(s)


def pay_at(S: States, i: int, players: int, reward: int, shares: Floats, out: Floats) -> None:
    """The reward of every seat at the end."""
    pay(S[i], players, reward, shares, out, 0)


def mark(actions: Ints, count: int, masks: Bytes, at: int) -> None:
    """Turn a list of actions into the mask that begins there."""
    for k in range(at, at + len(actions)):
        masks[k] = 0
    for k in range(count):
        masks[at + actions[k]] = 1


def pay(s: State, players: int, reward: int, shares: Floats, out: Floats, at: int) -> None:
    """Win shares; or standings from 1 for the first to 0 for the last; or points more than the best of the others."""
    returns(s, shares)
    for seat in range(players):
        out[at + seat] = standing(s, players, shares, seat) if reward == RANK else shares[seat]
    if reward == MARGIN:
        for seat in range(players):
            shares[seat] = score(s, seat)
        for seat in range(players):
            out[at + seat] = lead(shares, players, seat)


def standing(s: State, players: int, shares: Floats, seat: int) -> float:
    """The part of the others that a seat has left behind; equals count half."""
    if players == 1:
        return 1.0
    behind = 0.0
    for other in range(players):
        if is_ahead(s, shares, seat, other):
            behind += 1.0
        elif other != seat and not is_ahead(s, shares, other, seat):
            behind += 0.5
    return behind / (players - 1)


def is_ahead(s: State, shares: Floats, one: int, other: int) -> bool:
    """Who has won is ahead of who has not; else points tell."""
    if shares[one] != shares[other]:
        return shares[one] > shares[other]
    return score(s, one) > score(s, other)


# ---- many games, shared out among threads

BLOCK = 16  # games that a thread takes at once


class Desk(Record):
    """What goes with each game of a batch."""

    rng: Ints = cells(CELLS)  # for new games and for opponents
    learner: int  # the seat that it has, if there are opponents
    seat: int  # the one to decide


def open_many(S: States, counters: Ints) -> None:
    """Before a step: no game is done, and each thread's share waits to be taken from its beginning."""
    threads = len(counters) - 1
    fetch_and_set(counters, threads, 0)
    for k in range(threads):
        fetch_and_set(counters, k, edge(S, k, threads))


def step_many(
    S: States,
    T: States,
    terms: Records[Terms],
    desks: Records[Desk],
    counters: Ints,
    me: int,
    options: Ints,
    opponents: Ints,
    chosen: Ints,
    masks: Bytes,
    features: Features,
    finals: Features,
    payments: Floats,
    rewards: Floats,
    ended: Bytes,
    actions: Ints,
    scratch: Ints,
    shares: Floats,
) -> None:
    """Play chosen[i] in every game, let opponents answer, and begin again where a game has ended.

    The last of S stays blank and T holds two tables for trying. `opponents[k]` decides for the k-th seat after the
    learner's. Masks, features and payments are flat, one row after the other. Threads call this together: each takes
    games of its own share, then of the others'; the first comes back when all games are done. A thread that is late
    finds nothing left to take, or helps with the next step.
    """
    threads = len(counters) - 1
    t = terms[0]
    width = len(features) // (len(S) - 1)
    for k in range(threads):
        share = (me + k) % threads
        end = edge(S, share + 1, threads)
        first = fetch_and_add(counters, share, BLOCK)
        while first < end:
            last = min(first + BLOCK, end)
            for i in range(first, last):
                decided = desks[i].seat
                ended[i] = RUNNING if t.anew else take(S[i], t, desks[i], i, chosen[i], masks, payments, len(actions))
                going_on = not t.anew and ended[i] == RUNNING
                while True:
                    if going_on:
                        answer(S[i], T, t, desks[i], opponents, actions, scratch)
                        if to_act(S[i]):
                            break
                        ended[i] = OVER
                        pay(S[i], t.players, t.reward, shares, payments, i * t.players)
                    if t.observing and not t.anew:
                        observe(S[i], desks[i].seat, finals[i * width : (i + 1) * width])
                    deal(S, i, t, desks[i], options)
                    going_on = True
                rewards[i] = payments[i * t.players + decided] if ended[i] else 0.0
                desks[i].seat = asked_first(S[i], to_act(S[i]))
                mark(actions, legal(S[i], desks[i].seat, actions), masks, i * len(actions))
                if t.observing:
                    observe(S[i], desks[i].seat, features[i * width : (i + 1) * width])
            fetch_and_add(counters, threads, last - first)
            first = fetch_and_add(counters, share, BLOCK)
    while me == 0 and fetch_and_add(counters, threads, 0) < len(S) - 1:
        pass


def edge(S: States, k: int, threads: int) -> int:
    """The game with which the share of the k-th thread begins."""
    return (len(S) - 1) * k // threads


def take(s: State, t: Terms, desk: Desk, i: int, action: int, masks: Bytes, payments: Floats, width: int) -> int:
    """Play the action of game i if its mask allows it; else the game is lost."""
    if 0 <= action < width and masks[i * width + action]:
        apply(s, desk.seat, action)
        return RUNNING
    for seat in range(t.players):
        payments[i * t.players + seat] = t.penalty if seat == desk.seat else 0.0
    return ILLEGAL


def deal(S: States, i: int, t: Terms, desk: Desk, options: Ints) -> None:
    """Begin a new game, and say where the learner sits."""
    S[i] = S[len(S) - 1]
    reseed(S[i].rng, desk.rng)
    setup(S[i], t.players, options)
    desk.learner = t.seat if t.seat >= 0 else quick_below(desk.rng, t.players)


def answer(s: State, T: States, t: Terms, desk: Desk, opponents: Ints, actions: Ints, scratch: Ints) -> None:
    """Let opponents decide until the learner is to, each knowing only what its seat can know."""
    mask = to_act(s)
    while mask:
        seat = asked_first(s, mask)
        role = opponents[(seat - desk.learner + t.players) % t.players]
        if role == LEARNER:
            return
        if role == GREEDY:
            T[0] = s
            conceal(T[0], seat, desk.rng)
            apply(s, seat, greedy_at(T, seat, desk.rng, actions, scratch))
        else:
            apply(s, seat, actions[quick_below(desk.rng, legal(s, seat, actions))])
        mask = to_act(s)
