"""Stored checksums of reference games, so that thousands of games are compared in seconds.

The games of the reference engine depend on its source alone. Their checksums are stored in a file
together with a hash of that source. While the hash matches, only the fast engine plays the games
again; otherwise both engines do, until `python -m ethnos.testing.lockstep.baseline FILE` rewrites
the file.
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
from ethnos.fast.pack import pack_state
from ethnos.fast.simulate import play_packed
from ethnos.records import digest
from ethnos.testing.lockstep import cases as case_module
from ethnos.testing.lockstep import reference
from ethnos.testing.lockstep.cases import WEIGHTS, Case, Policy, cases, deal

_ROOT_SEED: Final = 1
_GAMES: Final = 67
"""Games per slice. A hundred slices for each of three policies make more than 20,000 games."""
_SLICES: Final = 100


@dataclass(frozen=True, slots=True)
class Slice:
    """A group of games, stored as one hash."""

    policy: Policy
    number: int

    def cases(self) -> Iterator[Case]:
        """Yield the games."""
        return cases(_GAMES, _ROOT_SEED, self.number * _GAMES, self.policy)


SLICES: Final = tuple(Slice(policy, number) for policy in Policy for number in range(_SLICES))


def played_by_reference(part: Slice) -> str:
    """Play a slice in the reference engine; return the hash of all checksums."""
    return _hash(reference.play_reference(deal(case), case) for case in part.cases())


def played_by_fast(part: Slice) -> str:
    """Play a slice in the fast engine; return the hash of all checksums."""
    return _hash(
        play_packed(pack_state(deal(case)), case.seed, WEIGHTS[case.policy])
        for case in part.cases()
    )


def _hash(results: Iterator[tuple[int, int]]) -> str:
    whole = hashlib.sha256()
    for decisions, checksum in results:
        whole.update(f"{decisions} {checksum}\n".encode())
    return whole.hexdigest()[:16]


def stored_hashes(file: Path) -> dict[Slice, str]:
    """Return the stored hash of every slice, or nothing if the reference has changed."""
    content = json.loads(file.read_text(encoding="utf-8"))
    if content["source"] != source_hash():
        return {}
    hashes = [text for policy in Policy for text in content[policy]]
    return dict(zip(SLICES, hashes, strict=True))


def source_hash() -> str:
    """Return the hash of all source code that the reference games depend on."""
    modules = [Path(str(module.__file__)) for module in (digest, reference, case_module)]
    modules += sorted(Path(rules.__path__[0]).rglob("*.py"))
    whole = hashlib.sha256()
    for module in modules:
        whole.update(module.name.encode() + module.read_bytes())
    return whole.hexdigest()


def main() -> None:
    """Play all slices in the reference engine and write their hashes."""
    parser = ArgumentParser(prog="python -m ethnos.testing.lockstep.baseline", description=__doc__)
    parser.add_argument("file", type=Path, help="the file to write")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    if options.file.exists() and stored_hashes(options.file):
        sys.stdout.write("the reference has not changed\n")
        return
    source = source_hash()
    hashes: dict[Policy, list[str]] = {policy: [] for policy in Policy}
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        for part, text in zip(SLICES, pool.map(played_by_reference, SLICES), strict=True):
            hashes[part.policy].append(text)
            _show_progress(sum(map(len, hashes.values())))
    options.file.write_text(json.dumps({"source": source, **hashes}, indent=1) + "\n", "utf-8")


def _show_progress(done: int) -> None:
    """Count along on one line of a terminal; in a log, write a line for every tenth."""
    if sys.stdout.isatty():
        sys.stdout.write(f"\r{done} of {len(SLICES)} slices" + "\n" * (done == len(SLICES)))
    elif done % (len(SLICES) // 10) == 0:
        sys.stdout.write(f"{done} of {len(SLICES)} slices\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
