/** Loads the font subsets for a text early: a font that arrives during a flight causes a reflow. */
export function preloadGlyphs(text: string): void {
  const cuts = new Set(
    [...document.fonts].map(({ weight, family }) => `${weight.split(' ')[0]} 1em ${family}`),
  )
  // A failure does no harm: the font loads again when its letters are shown.
  for (const cut of cuts) document.fonts.load(cut, text).catch(() => undefined)
}
