/** What only the browser's name tells. */

/** Whether this is an iPhone or iPad; newer iPads call themselves Macintosh. */
export function isAppleTouch(agent = navigator.userAgent, touches = navigator.maxTouchPoints) {
  return /iPad|iPhone|iPod/.test(agent) || (/Macintosh/.test(agent) && touches > 1)
}

/** Whether this browser deletes what a page has stored after seven days without a visit. */
export function forgetsAfterAWeek(
  agent = navigator.userAgent,
  touches = navigator.maxTouchPoints,
): boolean {
  const isSafari = /Safari/.test(agent) && !/Chrom|Android|Epiphany/.test(agent)
  return !isInstalled() && (isSafari || isAppleTouch(agent, touches))
}

/** Whether the game runs as an app, in a window of its own. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  )
}
