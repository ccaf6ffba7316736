"""The inputs of the policy network by name: where each stands among the numbers of its kind.

Those of the decision are the same for all choices; the others belong to one choice.
`ethnos.bots.judgement.policy_inputs` and `policy_choice_inputs` write them.
"""

from __future__ import annotations

from typing import Final

from ethnos.bots.judgement.input_names import RELATIONS
from ethnos.packed.fields import KINGDOMS, TRIBES
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS

(
    OF_TURNS_LEFT,
    OF_AGES_LEFT,
    OF_FIRST_AGE,
    OF_DECK,
    OF_DRAGON_FREE,
    OF_ONE_DRAGON,
    OF_TWO_DRAGONS,
    OF_SURVIVES_TAKING,
    OF_SURVIVES_DRAWING,
    OF_POOL,
    OF_POOL_FITS_NEXT,
    OF_HAND_SIZE,
    OF_SKELETONS,
    OF_LARGEST_HAND,
    OF_MEAN_HAND,
    OF_NEXT_HAND,
    OF_GLORY_LEAD,
    OF_BANDS_LEAD,
    OF_BEST_MARKER,
    OF_MARKER_GAINS,
    OF_LARGEST_GROUP,
    OF_FURTHER_BAND,
    OF_BEST_BAND,
    OF_BEST_TAKE,
    OF_DRAW,
    OF_SUPPLY,
    OF_TRIBE_GROUP,
    OF_KINGDOM_GROUP,
    OF_POOL_FITS_OWN,
    OF_BANDS,
    OF_MERFOLK_LEAD,
    OF_GIANT,
    OF_GIANT_SIZE,
    OF_ORC_SPACES,
    OF_TROLL_TOP,
    OF_PLAYERS,
) = range(36)
OF_TRIBES: Final = OF_PLAYERS + MAX_PLAYERS - MIN_PLAYERS + 1
"""The first of the tribes in play."""
OF_CARDS: Final = OF_TRIBES + TRIBES
"""By tribe: the own cards."""
OF_LEADS: Final = OF_CARDS + TRIBES
"""By kingdom, the richest in this age first: the lead in markers, squashed."""
DECISION_INPUTS: Final = OF_LEADS + KINGDOMS

(
    BY_GAP,
    BY_SCORE,
    BY_BAND,
    BY_SIZE,
    BY_WILD,
    BY_BAND_GLORY,
    BY_LEADER_VALUE,
    BY_NO_MARKER,
    BY_MARKER,
    BY_LEFT,
    BY_DISCARD_COST,
    BY_NOTHING_LEFT,
    BY_BAND_OF_ONE,
    BY_BAND_OF_TWO,
    BY_CHAIN,
    BY_KEPT,
    BY_LEADER,
) = range(17)
(
    BY_DRAW,
    BY_STOP,
    BY_TAKE,
    BY_SKELETON,
    BY_TRIBE_MATES,
    BY_NEIGHBOURS,
    BY_KINGDOM_GAIN,
    BY_FITS_RIVAL,
    BY_FITS_RIVALS,
    BY_FITS_NEXT,
    BY_SPARE_COPY,
    BY_TOKEN_NOW,
    BY_TOKENS_LATER,
    BY_SPARE_SIZE,
    BY_SHORTER,
    BY_REST_GROUP,
    BY_FIND,
    BY_POOL_GROWS,
    BY_TAKEN_GROUP,
    BY_TAKEN_VALUE,
    BY_CARD,
) = range(BY_LEADER + TRIBES, BY_LEADER + TRIBES + 21)
BY_RELATION: Final = BY_CARD + TRIBES
"""How the own markers in the kingdom compare with the best rival's."""
CHOICE_INPUTS: Final = BY_RELATION + RELATIONS
