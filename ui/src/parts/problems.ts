/** The sentence for a problem that the HTTP API reports. */

import { t } from '../lib/i18n.svelte'
import type { Problem } from '../lib/types'

export function problemSentence({ code }: Pick<Problem, 'code'>): string {
  return t('page-problem', { option: code })
}
