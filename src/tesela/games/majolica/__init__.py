"""Majolica: tiles run through four workshops and fill the cards of a tile maker."""

from tesela.engine.game import Game, Option
from tesela.games.majolica import instinct, notation, refusals, rules, scoring, story, view
from tesela.games.majolica.state import ACTION_COUNT, Majolica

GAME = Game(
    name="majolica",
    rules_version=1,
    rulings=tuple(f"M{number}" for number in range(1, 23)),
    players=(1, 2, 3, 4),
    options=(Option("bloom", (False, True)), Option("kaleidoscope", (False, True)), Option("missions", (False, True))),
    state=Majolica,
    action_count=ACTION_COUNT,
    observation_size=view.OBSERVATION_SIZE,
    functions={
        "setup": rules.setup,
        "to_act": rules.to_act,
        "legal": rules.legal,
        "apply": rules.apply,
        "score": scoring.score,
        "returns": scoring.returns,
        "conceal": view.conceal,
        "observe": view.observe,
        "progress": view.progress,
        "instinct": instinct.instinct,
    },
    view=view.view,
    label=story.label,
    story=story.story,
    why_not=refusals.why_not,
    breakdown=scoring.breakdown,
    encode=notation.encode,
    decode=notation.decode,
)
