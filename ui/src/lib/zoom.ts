/** How many times larger pages and table are drawn on this screen, see `tokens.css`. */
export const zoomNow = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom'))
