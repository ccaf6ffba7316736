"""The twelve tribes, one file each."""

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

POWERS: Final[dict[Tribe, Power]] = {
    Tribe.CENTAUR: Centaurs(),
    Tribe.DWARF: Dwarves(),
    Tribe.ELF: Elves(),
    Tribe.GIANT: Giants(),
    Tribe.HALFLING: Halflings(),
    Tribe.MERFOLK: Merfolk(),
    Tribe.MINOTAUR: Minotaurs(),
    Tribe.ORC: Orcs(),
    Tribe.SKELETON: Skeletons(),
    Tribe.TROLL: Trolls(),
    Tribe.WINGFOLK: Wingfolk(),
    Tribe.WIZARD: Wizards(),
}


def power_of(tribe: Tribe) -> Power:
    """Return the power of bands led by this tribe."""
    return POWERS[tribe]
