/** House rules: the options of the rules in groups, and those that are not as usual in words. */

import { phrase, t } from '../lib/i18n.svelte'
import type { Catalog, Ruleset } from '../lib/types'

/** The options that are not as usual, by name. */
export type Chosen = Record<string, string>

/** What an option belongs to: all that are in no other group are about the other tribes. */
const GROUPS: Record<string, string[]> = {
  cards: ['empty_pool', 'hand_limit'],
  markers: ['marker_placement', 'marker_supply', 'marker_count'],
  merfolk: [],
  tribes: [],
  end: ['two_player_tie', 'final_band_size', 'age_count'],
}
const OF_TWO = ['two_player_tie', 'merfolk_two_player_sole_bonus']

/** A named ruling with its values, the usual one first; or a number and its bounds. */
export type Option =
  { name: string; values: string[] } | { name: string; usual: number; least: number; most: number }

/** The tribe whose rule an option changes. */
export function tribeOf(name: string, tribes: readonly string[]): string | undefined {
  const words = name.split('_')
  return tribes.find((tribe) => words.includes(tribe) || words.includes(`${tribe}s`))
}

/** All options in the order of their groups. */
export function optionGroups(catalog: Catalog, players: number): [string, Option[]][] {
  const all: Option[] = [
    ...catalog.rulings,
    ...catalog.house_numbers.map(({ name, least, most, printed }) => ({
      ...{ name, least },
      ...{ most: most[players], usual: printed[players] },
    })),
  ]
  const groupOf = (name: string) =>
    Object.keys(GROUPS).find((group) => GROUPS[group].includes(name)) ??
    (tribeOf(name, catalog.tribes) === 'merfolk' ? 'merfolk' : 'tribes')
  return Object.keys(GROUPS).map((group) => [
    group,
    all.filter(({ name }) => groupOf(name) === group),
  ])
}

/** Whether an option changes nothing at this table. */
export function isIdle(name: string, catalog: Catalog, players: number, inPlay?: string[]) {
  const tribe = tribeOf(name, catalog.tribes)
  const absent = tribe && inPlay && !inPlay.includes(tribe)
  return Boolean(absent) || (OF_TWO.includes(name) && players !== 2)
}

/** The message about an option, or about a value of it. */
export function message(...parts: string[]): string {
  return ['option', ...parts].join('-').replaceAll('_', '-')
}

/** What is chosen for an option: a ruling in words, or a number. */
export function valueOf(name: string, text: string): string {
  return Number.isNaN(Number(text)) ? t(message(name, text)) : text
}

/** The house rules, each in a few words: `Orc raid: as many as you like`. */
export function inWords(chosen: Chosen): string[] {
  return Object.entries(chosen).map(([name, text]) =>
    t('option-set', { option: phrase(message(name)), value: valueOf(name, text) }),
  )
}

/** The house rules with another value of one of them. */
export function withValue(chosen: Chosen, name: string, value: string, usual: string): Chosen {
  const { [name]: _, ...others } = chosen
  return value === usual ? others : { ...others, [name]: value }
}

/** What a recorded game was played by otherwise than usual. */
export function unusual(ruleset: Ruleset, catalog: Catalog | null): Chosen {
  const usual: Chosen = {}
  for (const { name, values } of catalog?.rulings ?? []) usual[name] = values[0]
  for (const { name, printed } of catalog?.house_numbers ?? [])
    usual[name] = String(printed[ruleset.players])
  const played = Object.entries(ruleset).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return Object.fromEntries(played.filter(([name, value]) => (usual[name] ?? value) !== value))
}
