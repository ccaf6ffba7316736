/** The result of a game as a picture for chats, drawn on a canvas. */

import { SHAPES } from '../lib/cards'

export type Row = { seat: number; rank: number; name: string; glory: number }

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const PAPER = '#faf3e3'
const BAND = '#f6dd9b'
const INK = '#2a1f16'
const FAINT = '#5a4733'
const RULE = '#c4af88'
const SEAL = '#8a1f1a'
const COIN = '#e9b93a'

/** The colour of a player's pieces, as the page has it. */
function stain(seat: number): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--p-${SHAPES[seat]}`).trim()
}

/** Draw the title and the ranking; resolves to a PNG. */
export async function resultPicture(title: string, rows: readonly Row[]): Promise<Blob> {
  await Promise.all(
    ['800 60px Vollkorn', '600 40px Vollkorn'].map((font) => document.fonts.load(font, title)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = RULE
  pen.lineWidth = 3
  pen.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40)
  pen.textBaseline = 'middle'
  write(pen, title, { x: MARGIN, y: 104, most: WIDTH - 2 * MARGIN, font: '800 60px', colour: INK })
  const height = Math.min(84, (HEIGHT - 240) / rows.length)
  rows.forEach((row, n) => drawRow(pen, row, 170 + n * height, height))
  write(pen, 'Ethnos', { x: MARGIN, y: HEIGHT - 62, most: 400, font: '800 38px', colour: SEAL })
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

function drawRow(pen: CanvasRenderingContext2D, row: Row, top: number, height: number): void {
  const y = top + height / 2
  if (row.rank === 1) {
    pen.fillStyle = BAND
    pen.fillRect(MARGIN - 16, top + 2, WIDTH - 2 * MARGIN + 32, height - 4)
  }
  const font = '600 40px'
  write(pen, `${row.rank}.`, { x: MARGIN, y, most: 70, font, colour: FAINT })
  disc(pen, MARGIN + 106, y, 22, stain(row.seat))
  write(pen, row.name, { x: MARGIN + 150, y, most: 680, font, colour: INK })
  disc(pen, WIDTH - MARGIN - 130, y, 20, COIN)
  write(pen, String(row.glory), {
    x: WIDTH - MARGIN - 94,
    y,
    most: 94,
    font: '800 44px',
    colour: INK,
  })
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.stroke()
}

type Writing = { x: number; y: number; most: number; font: string; colour: string }

/** Write a line, cut short where it does not fit. */
function write(pen: CanvasRenderingContext2D, text: string, how: Writing): void {
  pen.font = `${how.font} Vollkorn, Georgia, serif`
  pen.fillStyle = how.colour
  const letters = [...text]
  let shown = text
  while (letters.length && pen.measureText(shown).width > how.most) {
    letters.pop()
    shown = `${letters.join('')}…`
  }
  pen.fillText(shown, how.x, how.y)
}
