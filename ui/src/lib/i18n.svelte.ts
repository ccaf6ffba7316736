/** Words a player reads: the Fluent messages of `src/ethnos/locale`, the same files Python reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

/** Something to say, in no language yet. */
export type Phrase = { id: string; args: Args }
export type Arg = string | number | Phrase | Phrase[]
export type Args = Record<string, Arg>

const files = import.meta.glob<string>(
  ['../../../src/ethnos/locale/*/*.ftl', '!../../../src/ethnos/locale/*/arena.ftl'],
  { query: '?raw', import: 'default' },
)

const ENGLISH = 'en'
const bundles = $state.raw<{ lang: string; list: FluentBundle[] }>({ lang: ENGLISH, list: [] })
const current = $state({ lang: ENGLISH, turn: 0 })

/** Every language there is a folder for, English first. */
export function languages(): string[] {
  const found = new Set(Object.keys(files).map(folder))
  found.delete(ENGLISH)
  return [ENGLISH, ...[...found].sort()]
}

function folder(path: string): string {
  return path.split('/').at(-2) ?? ENGLISH
}

/** The best language we have for a tag such as `de-AT`. */
export function matchLanguage(wish: string): string {
  const all = languages()
  const base = wish.toLowerCase().split('-')[0]
  return (
    all.find((lang) => lang.toLowerCase() === wish.toLowerCase()) ??
    all.find((lang) => lang.toLowerCase().split('-')[0] === base) ??
    ENGLISH
  )
}

async function bundleOf(lang: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const own = Object.entries(files).filter(([path]) => folder(path) === lang)
  const texts = await Promise.all(own.map(([, load]) => load()))
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** Speak this language from now on; what it lacks is said in English. */
export async function loadLanguage(wish: string): Promise<void> {
  const lang = matchLanguage(wish)
  const wanted = lang === ENGLISH ? [ENGLISH] : [lang, ENGLISH]
  bundles.list = await Promise.all(wanted.map(bundleOf))
  bundles.lang = lang
  current.lang = lang
  current.turn += 1
  if (typeof document !== 'undefined') document.documentElement.lang = lang
}

export function language(): string {
  return current.lang
}

export function phrase(id: string, args: Args = {}): Phrase {
  return { id, args }
}

/** Say a message in words. Reading `turn` lets every sentence on the page follow the language. */
export function t(id: string, args: Args = {}): string {
  void current.turn
  for (const bundle of bundles.list) {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) continue
    const ready: Record<string, FluentVariable> = {}
    for (const [name, arg] of Object.entries(args)) ready[name] = inWords(arg)
    const slips: Error[] = []
    return bundle.formatPattern(pattern, ready, slips)
  }
  return id
}

export function say(what: Phrase): string {
  return t(what.id, what.args)
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  void current.turn
  return bundles.list.some((bundle) => bundle.hasMessage(id))
}

function inWords(arg: Arg): string | number {
  if (Array.isArray(arg)) return join(arg.map(say))
  return typeof arg === 'object' ? say(arg) : arg
}

/** A list the way this language writes one. */
export function join(items: string[]): string {
  // British lists have no comma before the last item, like the rest of our English.
  const locale = current.lang === ENGLISH ? 'en-GB' : current.lang
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
}
