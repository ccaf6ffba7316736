import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { slug } from './src/parts/markdown.ts'
import { defineConfig } from 'vitest/config'

/** Puts the emblems into the page itself: they are there at the first paint, and no script carries them. */
function sprite(): Plugin {
  const file = new URL('src/art/sprite.svg', import.meta.url)
  return {
    name: 'sprite',
    transformIndexHtml(html) {
      const art = readFileSync(file, 'utf8')
        .replace(/<!--.*?-->/gs, '')
        .replace(/\s*\n\s*/g, '')
        .replace('<svg ', '<svg class="sprite" aria-hidden="true" ')
      return html.replace('<!-- sprite -->', art)
    },
  }
}

const LOCALE = new URL('../src/ethnos/locale/', import.meta.url)

/**
 * Every language as a module of its own, so that a page fetches the words of one language and no other:
 * `virtual:languages` names them all, `virtual:words-cs` are the Fluent messages of one, `virtual:rules-cs` its rules.
 */
function languages(): Plugin {
  const read = (path: string) => readFileSync(new URL(path, LOCALE), 'utf8')
  const names = JSON.parse(read('languages.json')) as Record<string, string>
  const entry = ([lang, name]: [string, string]) => {
    const parts = ['words', 'rules'].map(
      (part) => `${part}: () => import('virtual:${part}-${lang}')`,
    )
    return `'${lang}': { name: ${JSON.stringify(name)}, ${parts.join(', ')} }`
  }
  /** Comments are for translators; the reports of tournaments are not shown here. */
  const words = (lang: string) =>
    readdirSync(new URL(`${lang}/`, LOCALE))
      .filter((file) => file.endsWith('.ftl') && file !== 'arena.ftl')
      .map((file) =>
        read(`${lang}/${file}`)
          .replace(/^#.*\n/gm, '')
          .replace(/\n{2,}/g, '\n'),
      )
      .join('\n')
  /** A translation that has just begun may lack the rules. */
  const rules = (lang: string) =>
    read(`${existsSync(new URL(`${lang}/rules.md`, LOCALE)) ? lang : 'en'}/rules.md`)
  return {
    name: 'languages',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:languages') {
        const titles = [...read('en/rules.md').matchAll(/^#{1,3} (.*)$/gm)].map(([, title]) =>
          slug(title),
        )
        const all = Object.entries(names).map(entry).join(', ')
        return `export const sections = ${JSON.stringify(titles)}; export default { ${all} }`
      }
      const [, part, lang] = /^\0virtual:(words|rules)-(.+)$/.exec(id) ?? []
      if (!part) return null
      this.addWatchFile(new URL(`${lang}/`, LOCALE).pathname)
      return `export default ${JSON.stringify(part === 'words' ? words(lang) : rules(lang))}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), sprite(), languages()],
  build: {
    outDir: '../src/ethnos/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // fonts and pictures stay files, as the content policy wants it
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true, changeOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
})
