/** A position as text, line by line: what the editor changes. What a line means is the host's matter. */

/** The value of a line, or nothing. */
export function lineOf(text: string, key: string): string {
  for (const line of text.split('\n')) {
    const [found, value] = split(line)
    if (found === key) return value
  }
  return ''
}

/** The text with another value of a line, or without it. */
export function withLine(text: string, key: string, value: string): string {
  const lines = text.split('\n').filter((line) => line.trim() && split(line)[0] !== key)
  if (value) lines.push(`${key}: ${value}`)
  return lines.join('\n') + '\n'
}

/** The text after cards were moved: the deck is what lies nowhere else, so the host stacks it anew. */
export function withCards(text: string, key: string, cards: string): string {
  const seat = /^hand (\d)$/.exec(key)?.[1]
  let changed = withLine(withLine(text, key, cards), 'deck', '')
  if (key !== 'discarded') changed = withLine(changed, 'discarded', '')
  if (seat) changed = withLine(changed, `known ${seat}`, '')
  return changed
}

/** The words of a line. */
export function wordsOf(text: string, key: string): string[] {
  return lineOf(text, key).split(/\s+/).filter(Boolean)
}

/** The words without the one at this place. */
export function without(words: readonly string[], place: number): string[] {
  return words.filter((_, n) => n !== place)
}

function split(line: string): [string, string] {
  const [content] = line.split('#')
  const colon = content.indexOf(':')
  return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()]
}

/** The words with the one at this place first. */
export function onTop(words: readonly string[], place: number): string {
  return [words[place], ...without(words, place)].join(' ')
}

/** The words with one more or less, in this order. */
export function toggled(
  words: readonly string[],
  word: string,
  order: readonly string[],
): string[] {
  return order.filter((one) => words.includes(one) !== (one === word))
}

/** The numbers with another one at this place. */
export function withNumber(numbers: readonly string[], place: number, value: string): string {
  return numbers.map((old, n) => (n === place ? value : old)).join(' ')
}

/** The text after two glory tokens changed places; in a kingdom the lowest comes first. */
export function swappedTokens(
  text: string,
  one: [string, number],
  other: [string, number],
): string {
  const line = ([kingdom]: [string, number]) => `tokens ${kingdom}`
  const [mine, theirs] = [wordsOf(text, line(one)), wordsOf(text, line(other))]
  const [first, second] = [mine[one[1]], theirs[other[1]]]
  if (one[0] === other[0]) return text
  mine[one[1]] = second
  theirs[other[1]] = first
  const sorted = (tokens: string[]) => tokens.sort((a, b) => Number(a) - Number(b)).join(' ')
  return withLine(withLine(text, line(one), sorted(mine)), line(other), sorted(theirs))
}

/** The text with another tribe instead of one, whose cards and pieces leave the table. */
export function withTribe(text: string, tribe: string, other: string): string {
  const tribes = wordsOf(text, 'tribes').map((one) => (one === tribe ? other : one))
  const pieces = { merfolk: /^merfolk$/, orc: /^orcs /, troll: /^trolls /, giant: /^giant$/ }
  const gone = (pieces as Record<string, RegExp>)[tribe]
  let changed = withLine(text, 'tribes', tribes.sort().join(' '))
  for (const line of text.split('\n')) {
    const [key] = split(line)
    if (/^(pool|hand|known|bands)( \d)?$/.test(key)) {
      const left = wordsOf(text, key).filter((word) => !word.split(/[:+]/).includes(tribe))
      changed = withLine(changed, key, left.join(' '))
    } else if (gone?.test(key)) changed = withLine(changed, key, '')
  }
  for (const key of ['deck', 'discarded', 'agreed tribes', 'supply'])
    changed = withLine(changed, key, '')
  return changed
}

/** What is laid out anew when a house number changes. */
const FOLLOWS: Record<string, RegExp> = { age_count: /^tokens /, marker_count: /^supply$/ }

/** The text with these options of the rules, by name; the usual ones are left out. */
export function withOptions(text: string, options: Record<string, string>): string {
  const words = Object.entries(options).map((option) => option.join('='))
  const before = wordsOf(text, 'options')
  const find = (some: string[], name: string) => some.find((word) => word.startsWith(`${name}=`))
  const gone = Object.keys(FOLLOWS).filter((name) => find(words, name) !== find(before, name))
  const anew = text.split('\n').filter((line) => !gone.some((n) => FOLLOWS[n].test(split(line)[0])))
  return withLine(anew.join('\n'), 'options', words.sort().join(' '))
}
