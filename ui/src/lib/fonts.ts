/** Fetches letters before they are wanted: a font that comes in the middle of a move lays out the whole table anew. */
export function preloadGlyphs(text: string): void {
  const cuts = new Set([...document.fonts].map(({ weight, family }) => `${weight} 1em ${family}`))
  for (const cut of cuts) document.fonts.load(cut, text).catch(() => undefined) // then they come when they are shown
}
