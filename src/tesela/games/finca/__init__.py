"""Finca: farmers walk round a windmill, gather fruit, and deliver it to the villages of Mallorca."""

from tesela.engine.game import Game, gather
from tesela.games.finca import instinct, notation, rules, scoring, story, view
from tesela.games.finca.state import Finca

GAME = Game(
    name="finca",
    rules_version=2,
    rulings=tuple(f"F{number}" for number in range(1, 20)),
    players=(2, 3, 4),
    options=(),
    state=Finca,
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
    margin=12.0,
    horizon=40,
)
