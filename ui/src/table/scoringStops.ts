/** The scoring of an age as a list of stops: each kingdom, then what else paid. */

import { kingdomIndex, ON_THE_MAP } from '../lib/cards'
import { say, t } from '../lib/i18n.svelte'
import { sources, sum, tellBands, tellGiant, tellHeading, tellPlace, tellRaid } from '../lib/scores'
import type { AgeResult, AreaResult, Kingdom } from '../lib/types'

export type ScoringStop = {
  title: string
  lines: string[]
  kingdom: Kingdom | null
  tribe: 'merfolk' | 'giant' | 'orc' | null
  /** The glory gained here, by seat. */
  gained: number[]
}

export function scoringStops(result: AgeResult, names: string[]): ScoringStop[] {
  const kingdoms = ON_THE_MAP.map((kingdom): ScoringStop => {
    const area = result.kingdoms[kingdomIndex(kingdom)]
    const title = t('kingdom-name', { kingdom })
    return { title, kingdom, tribe: null, ...areaScore(area, names) }
  })
  return [...kingdoms, ...tribeStops(result, names), bandStop(result, names)]
}

function tribeStops(result: AgeResult, names: string[]): ScoringStop[] {
  const { merfolk, giant, raids } = result
  const stops: ScoringStop[] = []
  if (merfolk) {
    const title = t('merfolk-track')
    stops.push({ title, kingdom: null, tribe: 'merfolk', ...areaScore(merfolk, names) })
  }
  if (giant) {
    const gained = names.map((_, seat) => (giant.seat === seat ? giant.glory : 0))
    const lines = [say(tellGiant(giant, names))]
    stops.push({ title: t('step-giant'), lines, kingdom: null, tribe: 'giant', gained })
  }
  if (raids.length) {
    const lines = raids.map((raid) => say(tellRaid(raid, names)))
    const gained = names.map((_, seat) => sources(result, seat).raids)
    stops.push({ title: t('step-raids'), lines, kingdom: null, tribe: 'orc', gained })
  }
  return stops
}

function bandStop(result: AgeResult, names: string[]): ScoringStop {
  const lines = names.flatMap((name, seat) => {
    const own = result.bands.filter((band) => band.seat === seat)
    return own.length ? [say(tellBands(name, own))] : []
  })
  const gained = names.map((_, seat) => sources(result, seat).bands)
  return { title: t('step-bands'), lines, kingdom: null, tribe: null, gained }
}

function areaScore(area: AreaResult, names: string[]): Pick<ScoringStop, 'lines' | 'gained'> {
  const ranks = area.places.map((place) => say(tellPlace(place, area, names)))
  const lines = [say(tellHeading(area)), ...(ranks.length ? ranks : [t('web-walk-nobody')])]
  const gained = names.map((_, seat) =>
    sum(area.places.filter(({ seats }) => seats.includes(seat)).map(({ glory }) => glory)),
  )
  return { lines, gained }
}
