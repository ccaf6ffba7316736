"""Write archives of bytecode; runs inside Pyodide, started by `compile.mjs`.

Python would compile sources anew at every start, which takes longer than all the rest of it. What
is big is one block of Zstandard, the best that Python unpacks without being noticed (xz is 8 %
smaller and ten times as slow): the host need not compress it, and most hosts would not.
"""

from __future__ import annotations

import py_compile
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import IO, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from compression import zstd  # type: ignore[import-not-found]  # the Python of Pyodide has it

UNUSED: Final = frozenset(Path("/tools/unused.txt").read_text(encoding="utf-8").split())
"""Packages and modules of the standard library that no game needs. A test imports all of ours and
plays, so that a missing part is noticed."""
ENCODINGS: Final = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}

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


def write_archive(file: Path | IO[bytes], members: Iterable[Member], method: int) -> None:
    """Write an archive that depends on nothing but its content."""
    with ZipFile(file, "w") as archive:
        for name, data in sorted(members):
            archive.writestr(ZipInfo(name), data, method, compresslevel=9)


def write_packed(path: Path, members: Iterable[Member]) -> None:
    """Write an archive whose members are compressed together."""
    archive = BytesIO()
    write_archive(archive, members, ZIP_STORED)
    path.write_bytes(zstd.compress(archive.getvalue(), level=22))


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


def is_at_start(name: str) -> bool:
    """Return whether Python needs a member before it can unpack anything."""
    return name.startswith("encodings/")


library = list(standard_library(Path("/pyodide/python_stdlib.zip")))
unpack = Path("/tools/sitecustomize.py")
start = [compiled(unpack.name, unpack.read_bytes())]
start += [member for member in library if is_at_start(member[0])]
write_archive(Path("/target/start.zip"), start, ZIP_DEFLATED)
write_packed(
    Path("/target/library.zst"), (member for member in library if not is_at_start(member[0]))
)
write_packed(Path("/target/ethnos.zst"), our_modules(Path("/staging")))
