"""Centaurs: after a band that placed its marker, another may be played."""

from __future__ import annotations

from ethnos.rules.ruleset import CentaurChain
from ethnos.rules.state import GameState
from ethnos.rules.tribes.power import Power


class Centaurs(Power):
    """R49-R51."""

    may_chain = True

    def further_band(self, state: GameState) -> bool:
        single = state.ruleset.centaur_chain is CentaurChain.SINGLE_EXTRA  # D26
        return not single or state.bands_this_turn == 1
