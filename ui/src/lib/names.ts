/** What players and bots are called. */

import { has, phrase, say, t } from './i18n.svelte'
import type { Phrase } from './types'

/** A name that was typed, or the phrase for a bot's. */
export type Title = string | Phrase

export function called(title: Title): string {
  return typeof title === 'string' ? title : say(title)
}

/** Names as the argument of a message, which joins them to a list. */
export function listed(titles: readonly Title[]): Phrase[] {
  return titles.map((title) =>
    typeof title === 'string' ? phrase('item', { text: title }) : title,
  )
}

/** A bot with its level; one from outside has none. */
export function botNote(id: string): string {
  const name = `bot-${id}-name`
  return has(name) ? t('web-bot-kind', { level: t(name) }) : t('web-bot')
}

/** Estimated width of a word in letters: Cyrillic letters and those like m and w are wide. */
export function widthInLetters(word: string): number {
  const count = (letters: RegExp) => word.match(letters)?.length ?? 0
  return word.length + 0.12 * count(/\p{Script=Cyrillic}/gu) + 0.35 * count(/[mwмшщфюж]/gi)
}
