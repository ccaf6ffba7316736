/** Whether the system uses a dark colour scheme. */

const query = matchMedia('(prefers-color-scheme: dark)')
export const dark = $state({ on: query.matches })
query.addEventListener('change', (event) => (dark.on = event.matches))
