/** Cards, kingdoms and pieces: names and orders. */

import { phrase, t, type Args } from './i18n.svelte'
import type { Band, Card, Kingdom, Phrase, Tribe } from './types'
import type { Grouping } from './settings.svelte'

/** In alphabetical order, as in every list of the protocol that is indexed by kingdom. */
export const KINGDOMS: Kingdom[] = ['blue', 'green', 'grey', 'orange', 'purple', 'red']
/** In the order of the map, row by row. */
export const ON_THE_MAP: Kingdom[] = ['orange', 'blue', 'red', 'purple', 'green', 'grey']
export const SHAPES = ['tower', 'crown', 'tent', 'anchor', 'shield', 'banner'] as const
export type Shape = (typeof SHAPES)[number]

export function tribeOf(card: string): Tribe {
  return card.split(':')[0] as Tribe
}

export function kingdomOf(card: string): Kingdom | null {
  return (card.split(':')[1] as Kingdom | undefined) ?? null
}

/** The letter on a kingdom's shield; also the key that selects the kingdom. */
export function letterOf(kingdom: Kingdom): string {
  return t('kingdom-letter', { kingdom })
}

export function kingdomIndex(kingdom: Kingdom): number {
  return KINGDOMS.indexOf(kingdom)
}

export function cardsOf(band: Band): Card[] {
  return band.leader === null ? band.others : [band.leader, ...band.others]
}

/** A card as arguments of a message. */
function cardArgs(card: string): Args {
  return { tribe: tribeOf(card), kingdom: kingdomOf(card) ?? 'none' }
}

/** A band as arguments of a message; `kind` is what the room calls its composition. */
export function bandArgs(band: Band, kind: string): Args {
  const cards = cardsOf(band)
  const skeletons = cards.filter((card) => card === 'skeleton').length
  const size = cards.length
  return { band: kind, size, skeletons, named: size - skeletons, ...cardArgs(cards[0]) }
}

/** Cards as the argument of a message, equal ones counted. */
export function cardsList(cards: readonly string[]): Phrase[] {
  const counts = new Map<string, number>()
  for (const card of [...cards].sort()) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => phrase('cards', { count, ...cardArgs(card) }))
}

/** A card with an id, which tells equal cards apart on the screen. */
export type HeldCard = { id: number; card: string }

let lastId = 0

/** Match cards with the previous ones: cards that stay keep their id, new ones come last. */
export function keepIds(before: HeldCard[], cards: readonly string[]): HeldCard[] {
  const left = [...cards]
  const kept = before.filter((held) => {
    const at = left.indexOf(held.card)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
  return [...kept, ...left.map((card) => ({ id: ++lastId, card }))]
}

/** The cards of a hand in display order, in groups. */
export function grouped(hand: readonly HeldCard[], grouping: Grouping): HeldCard[][] {
  if (grouping === 'own') return hand.length ? [[...hand]] : []
  const groups = new Map<string, HeldCard[]>()
  const keyed = hand.map((held) => ({ held, key: order(held.card, grouping) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  for (const { held } of keyed) {
    const key = groupOf(held.card, grouping)
    groups.set(key, [...(groups.get(key) ?? []), held])
  }
  return [...groups.values()]
}

export function groupOf(card: string, grouping: Grouping): string {
  return grouping === 'kingdom' ? (kingdomOf(card) ?? 'none') : tribeOf(card)
}

function order(card: string, grouping: Grouping): string {
  const tribe = tribeOf(card)
  const kingdom = kingdomOf(card)
  if (!kingdom) return '~' // skeletons come last
  return grouping === 'kingdom' ? `${kingdom} ${tribe}` : `${tribe} ${kingdom}`
}

/** The ids of the cards in hand that a list of texts names; a text listed twice names two cards. */
export function idsOf(hand: readonly HeldCard[], cards: readonly string[]): Set<number> {
  const left = [...cards]
  const found = new Set<number>()
  for (const held of hand) {
    const at = left.indexOf(held.card)
    if (at < 0) continue
    left.splice(at, 1)
    found.add(held.id)
  }
  return found
}
