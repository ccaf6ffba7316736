"""The tables of `ethnos.packed.powers` as arrays, for compiled code."""

from __future__ import annotations

from typing import Final

import numpy as np

from ethnos.packed import powers

PLACING_SIZE: Final = np.array(powers.PLACING_SIZE)
SCORING_SIZE: Final = np.array(powers.SCORING_SIZE)
KEEPS: Final = np.array(powers.KEEPS)
DRAWS: Final = np.array(powers.DRAWS)
BAND_WORTH: Final = np.array(powers.BAND_WORTH)
REACH: Final = np.array(powers.REACH)
COPIES: Final = np.array(powers.COPIES)
