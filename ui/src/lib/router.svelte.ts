/** The client-side router: the current route, such as `/room/ID` or `/rules#R38`. */

import { at, within } from './base'

export const route = $state({
  path: within(location.pathname),
  hash: location.hash,
  query: location.search,
})

function update(): void {
  route.path = within(location.pathname)
  route.hash = location.hash
  route.query = location.search
}

addEventListener('popstate', update)

/** Navigate to a route. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const address = at(to)
  if (how === 'push') {
    history.replaceState({ left: scrollY }, '')
    history.pushState(null, '', address)
  } else history.replaceState(null, '', address)
  update()
  if (!location.hash) scrollTo(0, 0)
}

/** After Back, scroll to where the page was left: the browser cannot before its content is there. */
export function scrollBack(): void {
  const { left = 0 } = (history.state ?? {}) as { left?: number }
  if (left) scrollTo(0, left)
  history.replaceState(null, '') // a reload is the browser's affair
}

/** Click handler of a container: follows links without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || event.defaultPrevented) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  // Within a page the browser itself scrolls and moves the focus.
  if (link.hash && within(link.pathname) === route.path && link.search === location.search) return
  event.preventDefault()
  go(within(link.pathname) + link.search + link.hash)
}
