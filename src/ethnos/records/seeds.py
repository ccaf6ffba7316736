"""Commit and reveal: prove after a game that the deal was not chosen.

Before the deal the dealer publishes the *commitment*, a hash of a secret seed and of the game's
name. Then every seat may add a *nonce*. The deal follows from the seed and all nonces, so neither
side alone determines it. After the game the seed is revealed, and the deal can be verified.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ethnos.records.codec import canonical
from ethnos.records.errors import RecordError
from ethnos.rules.streams import FairSource, FastSource, Source

SEED_BYTES: Final = 32
FAIR: Final = FairSource(b"").name
FAST: Final = FastSource(0).name

Seed = TypeVar("Seed", int, bytes)


@dataclass(frozen=True, slots=True)
class Rng:
    """The randomness of a recorded game, as far as it is public while the game runs."""

    alg: str
    """The name and version of the algorithm."""
    commit: str | None = None
    """The commitment to the seed of a fair game."""
    nonces: tuple[str, ...] = ()
    """The nonce of each seat of a fair game; empty for seats that added none."""
    seed: str | None = None
    """The seed of a simulated game, which is not secret."""


def new_seed() -> bytes:
    """Return a fresh secret seed of 256 bits."""
    return secrets.token_bytes(SEED_BYTES)


def new_nonce() -> str:
    """Return a fresh nonce for a seat."""
    return secrets.token_hex(16)


def commitment(seed: bytes, game: str) -> str:
    """Return the commitment: SHA-256(seed, name of the game) in hexadecimal."""
    _check_length(seed)
    return hashlib.sha256(seed + game.encode()).hexdigest()


def fair_source(seed: bytes, nonces: Sequence[str]) -> FairSource:
    """Return the source of a fair game: HMAC-SHA256(seed, canonical JSON list of the nonces)."""
    _check_length(seed)
    return FairSource(hmac.digest(seed, canonical(list(nonces)), "sha256"))


def fair_rng(seed: bytes, game: str, nonces: Sequence[str]) -> Rng:
    """Return the public randomness of a fair game, for the header of its record."""
    return Rng(FAIR, commit=commitment(seed, game), nonces=tuple(nonces))


def fast_rng(seed: int) -> Rng:
    """Return the randomness of a simulated game, for the header of its record."""
    return Rng(FAST, seed=str(seed))


def source_of(rng: Rng, game: str, revealed: str | None = None) -> Source | None:
    """Return the source of a record; `None` while the seed is not revealed.

    A seed that does not fit the commitment raises `RecordError`.
    """
    text = rng.seed if revealed is None else revealed
    if text is None:
        return None
    if rng.seed not in (None, text):
        raise RecordError(f"the revealed seed {text} is not the seed {rng.seed} of the header")
    if rng.alg == FAST:
        return FastSource(_parse_seed(int, str, text))
    if rng.alg != FAIR:
        raise RecordError(f"nothing is known of the random stream '{rng.alg}'")
    seed = _parse_seed(bytes.fromhex, bytes.hex, text)
    if commitment(seed, game) != rng.commit:
        raise RecordError("the revealed seed does not fit the commitment")
    return fair_source(seed, rng.nonces)


def _parse_seed(parse: Callable[[str], Seed], write: Callable[[Seed], str], text: str) -> Seed:
    """Read a seed, which must be in canonical form."""
    try:
        seed = parse(text)
    except ValueError:
        raise RecordError(f"'{text}' is not a seed") from None
    if write(seed) != text:
        raise RecordError(f"the seed '{text}' is written '{write(seed)}'")
    return seed


def _check_length(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise RecordError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
