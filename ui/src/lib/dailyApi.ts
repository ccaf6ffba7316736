/** Requests about daily deals; apart from the others, because the start page does without them. */

import { ask } from './api'
import type { BotPace, DailyDays, DailyDeal, RoomMade } from './types'

export const dailyApi = {
  deal: (day?: string) => ask<DailyDeal>('GET', day ? `/daily/${day}` : '/daily'),
  calendar: () => ask<DailyDays>('GET', '/dailies'),
  play: (day: string, bot_pace: BotPace) => ask<RoomMade>('POST', `/daily/${day}`, { bot_pace }),
}
