"""The twelve tribes, one module each."""

from __future__ import annotations

from typing import Final

from ethnos.rules.cards import Tribe
from ethnos.rules.tribes.centaurs import Centaurs
from ethnos.rules.tribes.dwarves import Dwarves
from ethnos.rules.tribes.elves import Elves
from ethnos.rules.tribes.giants import Giants
from ethnos.rules.tribes.halflings import Halflings
from ethnos.rules.tribes.merfolk import Merfolk
from ethnos.rules.tribes.minotaurs import Minotaurs
from ethnos.rules.tribes.orcs import Orcs
from ethnos.rules.tribes.power import Power
from ethnos.rules.tribes.skeletons import Skeletons
from ethnos.rules.tribes.trolls import Trolls
from ethnos.rules.tribes.wingfolk import Wingfolk
from ethnos.rules.tribes.wizards import Wizards


def _power(tribe: Tribe) -> Power:
    match tribe:
        case Tribe.CENTAUR:
            return Centaurs()
        case Tribe.DWARF:
            return Dwarves()
        case Tribe.ELF:
            return Elves()
        case Tribe.GIANT:
            return Giants()
        case Tribe.HALFLING:
            return Halflings()
        case Tribe.MERFOLK:
            return Merfolk()
        case Tribe.MINOTAUR:
            return Minotaurs()
        case Tribe.ORC:
            return Orcs()
        case Tribe.SKELETON:
            return Skeletons()
        case Tribe.TROLL:
            return Trolls()
        case Tribe.WINGFOLK:
            return Wingfolk()
        case Tribe.WIZARD:
            return Wizards()


POWERS: Final = {tribe: _power(tribe) for tribe in Tribe}


def power_of(tribe: Tribe) -> Power:
    """Return the power of bands led by this tribe."""
    return POWERS[tribe]
