import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './plugins/compress.ts'
import { languages } from './plugins/languages.ts'
import { sprite } from './plugins/sprite.ts'

export default defineConfig({
  plugins: [svelte(), sprite(), languages(), compress()],
  build: {
    outDir: '../src/ethnos/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows fonts and pictures from files only
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true, changeOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['{src,plugins}/**/*.test.ts'] },
})
