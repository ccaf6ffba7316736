/** A finished game, kept by the host or read from a record file: what can be asked about it. */

import { api } from './api'
import type { BoardPosition, Reviewing, RoomMade, TryIt } from './types'

export type Recorded = {
  /** How far the review of a seat has come; begins it the first time. */
  review: (seat: number) => Promise<Reviewing>
  /** Open a room to play on from a decision. */
  tryIt: (wanted: TryIt) => Promise<RoomMade>
  /** The position after a step, with everything that was hidden. */
  position: (v: number) => Promise<BoardPosition>
}

export function ofRoom(id: string): Recorded {
  return {
    review: (seat) => api.review(id, seat),
    tryIt: (wanted) => api.tryRoom(id, wanted),
    position: (v) => api.positionOf(id, v),
  }
}

export function ofFile(text: string): Recorded {
  /** What the host calls the file: it is sent once. */
  let name = ''
  const begun = new Set<number>()
  return {
    review: async (seat) => {
      if (name && begun.has(seat)) return api.reviewOfFile(name, seat)
      const answer = await api.reviewFile(text, seat)
      begun.add(seat)
      name = answer.id
      return answer
    },
    tryIt: (wanted) => api.tryFile(text, wanted),
    position: (v) => api.positionOfFile(text, v),
  }
}
