/** The result of a game as a picture for chats. */

import { SHAPES } from '../lib/cards'
import { FAINT, FOOT, INK, MARGIN, picture, RIGHT, write, type Figure, type Pen } from './picture'

export type Row = { seat: number; rank: number; name: string; glory: number }

const TOP = 164
const PIECE = 56
/** The winner's piece on the map. */
const TROPHY = { middle: 1000, y: 200, size: 210 }

/** The colour of a player's pieces, as the page has it. */
function stain(seat: number): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--p-${SHAPES[seat]}`).trim()
}
function piece(seat: number, x: number, y: number, size: number): Figure {
  return { symbol: `m-${SHAPES[seat]}`, x, y, size, colour: stain(seat) }
}

/** Draw the title, the ranking and the winners' pieces; resolves to a PNG. */
export function resultPicture(
  title: string,
  rows: readonly Row[],
  tribes: readonly string[],
): Promise<Blob> {
  const height = Math.min(88, (FOOT - 12 - TOP) / rows.length)
  const top = (n: number) => TOP + n * height
  const small = Math.min(PIECE, height - 6)
  const winners = rows.filter(({ rank }) => rank === 1)
  const size = TROPHY.size / Math.sqrt(winners.length)
  return picture({
    title,
    tribes,
    bands: winners.map((_, n) => ({ y: top(n) + 2, height: height - 4 })),
    figures: [
      ...rows.flatMap(({ seat }, n) => [
        piece(seat, MARGIN + 64, top(n) + (height - small) / 2, small),
        { symbol: 'g-glory', x: RIGHT - 144, y: top(n) + (height - 44) / 2, size: 44 },
      ]),
      ...winners.map(({ seat }, n) =>
        piece(seat, TROPHY.middle + (n - winners.length / 2) * size, TROPHY.y, size),
      ),
    ],
    words: (pen) => rows.forEach((row, n) => writeRow(pen, row, top(n) + height / 2)),
  })
}

function writeRow(pen: Pen, row: Row, y: number): void {
  const font = '600 38px'
  write(pen, `${row.rank}.`, { x: MARGIN, y, most: 60, font, colour: FAINT })
  write(pen, row.name, { x: MARGIN + 138, y, most: RIGHT - MARGIN - 302, font, colour: INK })
  pen.textAlign = 'right'
  write(pen, String(row.glory), { x: RIGHT - 8, y, most: 86, font: '800 44px', colour: INK })
  pen.textAlign = 'start'
}
