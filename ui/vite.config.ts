import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
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

export default defineConfig({
  plugins: [svelte(), sprite()],
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
