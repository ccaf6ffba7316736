"""Who sits down to play, by what rules: from flags, or from a few friendly questions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ethnos.bots import LEVELS, make_bot
from ethnos.cli.options import chosen_ruleset
from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_game import Seat
from ethnos.i18n import Messages, phrase
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS, tribes_in_play
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.talk.error_phrases import error_phrase
from ethnos.talk.phrases import option_message
from ethnos.talk.verbs import UserError
from ethnos.talk.vocabulary import is_number, vocabulary

BOT_NAMES: Final = ("Ida", "Kofi", "Noor", "Tomas", "Wren", "Bela")
USUAL_PLAYERS: Final = 4
USUAL_BOT: Final = "novice"
"""As in the browser; docs/bots.md lists who plays where nobody is named."""
LONGEST_NAME: Final = 14
RANDOM: Final = "random"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person asked for; what is left open gets the usual value."""

    players: int | None = None
    people: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    tribes: str = RANDOM
    options: tuple[str, ...] = field(default_factory=tuple)

    @property
    def is_open(self) -> bool:
        """Whether nothing was asked for, so that questions are in place."""
        return self == Wishes()


def seat_everybody(wishes: Wishes, messages: Messages) -> tuple[Ruleset, list[Seat]]:
    """Return the rules and the seats, or raise `SetupError`."""
    names = _people(wishes, messages)
    players = _players(wishes, len(names))
    free = [name for name in BOT_NAMES if name not in names]
    kinds = wishes.bots or (USUAL_BOT,)
    seats = [Seat(name) for name in names]
    for number in range(players - len(names)):
        kind = kinds[number % len(kinds)]
        make_bot(kind)  # So that an unknown bot is refused before anything begins.
        seats.append(Seat(free[number], kind))
    return chosen_ruleset(players, wishes.tribes, list(wishes.options), messages.lang), seats


def _people(wishes: Wishes, messages: Messages) -> tuple[str, ...]:
    names = tuple(name.strip()[:LONGEST_NAME] for name in wishes.names)
    if not names:
        people = 1 if wishes.people is None else wishes.people
        if people == 1:
            return (messages.format("default-name"),)
        return tuple(messages.format("default-name-of-many", number=n + 1) for n in range(people))
    if wishes.people not in (None, len(names)):
        raise UserError(phrase("setup-error-people", players=wishes.people or 0, count=len(names)))
    if not all(names) or len({name.lower() for name in names}) < len(names):
        raise UserError(phrase("setup-error-names"))
    return names


def _players(wishes: Wishes, people: int) -> int:
    if wishes.players is None:
        bots = len(wishes.bots) if len(wishes.bots) > 1 else max(USUAL_PLAYERS - people, 0)
        return max(people + bots, MIN_PLAYERS)
    if wishes.players < people:
        raise UserError(phrase("setup-error-seats", count=people, players=wishes.players))
    return wishes.players


def ask_wishes(display: Display) -> Wishes:
    """Ask three questions; the usual answer is an empty line."""
    messages = display.messages
    display.say("setup-welcome")
    names = _ask_names(display)
    bots = _ask_bots(display, len(names))
    players = len(names) + len(bots)
    options: tuple[str, ...] = ()
    while True:
        answer = display.ask(messages.format("setup-tribes", count=tribes_in_play(players)))
        if vocabulary(messages.lang).means(answer, "typed-options"):
            options = _ask_options(display)
            continue
        wishes = Wishes(players, None, names, bots, answer or RANDOM, options)
        try:
            seat_everybody(wishes, messages)
        except EthnosError as error:
            _complain(display, error)
        else:
            return wishes


def _complain(display: Display, error: EthnosError) -> None:
    sentence = error_phrase(error)
    display.line(display.messages.say(sentence) if sentence else str(error))


def _ask_names(display: Display) -> tuple[str, ...]:
    default = display.messages.format("default-name")
    while True:
        answer = display.ask(display.messages.format("setup-names", default=default))
        names = tuple(name.strip() for name in (answer or default).split(","))
        try:
            Ruleset(max(len(names), MIN_PLAYERS))  # Too many are refused at once.
            return _people(Wishes(names=names), display.messages)
        except EthnosError as error:
            _complain(display, error)


def _ask_bots(display: Display, people: int) -> tuple[str, ...]:
    """Return the bots, one for each seat left: `3`, `heuristic`, `2 random`, `random,search`."""
    if people == MAX_PLAYERS:
        return ()
    messages = display.messages
    for level in LEVELS:
        name = f"{level.id} ({messages.format(level.character_message)})"
        display.line(f"  {name}")
    usual = max(USUAL_PLAYERS - people, 0)
    while True:
        question = messages.format("setup-bots", count=usual, bot=USUAL_BOT)
        answer = display.ask(question).lower()
        try:
            bots = _read_bots(answer, usual)
            Ruleset(people + len(bots))  # Too few or too many are refused at once.
            return bots
        except EthnosError as error:
            _complain(display, error)


def _read_bots(answer: str, usual: int) -> tuple[str, ...]:
    words = answer.replace(",", " ").split()
    numbers = [int(word) for word in words if is_number(word)]
    kinds = [word for word in words if not is_number(word)] or [USUAL_BOT]
    for kind in kinds:
        make_bot(kind)
    count = sum(numbers) if numbers else max(len(kinds), usual if len(kinds) == 1 else 0)
    return tuple(kinds[number % len(kinds)] for number in range(min(count, MAX_PLAYERS)))


def _ask_options(display: Display) -> tuple[str, ...]:
    """Read named rulings until an empty line."""
    for name in OPTION_NAMES:
        title, about = phrase(option_message(name)), phrase(option_message(name, "about"))
        display.say("setup-option", option=name, title=title, about=about)
        values = tuple(
            phrase("setup-value", value=value, text=phrase(option_message(name, value)))
            for value in option_values(name)
        )
        display.line(f"    {display.messages.format('setup-values', values=values)}")
    chosen: list[str] = []
    while answer := display.ask(display.messages.format("setup-options")):
        try:
            chosen_ruleset(USUAL_PLAYERS, RANDOM, [answer])
        except EthnosError as error:
            _complain(display, error)
        else:
            chosen.append(answer)
            display.tell([phrase("setup-option-chosen", option=answer)])
    return tuple(chosen)
