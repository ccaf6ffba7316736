"""Write archives of bytecode; runs inside Pyodide, started by `compile.mjs`.

Python would compile sources anew at every start, which takes longer than all the rest of it.
"""

from __future__ import annotations

import py_compile
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

UNUSED: Final = frozenset(Path("/tools/unused.txt").read_text(encoding="utf-8").split())
"""Packages and modules of the standard library that no game needs. A test imports all of ours and
plays, so that a missing part is noticed."""
ENCODINGS: Final = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}

INNER: Final = "modules.zip"
"""The archive in our archive; see `ui/src/local/python.ts`."""

Member = tuple[str, bytes]


def compiled(name: str, source: bytes) -> Member:
    """Return a module without its source, docstrings and assertions: a third less to load."""
    file, bytecode = Path("/tmp/module.py"), Path("/tmp/module.pyc")
    file.write_bytes(source)
    mode = PycInvalidationMode.UNCHECKED_HASH  # never look for a source
    py_compile.compile(
        str(file), str(bytecode), dfile=name, doraise=True, optimize=2, invalidation_mode=mode
    )
    return name + "c", bytecode.read_bytes()


def write_archive(path: Path | BytesIO, members: Iterable[Member], how: int = ZIP_DEFLATED) -> None:
    """Write an archive that depends on nothing but its content."""
    with ZipFile(path, "w") as archive:
        for name, data in sorted(members):
            archive.writestr(ZipInfo(name), data, how, compresslevel=9)


def write_solid_archive(path: Path, members: Iterable[Member]) -> None:
    """Write an archive in an archive: compressed as one, small files take a seventh less."""
    inner = BytesIO()
    write_archive(inner, members, ZIP_STORED)
    write_archive(path, [(INNER, inner.getvalue())])


def is_used(name: str) -> bool:
    """Return whether a member of the standard library is to be shipped."""
    first, *rest = name.split("/")
    if first == "encodings":
        return rest[0].removesuffix(".py") in ENCODINGS
    return UNUSED.isdisjoint((first.removesuffix(".py"), name.removesuffix(".py")))


def standard_library(path: Path) -> Iterator[Member]:
    """Yield what is used of the standard library."""
    with ZipFile(path) as archive:
        for name in filter(is_used, archive.namelist()):
            if name.endswith(".py"):
                yield compiled(name, archive.read(name))
            elif not name.endswith("/"):
                yield name, archive.read(name)


def our_modules(folder: Path) -> Iterator[Member]:
    """Yield our modules and what lies beside them."""
    for file in folder.rglob("*"):
        name = file.relative_to(folder).as_posix()
        if file.suffix == ".py":
            yield compiled(name, file.read_bytes())
        elif file.is_file():
            yield name, file.read_bytes()


write_archive(Path("/target/stdlib.zip"), standard_library(Path("/pyodide/python_stdlib.zip")))
write_solid_archive(Path("/target/ethnos.zip"), our_modules(Path("/staging")))
