"""The random streams of bots, from which nothing about a deal can be computed.

A fast stream can be run backwards: whoever holds it can compute the seed of its source. The seed of
a bot's stream is therefore a hash, so that the way back ends there.
"""

from __future__ import annotations

import hashlib
from typing import Final

from ethnos.rules.streams import BOT_STREAM, FastSource, Stream

_PURPOSE: Final = b"ethnos-bot-stream/1"
"""No other part of the game hashes a seed with this prefix."""


def bot_stream(seed: int, *where: int) -> Stream:
    """Return the stream of one bot. `where` tells it from others of this seed: game, seat.

    >>> [bot_stream(7, seat).below(1_000) for seat in (0, 1, 0)]
    [552, 809, 552]
    """
    return FastSource(bot_seed(seed, *where)).stream(BOT_STREAM)


def bot_seed(seed: int, *where: int) -> int:
    """Return the seed of that stream, for compiled code to open it."""
    text = " ".join(map(str, (seed, *where)))
    digest = hashlib.sha256(b"%s %s" % (_PURPOSE, text.encode())).digest()
    return int.from_bytes(digest[:8], "big")
