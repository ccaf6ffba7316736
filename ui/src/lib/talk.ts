/** Events told as sentences, a browser's sister of `ethnos.talk.sentences`. */

import { cardsOf, kingdomOf, tribeOf } from './cards'
import { phrase, type Args, type Phrase } from './i18n.svelte'
import * as scores from './scores'
import type { Band, BandPlayed, BandResult, Event, MarkerPlaced, NoMarkerPlaced } from './types'

/** What happened, a sentence at a time. */
export function tell(events: readonly Event[], names: readonly string[]): Phrase[] {
  return tellWithSeats(events, names).map(({ what }) => what)
}

/** What happened, and whose doing or whose card each sentence is about: nobody's when about everybody. */
export function tellWithSeats(
  events: readonly Event[],
  names: readonly string[],
): { what: Phrase; seat: number | null }[] {
  return grouped(events).flatMap((group) => {
    const seat = 'seat' in group[0] ? group[0].seat : null
    return tellGroup(group, names).map((what) => ({ what, seat }))
  })
}

/** Put together what one sentence tells: a band and its marker, the bands of one player. */
function grouped(events: readonly Event[]): Event[][] {
  const groups: Event[][] = []
  for (const event of events) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && belongTogether(last, event)) group.push(event)
    else groups.push([event])
  }
  return groups
}

function belongTogether(first: Event, second: Event): boolean {
  if (first.type === 'BandPlayed') {
    return second.type === 'NoMarkerPlaced' || (second.type === 'MarkerPlaced' && !second.free)
  }
  if (first.type === 'BandScored' && second.type === 'BandScored') {
    return first.result.seat === second.result.seat
  }
  return false
}

function tellGroup(group: Event[], names: readonly string[]): Phrase[] {
  const [first, second] = group
  if (first.type === 'BandPlayed' && second?.type === 'MarkerPlaced') {
    return bandWithMarker(first, second, names)
  }
  if (first.type === 'BandPlayed' && second?.type === 'NoMarkerPlaced') {
    return [bandWithoutMarker(first, second, names)]
  }
  if (first.type === 'BandScored') {
    const results: BandResult[] = group.flatMap((event) =>
      event.type === 'BandScored' ? [event.result] : [],
    )
    return [scores.tellBands(names[first.result.seat], results)]
  }
  return tellOne(first, names)
}

function bandWithMarker(
  played: BandPlayed,
  placed: MarkerPlaced,
  names: readonly string[],
): Phrase[] {
  const own = played.band.leader && kingdomOf(played.band.leader)
  if (placed.kingdom !== own) return [...tellOne(played, names), ...tellOne(placed, names)]
  const args = { name: names[played.seat], ...bandArgs(played.band), markers: placed.markers }
  return [phrase('event-band-marker', args)]
}

function bandWithoutMarker(
  played: BandPlayed,
  none: NoMarkerPlaced,
  names: readonly string[],
): Phrase {
  const never = played.band.leader !== null && tribeOf(played.band.leader) === 'halfling'
  const why = none.declined ? 'declined' : never ? 'never' : 'impossible'
  return phrase('event-band-no-marker', { name: names[played.seat], ...bandArgs(played.band), why })
}

function tellOne(event: Event, names: readonly string[]): Phrase[] {
  switch (event.type) {
    case 'GameBegan': {
      const tribes = event.tribes.map((tribe) => phrase('tribe-title', { tribe }))
      return [phrase('event-game-began', { players: event.players, tribes })]
    }
    case 'AgeBegan': {
      const args = { age: event.age, name: names[event.first_player], count: event.deck_size }
      return [phrase('event-age-began', args)]
    }
    case 'CardDealt':
      return withCard('event-dealt', null, event.seat, event.card, names)
    case 'CardDrawn':
      return withCard('event-drawn', 'event-drawn-unseen', event.seat, event.card, names)
    case 'CardRecruited':
      return withCard('event-recruited', null, event.seat, event.card, names)
    case 'PoolTurnedUp':
      return [phrase('event-pool', { cards: cardsList(event.cards) })]
    case 'DragonRevealed':
      return [phrase('event-dragon', { name: names[event.seat], number: event.number })]
    case 'BandPlayed':
      return [phrase('event-band', { name: names[event.seat], ...bandArgs(event.band) })]
    case 'MarkerPlaced': {
      const id = event.free ? 'event-free-marker' : 'event-marker'
      const { kingdom, markers } = event
      return [phrase(id, { name: names[event.seat], kingdom, markers })]
    }
    case 'NoMarkerPlaced':
      return [phrase('event-no-marker', { name: names[event.seat], kingdom: event.kingdom })]
    case 'GiantTokenTaken': {
      const args = { name: names[event.seat], size: event.size, glory: event.glory }
      if (event.taken_from === null || event.taken_from === event.seat) {
        return [phrase('event-giant-token', args)]
      }
      return [phrase('event-giant-token-won', { ...args, other: names[event.taken_from] })]
    }
    case 'MerfolkMoved': {
      const args = { name: names[event.seat], count: event.end - event.start, space: event.end }
      if (!event.symbols.length) return [phrase('event-merfolk', args)]
      const number = event.symbols.length
      return [
        phrase('event-merfolk-symbols', { ...args, number, symbols: numbersList(event.symbols) }),
      ]
    }
    case 'FreeMarkerDeclined':
      return [phrase('event-free-marker-declined', { name: names[event.seat] })]
    case 'OrcMarkerPlaced':
      return [phrase('event-orc-marker', { name: names[event.seat], kingdom: event.kingdom })]
    case 'TrollTokenTaken':
      return [phrase('event-troll-token', { name: names[event.seat], token: event.value })]
    case 'CardsKept': {
      const args = { name: names[event.seat], count: event.count }
      if (!event.cards?.length) return [phrase('event-kept-unseen', args)]
      return [phrase('event-kept', { ...args, cards: cardsList(event.cards) })]
    }
    case 'HandDiscarded': {
      const { cards } = event
      const args = { name: names[event.seat], count: cards.length, cards: cardsList(cards) }
      return [phrase('event-discarded', args)]
    }
    case 'TurnPassed':
      return [phrase('event-passed', { name: names[event.seat] })]
    case 'TurnBegan':
      return [] // the next sentence names the player anyway
    case 'AgeEnded':
      return [phrase('event-age-ended', { age: event.age, name: names[event.drawer] })]
    case 'AreaScored':
      return scores.tellArea(event.result, names)
    case 'GiantScored':
      return [scores.tellGiant(event.result, names)]
    case 'RaidDecided':
      return [phrase('event-raid-decided', { name: names[event.seat] })]
    case 'OrcsRaided':
      return [scores.tellRaid(event.result, names)]
    case 'BandScored':
      return [scores.tellBands(names[event.result.seat], [event.result])]
    case 'AgeScored':
      return [scores.tellTotals(event, names)]
    case 'GameEnded':
      return scores.tellOutcome(event.outcome, names)
  }
}

function withCard(
  seen: string,
  unseen: string | null,
  seat: number,
  card: string | null,
  names: readonly string[],
): Phrase[] {
  if (card !== null) return [phrase(seen, { name: names[seat], ...cardArgs(card) })]
  return unseen ? [phrase(unseen, { name: names[seat] })] : []
}

/** The parts of a sentence that speaks of a card. */
export function cardArgs(card: string): Args {
  return { tribe: tribeOf(card), kingdom: kingdomOf(card) ?? 'none' }
}

/** Cards as a list, equal ones counted. */
export function cardsList(cards: readonly string[]): Phrase[] {
  const counts = new Map<string, number>()
  for (const card of [...cards].sort()) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => phrase('cards', { count, ...cardArgs(card) }))
}

export function numbersList(numbers: readonly number[]): Phrase[] {
  return numbers.map((number) => phrase('item', { text: String(number) }))
}

/** The parts of a sentence that speaks of a band; tribe and kingdom are the leader's. */
export function bandArgs(band: Band): Args {
  const cards = cardsOf(band)
  const skeletons = cards.filter((card) => card === 'skeleton').length
  return {
    band: bandKind(band),
    size: cards.length,
    skeletons,
    named: cards.length - skeletons,
    ...cardArgs(cards[0]),
  }
}

function bandKind(band: Band): string {
  const { leader } = band
  if (leader === null) return 'skeletons'
  if (!band.others.length) return 'single'
  const named = band.others.filter((card) => card !== 'skeleton')
  if (named.every((card) => card === leader)) return 'same'
  return named.every((card) => tribeOf(card) === tribeOf(leader)) ? 'tribe' : 'kingdom'
}

/** A bot's reason as a sentence; a card in it is told by its tribe and kingdom. */
export function reasonPhrase(message: string, parameters: Record<string, string | number>): Phrase {
  const args: Args = { tribe: 'none', kingdom: 'none' }
  for (const [name, value] of Object.entries(parameters)) {
    if (name === 'card') Object.assign(args, cardArgs(String(value)))
    else args[name] = value
  }
  return phrase(message, args)
}
