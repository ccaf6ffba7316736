/** What pictures for chats have in common: paper, a map, emblems, letters, the name of the game. */

import map from '../art/map.svg?raw'

const WIDTH = 1200
const HEIGHT = 630
export const MARGIN = 72
/** Words end here; beyond it lies the map. */
export const RIGHT = 800
export const FOOT = HEIGHT - 108
const PAPER = '#faf3e3'
const BAND = '#f6dd9b'
export const INK = '#2a1f16'
export const FAINT = '#5a4733'
const RULE = '#c4af88'
const SEAL = '#8a1f1a'

/** What lies between the middle of the letters and the middle of their font, in its size. */
const LOWER = 0.08

export type Pen = CanvasRenderingContext2D
/** A symbol of the page's sprite, in a square of this size. */
export type Figure = { symbol: string; x: number; y: number; size: number; colour?: string }
export type Band = { y: number; height: number }
type Plan = {
  title: string
  tribes: readonly string[]
  figures: readonly Figure[]
  /** A row that stands out. */
  bands?: readonly Band[]
  words: (pen: Pen) => void
}

/** Draw a title, and below it figures and words; resolves to a PNG. */
export async function picture({ title, tribes, figures, bands = [], words }: Plan): Promise<Blob> {
  const fonts = ['800 60px Vollkorn', '600 40px Vollkorn']
  const drawing = figuresAndMap([...figures, ...footer(tribes)], bands)
  await Promise.all(fonts.map((font) => document.fonts.load(font, title)))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  pen.drawImage(await drawing, 0, 0)
  pen.textBaseline = 'middle'
  const font = `800 ${sizeFor(pen, title)}px`
  write(pen, title, { x: MARGIN, y: 104, most: RIGHT - MARGIN, font, colour: INK })
  words(pen)
  write(pen, 'Ethnos', { x: MARGIN + 56, y: FOOT + 42, most: 200, font: '800 36px', colour: SEAL })
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** The size of letters, smaller for a long title. */
function sizeFor(pen: Pen, title: string): number {
  for (let size = 60; size > 36; size--) {
    pen.font = `800 ${size}px Vollkorn, Georgia, serif`
    if (pen.measureText(title).width <= RIGHT - MARGIN) return size
  }
  return 36
}

/** The dragon before the name of the game, and the tribes that were in play. */
function footer(tribes: readonly string[]): Figure[] {
  const row = tribes.map((tribe, n) => ({
    symbol: `t-${tribe}`,
    x: RIGHT - 52 * (tribes.length - n) + 8,
    y: FOOT + 20,
    size: 44,
    colour: FAINT,
  }))
  return [{ symbol: 't-dragon', x: MARGIN, y: FOOT + 18, size: 46, colour: SEAL }, ...row]
}

/** Draw everything but the words in one go, as an image of its own. */
async function figuresAndMap(
  figures: readonly Figure[],
  bands: readonly Band[],
): Promise<HTMLImageElement> {
  const sprite = new XMLSerializer()
    .serializeToString(document.querySelector('svg.sprite')!)
    .replaceAll('var(--cut)', PAPER)
    .replaceAll('class="lit"', RELIEF('#fff', 0.5))
    .replaceAll('class="shade"', RELIEF('#000', 0.3))
  const chart = map.replace('<svg ', '<svg x="420" y="-64" width="1330" height="698" ')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      ${sprite}${chart}
      <linearGradient id="fade"><stop offset=".62" stop-color="${PAPER}"/>
        <stop offset=".86" stop-color="${PAPER}" stop-opacity="0"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#fade)"/>
      <rect x="20" y="20" width="1160" height="590" fill="none" stroke="${RULE}" stroke-width="3"/>
      <path d="M${MARGIN} ${FOOT}H${RIGHT}" stroke="${RULE}" stroke-width="2"/>
      ${bands.map(drawBand).join('')}${figures.map(drawFigure).join('')}
    </svg>`,
  )}`
  await image.decode()
  return image
}

const RELIEF = (colour: string, opacity: number): string =>
  `fill="none" stroke="${colour}" stroke-width="5.5" stroke-opacity="${opacity}"`

function drawBand({ y, height }: Band): string {
  const [x, width] = [MARGIN - 16, RIGHT - MARGIN + 32]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${BAND}"/>`
}

function drawFigure({ symbol, x, y, size, colour = INK }: Figure): string {
  const box = `x="${x}" y="${y}" width="${size}" height="${size}"`
  return `<use href="#${symbol}" ${box} color="${colour}"/>`
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
  pen.fillText(shown, how.x, how.y + LOWER * parseInt(how.font.split(' ')[1]))
}
