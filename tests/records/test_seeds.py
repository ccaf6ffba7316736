"""Commit and reveal: the seed matches its commitment, and every nonce counts."""

import hashlib
import hmac

import pytest

from ethnos.records.errors import RecordError
from ethnos.records.seeds import (
    Rng,
    commitment,
    fair_rng,
    fair_source,
    fast_rng,
    new_nonce,
    new_seed,
    source_of,
)
from ethnos.rules.streams import FastSource

SEED = bytes(range(32))


def test_commitment_is_hash_of_seed_and_game() -> None:
    assert commitment(SEED, "Zoë's") == hashlib.sha256(SEED + "Zoë's".encode()).hexdigest()
    assert commitment(SEED, "a") != commitment(SEED, "b")


def test_key_is_hmac_of_nonces_under_seed() -> None:
    expected = hmac.new(SEED, b'["a","\xc3\xa9"]', hashlib.sha256).digest()
    assert fair_source(SEED, ("a", "é")).key == expected


def test_every_nonce_changes_deal_and_boundaries_matter() -> None:
    lists = [
        (),
        ("", ""),
        ("a", ""),
        ("", "a"),
        ("a", "b"),
        ("b", "a"),
        ("a,b", ""),
        ("a", "b", ""),
    ]
    assert len({fair_source(SEED, nonces).key for nonces in lists}) == len(lists)


def test_revealed_seed_rebuilds_source() -> None:
    rng = fair_rng(SEED, "game", ("a", "b"))
    assert rng.seed is None
    assert source_of(rng, "game") is None
    assert source_of(rng, "game", SEED.hex()) == fair_source(SEED, ("a", "b"))
    assert source_of(fast_rng(-5), "game") == FastSource(-5)
    assert source_of(fast_rng(7), "game", "7") == FastSource(7)


@pytest.mark.parametrize(
    ("rng", "game", "seed", "reason"),
    [
        (fair_rng(SEED, "game", ()), "another game", SEED.hex(), "does not fit the commitment"),
        (fair_rng(SEED, "game", ()), "game", bytes(32).hex(), "does not fit the commitment"),
        (fair_rng(SEED, "game", ()), "game", SEED.hex()[2:], "a seed has 32 bytes, not 31"),
        (fair_rng(SEED, "game", ()), "game", SEED.hex().upper(), "is written"),
        (fair_rng(SEED, "game", ()), "game", "no hex", "is not a seed"),
        (Rng("hmac-sha256-ctr/1"), "game", SEED.hex(), "does not fit the commitment"),
        (fast_rng(7), "game", "8", "not the seed 7 of the header"),
        (Rng("pcg32/1"), "game", "0x7", "is not a seed"),
        (Rng("pcg32/1"), "game", "07", "is written '7'"),
        (Rng("dice/1"), "game", "7", "nothing is known"),
    ],
)
def test_wrong_seed_is_refused(rng: Rng, game: str, seed: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        source_of(rng, game, seed)


def test_seeds_and_nonces_are_long_and_unique() -> None:
    assert len(new_seed()) == 32
    assert len({new_seed() for _ in range(50)} | {new_nonce().encode() for _ in range(50)}) == 100
    with pytest.raises(RecordError, match="32 bytes"):
        fair_source(b"short", ())
    with pytest.raises(RecordError, match="32 bytes"):
        commitment(b"short", "game")
