"""The same game over flat arrays, compiled by numba; see `docs/fast-engine.md`.

`ethnos.rules` is the truth. This room is checked against it move by move, and is the one place
where quickness goes before plainness. Importing `ethnos` does not import it.
"""
