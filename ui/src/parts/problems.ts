/** Refusals of the lobby in words. */

import { t } from '../lib/i18n.svelte'
import type { Problem } from '../lib/types'

export function problemSentence({ code }: Problem): string {
  return t('page-problem', { option: code })
}
