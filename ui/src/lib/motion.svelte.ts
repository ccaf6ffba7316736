/** Animated flights: cards and pieces move from their old position on the screen to the new one. */

import { SHAPES, type Shape } from './cards'
import { playEvents } from './sound'
import type { Event } from './types'

export type Flight = {
  id: number
  card: string | null
  piece: Shape | null
  from: DOMRect
  to: DOMRect
  /** The card at the destination, hidden until this flight lands; `null` if there is none. */
  awaited: HTMLElement | null
  delay: number
  ms: number
}

export const flights = $state<{ list: Flight[] }>({ list: [] })

/** One planned flight. */
type Leg = {
  card: string | null
  piece: Shape | null
  from: Anchor
  to: Anchor
  start: number
  ms: number
}
/** An element marked `data-at`, or the newest card of that text inside it. */
type Anchor = { at: string; card?: string }

/**
 * The flights of one entry: `measure` before the table changes, `launch` after it has.
 * `ms` is how long they take at normal speed.
 */
export type FlightPlan = { ms: number; measure: (ms: number) => void; launch: () => void }

const FLIGHT_MS = 420
const STAGGER_MS = 60
const DURATIONS: Partial<Record<Event['type'], number>> = {
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
/** The ids of flights that have not landed. */
const inFlight = new Set<number>()

/** How long the flights of events take at normal speed. */
export function durationOf(events: readonly Event[]): number {
  return events.reduce((sum, { type }) => sum + (DURATIONS[type] ?? 0), 0)
}

/**
 * Plan the flights of events. Nothing is measured before `measure` is called. Flights that are
 * shown `again` hide nothing at their destination: it has been there for a while.
 */
export function planFlights(
  events: readonly Event[],
  viewer: number | null,
  again = false,
): FlightPlan {
  const legs: Leg[] = []
  let start = 0
  for (const event of events) {
    legs.push(...legsOf(event, viewer, start))
    start += DURATIONS[event.type] ?? 0
  }
  let measured: (Leg & { rect: DOMRect })[] = []
  let pace = 1
  return {
    ms: start,
    measure(ms) {
      pace = start ? ms / start : 0
      const taken = new Set<Element>()
      measured = legs.flatMap((leg) => {
        const element = find(leg.from, taken)
        if (element) taken.add(element)
        return element ? [{ ...leg, rect: element.getBoundingClientRect() }] : []
      })
    },
    launch() {
      if (pace === 0) return
      playEvents(events)
      const taken = new Set<Element>()
      const list = measured.flatMap((leg): Flight[] => {
        const element = find(leg.to, taken)
        if (!element) return []
        taken.add(element)
        const { card, piece, rect: from } = leg
        const arrives = !again && element instanceof HTMLElement && element.dataset.card
        const awaited = arrives ? element : null
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
      // Hide the destinations only when everything is measured, to avoid a reflow per card. No CSS
      // animation for that: it would promote each card to a layer and repaint its surroundings.
      for (const { awaited } of list) awaited?.style.setProperty('opacity', '0')
      flights.list = [...flights.list.filter(({ id }) => inFlight.has(id)), ...list]
      for (const { id } of list) inFlight.add(id)
    },
  }
}

/** A flight has landed. Flights of one group are removed together, in a single repaint. */
export function landed({ id, awaited }: Flight): void {
  if (!inFlight.delete(id)) return
  awaited?.style.removeProperty('opacity')
  if (!inFlight.size) flights.list = []
}

/** Remove all flights: what is under way is not for the next player's eyes. */
export function dropFlights(): void {
  for (const flight of flights.list) landed(flight)
  flights.list = []
}

function legsOf(event: Event, viewer: number | null, start: number): Leg[] {
  const card = (text: string | null, from: Anchor, to: Anchor, n = 0): Leg => {
    return {
      card: text ?? 'back',
      piece: null,
      from,
      to,
      start: start + n * STAGGER_MS,
      ms: FLIGHT_MS,
    }
  }
  const piece = (seat: number, to: Anchor): Leg => {
    return {
      card: null,
      piece: SHAPES[seat],
      from: { at: `seat-${seat}` },
      to,
      start,
      ms: FLIGHT_MS,
    }
  }
  switch (event.type) {
    case 'CardDealt':
    case 'CardDrawn':
      return [card(event.card, { at: 'deck' }, anchorOfHand(event.seat, viewer, event.card))]
    case 'CardRecruited': {
      const from = { at: 'pool', card: event.card }
      return [card(event.card, from, anchorOfHand(event.seat, viewer, event.card))]
    }
    case 'PoolTurnedUp':
      return event.cards.map((text, n) => card(text, { at: 'deck' }, { at: 'pool', card: text }, n))
    case 'BandPlayed': {
      const cards = event.band.leader
        ? [event.band.leader, ...event.band.others]
        : event.band.others
      const to = { at: `bands-${event.seat}` }
      return cards.map((text, n) => card(text, anchorOfHand(event.seat, viewer, text), to, n))
    }
    case 'HandDiscarded':
      return event.cards.map((text, n) =>
        card(text, anchorOfHand(event.seat, viewer, text), { at: 'pool', card: text }, n),
      )
    case 'DragonRevealed':
      return [card('dragon', { at: 'deck' }, { at: `dragon-${event.number}` })]
    case 'MarkerPlaced':
      return [piece(event.seat, { at: `kingdom-${event.kingdom}-${event.seat}` })]
    case 'OrcMarkerPlaced':
      return [piece(event.seat, { at: `orc-${event.seat}-${event.kingdom}` })]
    default:
      return []
  }
}

function anchorOfHand(seat: number, viewer: number | null, text: string | null): Anchor {
  return seat === viewer && text ? { at: 'hand', card: text } : { at: `seat-${seat}` }
}

/** The last such card that no other flight has claimed: new cards come last. */
function find(anchor: Anchor, taken: ReadonlySet<Element>): Element | null {
  const element = document.querySelector(`[data-at="${anchor.at}"]`)
  if (!element || !anchor.card) return visible(element)
  const cards = [...element.querySelectorAll(`[data-card="${anchor.card}"]`)]
  return visible(cards.findLast((card) => !taken.has(card)) ?? element)
}

/** The element, or if a small screen hides it, the nearest anchor around it. */
function visible(element: Element | null): Element | null {
  if (!element || element.getClientRects().length) return element
  return visible(element.parentElement?.closest('[data-at]') ?? null)
}
