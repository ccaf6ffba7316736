"""`python -m ethnos.cli`: the same as the `ethnos` command."""

from ethnos.cli import main

main()
