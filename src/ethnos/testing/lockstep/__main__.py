"""`python -m ethnos.testing.lockstep`: compare the engines for a given time."""

from ethnos.testing.lockstep.long_run import main

main()
