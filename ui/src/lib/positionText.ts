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
  let changed = withLine(withLine(withLine(text, key, cards), 'deck', ''), 'discarded', '')
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
