/** The one sentence above the buttons: what has to be decided, or what would happen. */

import { declines, parseAction, type Action } from './action'
import { kingdomOf, tribeOf } from './cards'
import { has, phrase, t, type Args, type Phrase } from './i18n.svelte'
import type { Scene } from './scene'
import { bandArgs, cardArgs, numbersList, reasonPhrase } from './talk'
import type { Turn } from './turn.svelte'
import {
  HAND_LIMIT,
  ORC_RAID_GLORY,
  TROLL_TOKENS,
  type Advised,
  type Band,
  type Event,
  type LeaderPreview,
  type Refused,
} from './types'

export function liveSentence(scene: Scene): string {
  const { table, turn } = scene
  if (table.decision === 'game_over') return t('live-over')
  if (!turn || table.to_move !== scene.viewer) {
    const id = table.decision === 'raid' ? 'live-wait-raid' : 'live-wait'
    return t(id, { name: scene.names[table.to_move] })
  }
  if (turn.proposal) return proposed(scene, turn.proposal)
  if (turn.leader && turn.selected.length) return bandSentence(scene, turn.leader)
  return question(scene, turn)
}

function question(scene: Scene, turn: Turn): string {
  const { table } = scene
  switch (table.decision) {
    case 'turn':
      return turnQuestion(scene, turn)
    case 'further_band':
      return t('live-further-band')
    case 'orc_marker':
      return t('live-orc-marker', { kingdom: lastLeaderKingdom(scene) })
    case 'keep':
      return t('live-keep', { count: turn.choices?.keep ?? 0, chosen: turn.selected.length })
    case 'wizard_draw': {
      const percent = Math.round(table.dragon_chance * 100)
      const count = turn.largestDraw?.count ?? 0
      return t('live-wizard-draw', { count, percent })
    }
    case 'raid': {
      const board = table.orc_boards[scene.viewer ?? 0]
      return t('live-raid', {
        count: turn.raidSpaces.length || board.length,
        glory: raidGlory(turn.raidSpaces.length || board.length),
      })
    }
    default:
      return t(`web-live-${table.decision.replaceAll('_', '-')}`)
  }
}

/** What a turn may be used for, and nothing else. */
function turnQuestion(scene: Scene, turn: Turn): string {
  const choices = turn.store.mine?.choices
  const actions = choices?.actions.map(parseAction) ?? []
  const leaders = choices?.leaders ?? []
  const mayDo = (kind: Action['kind']) => actions.some((action) => action.kind === kind)
  if (mayDo('pass')) return t('live-turn-pass')
  if (!actions.length && leaders.length)
    return t(scene.hand.length >= HAND_LIMIT ? 'live-turn-full' : 'live-turn-only-band')
  const yes = (possible: boolean) => (possible ? 'yes' : 'no')
  return t('live-turn', { hand: yes(leaders.length > 0), pool: yes(mayDo('take')) })
}

/** What the orc board pays in print, by the number of markers. */
export function raidGlory(markers: number): number {
  return ORC_RAID_GLORY[markers] ?? 0
}

function lastLeaderKingdom(scene: Scene): string {
  const leader = scene.table.bands[scene.table.to_move].at(-1)?.leader
  return (leader && kingdomOf(leader)) ?? 'none'
}

function proposed(scene: Scene, action: Action): string {
  switch (action.kind) {
    case 'draw':
      return t('live-draw', { percent: Math.round(scene.table.dragon_chance * 100) })
    case 'take':
      return t('live-take', cardArgs(action.card))
    case 'place':
    case 'free':
      if (action.kingdom) return t('live-place', { kingdom: action.kingdom })
      return t('live-do')
    default:
      return t('live-do')
  }
}

/** What a band would do under this leader. */
export function bandSentence(scene: Scene, preview: LeaderPreview): string {
  const band = bandOf(preview)
  if (band.leader === null) return t('live-skeletons')
  return t('live-band', {
    ...bandArgs(band),
    marker: markerPhrase(scene, preview),
    ability: abilityPhrase(scene, preview),
    discard: discardPhrase(preview),
    glory: preview.glory,
  })
}

function bandOf(preview: LeaderPreview): Band {
  const action = parseAction(preview.action)
  if (action.kind !== 'band') throw new Error(`a leader was previewed for '${preview.action}'`)
  return action.band
}

function markerPhrase(scene: Scene, preview: LeaderPreview): Phrase {
  const placed = first(preview.events, 'MarkerPlaced')
  if (placed) return phrase('preview-marker', { kingdom: placed.kingdom, markers: placed.markers })
  if (preview.decision === 'marker') {
    return phrase('preview-marker-choice', { count: preview.kingdoms.length })
  }
  const tribe = tribeOf(preview.leader)
  if (tribe === 'halfling') return phrase('preview-marker-never')
  if (scene.viewer !== null && scene.table.supply[scene.viewer] === 0) {
    return phrase('preview-marker-no-supply')
  }
  if (tribe === 'wingfolk' || preview.needs === null) return phrase('preview-marker-too-small-anywhere')
  const kingdom = kingdomOf(preview.leader) ?? 'none'
  return phrase('preview-marker-too-small', { kingdom, needed: preview.needs })
}

function abilityPhrase(scene: Scene, preview: LeaderPreview): Phrase {
  const { table } = scene
  const tribe = tribeOf(preview.leader)
  const seat = scene.viewer ?? table.to_move
  const kingdom = kingdomOf(preview.leader) ?? 'none'
  let args: Args = { count: preview.size }
  const possible = (yes: boolean) => (yes ? 'yes' : 'no')
  if (tribe === 'centaur') args = { possible: possible(preview.decision === 'further_band') }
  if (tribe === 'giant') {
    const taken = first(preview.events, 'GiantTokenTaken') !== undefined
    args = { possible: possible(taken), size: table.giant?.size ?? 0 }
  }
  if (tribe === 'merfolk') {
    const moved = first(preview.events, 'MerfolkMoved')
    const space = moved?.end ?? table.merfolk[seat] + preview.size
    args = { ...args, space, symbols: moved?.symbols.length ?? 0 }
  }
  if (tribe === 'orc') {
    const free =
      !table.orc_boards[seat].some((space) => space === kingdom) && table.supply[seat] > 0
    args = { possible: possible(free), kingdom }
  }
  if (tribe === 'troll') {
    const held = new Set(table.trolls.flat())
    const tokens = TROLL_TOKENS.filter((token) => token <= preview.size && !held.has(token))
    args = { possible: possible(tokens.length > 0), tokens: numbersList(tokens) }
  }
  return phrase(`preview-${tribe}`, args)
}

function discardPhrase(preview: LeaderPreview): Phrase {
  if (preview.decision === 'further_band')
    return phrase('preview-discard-later', { count: preview.discards })
  const keeps = Math.min(preview.keeps, preview.discards)
  return phrase('preview-discard', { count: preview.discards - keeps })
}

function first<Kind extends Event['type']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { type: Kind }> | undefined {
  return events.find((event): event is Extract<Event, { type: Kind }> => event.type === kind)
}

/** Advice in words: what to do, and why. */
export function adviceSentence(advice: Advised): string {
  const reason = reasonPhrase(advice.reason, advice.parameters)
  return t('advice', {
    what: advised(parseAction(advice.action)),
    reason,
    percent: Math.round(advice.win_chance * 100),
  })
}

/** What is advised, as a short sentence. */
export function advised(action: Action): Phrase {
  const other = phrase('advice-other', { what: optionLabel(action) })
  switch (action.kind) {
    case 'draw':
      return phrase('advice-draw')
    case 'take':
      return phrase('advice-take', cardArgs(action.card))
    case 'band':
      return phrase('advice-band', bandArgs(action.band))
    case 'place':
    case 'free':
      return action.kingdom ? phrase('advice-place', { kingdom: action.kingdom }) : other
    case 'troll':
      return action.token ? phrase('advice-troll', { token: action.token }) : other
    case 'move':
      return phrase('advice-move', { count: action.spaces })
    default:
      return other
  }
}

/** What the button of an action says. */
export function optionLabel(action: Action): Phrase {
  switch (action.kind) {
    case 'place':
      return phrase('button-no-marker')
    case 'free':
      return phrase('button-go-without')
    case 'orc':
      return phrase(action.place ? 'button-orc-yes' : 'button-orc-no')
    case 'troll':
      return phrase('button-no-token')
    case 'keep':
      return phrase('button-keep', { count: action.cards.length })
    case 'wizard':
      return action.count ? phrase('button-draw', { count: action.count }) : phrase('button-draw-none')
    case 'raid':
      return phrase(declines(action) ? 'button-wait' : 'button-raid')
    case 'stop':
    case 'pass':
      return phrase(`web-${action.kind}`)
    case 'move':
      return phrase('item', { text: String(action.spaces) })
    case 'take':
      return phrase('item', { text: action.card })
    case 'draw':
    case 'band':
      return phrase('item', { text: action.kind })
  }
}

/** Why not, in words; the rules' reasons have messages of their own. */
export function refusalSentence(why: Refused, scene: Scene | null): string {
  const id = `refusal-${why.code.replaceAll('_', '-')}`
  if (has(id))
    return t(id, {
      decision: scene?.table.decision ?? 'turn',
      clause: why.clause ?? '',
      ...why.details,
    })
  return t('room-refusal', { code: why.code, reason: why.reason })
}
