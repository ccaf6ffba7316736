"""The same game on flat arrays, compiled by numba; see `docs/fast-engine.md`.

`ethnos.rules` is the reference. This package is compared with it decision by decision, and is the
only one that prefers speed to plain code. Importing `ethnos` does not import it.
"""

from ethnos.extras import require

require("fast")
