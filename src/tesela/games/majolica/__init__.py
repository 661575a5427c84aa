"""Majolica: tiles run through four workshops and fill the cards of a tile maker."""

from tesela.engine.game import Game, Option, gather
from tesela.games.majolica import instinct, notation, refusals, rules, scoring, story, view
from tesela.games.majolica.state import VIOLET_FIRST, Majolica

GAME = Game(
    name="majolica",
    rules_version=2,
    rulings=tuple(f"M{number}" for number in range(1, 23)),
    players=(1, 2, 3, 4),
    options=(
        Option("bloom", (False, True), "M19"),
        Option("kaleidoscope", (False, True), "M20"),
        Option("missions", (False, True), "M21"),
    ),
    state=Majolica,
    observation_highs=view.OBSERVATION_HIGHS,
    functions=gather(rules, scoring, view, instinct),
    view=view.view,
    label=story.label,
    story=story.story,
    turn=story.turn,
    why_not=refusals.why_not,
    breakdown=scoring.breakdown,
    tiebreak=scoring.tiebreak,
    notation=notation.NOTATION,
    seats_differ=False,
    margin=8.0,
    horizon=40,
    older_sizes=((VIOLET_FIRST, len(view.OLD_HIGHS)),),
)
