/** What pictures for chats have in common: paper, frame, letters, the name of the game. */

const WIDTH = 1200
const HEIGHT = 630
export const MARGIN = 72
const PAPER = '#faf3e3'
export const BAND = '#f6dd9b'
export const INK = '#2a1f16'
export const FAINT = '#5a4733'
const RULE = '#c4af88'
const SEAL = '#8a1f1a'
export const COIN = '#e9b93a'
export const SIZE = { width: WIDTH, height: HEIGHT }

type Pen = CanvasRenderingContext2D

/** Draw a title, and below it whatever `content` draws; resolves to a PNG. */
export async function picture(title: string, content: (pen: Pen) => void): Promise<Blob> {
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
  content(pen)
  write(pen, 'Ethnos', { x: MARGIN, y: HEIGHT - 62, most: 400, font: '800 38px', colour: SEAL })
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

export function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
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
export function write(pen: Pen, text: string, how: Writing): void {
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
