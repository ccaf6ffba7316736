"""Players and rules of a new local game, from options or from questions at the terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ethnos.bots import LEVELS, make_bot
from ethnos.cli.options import STANDARD_PRESET, chosen_ruleset
from ethnos.cli.output import visible
from ethnos.cli.terminal.bot_words import DEFAULT_BOT, find_bot, free_bot_names, read_bots
from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_commands import QuitGame
from ethnos.cli.terminal.local_game import Seat
from ethnos.cli.terminal.screen_text import bot_title
from ethnos.i18n import Messages
from ethnos.phrase import Phrase, phrase
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS, tribes_in_play
from ethnos.rules.errors import EthnosError
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.talk.error_phrases import error_phrase
from ethnos.talk.phrases import option_message
from ethnos.talk.verbs import UserError, Verb
from ethnos.talk.vocabulary import folded, vocabulary

DEFAULT_PLAYERS: Final = 4
LONGEST_NAME: Final = 14
RANDOM: Final = "random"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The requested players and rules; whatever is not given gets its default."""

    players: int | None = None
    people: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    tribes: str = ""
    options: tuple[str, ...] = field(default_factory=tuple)
    preset: str = STANDARD_PRESET

    @property
    def is_empty(self) -> bool:
        """Whether no option was given, so that questions are asked instead."""
        return self == GameSetup()


def seat_players(setup: GameSetup, messages: Messages, seed: int = 0) -> tuple[Ruleset, list[Seat]]:
    """Return the rules and the seats, or raise `SetupError` or `UserError`."""
    names = _people(setup, messages)
    players = _players(setup, len(names))
    free = free_bot_names(names, messages)
    kinds = [find_bot(word, messages) for word in setup.bots] or [DEFAULT_BOT]
    seats = [Seat(name) for name in names]
    for number in range(players - len(names)):
        kind = kinds[number % len(kinds)]
        make_bot(kind)  # A bot that cannot be made is refused before the game is dealt.
        seats.append(Seat(free[number], kind))
    ruleset = chosen_ruleset(
        players, setup.tribes, setup.options, messages.lang, setup.preset, seed
    )
    return ruleset, seats


def _people(setup: GameSetup, messages: Messages) -> tuple[str, ...]:
    names = tuple(visible(name.strip())[:LONGEST_NAME] for name in setup.names)
    if not names:
        people = 1 if setup.people is None else setup.people
        if people == 1:
            return (messages.format("default-name"),)
        return tuple(messages.format("default-name-of-many", number=n + 1) for n in range(people))
    if setup.people not in (None, len(names)):
        raise UserError(phrase("setup-error-people", players=setup.people or 0, count=len(names)))
    if not all(names) or len({folded(name) for name in names}) < len(names):
        raise UserError(phrase("setup-error-names"))
    return names


def _players(setup: GameSetup, people: int) -> int:
    if setup.players is None:
        bots = len(setup.bots) if len(setup.bots) > 1 else max(DEFAULT_PLAYERS - people, 0)
        return max(people + bots, MIN_PLAYERS)
    if setup.players < people:
        raise UserError(phrase("setup-error-seats", count=people, players=setup.players))
    return setup.players


def ask_setup(display: Display) -> GameSetup:
    """Ask for names, bots and tribes; an empty answer chooses the default."""
    messages = display.messages
    display.say("setup-welcome")
    names = _ask_names(display)
    bots = _ask_bots(display, len(names))
    players = len(names) + len(bots)
    options: tuple[str, ...] = ()
    while True:
        answer = _ask(display, messages.format("setup-tribes", count=tribes_in_play(players)))
        if vocabulary(messages.lang).means(answer, "typed-options"):
            options = _ask_options(display, players)
            continue
        setup = GameSetup(players, None, names, bots, answer or RANDOM, options)
        try:
            seat_players(setup, messages)
        except EthnosError as error:
            _show_error(display, error)
        else:
            return setup


def _ask(display: Display, question: str) -> str:
    """Return an answer; `quit` leaves before there is a game."""
    answer = display.ask(question)
    if len(answer) > 1 and vocabulary(display.messages.lang).exact_verb(answer) is Verb.QUIT:
        raise QuitGame
    return answer


def _show_error(display: Display, error: EthnosError) -> None:
    sentence = error_phrase(error)
    display.line(display.messages.say(sentence) if sentence else str(error))


def _ask_names(display: Display) -> tuple[str, ...]:
    default = display.messages.format("default-name")
    while True:
        answer = _ask(display, display.messages.format("setup-names", default=default))
        names = tuple(name.strip() for name in (answer or default).split(","))
        try:
            Ruleset(max(len(names), MIN_PLAYERS))  # Refuses too many players.
            return _people(GameSetup(names=names), display.messages)
        except EthnosError as error:
            _show_error(display, error)


def _ask_bots(display: Display, people: int) -> tuple[str, ...]:
    """Ask for the bots: `3`, `novice`, `2 random` or `random,search`; return one per seat."""
    if people == MAX_PLAYERS:
        return ()
    messages = display.messages
    for level in LEVELS:
        name, about = phrase(level.name_message), phrase(level.character_message)
        display.line(f"  {messages.format('setup-bot', name=name, about=about)}")
    usual = max(DEFAULT_PLAYERS - people, 0)
    question = messages.format("setup-bots", count=usual, bot=bot_title(messages, DEFAULT_BOT))
    while True:
        answer = _ask(display, question)
        try:
            bots = read_bots(answer, usual, messages)
            Ruleset(people + len(bots))  # Refuses too few or too many players.
            return bots
        except EthnosError as error:
            _show_error(display, error)


def _show_option(display: Display, name: str, values: Phrase) -> None:
    title, about = phrase(option_message(name)), phrase(option_message(name, "about"))
    display.say("setup-option", option=name, title=title, about=about)
    display.line(f"    {display.messages.say(values)}")


def _ask_options(display: Display, players: int) -> tuple[str, ...]:
    """Read named rulings and house numbers until an empty line."""
    for name in OPTION_NAMES:
        values = tuple(
            phrase("setup-value", value=value, text=phrase(option_message(name, value)))
            for value in option_values(name)
        )
        _show_option(display, name, phrase("setup-values", values=values))
    for name, number in HOUSE_NUMBERS.items():
        least, most, printed = number.least, number.most(players), number.printed(players)
        bounds = phrase("setup-numbers", least=least, most=most, count=printed)
        _show_option(display, name, bounds)
    chosen: list[str] = []
    while answer := _ask(display, display.messages.format("setup-options")):
        try:
            chosen_ruleset(players, RANDOM, [answer])
        except EthnosError as error:
            _show_error(display, error)
        else:
            chosen.append(answer)
            display.tell([phrase("setup-option-chosen", option=answer)])
    return tuple(chosen)
