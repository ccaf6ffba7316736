"""The `ethnos` command."""

from ethnos.cli.app import main

__all__ = ["main"]
