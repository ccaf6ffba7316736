"""Centaurs: a band that places its marker opens the way for another."""

from __future__ import annotations

from ethnos.rules.ruleset import CentaurChain
from ethnos.rules.state import GameState
from ethnos.rules.tribes.power import Power


class Centaurs(Power):
    """R49-R51."""

    def further_band(self, state: GameState, seat: int) -> bool:
        if state.ruleset.centaur_chain is CentaurChain.SINGLE_EXTRA and state.bands_this_turn > 1:
            return False  # D26
        # A hand of nothing but skeletons has no leader left (R64, D45).
        return any(not card.is_skeleton for card in state.hands[seat])
