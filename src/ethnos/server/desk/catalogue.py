"""The catalogue: everything a client offers to choose from."""

from __future__ import annotations

from ethnos import __version__
from ethnos.bots import LEVELS, MISSING_LEVELS, Level
from ethnos.moods import Mood
from ethnos.protocol.base import CHAT_CHARACTERS, MAX_FRAME_BYTES
from ethnos.protocol.bodies import (
    BotInfo,
    Catalog,
    Components,
    HouseNumber,
    KingdomInfo,
    Limits,
    Preset,
    Ruling,
)
from ethnos.rules.cards import DRAGONS, Kingdom, Tribe
from ethnos.rules.components import (
    LARGEST_BAND,
    MAX_PLAYERS,
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    MIN_PLAYERS,
    TROLL_TOKENS,
    tribes_in_play,
)
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.rules.ruleset import OPTION_NAMES, PRESETS, STANDARD, beginner_tribes, option_values
from ethnos.server.settings import Settings


def catalogue(settings: Settings) -> Catalog:
    """Return the catalogue of this server."""
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    return Catalog(
        version=__version__,
        tribes=[str(tribe) for tribe in Tribe],
        kingdoms=[KingdomInfo(str(kingdom), kingdom.title) for kingdom in Kingdom],
        beginner_tribes={str(n): [str(tribe) for tribe in beginner_tribes(n)] for n in players},
        tribes_in_play={str(n): tribes_in_play(n) for n in players},
        moods=[mood.value for mood in Mood],
        rulings=[Ruling(name, list(option_values(name))) for name in OPTION_NAMES],
        house_numbers=[_house_number(name, players) for name in HOUSE_NUMBERS],
        presets=[_preset(name) for name in PRESETS],
        bots=[_bot_info(level) for level in LEVELS],
        missing_bots=[_bot_info(level) for level in MISSING_LEVELS],
        components=Components(
            merfolk_last_space=MERFOLK_LAST_SPACE,
            merfolk_symbols=list(MERFOLK_SYMBOLS),
            dragons=DRAGONS,
            troll_tokens=list(TROLL_TOKENS),
            largest_band=LARGEST_BAND,
        ),
        limits=Limits(
            rooms_per_guest=settings.rooms_per_guest,
            sockets_per_guest=settings.sockets_per_guest,
            frame_bytes=MAX_FRAME_BYTES,
            chat_characters=CHAT_CHARACTERS,
            webhooks=settings.webhooks,
        ),
    )


def _house_number(name: str, players: range) -> HouseNumber:
    number = HOUSE_NUMBERS[name]
    most = {str(n): number.most(n) for n in players}
    return HouseNumber(name, number.least, most, {str(n): number.printed(n) for n in players})


def _preset(name: str) -> Preset:
    """Return the options of a rulebook that differ from the usual ones, and its tribes."""
    preset, usual = PRESETS[name], STANDARD.options
    options = {option: value for option, value in preset.options.items() if value != usual[option]}
    return Preset(name, options, [str(tribe) for tribe in preset.tribes] if preset.tribes else None)


def _bot_info(level: Level) -> BotInfo:
    return BotInfo(level.id, level.strength, level.name_message, level.character_message)
