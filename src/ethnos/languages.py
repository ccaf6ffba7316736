"""The languages of the game: which there are, and which of them somebody wants."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

DEFAULT_LANGUAGE: Final = "en"

_VARIABLES: Final = ("ETHNOS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def catalogue() -> Traversable:
    """Return the folder with all texts, one folder per language."""
    return files("ethnos") / "locale"


@cache
def language_names() -> Mapping[str, str]:
    """Return the supported languages with their own names, English first."""
    names: dict[str, str] = json.loads((catalogue() / "languages.json").read_text("utf-8"))
    return names


def languages() -> tuple[str, ...]:
    """Return the supported languages, English first.

    >>> languages()[0]
    'en'
    """
    return tuple(language_names())


def choose_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the best supported language: the requested one, the environment's, or English.

    >>> choose_language(None, {"LANG": "en_GB.UTF-8"})
    'en'
    """
    candidates = [asked, *(environ.get(name) for name in _VARIABLES)]
    requested = next((text for text in candidates if text), DEFAULT_LANGUAGE)
    return match_language(requested) or DEFAULT_LANGUAGE


def match_language(requested: str) -> str | None:
    """Return the supported language for a tag or a locale name: `pt_BR.UTF-8` gives `pt-BR`."""
    tag = requested.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for lang in languages():
        if lang.lower() == tag:
            return lang
    base = tag.partition("-")[0]
    return next((lang for lang in languages() if lang.lower().partition("-")[0] == base), None)
