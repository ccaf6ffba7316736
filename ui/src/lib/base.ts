/** The folder of its host that the game lies in; a server has it at the root. */

const base = (globalThis.document?.documentElement.dataset.base ?? '/').replace(/\/$/, '')

/** The address of a path such as `/rules`. */
export function at(path: string): string {
  return base + path
}

/** The path of an address: what comes after the folder. */
export function within(address: string): string {
  return address.startsWith(`${base}/`) ? address.slice(base.length) : address
}
