/** Localisation: the Fluent messages of `src/ethnos/locale`, shared with Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import speech from 'virtual:languages'
import type { Phrase } from './types'

export type Args = Phrase['args']
type Arg = Args[string]

const ENGLISH = 'en'
const bundles = new Map<string, Promise<FluentBundle>>()
/** Whether a page is open that says more than the start page. */
let needsMore = false
type Spoken = { lang: string; bundle: FluentBundle | null; english: FluentBundle | null }
let spoken = $state.raw<Spoken>({ lang: ENGLISH, bundle: null, english: null })

/** All languages, English first. */
export function languages(): string[] {
  return Object.keys(speech)
}

/** The name of a language in that language. */
export function nameOf(lang: string): string {
  return speech[lang].name
}

/** The best available language for a list of tags such as `de-AT`, in order of preference. */
export function matchLanguage(...wishes: string[]): string {
  const all = languages()
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const wish of wishes) {
    const found =
      all.find((lang) => lang.toLowerCase() === wish.toLowerCase()) ??
      all.find((lang) => base(lang) === base(wish))
    if (found) return found
  }
  return ENGLISH
}

function bundleOf(lang: string): Promise<FluentBundle> {
  const known = bundles.get(lang)
  if (known) return known
  const { words, more } = speech[lang]
  const loading = Promise.all([words(), needsMore ? more() : null]).then((parts) => {
    const bundle = new FluentBundle(localeOf(lang), { useIsolating: false })
    for (const part of parts) if (part) bundle.addResource(new FluentResource(part.default))
    return bundle
  })
  bundles.set(lang, loading)
  return loading
}

/** Load the messages that the start page does not need; later languages come with them. */
export async function loadMore(): Promise<void> {
  if (needsMore) return
  needsMore = true
  const said = [...bundles]
  bundles.clear()
  await Promise.all(said.map(([lang]) => bundleOf(lang)))
  const [bundle, english] = [bundles.get(spoken.lang), spoken.english && bundles.get(ENGLISH)]
  if (bundle) spoken = { ...spoken, bundle: await bundle, english: (await english) ?? null }
}

/** Load a language and switch to it. */
export async function loadLanguage(...wishes: string[]): Promise<void> {
  const lang = matchLanguage(...wishes)
  const bundle = await bundleOf(lang)
  spoken = { lang, bundle, english: spoken.english }
  if (typeof document !== 'undefined') document.documentElement.lang = lang
}

/** Missing messages may be among those not loaded yet, or fall back to English. */
function fallBack(): void {
  if (!needsMore) return void loadMore()
  if (spoken.english || spoken.lang === ENGLISH) return
  void bundleOf(ENGLISH).then((english) => (spoken = { ...spoken, english }))
}

export function language(): string {
  return spoken.lang
}

export function phrase(id: string, args: Args = {}): Phrase {
  return { id, args }
}

/** Format a message. Reactive: it changes with the language. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of [spoken.bundle, spoken.english]) {
    const pattern = bundle?.getMessage(id)?.value
    if (!bundle || !pattern) continue
    const ready: Record<string, FluentVariable> = {}
    for (const [name, arg] of Object.entries(args)) ready[name] = inWords(arg)
    const slips: Error[] = []
    return bundle.formatPattern(pattern, ready, slips)
  }
  fallBack()
  return id
}

/** The id of a phrase that is no message, but a list such as `a, b or c`. */
const ONE_OF = 'one-of'

/** Say a phrase of the room in the reader's language. */
export function say(what: Phrase): string {
  const { items } = what.args
  if (what.id === ONE_OF && Array.isArray(items)) return join(items.map(say), 'disjunction')
  return t(what.id, what.args)
}

/** Whether a message exists. */
export function has(id: string): boolean {
  return [spoken.bundle, spoken.english].some((bundle) => bundle?.hasMessage(id))
}

function inWords(arg: Arg): string | number {
  if (Array.isArray(arg)) return join(arg.map(say))
  return typeof arg === 'object' ? say(arg) : arg
}

/** English means British English: no comma before the last item of a list, day before month. */
function localeOf(lang: string): string {
  return lang === ENGLISH ? 'en-GB' : lang
}

/** Join items as the current language does: `a, b and c`, or with "or". */
export function join(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(localeOf(spoken.lang), { type }).format(items)
}

/** Format a day such as `2026-11-18`, which is the same everywhere: that of UTC. */
export function dayInWords(day: string, month: 'long' | 'short' = 'long'): string {
  const parts = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(spoken.lang), parts).format(new Date(day))
}

/** Format a date and time as the current language does. */
export function dated(moment: Date): string {
  const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(localeOf(spoken.lang), parts).format(moment)
}
