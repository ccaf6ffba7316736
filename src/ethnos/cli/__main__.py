"""Let `python -m ethnos.cli` be the `ethnos` command."""

from ethnos.cli import main

main()
