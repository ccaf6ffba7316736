/**
 * Actions as typed values. The notation of `ethnos.records.notation` is what travels over the wire;
 * this module is the only one that reads and writes it.
 */

import { cardsOf } from './cards'
import type { ActionKind, Band, Card, Kingdom } from './types'

/** What a player may do; `kind` is the verb of the notation. */
export type Action =
  | { kind: 'draw' }
  | { kind: 'take'; card: Card }
  | { kind: 'band'; band: Band }
  | { kind: 'pass' }
  | { kind: 'place'; kingdom: Kingdom | null }
  | { kind: 'move'; spaces: number }
  | { kind: 'free'; kingdom: Kingdom | null }
  | { kind: 'orc'; place: boolean }
  | { kind: 'troll'; token: number | null }
  | { kind: 'stop' }
  | { kind: 'keep'; cards: Card[] }
  | { kind: 'wizard'; count: number }
  | { kind: 'raid'; spaces: Kingdom[] }

export type ActionOf<Kind extends ActionKind> = Extract<Action, { kind: Kind }>

const NONE = 'none'

/** How the rest of the text is read, by verb; `undefined` where it makes no sense. */
const READERS: { [Kind in ActionKind]: (rest: string) => ActionOf<Kind> | undefined } = {
  draw: (rest) => (rest ? undefined : { kind: 'draw' }),
  pass: (rest) => (rest ? undefined : { kind: 'pass' }),
  stop: (rest) => (rest ? undefined : { kind: 'stop' }),
  take: (rest) => (rest ? { kind: 'take', card: rest as Card } : undefined),
  band: (rest) => (rest ? { kind: 'band', band: bandOf(list<Card>(rest)) } : undefined),
  place: (rest) => (rest ? { kind: 'place', kingdom: optional<Kingdom>(rest) } : undefined),
  free: (rest) => (rest ? { kind: 'free', kingdom: optional<Kingdom>(rest) } : undefined),
  keep: (rest) => (rest ? { kind: 'keep', cards: list<Card>(rest) } : undefined),
  raid: (rest) => (rest ? { kind: 'raid', spaces: list<Kingdom>(rest) } : undefined),
  move: (rest) => (isNumber(rest) ? { kind: 'move', spaces: Number(rest) } : undefined),
  wizard: (rest) => (isNumber(rest) ? { kind: 'wizard', count: Number(rest) } : undefined),
  troll: (rest) => {
    if (rest === NONE) return { kind: 'troll', token: null }
    return isNumber(rest) ? { kind: 'troll', token: Number(rest) } : undefined
  },
  orc: (rest) =>
    rest === 'yes' || rest === 'no' ? { kind: 'orc', place: rest === 'yes' } : undefined,
}

/** Read an action as the server writes it; throws on anything else. */
export function parseAction(text: string): Action {
  const [verb, rest = '', ...more] = text.split(' ')
  const known = Object.hasOwn(READERS, verb) && !more.length
  const action = known ? READERS[verb as ActionKind](rest) : undefined
  if (!action) throw new Error(`not an action: '${text}'`)
  return action
}

/** Write an action as the server reads it. Equal actions have equal texts. */
export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'draw':
    case 'pass':
    case 'stop':
      return action.kind
    case 'take':
      return `take ${action.card}`
    case 'band':
      return `band ${joined(cardsOf(action.band))}`
    case 'place':
    case 'free':
      return `${action.kind} ${action.kingdom ?? NONE}`
    case 'move':
      return `move ${action.spaces}`
    case 'orc':
      return `orc ${action.place ? 'yes' : 'no'}`
    case 'troll':
      return `troll ${action.token ?? NONE}`
    case 'keep':
      return `keep ${joined([...action.cards].sort())}`
    case 'wizard':
      return `wizard ${action.count}`
    case 'raid':
      return `raid ${joined([...action.spaces].sort())}`
  }
}

export function isSameAction(one: Action | null, other: Action | null): boolean {
  return one !== null && other !== null && formatAction(one) === formatAction(other)
}

/** Whether an action declines what is offered: no marker, no token, no card, no raid. */
export function declines(action: Action): boolean {
  switch (action.kind) {
    case 'place':
    case 'free':
      return action.kingdom === null
    case 'orc':
      return !action.place
    case 'troll':
      return action.token === null
    case 'keep':
      return action.cards.length === 0
    case 'wizard':
      return action.count === 0
    case 'raid':
      return action.spaces.length === 0
    case 'stop':
      return true
    default:
      return false
  }
}

/** The kingdoms that the actions offered put a marker into, with the action of each. */
export function targetsOf(offered: readonly Action[]): Map<Kingdom, Action> {
  const found = new Map<Kingdom, Action>()
  for (const action of offered) {
    const places = action.kind === 'place' || action.kind === 'free'
    if (places && action.kingdom) found.set(action.kingdom, action)
  }
  return found
}

/** The wizard's draw of the most cards among the actions offered. */
export function largestDraw(offered: readonly Action[]): ActionOf<'wizard'> | null {
  const draws = offered.filter((action) => action.kind === 'wizard')
  const count = Math.max(...draws.map((draw) => draw.count))
  return draws.length ? { kind: 'wizard', count } : null
}

/** The spaces of the largest raid among the actions offered. */
export function largestRaid(offered: readonly Action[]): Kingdom[] {
  const raids = offered.filter((action) => action.kind === 'raid')
  return raids.reduce<Kingdom[]>(
    (most, { spaces }) => (spaces.length > most.length ? spaces : most),
    [],
  )
}

/** The cards of the hand that an action names. */
export function cardsIn(action: Action): Card[] {
  if (action.kind === 'band') return cardsOf(action.band)
  return action.kind === 'keep' ? action.cards : []
}

/** The cards of a band as they are written: the leader comes first, and ten skeletons have none. */
function bandOf(cards: Card[]): Band {
  const [leader, ...others] = cards
  return leader === 'skeleton' ? { leader: null, others: cards } : { leader, others }
}

function list<Item extends string>(text: string): Item[] {
  return text === NONE ? [] : (text.split('+') as Item[])
}

function joined(items: readonly string[]): string {
  return items.length ? items.join('+') : NONE
}

function optional<Item extends string>(text: string): Item | null {
  return text === NONE ? null : (text as Item)
}

function isNumber(text: string): boolean {
  return /^\d{1,3}$/.test(text)
}
