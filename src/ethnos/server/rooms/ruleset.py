"""The ruleset that the options of a room stand for."""

from __future__ import annotations

from ethnos.protocol import RoomOptions
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.ruleset import Ruleset, beginner_tribes


def ruleset_of(options: RoomOptions) -> Ruleset:
    """Return the ruleset for a room's options, or raise `SetupError`."""
    tribes: tuple[Tribe, ...] | None = None
    if options.tribes == "beginner":
        tribes = beginner_tribes(options.players)
    elif isinstance(options.tribes, list):
        try:
            tribes = tuple(sorted(Tribe(name) for name in options.tribes))
        except ValueError as error:
            raise SetupError(f"{error}: the tribes are {', '.join(Tribe)}") from None
    return Ruleset(players=options.players, tribes=tribes).with_options(**options.rulings)
