import globalData from '@csstools/postcss-global-data'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vitest/config'
import { compress } from './plugins/compress.ts'
import { languages } from './plugins/languages.ts'
import { sprite } from './plugins/sprite.ts'

export default defineConfig({
  plugins: [svelte(), sprite(), languages(), compress()],
  css: { postcss: { plugins: [globalData({ files: ['src/styles/media.css'] }), customMedia()] } },
  build: {
    outDir: '../src/ethnos/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows fonts and pictures from files only
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // `make play` is read by players
      input: { index: 'index.html', sw: 'src/local/serviceWorker.ts' },
      output: {
        // The browser asks for the service worker by a name that never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  experimental: {
    // Scripts and styles find each other wherever the game lies; `build-site` moves the page itself.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true, changeOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['{src,plugins}/**/*.test.ts'] },
})
