"""A custom bot: it takes cards of the tribes in its hand and plays bands of four.

Try it against the built-in bots, from the root of the repository:
ethnos arena --bots examples.custom_bot:FourBot,marker,random,random
"""

from collections.abc import Sequence

from ethnos.rules.actions import Action, PlayBand, RecruitFromPool
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView


class FourBot:
    """Collects until a band of four is possible; after the second dragon it plays any band."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        def worth(action: Action) -> float:
            match action:
                case PlayBand(cards=cards):
                    return len(cards) if len(cards) >= 4 or view.dragons_revealed == 2 else 0.0
                case RecruitFromPool(card):
                    return sum(card.tribe == held.tribe for held in view.hand) / 2
                case _:
                    return 0.3 + stream.below(100) / 1_000  # A draw, or any other decision.

        return max(actions, key=worth)
