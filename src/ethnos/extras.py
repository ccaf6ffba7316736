"""The optional parts of an installation, each named as in `pip install 'ethnos[fast]'`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from ethnos.rules.errors import EthnosError

EXTRAS: Final = {
    "fast": ("numba", "numpy"),
    "postgres": ("psycopg", "psycopg_pool"),
    "push": ("cryptography",),
    "passkeys": ("webauthn",),
    "tracing": ("opentelemetry.sdk", "opentelemetry.exporter"),  # FastAPI has the rest
    "arena": ("openskill",),
    "onnx": ("onnxruntime",),
    "rl": ("gymnasium", "pettingzoo", "pyarrow"),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
}
"""The modules of each extra."""


class MissingExtraError(EthnosError, ImportError):
    """Raised when something needs a module that is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(f"{module} is not installed: pip install 'ethnos[{extra}]'")
        self.module = module
        self.extra = extra


def missing_extra(error: ModuleNotFoundError) -> MissingExtraError | None:
    """Return the error that names the extra; `None` for modules that belong to none."""
    name = f"{error.name}."
    for extra, modules in EXTRAS.items():
        for module in modules:
            if name.startswith(f"{module}."):
                return MissingExtraError(module, extra)
    return None


def is_installed(extra: str) -> bool:
    """Return whether all modules of an extra can be imported."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def require(extra: str) -> None:
    """Raise `MissingExtraError` unless an extra is installed."""
    for module in EXTRAS[extra]:
        if find_spec(module) is None:
            raise MissingExtraError(module, extra)


@contextmanager
def naming_extras() -> Iterator[None]:
    """Raise `MissingExtraError` for imports that need an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise missing_extra(error) or error from error
