"""What the reference played, remembered: so that thousands of games are compared in seconds.

The games of the reference depend on its source and on nothing else. Their checksums are kept in a
file with the hash of that source; as long as the source is the same, only the fast engine has to
play them again. Once it has changed, both play, until `python -m ethnos.testing.lockstep.baseline`
has written the file anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from ethnos import rules
from ethnos.fast.convert import record_of
from ethnos.fast.simulate import play_record
from ethnos.records import digest
from ethnos.testing.lockstep import cases as case_module
from ethnos.testing.lockstep import reference
from ethnos.testing.lockstep.cases import WEIGHTS, Case, Policy, cases, deal

_ROOT_SEED: Final = 1
_GAMES: Final = 67
"""In a slice. A hundred slices under each of three policies make more than 20,000 games."""
_SLICES: Final = 100


@dataclass(frozen=True, slots=True)
class Slice:
    """Some of the games: what is remembered about them is one hash."""

    policy: Policy
    number: int

    def cases(self) -> Iterator[Case]:
        """Yield the games."""
        return cases(_GAMES, _ROOT_SEED, self.number * _GAMES, self.policy)


SLICES: Final = tuple(Slice(policy, number) for policy in Policy for number in range(_SLICES))


def played_by_reference(part: Slice) -> str:
    """Play a slice in the reference; return the hash of all checksums."""
    return _hash(reference.play_reference(deal(case), case) for case in part.cases())


def played_by_fast(part: Slice) -> str:
    """Play a slice in the fast engine; return the hash of all checksums."""
    return _hash(
        play_record(record_of(deal(case)), case.seed, WEIGHTS[case.policy]) for case in part.cases()
    )


def _hash(results: Iterator[tuple[int, int]]) -> str:
    whole = hashlib.sha256()
    for decisions, checksum in results:
        whole.update(f"{decisions} {checksum}\n".encode())
    return whole.hexdigest()[:16]


def remembered(file: Path) -> dict[Slice, str]:
    """Return the hash of every slice, or nothing if the reference has changed since."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    if kept["source"] != source_hash():
        return {}
    hashes = [text for policy in Policy for text in kept[policy]]
    return dict(zip(SLICES, hashes, strict=True))


def source_hash() -> str:
    """Return the hash of all source that the games of the reference depend on."""
    modules = [Path(str(module.__file__)) for module in (digest, reference, case_module)]
    modules += sorted(Path(rules.__path__[0]).rglob("*.py"))
    whole = hashlib.sha256()
    for module in modules:
        whole.update(module.name.encode() + module.read_bytes())
    return whole.hexdigest()


def main() -> None:
    """Play all slices in the reference and write what is to be remembered."""
    parser = ArgumentParser(prog="python -m ethnos.testing.lockstep.baseline", description=__doc__)
    parser.add_argument("file", type=Path, help="where to write")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    if asked.file.exists() and remembered(asked.file):
        sys.stdout.write("the reference has not changed\n")
        return
    source = source_hash()
    hashes: dict[Policy, list[str]] = {policy: [] for policy in Policy}
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        for part, text in zip(SLICES, pool.map(played_by_reference, SLICES), strict=True):
            hashes[part.policy].append(text)
            sys.stdout.write(f"\r{sum(map(len, hashes.values()))} of {len(SLICES)} slices")
            sys.stdout.flush()
    asked.file.write_text(json.dumps({"source": source, **hashes}, indent=1) + "\n", "utf-8")
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
