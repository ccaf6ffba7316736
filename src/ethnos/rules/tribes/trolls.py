"""Trolls: their tokens decide ties."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.components import TROLL_TOKENS
from ethnos.rules.events import Log, TrollTokenTaken
from ethnos.rules.state import Decision, GameState
from ethnos.rules.tribes.power import Power


class Trolls(Power):
    """R68, R69."""

    def use(self, state: GameState, seat: int, band: Band, log: Log) -> Decision | None:
        return Decision.TROLL_TOKEN if available_tokens(state, band.size) else None


def available_tokens(state: GameState, size: int) -> tuple[int, ...]:
    """Return the unclaimed tokens with a value up to the size of the band. R68, D49."""
    claimed = {token for held in state.trolls for token in held}
    return tuple(token for token in TROLL_TOKENS if token <= size and token not in claimed)


def take(state: GameState, seat: int, token: int, log: Log) -> None:
    """Claim a token. R68."""
    state.trolls[seat] = tuple(sorted((*state.trolls[seat], token)))
    log.append(TrollTokenTaken(seat, token))


def tie_strength(tokens: tuple[int, ...]) -> tuple[int, int]:
    """Return the tie-break values: the total, then the highest single token. R94, R95."""
    return sum(tokens), max(tokens, default=0)
