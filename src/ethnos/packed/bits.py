"""Sets of up to 63 elements as integers.

These definitions run uncompiled; compiled code uses processor instructions (`ethnos.fast.jit`).
"""

from __future__ import annotations


def popcount(members: int) -> int:
    """Return the number of members of a set."""
    return int(members).bit_count()


def lowest(members: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (int(members) & -int(members)).bit_length() - 1


def nth(members: int, number: int) -> int:
    """Return a member of a set by its index, the lowest being number 0."""
    rest = int(members)
    for _ in range(number):
        rest &= rest - 1
    return lowest(rest)
