"""A bot's reasons as phrases."""

from __future__ import annotations

from ethnos.bots.protocol import Reason
from ethnos.phrase import Arg, Phrase
from ethnos.rules.cards import CARD_TYPES
from ethnos.talk.phrases import NO_KINGDOM, card_args

_CARDS = {str(card): card for card in CARD_TYPES}


def reason_phrase(reason: Reason) -> Phrase:
    """Return a bot's reason as a phrase; a card becomes the arguments tribe and kingdom."""
    args: dict[str, Arg] = {"tribe": "none", "kingdom": NO_KINGDOM}
    for name, value in reason.parameters.items():
        if name == "card" and str(value) in _CARDS:
            args |= card_args(_CARDS[str(value)])
        else:
            args[name] = value
    if reason.because is not None:
        args["because"] = reason_phrase(reason.because)
    return Phrase(reason.message, args)
