"""Groups of games, each stored as one hash. Only the reference engine is used here."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ethnos.testing.lockstep.cases import Case, Policy, cases, deal
from ethnos.testing.lockstep.reference import play_reference

_ROOT_SEED: Final = 1
GAMES: Final = 67
"""Games per slice. A hundred slices for each of three policies make more than 20,000 games."""
_SLICES: Final = 100


@dataclass(frozen=True, slots=True)
class Slice:
    """A group of games, stored as one hash."""

    policy: Policy
    number: int

    def cases(self) -> Iterator[Case]:
        """Yield the games."""
        return cases(GAMES, _ROOT_SEED, self.number * GAMES, self.policy)


SLICES: Final = tuple(Slice(policy, number) for policy in Policy for number in range(_SLICES))


def played_by_reference(part: Slice) -> str:
    """Play a slice in the reference engine; return the hash of all checksums."""
    return hash_of(play_reference(deal(case), case) for case in part.cases())


def hash_of(results: Iterable[tuple[int, int]]) -> str:
    """Return the hash of the decisions and checksums of games."""
    whole = hashlib.sha256()
    for decisions, checksum in results:
        whole.update(f"{decisions} {checksum}\n".encode())
    return whole.hexdigest()[:16]
