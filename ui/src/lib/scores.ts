/** The end of an age and of the game told point by point, as in `ethnos.talk.scores`. */

import { phrase, type Args, type Phrase } from './i18n.svelte'
import { numbersList } from './talk'
import type {
  AgeResult,
  AgeScored,
  AreaResult,
  BandResult,
  GiantResult,
  Outcome,
  Place,
  RaidResult,
} from './types'

type Names = readonly string[]

function namesList(names: Names): Phrase[] {
  return names.map((text) => phrase('item', { text }))
}

/** What a kingdom, or the merfolk track, pays. */
export function tellHeading(result: AreaResult): Phrase {
  const args: Args = { values: numbersList(result.values), count: result.values.length }
  if (result.kingdom === null) return phrase('score-merfolk', args)
  return phrase('score-kingdom', { ...args, kingdom: result.kingdom })
}

export function tellArea(result: AreaResult, names: Names): Phrase[] {
  const heading = tellHeading(result)
  if (!result.places.length) return [heading, phrase('score-nobody')]
  return [heading, ...result.places.map((place) => tellPlace(place, result, names))]
}

/** Who earns what there, and why. */
export function tellPlace(place: Place, result: AreaResult, names: Names): Phrase {
  const args: Args = {
    rank: place.rank,
    names: namesList(place.seats.map((seat) => names[seat])),
    area: result.kingdom === null ? 'merfolk' : 'kingdom',
    strength: place.strength,
    trolls: place.by_trolls ? 'yes' : 'no',
    sum: arithmetic(place),
    glory: place.glory,
    lost: sum(place.values) - place.glory * place.seats.length,
  }
  if (result.sole_presence) return phrase('score-alone', args)
  if (!place.values.length) return phrase('score-unpaid', args)
  return phrase(place.seats.length > 1 ? 'score-shared' : 'score-place', args)
}

/** How the glory of a place came about: `(10 + 6) / 2`. */
export function arithmetic(place: Place): string {
  const total = place.values.join(' + ')
  if (place.seats.length === 1) return total
  return place.values.length > 1
    ? `(${total}) / ${place.seats.length}`
    : `${total} / ${place.seats.length}`
}

export function tellGiant(result: GiantResult, names: Names): Phrase {
  return phrase('score-giant', { name: names[result.seat], size: result.size, glory: result.glory })
}

export function tellRaid(result: RaidResult, names: Names): Phrase {
  const name = names[result.seat]
  if (!result.spaces.length) return phrase('score-no-raid', { name })
  const spaces = result.spaces.map((kingdom) => phrase('kingdom-colour', { kingdom }))
  return phrase('score-raid', { name, count: spaces.length, spaces, glory: result.glory })
}

/** All bands of one player, best first, those that score alike together. */
export function tellBands(name: string, results: readonly BandResult[]): Phrase {
  const alike = new Map<string, { result: BandResult; times: number }>()
  for (const result of results) {
    const size = result.band.others.length + (result.band.leader === null ? 0 : 1)
    const key = [result.glory, size, result.skeletons_removed, result.dwarf_added].join()
    alike.set(key, { result, times: (alike.get(key)?.times ?? 0) + 1 })
  }
  const best = [...alike.values()].sort((a, b) => b.result.glory - a.result.glory)
  const bands = best.map(({ result, times }) =>
    phrase('score-band', {
      times,
      size: result.band.others.length + (result.band.leader === null ? 0 : 1),
      skeletons: result.skeletons_removed,
      dwarf: result.dwarf_added ? 'yes' : 'no',
      counted: result.counted_size,
      glory: result.glory,
    }),
  )
  const glory = sum(results.map((result) => result.glory))
  return phrase('score-bands', { name, count: results.length, bands, glory })
}

export function tellTotals(event: AgeScored, names: Names): Phrase {
  const totals = names.map((name, seat) =>
    phrase('score-total', { name, glory: event.glory[seat], gained: event.gained[seat] }),
  )
  return phrase('score-age', { age: event.age, totals })
}

/** Who won and what decided it, then everybody's place. */
export function tellOutcome(outcome: Outcome, names: Names): Phrase[] {
  const winners = namesList(outcome.winners.map((seat) => names[seat]))
  const places = outcome.standings.map(({ rank, seat, glory, markers }) =>
    phrase('outcome-standing', { rank, name: names[seat], glory, markers }),
  )
  const headline = phrase('outcome-winners', { names: winners, count: winners.length })
  return [headline, tellDecider(outcome, names), ...places]
}

export function tellDecider(outcome: Outcome, names: Names): Phrase {
  const [first, second] = outcome.standings
  const args: Args = { name: names[first.seat], other: names[second.seat] }
  const sizes = (list: readonly number[]) => numbersList(list.length ? list : [0])
  const by = outcome.decided_by
  if (by === 'glory') Object.assign(args, { count: first.glory, less: second.glory })
  if (by === 'trolls') Object.assign(args, { count: first.trolls[0], less: second.trolls[0] })
  if (by === 'markers') Object.assign(args, { count: first.markers, less: second.markers })
  if (by === 'bands') {
    Object.assign(args, { bands: sizes(first.band_sizes), fewer: sizes(second.band_sizes) })
  }
  return phrase(`outcome-by-${by.replace('_', '-')}`, args)
}

export type Sources = {
  kingdoms: number
  merfolk: number
  giant: number
  raids: number
  bands: number
}

/** Where the glory of a seat came from at the end of one age. */
export function sources(result: AgeResult, seat: number): Sources {
  const area = (one: AreaResult) =>
    sum(one.places.filter((place) => place.seats.includes(seat)).map((place) => place.glory))
  return {
    kingdoms: sum(result.kingdoms.map(area)),
    merfolk: result.merfolk ? area(result.merfolk) : 0,
    giant: result.giant?.seat === seat ? result.giant.glory : 0,
    raids: sum(result.raids.filter((raid) => raid.seat === seat).map((raid) => raid.glory)),
    bands: sum(result.bands.filter((band) => band.seat === seat).map((band) => band.glory)),
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
