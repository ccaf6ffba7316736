import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SPRITE = new URL('../src/art/sprite.svg', import.meta.url)

/** Inlines the emblems into `index.html`, so that they are there at the first paint. */
export function sprite(): Plugin {
  return {
    name: 'sprite',
    transformIndexHtml(html) {
      const art = readFileSync(SPRITE, 'utf8')
        .replace(/<!--.*?-->/gs, '')
        .replace(/\s*\n\s*/g, '')
        .replace('<svg ', '<svg class="sprite" aria-hidden="true" ')
      return html.replace('<!-- sprite -->', art)
    },
  }
}
