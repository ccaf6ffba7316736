/** The result of a daily deal as a picture for chats. It shows no card: others may yet play the deal. */

import { INK, MARGIN, picture, RIGHT, write } from './picture'

const COIN = { x: MARGIN, y: 196, size: 260 }

/** Draw the title, the place as a large coin, and some lines; resolves to a PNG. */
export function dailyPicture(
  title: string,
  rank: number,
  lines: readonly string[],
  tribes: readonly string[],
): Promise<Blob> {
  const middle = { x: COIN.x + COIN.size / 2, y: COIN.y + COIN.size / 2 }
  const left = COIN.x + COIN.size + 44
  return picture({
    title,
    tribes,
    figures: [{ symbol: 'g-glory', ...COIN }],
    words: (pen) => {
      pen.textAlign = 'center'
      write(pen, `${rank}.`, { ...middle, most: 160, font: '800 120px', colour: INK })
      pen.textAlign = 'start'
      lines.forEach((line, n) => {
        const y = middle.y + 64 * n - 32 * (lines.length - 1)
        write(pen, line, { x: left, y, most: RIGHT - left, font: '600 38px', colour: INK })
      })
    },
  })
}
