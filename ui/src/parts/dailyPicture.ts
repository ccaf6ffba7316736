/** The result of a daily deal as a picture for chats. It shows no card: others may yet play the deal. */

import { COIN, disc, INK, MARGIN, picture, SIZE, write } from './picture'

/** Draw the title, the place as a large coin, and some lines; resolves to a PNG. */
export function dailyPicture(title: string, rank: number, lines: readonly string[]): Promise<Blob> {
  return picture(title, (pen) => {
    const [x, y] = [MARGIN + 130, 330]
    disc(pen, x, y, 120, COIN)
    pen.textAlign = 'center'
    write(pen, `${rank}.`, { x, y: y + 8, most: 200, font: '800 120px', colour: INK })
    pen.textAlign = 'start'
    const left = MARGIN + 310
    const top = y - 35 * (lines.length - 1)
    lines.forEach((line, n) =>
      write(pen, line, {
        x: left,
        y: top + 70 * n,
        most: SIZE.width - left - MARGIN,
        font: '600 44px',
        colour: INK,
      }),
    )
  })
}
