/** Analysis of a recorded game: sources of glory, projected glory over time, turning points. */

import type { AgeScores, Phrase, Replay, ReplayFrame, SeatInfo, SeatKind } from '../lib/types'

export const SOURCES = ['kingdoms', 'bands', 'merfolk', 'giant', 'raids'] as const
/** Glory by source. */
export type Sources = Record<string, number>

/** The seats of a recorded game as a table shows them. */
export function seatsOf(replay: Replay): SeatInfo[] {
  return replay.seats.map(({ name, kind, bot, title }) => ({
    kind: kind as SeatKind,
    name: kind === 'bot' ? (bot ?? name) : name,
    title,
    bot,
    standing_in: null,
    nonce: null,
  }))
}

/** The ages scored up to each step. A frame carries scores only when an age was added. */
export function scoresByStep(frames: readonly ReplayFrame[]): AgeScores[][] {
  let latest: AgeScores[] = []
  return frames.map((frame) => (latest = frame.scores ?? latest))
}

/** The age that was scored at this step, unless the game ended with it. */
export function ageEndedAt(
  step: number,
  frames: readonly ReplayFrame[],
  scores: readonly AgeScores[][],
): number | null {
  const [now, before] = [scores[step] ?? [], scores[step - 1] ?? []]
  const over = frames[step]?.table.decision === 'game_over'
  return now.length > before.length && !over ? (now.at(-1)?.age ?? null) : null
}

/** Where every player's glory came from, age by age. */
export function breakdown(replay: Replay): Sources[][] {
  return (scoresByStep(replay.frames).at(-1) ?? []).map(({ sources }) => sources)
}

/** The glory of each player if the age ended after each step. */
export function curve(frames: readonly ReplayFrame[]): number[][] {
  let latest: number[] = []
  return frames.map(({ table }) => {
    if (table.projection) latest = table.projection.glory
    if (table.decision === 'game_over') latest = table.glory
    return latest // there is no projection while an age is scored
  })
}

export type Swing = { step: number; seat: number; gain: number; what: Phrase[] }

/** The actions that improved a player's lead over the best opponent the most. */
export function swings(replay: Replay, count: number): Swing[] {
  const { frames } = replay
  const heights = curve(frames)
  const ahead = (step: number, seat: number) =>
    heights[step][seat] - Math.max(...heights[step].filter((_, other) => other !== seat))
  const found: Swing[] = frames.flatMap(({ by, lines, table }, step) => {
    const before = frames[step - 1]?.table
    if (by === null || !before?.projection || !table.projection || before.age !== table.age)
      return []
    const gain = ahead(step, by) - ahead(step - 1, by)
    return gain > 0 ? [{ step, seat: by, gain, what: lines.map((line) => line.say) }] : []
  })
  return found.sort((a, b) => b.gain - a.gain || a.step - b.step).slice(0, count)
}

/** The step at which each age begins. */
export function ageStarts(frames: readonly ReplayFrame[]): number[] {
  const starts = frames.flatMap(({ events }, step) =>
    events.filter((event) => event.type === 'AgeBegan').map(() => step),
  )
  return starts.length ? starts : [0]
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
