/** Tells when the system puts the page to sleep, and when it wakes again. */

/**
 * Call `sleep` when nothing of this page will run for a while, and `wake` after it.
 *
 * Chromium says so by `freeze`. Phones whose browser knows no such event stop a page soon after they
 * hide it, as a locked iPhone does; elsewhere a hidden page goes on and announces turns.
 */
export function watchSleep(sleep: () => void, wake: () => void): () => void {
  const stopsHidden = !('onfreeze' in document) && matchMedia('(pointer: coarse)').matches
  let asleep = false
  const toSleep = (): void => {
    if (!asleep) sleep()
    asleep = true
  }
  const awake = (): void => {
    if (asleep) wake()
    asleep = false
  }
  const hidden = (): void => {
    if (!document.hidden) awake()
    else if (stopsHidden) toSleep()
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('freeze', toSleep, { signal })
  document.addEventListener('resume', awake, { signal })
  document.addEventListener('visibilitychange', hidden, { signal })
  // Another page is shown; this one may come back as it was, without its connection.
  window.addEventListener('pagehide', toSleep, { signal })
  window.addEventListener('pageshow', awake, { signal })
  return () => stop.abort()
}
