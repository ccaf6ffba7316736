"""The answer to the question who leads a band: `lead 2`, `2` or `red elf`."""

from __future__ import annotations

from ethnos.phrase import phrase
from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import Card
from ethnos.talk.card_selection import pick_card
from ethnos.talk.command_context import CommandContext
from ethnos.talk.verbs import LOCAL_VERBS, CommandError
from ethnos.talk.vocabulary import is_number


class LeaderNeededError(CommandError):
    """Raised when several cards of a band could lead it and the command names no leader."""

    def __init__(self, choices: tuple[PlayBand, ...]) -> None:
        super().__init__(phrase("command-who-leads"))
        self.choices = choices
        """One band for each possible leader."""


class BandDroppedError(CommandError):
    """Raised when a player answers the question who leads by `no`: the band is not played."""

    def __init__(self) -> None:
        super().__init__(phrase("command-band-dropped"))


def leader_answer(words: list[str], context: CommandContext) -> PlayBand | None:
    """Return the band under the leader that the words name; `None` if they are another command.

    Raises `BandDroppedError` for `no` and for an empty line.
    """
    vocabulary = context.vocabulary
    if not words or (len(words) == 1 and vocabulary.is_no(words[0])):
        raise BandDroppedError
    first, *rest = words
    if vocabulary.means(first, "typed-lead"):
        return _led_by(rest, context)
    if rest and vocabulary.begins(first, "typed-lead"):
        return _short_form(first, rest, context)
    if vocabulary.is_answer(first) and not rest:
        raise CommandError(phrase("command-one-card"))
    if len(first) == 1 and not is_number(first):
        return None  # The short form of a command; letters of kingdoms are too easily mistaken.
    try:
        return _led_by(words, context)
    except CommandError:
        if all(map(is_number, words)):
            raise
        return None


def _short_form(first: str, rest: list[str], context: CommandContext) -> PlayBand | None:
    """Read `l 2` as `lead 2`, unless it can only be a command such as `log 30`."""
    try:
        return _led_by(rest, context)
    except CommandError:
        if context.vocabulary.exact_verb(first) in LOCAL_VERBS or not is_number(rest[0]):
            return None
        raise


def _led_by(words: list[str], context: CommandContext) -> PlayBand:
    cards = list(context.leader_choices[0].cards)
    leader = pick_card(words, context.hand, context.vocabulary, among=cards)
    return band_led_by(leader, cards)


def band_led_by(leader: Card, cards: list[Card]) -> PlayBand:
    """Return the band of these cards under one of them."""
    others = list(cards)
    others.remove(leader)
    return PlayBand(leader, tuple(sorted(others)))
