"""The game as a learning environment, over `ethnos.fast`; see `docs/environments.md`.

`ethnos.env.aec` is for PettingZoo, `ethnos.env.single` and `ethnos.env.vector` for Gymnasium
(install `ethnos[rl]`), `ethnos.env.openspiel` for OpenSpiel (install `ethnos[openspiel]`). All of
them speak the same action codes, show the same observations and pay the same rewards.
"""
