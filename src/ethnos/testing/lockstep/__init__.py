"""Lock-step: the same game played in both engines and compared after every decision.

A *case* is a game: its ruleset, seed, start and policy (`cases`). `compare` checks everything after
every decision; `compare_checksums` compares one chained checksum per game and is several times as
fast. `baseline` stores the checksums of the reference engine. The long run is
`python -m ethnos.testing.lockstep --minutes 60`.
"""
