/** The terminal's command language, for the command box: a line becomes an action in words. */

import { kingdomOf, tribeOf } from './cards'
import { phrase, type Phrase } from './i18n.svelte'
import type { Decision, Kingdom } from './types'
import type { Vocabulary } from './vocabulary'

export type Request = 'hint' | 'undo' | 'tribes' | 'rules' | 'score'
export type Understood = { action: string } | { request: Request } | { trouble: Phrase }
/** What a command may refer to: cards as they are numbered on the screen, and the decision. */
export type Context = {
  decision: Decision
  actions: string[]
  hand: string[]
  pool: string[]
  orcBoard: Kingdom[]
}

const REQUESTS = ['hint', 'undo', 'tribes', 'rules', 'score']
const ANSWERS: Partial<Record<Decision, string>> = {
  marker: 'place',
  free_marker: 'free',
  orc_marker: 'orc',
  troll_token: 'troll',
  keep: 'keep',
  wizard_draw: 'wizard',
  raid: 'raid',
  merfolk_move: 'move',
}

/** Understand a line, or say what is wrong with it. Whether it is legal, the server decides. */
export function understand(text: string, context: Context, known: Vocabulary): Understood {
  const words = known.words(text)
  if (!words.length) return { trouble: phrase('command-empty') }
  const verb = known.verb(words[0])
  if (verb && REQUESTS.includes(verb)) return { request: verb as Request }
  if (verb) return action(verb, words.slice(1), context, known)
  const answer = ANSWERS[context.decision]
  if (answer) return action(answer, words, context, known)
  return { trouble: phrase('command-unknown', { word: words[0] }) }
}

function action(verb: string, words: string[], context: Context, known: Vocabulary): Understood {
  const none = known.isNo(words[0])
  switch (verb) {
    case 'draw':
      if (context.decision === 'wizard_draw') return action('wizard', words, context, known)
      return { action: 'draw' }
    case 'take': {
      const cards = pick(words, context.pool, known)
      return 'trouble' in cards ? cards : { action: `take ${cards.list[0]}` }
    }
    case 'band':
      return band(words, context.hand, known)
    case 'place':
    case 'free': {
      if (none) return { action: `${verb} none` }
      const kingdom = known.kingdom(words[0] ?? '')
      return kingdom
        ? { action: `${verb} ${kingdom}` }
        : { trouble: phrase('command-no-kingdom', { word: words[0] ?? '' }) }
    }
    case 'orc':
      return { action: none ? 'orc no' : 'orc yes' }
    case 'troll':
      return { action: none ? 'troll none' : `troll ${words[0]}` }
    case 'move':
      return { action: `move ${words[0] ?? '0'}` }
    case 'keep': {
      if (none || !words.length) return { action: 'keep none' }
      const cards = pick(words, context.hand, known)
      return 'trouble' in cards ? cards : { action: `keep ${[...cards.list].sort().join('+')}` }
    }
    case 'wizard': {
      if (/^\d+$/.test(words[0] ?? '')) return { action: `wizard ${words[0]}` }
      const most = context.actions.findLast((one) => one.startsWith('wizard ')) ?? 'wizard 0'
      return { action: none ? 'wizard 0' : most }
    }
    case 'raid': {
      if (none) return { action: 'raid none' }
      const all = ['typed-yes', 'typed-all'].some((id) => known.means(words[0] ?? '', id))
      const unknown = words.find((word) => !known.kingdom(word))
      if (unknown && !all) return { trouble: phrase('command-no-kingdom', { word: unknown }) }
      const named = words.map((word) => known.kingdom(word)).filter(Boolean)
      const spaces = named.length ? named : context.orcBoard
      return { action: `raid ${[...spaces].sort().join('+')}` }
    }
    case 'wait':
      return { action: 'raid none' }
    default:
      return { action: verb }
  }
}

function band(words: string[], hand: string[], known: Vocabulary): Understood {
  const at = words.findIndex((word) => known.means(word, 'typed-lead'))
  const cards = pick(at < 0 ? words : words.slice(0, at), hand, known)
  if ('trouble' in cards) return cards
  const able = cards.list.filter((card) => card !== 'skeleton')
  let leader = able[0] ?? cards.list[0]
  if (at >= 0) {
    const named = pick(words.slice(at + 1), hand, known)
    if ('trouble' in named) return named
    if (!cards.list.includes(named.list[0]))
      return { trouble: phrase('command-leader-not-in-band') }
    leader = named.list[0]
  } else if (new Set(able).size > 1) {
    return { trouble: phrase('command-who-leads') }
  }
  const others = [...cards.list]
  others.splice(others.indexOf(leader), 1)
  return { action: `band ${[leader, ...others.sort()].join('+')}` }
}

/** Find cards by number, by name, by tribe or by kingdom. */
function pick(
  words: string[],
  shown: string[],
  known: Vocabulary,
): { list: string[] } | { trouble: Phrase } {
  const chosen: number[] = []
  for (let n = 0; n < words.length; n += 1) {
    const word = words[n]
    if (/^\d+$/.test(word)) {
      const number = Number(word)
      if (number < 1 || number > shown.length) {
        return { trouble: phrase('command-number', { number, last: shown.length }) }
      }
      chosen.push(number - 1)
      continue
    }
    const [one, two] = word.includes(':') ? word.split(':') : [word, words[n + 1] ?? '']
    const pair = cardOf(one, two, known)
    if (pair && !word.includes(':')) n += 1
    const kingdom = known.kingdom(word)
    const wanted = (card: string) =>
      pair
        ? card === pair
        : tribeOf(card) === known.tribe(word) || (kingdom !== null && kingdomOf(card) === kingdom)
    const free = shown
      .map((_, place) => place)
      .filter((place) => !chosen.includes(place) && wanted(shown[place]))
    if (!free.length) return { trouble: phrase('command-no-such-card', { word }) }
    chosen.push(...(pair ? free.slice(0, 1) : free))
  }
  return chosen.length
    ? { list: chosen.map((place) => shown[place]) }
    : { trouble: phrase('command-no-cards') }
}

function cardOf(one: string, two: string, known: Vocabulary): string | null {
  for (const [tribe, kingdom] of [
    [known.tribe(one), known.kingdom(two)],
    [known.tribe(two), known.kingdom(one)],
  ]) {
    if (tribe && kingdom && tribe !== 'skeleton') return `${tribe}:${kingdom}`
  }
  return null
}
