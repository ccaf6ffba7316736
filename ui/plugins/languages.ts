import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { clauseTexts, sectionsOf, slug } from './rulebook.ts'

const LOCALE = new URL('../../src/ethnos/locale/', import.meta.url)
const DOCS = new URL('../../docs/', import.meta.url)

const locale = (path: string) => readFileSync(new URL(path, LOCALE), 'utf8')
const document = (name: string) => readFileSync(new URL(`${name}.md`, DOCS), 'utf8')

/** The ids of the sections of the rules, the same in every language: they stand in addresses. */
function sectionIds(): string[] {
  return [...locale('en/rules.md').matchAll(/^#{1,3} (.*)$/gm)].map(([, title]) => slug(title))
}

/** All Fluent messages of a language, without comments and without the reports of tournaments. */
function messages(lang: string): string {
  return readdirSync(new URL(`${lang}/`, LOCALE))
    .filter((file) => file.endsWith('.ftl') && file !== 'arena.ftl')
    .map((file) =>
      locale(`${lang}/${file}`)
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}/g, '\n'),
    )
    .join('\n')
}

/** A new translation may lack the rules; it gets the English ones. */
function rules(lang: string): string {
  return locale(`${existsSync(new URL(`${lang}/rules.md`, LOCALE)) ? lang : 'en'}/rules.md`)
}

function languageTable(): string {
  const names = JSON.parse(locale('languages.json')) as Record<string, string>
  const entries = Object.entries(names).map(([lang, name]) => {
    const parts = ['words', 'rules'].map(
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
 * - `virtual:words-cs`: the Fluent messages of one;
 * - `virtual:rules-cs`: its rules as sections of HTML;
 * - `virtual:paper-clauses`, `virtual:paper-rulings`: the full lists, in English;
 * - `virtual:clause-texts`: what each clause says.
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:languages') return languageTable()
      if (id === '\0virtual:clause-texts') {
        return asModule(clauseTexts(document('clauses'), document('rulings')))
      }
      const [, part, name] = /^\0virtual:(words|rules|paper)-(.+)$/.exec(id) ?? []
      if (part === 'paper') return asModule(sectionsOf(document(name)))
      if (!part) return null
      this.addWatchFile(new URL(`${name}/`, LOCALE).pathname)
      return asModule(part === 'words' ? messages(name) : sectionsOf(rules(name), sectionIds()))
    },
  }
}

function asModule(value: unknown): string {
  return `export default ${JSON.stringify(value)}`
}
