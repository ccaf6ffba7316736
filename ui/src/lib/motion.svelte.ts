/** Cards and pieces travel from where they were to where they go. */

import { SHAPES, type Shape } from './cards'
import type { Event } from './types'

export type Flight = {
  id: number
  card: string | null
  piece: Shape | null
  from: DOMRect
  to: DOMRect
  /** The card that lies there, shown as soon as this one has come; a place without one takes it in. */
  awaited: HTMLElement | null
  delay: number
  ms: number
}

export const flights = $state<{ list: Flight[] }>({ list: [] })

/** Something about to move: known where from, not yet where to. */
type Leg = {
  card: string | null
  piece: Shape | null
  from: Spot
  to: Spot
  start: number
  ms: number
}
/** Where to look for a thing: the newest card of a text in a place, or the place itself. */
type Spot = { place: string; card?: string; nth?: number }

export type Departure = { ms: number; leave: (ms: number) => void; arrive: () => void }

const FLY = 420
const STAGGER = 60
const WAITS: Partial<Record<Event['type'], number>> = {
  CardDrawn: 400,
  CardRecruited: 420,
  BandPlayed: 520,
  MarkerPlaced: 420,
  OrcMarkerPlaced: 380,
  MerfolkMoved: 420,
  TrollTokenTaken: 380,
  GiantTokenTaken: 380,
  HandDiscarded: 420,
  PoolTurnedUp: 520,
  DragonRevealed: 900,
  AgeEnded: 1100,
}

let lastId = 0
/** Which flights are still on their way. */
const aloft = new Set<number>()

/** Plan the journeys of what happened; nothing is measured before `leave`. */
export function depart(events: readonly Event[], viewer: number | null): Departure {
  const legs: Leg[] = []
  let start = 0
  for (const event of events) {
    legs.push(...legsOf(event, viewer, start))
    start += WAITS[event.type] ?? 0
  }
  let away: (Leg & { rect: DOMRect })[] = []
  let pace = 1
  return {
    ms: start,
    leave(ms) {
      pace = start ? ms / start : 0
      const taken = new Set<Element>()
      away = legs.flatMap((leg) => {
        const element = find(leg.from, taken)
        if (element) taken.add(element)
        return element ? [{ ...leg, rect: element.getBoundingClientRect() }] : []
      })
    },
    arrive() {
      if (pace === 0) return
      const taken = new Set<Element>()
      const list = away.flatMap((leg): Flight[] => {
        const element = find(leg.to, taken)
        if (!element) return []
        taken.add(element)
        const { card, piece, rect: from } = leg
        const awaited = element instanceof HTMLElement && element.dataset.card ? element : null
        const to = element.getBoundingClientRect()
        return [
          {
            id: ++lastId,
            card,
            piece,
            from,
            to,
            awaited,
            delay: leg.start * pace,
            ms: leg.ms * pace,
          },
        ]
      })
      // Hidden when everything is measured, or every card would lay out the table anew. And not by an
      // animation: what is animated where it lies becomes a layer, and all around it is painted again.
      for (const { awaited } of list) awaited?.style.setProperty('opacity', '0')
      flights.list = [...flights.list.filter(({ id }) => aloft.has(id)), ...list]
      for (const { id } of list) aloft.add(id)
    },
  }
}

/** A flight has arrived. Those that travel together are cleared away together, in one repaint. */
export function landed({ id, awaited }: Flight): void {
  if (!aloft.delete(id)) return
  awaited?.style.removeProperty('opacity')
  if (!aloft.size) flights.list = []
}

function legsOf(event: Event, viewer: number | null, start: number): Leg[] {
  const card = (text: string | null, from: Spot, to: Spot, n = 0): Leg => {
    return { card: text ?? 'back', piece: null, from, to, start: start + n * STAGGER, ms: FLY }
  }
  const piece = (seat: number, to: Spot): Leg => {
    return { card: null, piece: SHAPES[seat], from: { place: `seat-${seat}` }, to, start, ms: FLY }
  }
  switch (event.type) {
    case 'CardDealt':
    case 'CardDrawn':
      return [card(event.card, { place: 'deck' }, homeOf(event.seat, viewer, event.card))]
    case 'CardRecruited': {
      const from = { place: 'pool', card: event.card }
      return [card(event.card, from, homeOf(event.seat, viewer, event.card))]
    }
    case 'PoolTurnedUp':
      return event.cards.map((text, n) =>
        card(text, { place: 'deck' }, { place: 'pool', card: text }, n),
      )
    case 'BandPlayed': {
      const cards = event.band.leader
        ? [event.band.leader, ...event.band.others]
        : event.band.others
      const to = { place: `bands-${event.seat}` }
      return cards.map((text, n) => card(text, homeOf(event.seat, viewer, text), to, n))
    }
    case 'HandDiscarded':
      return event.cards.map((text, n) =>
        card(text, homeOf(event.seat, viewer, text), { place: 'pool', card: text }, n),
      )
    case 'DragonRevealed':
      return [card('dragon', { place: 'deck' }, { place: `dragon-${event.number}` })]
    case 'MarkerPlaced':
      return [piece(event.seat, { place: `kingdom-${event.kingdom}-${event.seat}` })]
    case 'OrcMarkerPlaced':
      return [piece(event.seat, { place: `orc-${event.seat}-${event.kingdom}` })]
    default:
      return []
  }
}

function homeOf(seat: number, viewer: number | null, text: string | null): Spot {
  return seat === viewer && text ? { place: 'hand', card: text } : { place: `seat-${seat}` }
}

/** The last such card of a place that nothing else has claimed: new cards come last. */
function find(spot: Spot, taken: ReadonlySet<Element>): Element | null {
  const place = document.querySelector(`[data-at="${spot.place}"]`)
  if (!place || !spot.card) return shown(place)
  const cards = [...place.querySelectorAll(`[data-card="${spot.card}"]`)]
  return shown(cards.findLast((card) => !taken.has(card)) ?? place)
}

/** A place that a small screen leaves out is part of a larger one, or nowhere. */
function shown(place: Element | null): Element | null {
  if (!place || place.getClientRects().length) return place
  return shown(place.parentElement?.closest('[data-at]') ?? null)
}
