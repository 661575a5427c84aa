from __future__ import annotations

from itertools import pairwise

import pytest

import tesela
from tesela.bots import review as reviews
from tesela.bots.analysis import Budget, Style, Tree
from tesela.bots.review import (
    Line,
    Turn,
    Verdict,
    accuracy,
    consider,
    judge,
    mark,
    reason,
    review,
    turns,
    why_first,
    with_luck,
)
from tesela.engine.match import Match, Position
from tesela.engine.state import Ints
from tesela.words import Message, say
from tests.conformance.cases import Case, played
from tests.games.finca.arrange import ask, begun, give, hold, last_tile, play
from tests.golden import golden

EFFORT = 24
every_game = pytest.mark.parametrize("name", tesela.game_names())


def eager(name: str, players: int | None = None, seed: int = 3) -> Match:
    game = tesela.game(name)
    return played(Case(game, players or max(2, game.players[0]), game.complete({})), seed, True)


def moves_of(match: Match, turn: Turn) -> list[str]:
    return [move.notation for move in match.moves[turn.start : turn.stop]]


def a_line(*events: Message, win: float = 0.5) -> Line:
    labels = [say("finca-village-inca")]
    return Line(["move 1"], labels, list(events), win, 0.01, 0.0, [win, 1 - win], "best")


# ---- turns


@every_game
def test_every_decision_belongs_to_one_turn_of_its_seat(name: str) -> None:
    match = eager(name)
    found = turns(match)
    assert [turn.number for turn in found] == list(range(len(found)))
    assert found[0].start == 0
    assert found[-1].stop == len(match.moves)
    assert all(one.stop == two.start for one, two in pairwise(found))
    assert all(move.seat == turn.seat for turn in found for move in match.moves[turn.start : turn.stop])


def test_a_delivery_in_finca_is_one_turn() -> None:
    match = begun(compiled=True)
    ask(match.state, "inca", "1 fig")
    hold(match.state, 0, fig=1)
    match.state.carts[0] = 1
    play(match, "deliver", "load inca", "stop", "move 1", "move 1")
    assert [moves_of(match, turn) for turn in turns(match)] == [
        ["deliver", "load inca", "stop"],
        ["move 1"],
        ["move 1"],
    ]


def test_a_turn_in_majolica_is_one_with_all_that_it_sets_off() -> None:
    match = golden("majolica", "tells majolica-did-bloom", rules=1).record.replay()
    found = [moves_of(match, turn) for turn in turns(match)]
    assert ["column d1", "into w3", "discard blue", "raise red", "break yellow"] in found
    assert max(map(len, found)) > 10
    assert all("into" in " ".join(moves) for moves in found if moves[0].startswith(("row", "column")))


def test_a_walk_in_world_monuments_is_one_turn_and_a_brick_another() -> None:
    match = eager("monuments")
    found = [moves_of(match, turn) for turn in turns(match)]
    assert any(len([move for move in moves if move.startswith("go")]) > 1 for moves in found)
    assert all(moves[0].startswith("go") and not moves[-1].startswith("build") for moves in found if len(moves) > 1)
    assert all(len(moves) == 1 for moves in found if moves[0].startswith(("build", "pass")))


def test_every_bid_in_mozaika_is_a_turn_of_its_own() -> None:
    match = eager("mozaika", 4)
    bids = [turn for turn in turns(match) if moves_of(match, turn)[0].startswith("bid")]
    assert all(turn.stop - turn.start == 1 for turn in bids)
    assert {turn.seat for turn in bids[:4]} == {0, 1, 2, 3}


# ---- marks


@pytest.mark.parametrize(
    ("loss", "name"),
    [
        (0.0, "best"),
        (0.49, "best"),
        (0.5, "good"),
        (2.99, "good"),
        (3.0, "inaccuracy"),
        (7.99, "inaccuracy"),
        (8.0, "mistake"),
        (14.99, "mistake"),
        (15.0, "blunder"),
        (100.0, "blunder"),
    ],
)
def test_the_thresholds(loss: float, name: str) -> None:
    assert mark(loss) == name


def test_the_first_choice_is_best_whatever_it_lost() -> None:
    assert mark(9.0, first=True) == "best"


def test_accuracy_falls_with_what_was_lost() -> None:
    assert accuracy([]) == 0
    assert accuracy([0, 0]) == 100
    assert accuracy([0, 10]) == pytest.approx(50 + 50 * 2.718281828 ** (-1.2))


# ---- judging


def test_a_turn_without_a_choice_is_best() -> None:
    match = next(
        match.at(turn.stop)
        for match in (eager(name, seed=seed) for name in ("monuments", "finca") for seed in range(5))
        for turn in turns(match)
        if len(match.at(turn.start).legal(turn.seat)) == 1 and turn.stop - turn.start == 1
    )
    verdict = judge(match, turns(match)[-1], effort=EFFORT)
    assert (verdict.mark, verdict.loss, verdict.reason, len(verdict.lines)) == ("best", 0, None, 1)


def test_what_is_marked_best_is_told_of_no_better_turn() -> None:
    match = eager("monuments")
    verdicts = (judge(match, turn, 1, EFFORT) for turn in reversed(turns(match)))
    verdict = next(verdict for verdict in verdicts if verdict.mark == "best" and verdict.played > 0)
    assert verdict.reason is None


@every_game
def test_a_verdict_makes_sense(name: str) -> None:
    match = eager(name)
    whole = turns(match)
    for turn in (whole[len(whole) // 3], whole[len(whole) * 2 // 3]):
        verdict = judge(match, turn, 1, EFFORT)
        mine = verdict.lines[verdict.played]
        assert mine.moves == moves_of(match, turn)
        assert verdict.loss == pytest.approx(100 * (verdict.lines[0].win - mine.win))
        assert verdict.mark == mark(verdict.loss, first=verdict.played == 0)
        assert (verdict.reason is None) == (verdict.mark == "best")
        assert [line.win for line in verdict.lines] == sorted((line.win for line in verdict.lines), reverse=True)
        assert len({tuple(line.moves) for line in verdict.lines}) == len(verdict.lines) <= reviews.LINES + 1
        for line in verdict.lines:
            assert sum(line.chances) == pytest.approx(1)
            assert line.win == line.chances[turn.seat]
            assert len(line.labels) == len(line.moves)
            assert line.error > 0


@every_game
def test_every_line_is_a_whole_turn(name: str) -> None:
    match = eager(name)
    whole = turns(match)
    turn = whole[len(whole) // 2]
    before = match.at(turn.start)
    for line in consider(before, turn.seat, 1, EFFORT):
        after = before.fork()
        for move in line.moves:
            assert after.moves == before.moves or reviews.goes_on(after, before, turn.seat)
            after.play(turn.seat, move)
        assert not reviews.goes_on(after, before, turn.seat)


@every_game
def test_what_one_could_do_is_told_best_first(name: str) -> None:
    match = eager(name)
    whole = turns(match)
    turn = whole[len(whole) // 2]
    lines = consider(match.at(turn.start), turn.seat, 1, EFFORT)
    assert 1 <= len(lines) <= reviews.LINES
    assert [line.win for line in lines] == sorted((line.win for line in lines), reverse=True)


def test_ways_to_begin_are_told_apart() -> None:
    match = eager("majolica")
    whole = turns(match)
    turn = whole[len(whole) // 2]
    before = match.at(turn.start)
    lines = consider(before, turn.seat, 1, 100, apart=True)
    assert len({line.moves[0] for line in lines}) == len(lines) > 1
    for line in lines:
        after = before.fork()
        for move in line.moves:
            after.play(turn.seat, move)
        assert not reviews.goes_on(after, before, turn.seat)


def test_a_win_at_hand_that_was_missed_is_a_blunder() -> None:
    match = begun(compiled=True)
    s = match.state
    s.left[[0, 1, 3]] = 0
    ask(s, "inca", "1 fig")
    last_tile(s, "inca", "fig")
    hold(s, 0, fig=1)
    s.carts[0] = 1
    s.turn = 998
    give(s, 1, "1 lemon")
    play(match, "move 1")
    verdict = judge(match, turns(match)[0], effort=100)
    assert verdict.lines[0].moves[0] in ("deliver", "large")
    assert verdict.mark == "blunder"
    assert verdict.reason is not None
    assert verdict.reason.id in ("review-better", "review-more")


def test_a_mistake_is_looked_at_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    grow = Tree.grow

    def counted(self: Tree, budget: Budget) -> None:
        asked.append(budget.iterations)
        grow(self, budget)

    monkeypatch.setattr(Tree, "grow", counted)
    match = eager("finca")
    longest: dict[bool, set[int]] = {}
    for turn in turns(match)[20:50]:
        asked.clear()
        verdict = judge(match, turn, 1, 40)
        longest.setdefault(verdict.mark in ("mistake", "blunder"), set()).add(max(asked))
    assert longest[True] == {round((reviews.SURE - reviews.LONG) * 40)}


# ---- a whole match


@every_game
def test_the_same_seed_gives_the_same_verdicts_on_any_number_of_threads(name: str) -> None:
    match = eager(name, seed=5)
    late = match.at(0)
    for move in match.moves[: turns(match)[10].stop]:
        late.play(move.seat, move.action)
    told: list[Verdict] = []
    one = review(late, seed=4, effort=EFFORT, threads=1, told=told.append)
    assert one == review(late, seed=4, effort=EFFORT, threads=2)
    assert [verdict.turn.number for verdict in told] == list(range(len(one) - 1, -1, -1))
    assert [verdict.turn for verdict in one] == turns(late)


def test_luck_is_told_only_where_something_was_revealed() -> None:
    match = eager("finca")
    match = match.at(turns(match)[40].stop)
    verdicts = with_luck(match, [judge(match, turn, 1, 4) for turn in turns(match)])
    for verdict in verdicts:
        turn = verdict.turn
        judged_after = turn.stop < match.length
        assert (verdict.luck is not None) == (judged_after and match.at(turn.stop).revealed(turn.start))
        if verdict.luck:
            assert sum(verdict.luck) == pytest.approx(0, abs=1e-9)
    assert any(verdict.luck for verdict in verdicts)


@pytest.mark.parametrize(
    ("name", "hidden"), [("finca", "pile"), ("majolica", "deck"), ("mozaika", "rng"), ("monuments", "rng")]
)
def test_only_what_the_seat_could_know_is_used(name: str, hidden: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = eager(name)
    turn = next(turn for turn in turns(match)[20:] if match.at(turn.stop).revealed(turn.start))
    truth = match.at(turn.start).state[hidden].tobytes()
    seen: list[bytes] = []
    honest_play, honest_tree = Match.play, Tree.__init__

    def spied_play(self: Match, seat: int, move: int | str) -> None:
        seen.append(self.state[hidden].tobytes())
        honest_play(self, seat, move)

    def spied_tree(self: Tree, position: Position, style: Style, rng: Ints, opening: tuple[int, ...] = ()) -> None:
        seen.append(position.states[hidden].tobytes())
        honest_tree(self, position, style, rng, opening)

    monkeypatch.setattr(Match, "play", spied_play)
    monkeypatch.setattr(Tree, "__init__", spied_tree)
    judge(match, turn, 1, EFFORT)
    assert len(seen) >= 4
    assert truth not in seen


# ---- reasons


def test_a_reason_names_only_what_is_certain() -> None:
    """Nothing that a turn reveals is told: what lies under a Finca tile is not known before."""
    match = eager("finca")
    turn = next(turn for turn in turns(match) if match.at(turn.stop).revealed(turn.start))
    told = [event for number in range(turn.start, turn.stop) for event in match.chapter(number).events]
    verdict = judge(match, turn, 1, EFFORT)
    mine = verdict.lines[verdict.played].events
    revealed = [event for event in told if event not in mine]
    assert revealed
    assert all(event in told for event in mine)
    others = [event for line in verdict.lines for event in line.events]
    assert all(event not in others for event in revealed)


def test_a_reason_tells_the_difference() -> None:
    fig, olive = say("finca-fruit-fig", count=1), say("finca-fruit-olive", count=2)
    assert reason(a_line(fig), a_line(olive)) == say("review-better", better=[fig], played=[olive])
    assert reason(a_line(fig, olive), a_line(olive)) == say("review-more", better=[fig])
    assert reason(a_line(olive), a_line(fig, olive)) == say("review-less", played=[fig])
    assert reason(a_line(fig), a_line(fig)).id == "review-rather"


def test_a_hint_speaks_of_two_turns_that_nobody_has_played() -> None:
    fig, olive = say("finca-fruit-fig", count=1), say("finca-fruit-olive", count=2)
    assert why_first([a_line(fig), a_line(olive)]) == say("hint-better", better=[fig], played=[olive])
    assert why_first([a_line(fig)]) is None
