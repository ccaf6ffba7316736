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
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from ethnos import rules
from ethnos.records import digest
from ethnos.testing.lockstep import cases as case_module
from ethnos.testing.lockstep import reference
from ethnos.testing.lockstep.cases import Policy, deal
from ethnos.testing.lockstep.compiled import play_compiled
from ethnos.testing.lockstep.slices import SLICES, Slice, hash_of, played_by_reference


def played_by_fast(part: Slice) -> str:
    """Play a slice in the fast engine; return the hash of all checksums."""
    return hash_of(play_compiled(deal(case), case) for case in part.cases())


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
