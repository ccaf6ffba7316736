"""The functions of `ethnos.bots.judgement`, compiled."""

from __future__ import annotations

from ethnos.bots.judgement import (
    appraisal,
    bands,
    choices,
    correction,
    evaluation,
    inputs,
    kingdoms,
    outlook,
    plans,
)
from ethnos.fast.twins import twin

estimate_time_left = twin(outlook.estimate_time_left)
survival_chance = twin(outlook.survival_chance)

board_key = twin(kingdoms.board_key)
worth = twin(kingdoms.worth)

appraise = twin(appraisal.appraise)
giant_holds = twin(appraisal.giant_holds)
giant_pays = twin(appraisal.giant_pays)
track_value = twin(appraisal.track_value)

hand_value = twin(plans.hand_value)

followers = twin(bands.followers)

answer_value = twin(choices.answer_value)
best_choice = twin(choices.best_choice)
prepare = twin(choices.prepare)
score_bands = twin(choices.score_bands)
score_choices = twin(choices.score_choices)
score_recruits = twin(choices.score_recruits)

correct_scores = twin(correction.correct_scores)

evaluate = twin(evaluation.evaluate)
write_inputs = twin(inputs.write_inputs)
