"""Both engines side by side under the adversary policy: thousands of games by their checksums."""

import pytest

from ethnos.testing.lockstep import compare_checksums
from ethnos.testing.lockstep_cases import Policy, cases

GAMES = 6_700
"""Three policies make more than 20,000 games; every table of each is in its checksum."""
SLICES = 10


@pytest.mark.parametrize("part", range(SLICES))
def test_every_checksum_is_the_same(part: int) -> None:
    size = GAMES // SLICES
    for case in cases(size, root_seed=1, first=part * size, policy=Policy.ADVERSARY):
        compare_checksums(case)
