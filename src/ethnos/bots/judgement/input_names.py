"""The inputs of the value network by name: where each stands among the numbers of a seat or of all.

`ethnos.bots.judgement.inputs` writes them.
"""

from __future__ import annotations

from typing import Final

from ethnos.bots.judgement.network import COMMON_INPUTS, SEAT_INPUTS
from ethnos.packed.fields import KINGDOMS, TRIBES

(
    IN_EXPECTED,
    IN_LEAD,
    IN_ABOVE_MEAN,
    IN_GLORY,
    IN_GLORY_LEAD,
    IN_BANDS,
    IN_PAY_NOW,
    IN_PAY_LATER,
    IN_PAY_NOW_LEAD,
    IN_PAY_LATER_LEAD,
    IN_BEST_MARKER,
    IN_SECOND_MARKER,
    IN_MARKER_GAINS,
    IN_HAND_VALUE,
    IN_HAND_LEAD,
    IN_BAND_NOW,
    IN_HAND_SIZE,
    IN_UNKNOWN,
    IN_TRIBE_GROUP,
    IN_KINGDOM_GROUP,
    IN_SKELETONS,
    IN_MERFOLK_VALUE,
    IN_MERFOLK_SPACE,
    IN_MERFOLK_LEAD,
    IN_RAID,
    IN_ORC_SPACES,
    IN_ORC_GAIN,
    IN_GIANT,
    IN_GIANT_PAY,
    IN_TROLL,
    IN_TROLL_TOP,
    IN_MARKERS,
    IN_BAND_COUNT,
    IN_TO_MOVE,
    IN_OWNER,
    IN_TURN_NEXT,
    IN_SEATS_UNTIL,
    IN_SUPPLY,
    IN_NEW_HAND,
    IN_TURN_VALUE,
    IN_SECOND_LEAD,
    IN_RANK,
) = range(42)
RELATIONS: Final = 7
"""How the markers of a seat in a kingdom compare with the best rival's; see `relation`."""
IN_RELATION_NOW: Final = 42
IN_RELATION_LATER: Final = IN_RELATION_NOW + RELATIONS
IN_LEADS: Final = IN_RELATION_LATER + RELATIONS
"""By kingdom, the richest in this age first: the lead in markers, squashed."""
IN_CARDS: Final = IN_LEADS + KINGDOMS
"""By tribe of the game box: its cards in hand."""
assert IN_CARDS + TRIBES == SEAT_INPUTS

(
    IN_TURNS_LEFT,
    IN_AGES_LEFT,
    IN_DECK,
    IN_DRAGON_FREE,
    IN_DRAGONS,
    IN_ONE_DRAGON,
    IN_TWO_DRAGONS,
    IN_SURVIVES_TAKING,
    IN_SURVIVES_DRAWING,
    IN_POOL,
    IN_GIANT_FREE,
    IN_GIANT_SIZE,
    IN_TOKENS_NOW,
    IN_TOKENS_LATER,
    IN_TURN,
    IN_LAST_AGE,
    IN_FIRST_AGE,
    IN_HANDS,
    IN_HIDDEN,
) = range(19)
IN_PLAYERS: Final = 19
IN_TRIBES: Final = IN_PLAYERS + 5
assert IN_TRIBES + TRIBES == COMMON_INPUTS

GLORY_SCALE: Final = 20.0
