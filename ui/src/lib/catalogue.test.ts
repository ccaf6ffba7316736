import { FluentBundle, FluentResource } from '@fluent/bundle'
import speech from 'virtual:languages'
import { describe, expect, it } from 'vitest'
import KNOWN from '../../../tools/catalogue_values.json'
import {
  dated,
  join,
  language,
  loadLanguage,
  matchLanguage,
  nameOf,
  phrase,
  say,
  t,
} from './i18n.svelte'

/** Python says every message in `tests/i18n`; here the browser does, with the same values. */

type Value = string | number
type Node = string | Node[] | { [key: string]: Node }
const TOGETHER = ['tribe', 'kingdom', 'band']
const VALUES: Record<string, Value[]> = KNOWN.values

class Message {
  readonly variables = new Set<string>()
  readonly references = new Set<string>()
  readonly choices: Record<string, Set<string>> = {}

  constructor(readonly pattern: Node) {
    this.walk(pattern)
  }

  private walk(node: Node): void {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach((part) => this.walk(part))
    const { type, name, selector, variants } = node as Record<string, Node>
    if (type === 'var') this.variables.add(name as string)
    if (type === 'mesg') this.references.add(name as string)
    if (type === 'select' && (selector as { type: string }).type === 'var') {
      const words = (this.choices[(selector as { name: string }).name] ??= new Set())
      for (const { key } of variants as unknown as { key: { type: string; value: string } }[]) {
        if (key.type === 'str') words.add(key.value)
      }
    }
    Object.values(node).forEach((part) => this.walk(part))
  }
}

async function bookOf(lang: string): Promise<[FluentBundle, Map<string, Message>]> {
  const { words, more } = speech[lang]
  const resource = new FluentResource((await words()).default + '\n' + (await more()).default)
  const bundle = new FluentBundle(lang, { useIsolating: false })
  expect(bundle.addResource(resource)).toEqual([])
  const messages = resource.body.map(({ id, value }): [string, Message] => [
    id,
    new Message(value as Node),
  ])
  return [bundle, new Map(messages)]
}

function reached(book: Map<string, Message>, id: string, found = new Set<Message>()): Set<Message> {
  const message = book.get(id)
  if (!message || found.has(message)) return found
  found.add(message)
  for (const reference of message.references) reached(book, reference, found)
  return found
}

function valuesOf(name: string, parts: Set<Message>): Value[] {
  if (name in VALUES) return VALUES[name]
  const words = [...parts].flatMap((part) => [...(part.choices[name] ?? [])])
  const texts = KNOWN.texts.includes(name) ? ['text', ...words] : []
  return [...texts, ...(KNOWN.numbers.includes(name) ? KNOWN.counts : [])]
}

function* argumentsOf(parts: Set<Message>): Generator<Record<string, Value>> {
  const names = new Set([...parts].flatMap((part) => [...part.variables]))
  const tried = new Map([...names].map((name) => [name, valuesOf(name, parts)]))
  const usual = Object.fromEntries([...tried].map(([name, values]) => [name, values[0]]))
  const many = TOGETHER.filter((name) => tried.has(name))
  let combined: Record<string, Value>[] = [usual]
  for (const name of many)
    combined = combined.flatMap((args) =>
      tried.get(name)!.map((value) => ({ ...args, [name]: value })),
    )
  yield* combined
  for (const [name, values] of tried) {
    if (many.includes(name)) continue
    for (const value of values) {
      yield { ...usual, [name]: value }
      for (const other of many)
        for (const one of tried.get(other)!) yield { ...usual, [name]: value, [other]: one }
    }
  }
}

describe.each(Object.keys(speech))('the language %s', (lang) => {
  it('says every message for every count, tribe and kingdom', async () => {
    const [bundle, book] = await bookOf(lang)
    const slips: string[] = []
    for (const id of book.keys()) {
      for (const args of argumentsOf(reached(book, id))) {
        const errors: Error[] = []
        const said = bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors)
        const good = !errors.length && said && said === said.trim() && !/ {2}|[{}]/.test(said)
        if (!good) slips.push(`${id} ${JSON.stringify(args)}: ${errors[0]?.message ?? said}`)
      }
    }
    expect(slips).toEqual([])
  })

  it('is spoken after a switch, with lists and dates of its own', async () => {
    await loadLanguage(lang)
    expect(language()).toBe(lang)
    expect(t('web-settings')).not.toBe('web-settings')
    expect(join(['A', 'B', 'C'])).toMatch(/^A, B \S+\sC$/)
    const items = ['A', 'B'].map((text) => phrase('item', { text }))
    expect(say(phrase('one-of', { items }))).toBe(join(['A', 'B'], 'disjunction'))
    expect(say(phrase('one-of', { items }))).not.toBe(join(['A', 'B']))
    expect(dated(new Date(2026, 10, 15, 9, 30))).toContain('15')
    expect(nameOf(lang)).not.toBe('')
  })
})

describe('the choice of a language', () => {
  it.each([
    [['de-AT'], 'de'],
    [['pt'], 'pt-BR'],
    [['PT-br'], 'pt-BR'],
    [['tlh', 'ru-RU', 'de'], 'ru'],
    [['tlh'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wishes, lang) => {
    expect(matchLanguage(...wishes)).toBe(lang)
  })

  it('is heard in sentences', async () => {
    await loadLanguage('en')
    const english = t('web-settings')
    await loadLanguage('cs')
    expect(t('web-settings')).not.toBe(english)
    await loadLanguage('en')
    expect(t('web-settings')).toBe(english)
  })
})
