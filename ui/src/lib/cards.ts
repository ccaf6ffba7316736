/** Cards, kingdoms and pieces: how they are called and in which order they lie. */

import type { Band, Card, Kingdom, Tribe } from './types'
import type { Grouping } from './settings.svelte'

/** By the alphabet of the colours, as in every list "by kingdom". */
export const KINGDOMS: Kingdom[] = ['blue', 'green', 'grey', 'orange', 'purple', 'red']
/** As they lie on the map, row by row. */
export const ON_THE_MAP: Kingdom[] = ['orange', 'blue', 'red', 'purple', 'green', 'grey']
/** The heraldic letter: how the name on the board begins. Also the key that chooses it. */
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
/** More cards than these nobody may hold (R47). */
export const HAND_LIMIT = 10
/** What the merfolk board and the troll tokens show in print. */
export const TRACK_END = 18
export const TRACK_SYMBOLS = [3, 7, 12, 18]
export const TROLL_TOKENS = [1, 2, 3, 4, 5, 6]

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

/** A card in a place of its own, so that equal cards can be told apart on the screen. */
export type HeldCard = { id: number; card: string }

let lastId = 0

/** Give places to cards: those that stay keep theirs, new ones come last. */
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

/** The cards of a hand as they are shown: group by group. */
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

/** Which places of a selection's hand are named by a list of card texts, each as often as it occurs. */
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
