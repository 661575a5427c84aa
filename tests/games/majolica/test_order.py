"""M12, version 2: which enters W1 first is asked exactly where it makes a difference, and nothing is lost elsewhere."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from tesela.games.majolica.state import BOTH_DONE, SETTLING
from tests.games.majolica.arrange import LETTERS, begun, fill, give, play
from tests.games.majolica.model import Desk, desk_of, in_order, placements, settle, with_tiles
from tests.games.majolica.test_brute_force import ends_in_the_engine

VIOLETS = 5  # of four players
CONTENTS = ["".join(tiles) for size in range(7) for tiles in itertools.combinations_with_replacement(LETTERS, size)]
CARDS = ["RRB", "BBR", "RRYY", "RRBB", "RRRBBB*", "BBGG", "RRYBG*"]


def order_matters(desk: Desk) -> bool:
    """W4 runs: whether violet first and the rest first can end in different tables, as plain recursion finds them."""
    violets, ones = desk.hall
    rest = desk.workshops[3][1:]
    served = with_tiles(desk, 3, "")._replace(hall=(violets - 1, ones), violets=desk.violets + 1)
    orders = (in_order(served, "V", rest), in_order(served, rest, "V"))
    violet_first, rest_first = ({end for after in order for end in settle(after)} for order in orders)
    return violet_first != rest_first


@pytest.mark.parametrize("cards", ["", "RRB", "..YY", "RRBBGG GGY BBR", "YYBBGG RRYY YYG"])
def test_the_order_is_asked_exactly_where_it_leads_to_other_tables(cards: str) -> None:
    """For all that W1 can hold, below a card and without one, alone and with workshops behind it that run too."""
    match = begun(True, players=4, kaleidoscope=True)
    s = match.state
    for slot, card in enumerate(cards.split(), start=1):
        give(s, 0, slot, card)
    s.phase, s.parts, s.bonuses = SETTLING, BOTH_DONE, 1  # so that W4 waits to be run
    asked = 0
    for tiles in CONTENTS:
        if tiles.count("V") == VIOLETS:
            continue
        for colour in "RG":
            fill(s, 0, tiles, "GY" if " " in cards else "", "BG" if " " in cards else "", 4 * colour)
            matters = order_matters(desk_of(s, 0)._replace(bonuses=0))
            fork = match.fork()
            play(fork, "run w4")
            assert (fork.view()["phase"] == "ordering") == matters, (tiles, colour)
            asked += matters
    assert asked > 100 or not cards


def test_on_desks_where_much_is_set_off_every_end_is_found_and_no_other() -> None:
    random = Random(5)
    asked = 0
    for _ in range(120):
        match = begun(True)
        s = match.state
        for slot, face in enumerate(random.sample(CARDS, 3), start=1):
            give(s, 0, slot, face)
        held = ["".join(random.choices("RRRBBBG", k=count)) for count in (random.choice((3, 4, 5, 5)), 4, 3)]
        fill(s, 0, *held, "RRR")
        play(match, "row a1")
        s.hand[:] = [1, 0, 0, 0]
        desk = desk_of(s, 0)
        play(match, "into w4")
        asked += match.view()["phase"] == "ordering"
        assert ends_in_the_engine(match, 0, int(s.turn)) == placements(desk, 3, "R"), held
    assert asked > 20
