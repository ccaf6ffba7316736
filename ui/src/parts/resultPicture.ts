/** The result of a game as a picture for chats, drawn on a canvas. */

import { SHAPES } from '../lib/cards'
import { BAND, COIN, disc, FAINT, INK, MARGIN, picture, SIZE, write } from './picture'

export type Row = { seat: number; rank: number; name: string; glory: number }

/** The colour of a player's pieces, as the page has it. */
function stain(seat: number): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--p-${SHAPES[seat]}`).trim()
}

/** Draw the title and the ranking; resolves to a PNG. */
export function resultPicture(title: string, rows: readonly Row[]): Promise<Blob> {
  const height = Math.min(84, (SIZE.height - 240) / rows.length)
  return picture(title, (pen) =>
    rows.forEach((row, n) => drawRow(pen, row, 170 + n * height, height)),
  )
}

function drawRow(pen: CanvasRenderingContext2D, row: Row, top: number, height: number): void {
  const y = top + height / 2
  if (row.rank === 1) {
    pen.fillStyle = BAND
    pen.fillRect(MARGIN - 16, top + 2, SIZE.width - 2 * MARGIN + 32, height - 4)
  }
  const font = '600 40px'
  write(pen, `${row.rank}.`, { x: MARGIN, y, most: 70, font, colour: FAINT })
  disc(pen, MARGIN + 106, y, 22, stain(row.seat))
  write(pen, row.name, { x: MARGIN + 150, y, most: 680, font, colour: INK })
  disc(pen, SIZE.width - MARGIN - 130, y, 20, COIN)
  write(pen, String(row.glory), {
    x: SIZE.width - MARGIN - 94,
    y,
    most: 94,
    font: '800 44px',
    colour: INK,
  })
}
