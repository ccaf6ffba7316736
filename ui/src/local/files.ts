/** Files that the player saves and opens. */

import { saveFile } from '../parts/saveFile'

/** Let the browser save JSON as a file. */
export function saveJson(name: string, text: string): void {
  saveFile(new Blob([text], { type: 'application/json' }), name)
}

/** The kind that a file of ours names in its field `t`; `null` if it is none. */
export function kindOf(text: string): string | null {
  try {
    const content = JSON.parse(text) as { t?: unknown } | null
    return typeof content?.t === 'string' ? content.t : null
  } catch {
    return null
  }
}

/** Today's date for the name of a file. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
