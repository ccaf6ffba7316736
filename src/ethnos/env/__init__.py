"""The game as a learning environment, over `ethnos.fast`; see `docs/environments.md`.

`ethnos.env.aec` is for PettingZoo, `ethnos.env.single` and `ethnos.env.vector` for Gymnasium
(install `ethnos[rl]`), `ethnos.env.openspiel` for OpenSpiel (install `ethnos[openspiel]`). All of
them share the action codes, the observations and the rewards.
"""

from ethnos.extras import require

require("fast")
