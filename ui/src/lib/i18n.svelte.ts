/** Words a player reads: the Fluent messages of `src/ethnos/locale`, the same files Python reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import speech from 'virtual:languages'

/** Something to say, in no language yet. */
export type Phrase = { id: string; args: Args }
export type Arg = string | number | Phrase | Phrase[]
export type Args = Record<string, Arg>

const ENGLISH = 'en'
const bundles = new Map<string, Promise<FluentBundle>>()
type Spoken = { lang: string; bundle: FluentBundle | null; english: FluentBundle | null }
let spoken = $state.raw<Spoken>({ lang: ENGLISH, bundle: null, english: null })

/** Every language there is, English first. */
export function languages(): string[] {
  return Object.keys(speech)
}

/** What a language calls itself. */
export function nameOf(lang: string): string {
  return speech[lang].name
}

/** The best language we have for one of these tags, such as `de-AT`, the first that we have at all. */
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
  const loading = speech[lang].words().then((words) => {
    const bundle = new FluentBundle(localeOf(lang), { useIsolating: false })
    bundle.addResource(new FluentResource(words.default))
    return bundle
  })
  bundles.set(lang, loading)
  return loading
}

/** Speak this language from now on. */
export async function loadLanguage(...wishes: string[]): Promise<void> {
  const lang = matchLanguage(...wishes)
  const bundle = await bundleOf(lang)
  spoken = { lang, bundle, english: spoken.english }
  if (typeof document !== 'undefined') document.documentElement.lang = lang
}

/** Somebody who speaks one language, whatever the page speaks. */
export async function speaker(lang: string): Promise<(id: string, args?: Args) => string> {
  const bundle = await bundleOf(lang)
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value
    return pattern ? bundle.formatPattern(pattern, args, []) : id
  }
}

/** What a language still lacks is said in English, which is fetched only then. */
function fallBack(): void {
  if (spoken.english || spoken.lang === ENGLISH) return
  void bundleOf(ENGLISH).then((english) => (spoken = { ...spoken, english }))
}

export function language(): string {
  return spoken.lang
}

export function phrase(id: string, args: Args = {}): Phrase {
  return { id, args }
}

/** Say a message in words. It is said anew when the language changes. */
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

export function say(what: Phrase): string {
  return t(what.id, what.args)
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return [spoken.bundle, spoken.english].some((bundle) => bundle?.hasMessage(id))
}

function inWords(arg: Arg): string | number {
  if (Array.isArray(arg)) return join(arg.map(say))
  return typeof arg === 'object' ? say(arg) : arg
}

/** Our English is British: no comma before the last item of a list, the day before the month. */
function localeOf(lang: string): string {
  return lang === ENGLISH ? 'en-GB' : lang
}

/** A list the way this language writes one. */
export function join(items: string[]): string {
  return new Intl.ListFormat(localeOf(spoken.lang), { type: 'conjunction' }).format(items)
}

/** A moment the way this language writes one. */
export function dated(moment: Date): string {
  const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(localeOf(spoken.lang), parts).format(moment)
}
