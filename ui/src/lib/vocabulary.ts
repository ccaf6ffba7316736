/** The words a player may type: those of their language, and the English ones. A sister of `ethnos.talk.vocabulary`. */

import { KINGDOMS, LETTERS } from './cards'
import type { Args } from './i18n.svelte'
import type { Kingdom, Tribe } from './types'

/** Says a message in one language. */
export type Speaker = (id: string, args?: Args) => string

export const TRIBES: Tribe[] = [
  ...(['centaur', 'dwarf', 'elf', 'giant', 'halfling', 'merfolk'] as const),
  ...(['minotaur', 'orc', 'skeleton', 'troll', 'wingfolk', 'wizard'] as const),
]
const VERBS = [
  ...[
    'draw',
    'take',
    'band',
    'place',
    'move',
    'free',
    'orc',
    'troll',
    'stop',
    'keep',
    'wizard',
    'raid',
    'wait',
  ],
  ...['pass', 'hint', 'undo', 'tribes', 'rules', 'score'],
]

/** Small letters without accents, as somebody in a hurry types. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
}

/** The words of one language. */
class Book {
  readonly verbs: [string, string][]
  readonly tribes = new Map<string, Tribe | null>()
  readonly kingdoms = new Map<string, Kingdom | null>()

  constructor(private readonly say: Speaker) {
    this.verbs = VERBS.flatMap((verb) =>
      this.listed(`verb-${verb}`).map((word): [string, string] => [word, verb]),
    )
    for (const tribe of TRIBES) note(this.tribes, say('tribe-title', { tribe }), tribe)
    for (const kingdom of KINGDOMS) {
      for (const id of ['kingdom-name', 'kingdom-colour'])
        note(this.kingdoms, say(id, { kingdom }), kingdom)
      for (const tribe of TRIBES) {
        note(this.tribes, say('card-in-kingdom', { tribe, kingdom }), tribe)
        if (tribe !== 'skeleton')
          note(this.kingdoms, say('card-in-tribe', { tribe, kingdom }), kingdom)
      }
    }
  }

  listed(id: string): string[] {
    return folded(this.say(id)).split(/[\s,]+/)
  }

  get names(): string[] {
    return [...this.tribes.keys(), ...this.kingdoms.keys()].filter((name) => name.includes('_'))
  }
}

export class Vocabulary {
  private readonly books: Book[]

  /** The language itself first: where a word means two things, its own meaning counts. */
  constructor(...speakers: Speaker[]) {
    this.books = speakers.map((speaker) => new Book(speaker))
  }

  /** Whether a word is one of those that these messages list. */
  means(word: string, ...ids: string[]): boolean {
    return this.books.some((book) => ids.some((id) => book.listed(id).includes(folded(word))))
  }

  isNo(word: string | undefined): boolean {
    return word !== undefined && this.means(word, 'typed-no', 'typed-none')
  }

  verb(word: string): string | null {
    const short = folded(word)
    for (const fits of [
      (name: string) => name === short,
      (name: string) => name.startsWith(short),
    ]) {
      for (const { verbs } of this.books) {
        const found = new Set(verbs.filter(([name]) => fits(name)).map(([, verb]) => verb))
        if (found.size) return found.size === 1 ? [...found][0] : null
      }
    }
    return null
  }

  tribe(word: string): Tribe | null {
    return firstFound(this.books, (book) => byStem(folded(word), book.tribes))
  }

  kingdom(word: string): Kingdom | null {
    const letter = KINGDOMS.find((kingdom) => LETTERS[kingdom].toLowerCase() === word.toLowerCase())
    return letter ?? firstFound(this.books, (book) => byStem(folded(word), book.kingdoms))
  }

  /** A text in words, names of several words made one. */
  words(text: string): string[] {
    let joined = folded(text).replaceAll(',', ' ').replaceAll('+', ' ')
    for (const name of this.books.flatMap((book) => book.names))
      joined = joined.replaceAll(name.replaceAll('_', ' '), name)
    return joined.split(/\s+/).filter(Boolean)
  }
}

/** A word that means two things means neither. */
function note<Meaning>(
  meanings: Map<string, Meaning | null>,
  name: string,
  meaning: Meaning,
): void {
  const word = folded(name).replaceAll(' ', '_')
  meanings.set(word, meanings.has(word) && meanings.get(word) !== meaning ? null : meaning)
}

function firstFound<Meaning>(books: Book[], find: (book: Book) => Meaning | null): Meaning | null {
  for (const book of books) {
    const found = find(book)
    if (found) return found
  }
  return null
}

/** What a word, its unmistakable beginning, or its stem with another ending means. */
function byStem<Meaning>(word: string, meanings: Map<string, Meaning | null>): Meaning | null {
  const exact = meanings.get(word)
  if (exact) return exact
  if (word.length < 2) return null
  for (const fits of [
    (name: string) => name.startsWith(word),
    (name: string) => sameStem(word, name),
  ]) {
    const found = new Set(
      [...meanings].filter(([name]) => fits(name)).map(([, meaning]) => meaning),
    )
    if (found.size) return found.size === 1 ? [...found][0] : null
  }
  return null
}

/** Whether two words differ only in a short ending, as cases and genders do. */
function sameStem(word: string, name: string): boolean {
  let stem = 0
  while (stem < word.length && word[stem] === name[stem]) stem += 1
  return stem >= 3 && stem >= name.length - 2 && stem >= word.length - 3
}
