/** Cards, kingdoms and pieces: names and orders. */

import type { Band, Card, Kingdom, Tribe } from './types'
import type { Grouping } from './settings.svelte'

/** In alphabetical order, as in every list of the protocol that is indexed by kingdom. */
export const KINGDOMS: Kingdom[] = ['blue', 'green', 'grey', 'orange', 'purple', 'red']
/** In the order of the map, row by row. */
export const ON_THE_MAP: Kingdom[] = ['orange', 'blue', 'red', 'purple', 'green', 'grey']
/** The first letter of the name on the board; also the key that selects the kingdom. */
export const LETTERS: Record<Kingdom, string> = {
  blue: 'S',
  green: 'A',
  grey: 'P',
  orange: 'I',
  purple: 'D',
  red: 'R',
}
export const SHAPES = ['tower', 'crown', 'tent', 'anchor', 'shield', 'banner'] as const
export type Shape = (typeof SHAPES)[number]

export function tribeOf(card: string): Tribe {
  return card.split(':')[0] as Tribe
}

export function kingdomOf(card: string): Kingdom | null {
  return (card.split(':')[1] as Kingdom | undefined) ?? null
}

export function kingdomIndex(kingdom: Kingdom): number {
  return KINGDOMS.indexOf(kingdom)
}

export function cardsOf(band: Band): Card[] {
  return band.leader === null ? band.others : [band.leader, ...band.others]
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
