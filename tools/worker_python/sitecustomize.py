"""Unpack the archives that the page has put beside Python; `bytecode.py` has packed them.

Python imports this module by itself when it starts, from the only archive it can read without it.
So it must do with what is compiled into Python.
"""

import os
import sys

from _zstd import ZstdDecompressor  # type: ignore[import-not-found]  # the rest is in the library

LIBRARY = "/library.zip"
MODULES = "/ethnos"


def unpack(packed: str, archive: str) -> None:
    """Replace a file by what was packed in it."""
    with open(packed, "rb") as read, open(archive, "wb") as written:  # noqa: PTH123  # no pathlib yet
        written.write(ZstdDecompressor().decompress(read.read()))
    os.remove(packed)  # noqa: PTH107


unpack("/library.zst", LIBRARY)
sys.path.insert(0, LIBRARY)

from zipfile import ZipFile  # noqa: E402  # it is in the library

unpack("/ethnos.zst", "/ethnos.zip")
with ZipFile("/ethnos.zip") as modules:  # msgspec is loaded, and data are read, from true files
    modules.extractall(MODULES)
os.remove("/ethnos.zip")  # noqa: PTH107
sys.path.insert(0, MODULES)
