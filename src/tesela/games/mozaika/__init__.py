"""Mozaika: players bid in secret for tiles, lay a mosaic that pays for harmony, and suffer a fly for avarice."""

from tesela.engine.game import Game
from tesela.games.mozaika import instinct, notation, rules, scoring, story, view
from tesela.games.mozaika.state import ACTION_COUNT, Mozaika

GAME = Game(
    name="mozaika",
    rules_version=1,
    rulings=tuple(f"Z{number}" for number in range(1, 16)),
    players=(3, 4, 5),
    options=(),
    state=Mozaika,
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
    why_not=story.why_not,
    breakdown=scoring.breakdown,
    encode=notation.encode,
    decode=notation.decode,
)
