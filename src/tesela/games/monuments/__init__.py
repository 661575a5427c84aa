"""World Monuments: one worker walks a quarry for all, and a monument grows brick upon brick."""

from tesela.engine.game import Game, Option, gather
from tesela.games.monuments import instinct, notation, rules, scoring, story, view
from tesela.games.monuments.state import MONUMENT_NAMES, Monuments

GAME = Game(
    name="monuments",
    rules_version=2,
    rulings=tuple(f"W{number}" for number in range(1, 13)),
    players=(2, 3, 4),
    options=(Option("monument", MONUMENT_NAMES), Option("open_screens", (False, True), shown=True)),
    state=Monuments,
    observation_highs=view.OBSERVATION_HIGHS,
    functions=gather(rules, scoring, view, instinct),
    view=view.view,
    label=story.label,
    story=story.story,
    turn=story.turn,
    why_not=story.why_not,
    breakdown=scoring.breakdown,
    tiebreak=scoring.tiebreak,
    notation=notation.NOTATION,
    seats_differ=False,
)
