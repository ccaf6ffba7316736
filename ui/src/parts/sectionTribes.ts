import type { Tribe } from '../lib/types'

/** The tribe that a section of the rules is about, by the id of the section. */
export const SECTION_TRIBES: Partial<Record<string, Tribe>> = {
  centaurs: 'centaur',
  dwarves: 'dwarf',
  elves: 'elf',
  giants: 'giant',
  halflings: 'halfling',
  merfolk: 'merfolk',
  minotaurs: 'minotaur',
  orcs: 'orc',
  skeletons: 'skeleton',
  trolls: 'troll',
  wingfolk: 'wingfolk',
  wizards: 'wizard',
}
