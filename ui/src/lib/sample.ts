/** The sample game, written by `tools/sample_game.py`: loaded only where it is shown. */

import { OFFLINE, Refusal } from './api'

/** Its name in addresses: `/replay/sample`. */
export const SAMPLE = 'sample'

export async function sampleRecord(): Promise<string> {
  return textOf(import('./sample.ethnos.jsonl?raw'))
}

/** A position of the game, with which the analysis board begins. */
export async function samplePosition(): Promise<string> {
  return textOf(import('./sample.position.txt?raw'))
}

/** The text of a file of the page; throws `Refusal` if it cannot be fetched. */
async function textOf(file: Promise<{ default: string }>): Promise<string> {
  const fetched = await file.catch(() => {
    throw new Refusal(0, OFFLINE)
  })
  return fetched.default
}
