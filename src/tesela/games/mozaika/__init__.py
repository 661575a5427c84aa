"""Mozaika: players bid in secret for tiles, lay a mosaic that pays for harmony, and suffer a fly for avarice."""

from tesela.engine.game import Game, gather
from tesela.games.mozaika import instinct, notation, rules, scoring, story, view
from tesela.games.mozaika.state import Mozaika

GAME = Game(
    name="mozaika",
    rules_version=2,
    rulings=tuple(f"Z{number}" for number in range(1, 16)),
    players=(3, 4, 5),
    options=(),
    state=Mozaika,
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
    horizon=30,
)
