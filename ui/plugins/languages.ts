import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { clauseTexts, sectionsOf, slug, type ClauseList, type ClauseTexts } from './rulebook.ts'
import { splitForStart } from './startWords.ts'

const LOCALE = new URL('../../src/ethnos/locale/', import.meta.url)

/** What only the command line says. */
const ELSEWHERE = ['arena.ftl', 'cli.ftl', 'lab.ftl']

const locale = (path: string) => readFileSync(new URL(path, LOCALE), 'utf8')

/** The ids of the sections of the rules, the same in every language: they stand in addresses. */
function sectionIds(): string[] {
  return [...locale('en/rules.md').matchAll(/^#{1,3} (.*)$/gm)].map(([, title]) => slug(title))
}

/** The Fluent messages of a language that the page may say, without comments. */
function messages(lang: string): { start: string; later: string } {
  const files = readdirSync(new URL(`${lang}/`, LOCALE))
    .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file))
    .map((file) => locale(`${lang}/${file}`).replace(/^#.*\n/gm, ''))
  return splitForStart(files.join('\n'))
}

/** A new translation may lack the rules, clauses or rulings; it gets the English ones. */
function document(name: string, lang: string): { text: string; lang: string } {
  const found = existsSync(new URL(`${lang}/${name}.md`, LOCALE)) ? lang : 'en'
  return { text: locale(`${found}/${name}.md`), lang: found }
}

function clauseList(name: string, lang: string): ClauseList {
  const list = document(name, lang)
  return { lang: list.lang, sections: sectionsOf(list.text) }
}

function allClauses(lang: string): ClauseTexts {
  const [clauses, rulings] = [document('clauses', lang), document('rulings', lang)]
  return {
    lang: { R: clauses.lang, F: clauses.lang, D: rulings.lang },
    texts: clauseTexts(clauses.text, rulings.text),
  }
}

const PARTS: Record<string, (lang: string) => unknown> = {
  words: (lang) => messages(lang).start,
  more: (lang) => messages(lang).later,
  rules: (lang) => sectionsOf(document('rules', lang).text, sectionIds()),
  clauses: (lang) => clauseList('clauses', lang),
  rulings: (lang) => clauseList('rulings', lang),
  texts: allClauses,
}

function languageTable(): string {
  const names = JSON.parse(locale('languages.json')) as Record<string, string>
  const entries = Object.entries(names).map(([lang, name]) => {
    const parts = Object.keys(PARTS).map(
      (part) => `${part}: () => import('virtual:${part}-${lang}')`,
    )
    return `'${lang}': { name: ${JSON.stringify(name)}, ${parts.join(', ')} }`
  })
  return `export default { ${entries.join(', ')} }`
}

/**
 * Every language as modules of its own, so that a page fetches the words of one language only:
 *
 * - `virtual:languages`: the names of all, and how to load each;
 * - `virtual:words-cs`: the Fluent messages of one that the start page says, `virtual:more-cs`: all others;
 * - `virtual:rules-cs`: its rules as sections of HTML;
 * - `virtual:clauses-cs`, `virtual:rulings-cs`: the full lists;
 * - `virtual:texts-cs`: what each clause and ruling says.
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:languages') return languageTable()
      const [, part, lang] = /^\0virtual:([a-z]+)-(.+)$/.exec(id) ?? []
      if (!part || !(part in PARTS)) return null
      this.addWatchFile(new URL(`${lang}/`, LOCALE).pathname)
      return asModule(PARTS[part](lang))
    },
  }
}

function asModule(value: unknown): string {
  return `export default ${JSON.stringify(value)}`
}
