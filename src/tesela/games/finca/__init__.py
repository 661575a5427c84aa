"""Finca: farmers walk round a windmill, gather fruit, and deliver it to the villages of Mallorca."""

from tesela.engine.game import Game
from tesela.games.finca import instinct, notation, rules, scoring, story, view
from tesela.games.finca.state import ACTION_COUNT, Finca

GAME = Game(
    name="finca",
    rules_version=1,
    rulings=tuple(f"F{number}" for number in range(1, 20)),
    players=(2, 3, 4),
    options=(),
    state=Finca,
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
    margin=12.0,
    horizon=40,
)
