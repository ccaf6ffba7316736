/** The sample game, written by `tools/sample_game.py`: loaded only where it is shown. */

/** Its name in addresses: `/replay/sample`. */
export const SAMPLE = 'sample'

export async function sampleRecord(): Promise<string> {
  return (await import('./sample.ethnos.jsonl?raw')).default
}

/** A position of the game, with which the analysis board begins. */
export async function samplePosition(): Promise<string> {
  return (await import('./sample.position.txt?raw')).default
}
