import { api, ensureGuest, Refusal } from '../lib/api'
import { dailyApi } from '../lib/dailyApi'
import { isLocal } from '../lib/host'
import { t } from '../lib/i18n.svelte'
import { go } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'
import { storage } from '../local/storage.svelte'
import { problemSentence } from './problems'

/** Whether this guest has finished the deal of another day, and so knows what it is. */
export async function knowsDaily(): Promise<boolean> {
  try {
    return (await dailyApi.calendar()).days.some(({ mine }) => mine)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Begin the deal of a day, or go on with it; return why not, or an empty text. */
export async function playDaily(day: string): Promise<string> {
  try {
    const me = await ensureGuest(settings.name || t('default-name'))
    if (settings.name && me.name !== settings.name) await api.rename(settings.name)
    const { id } = await dailyApi.play(day, settings.botPace)
    if (isLocal) void storage.ask()
    go(`/room/${id}`)
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return problemSentence(error.problem)
  }
}
