/** Why the connection to a room fails: asked over HTTP, which says more than a socket. */

import { api, Refusal } from './api'
import { ENDINGS, type EndReason } from './socket'

/** A reason to stop retrying, or `null`. `entered`: whether the room has been seen before. */
export async function diagnose(id: string, entered: boolean): Promise<EndReason | null> {
  try {
    const room = await api.room(id)
    await api.me()
    const closed = room.status !== 'lobby' && room.options.spectators === false
    return closed && !entered ? 'not_welcome' : null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return ENDINGS[error.status] ?? null
  }
}
