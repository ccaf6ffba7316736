import type { Phrase, Prompt, Refused, RoomInfo, You } from './types'

type Asked = { you: You | null; room: RoomInfo | null; prompt: Prompt | null }

/** The question about an undo, if it waits for this player's answer or this player for others'. */
export function undoQuestion({ you, room, prompt }: Asked): Phrase | null {
  const viewer = you?.viewer ?? null
  if (!room?.undo || viewer === null) return null
  const concerned = room.undo.seat === viewer || room.undo.waiting_for.includes(viewer)
  return concerned ? (prompt?.say ?? null) : null
}

/** Why nothing can be taken back; `null` if something can. */
export function undoRefusal({ noUndo }: { noUndo: Phrase | null }): Refused | null {
  return noUndo && { code: 'no_undo', say: noUndo, clause: null, reason: '' }
}
