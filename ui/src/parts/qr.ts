/**
 * QR codes, as ISO/IEC 18004 describes them: bytes, error correction of level M, versions 1 to 9.
 * That is enough for an address of 180 characters.
 */

export type Matrix = boolean[][]

/** By version: codewords of correction in a block, and how many blocks carry how much data. */
const BLOCKS: { correction: number; data: number[] }[] = [
  { correction: 10, data: [16] },
  { correction: 16, data: [28] },
  { correction: 26, data: [44] },
  { correction: 18, data: [32, 32] },
  { correction: 24, data: [43, 43] },
  { correction: 16, data: [27, 27, 27, 27] },
  { correction: 18, data: [31, 31, 31, 31] },
  { correction: 22, data: [38, 38, 39, 39] },
  { correction: 22, data: [36, 36, 36, 37, 37] },
]
const LEVEL_M = 0

/** A text as black and white fields; `null` if it is too long. */
export function qrCode(text: string): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)]
  const place = BLOCKS.findIndex(({ data }) => bytes.length + 2 <= sum(data))
  if (place < 0) return null
  const version = place + 1
  const words = interleave(padded(bytes, sum(BLOCKS[place].data)), BLOCKS[place])
  const candidates = Array.from({ length: 8 }, (_, mask) => draw(version, words, mask))
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Mode, length, bytes, end, and filling up to the capacity. */
function padded(bytes: number[], capacity: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, 8)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, capacity * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const words: number[] = []
  for (let at = 0; at < bits.length; at += 8)
    words.push(parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let filler = 0xec; words.length < capacity; filler ^= 0xec ^ 0x11) words.push(filler)
  return words
}

/** Split into blocks, correct each, and take their codewords in turns. */
function interleave(words: number[], { correction, data }: (typeof BLOCKS)[number]): number[] {
  let from = 0
  const blocks = data.map((size) => words.slice(from, (from += size)))
  const checks = blocks.map((block) => remainder(block, correction))
  const inTurns = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, n) => n).flatMap(
      (n) => lists.filter((list) => n < list.length).map((list) => list[n]),
    )
  return [...inTurns(blocks), ...inTurns(checks)]
}

/** Multiplication in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** What Reed and Solomon add to a block. */
function remainder(block: number[], degree: number): number[] {
  let generator = [1]
  let root = 1
  for (let n = 0; n < degree; n++) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1] ^= times(factor, root)))
    generator = next
    root = times(root, 2)
  }
  const rest = [...block, ...new Array<number>(degree).fill(0)]
  block.forEach((_, at) => {
    const factor = rest[at]
    generator.forEach((coefficient, n) => (rest[at + n] ^= times(coefficient, factor)))
  })
  return rest.slice(block.length)
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function draw(version: number, words: number[], mask: number): Matrix {
  const size = 17 + 4 * version
  const fields: (boolean | null)[][] = Array.from({ length: size }, () =>
    new Array<boolean | null>(size).fill(null),
  )
  drawPatterns(fields, version)
  drawFormat(fields, mask)
  if (version >= 7) drawVersion(fields, version)
  drawWords(fields, words, mask)
  return fields.map((row) => row.map((field) => field === true))
}

/** The three finders with their white margins, the timing lines, the alignment squares. */
function drawPatterns(fields: (boolean | null)[][], version: number): void {
  const size = fields.length
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let y = Math.max(0, cy - 4); y <= Math.min(size - 1, cy + 4); y++) {
      for (let x = Math.max(0, cx - 4); x <= Math.min(size - 1, cx + 4); x++) {
        const ring = Math.max(Math.abs(x - cx), Math.abs(y - cy))
        fields[y][x] = ring !== 2 && ring !== 4
      }
    }
  }
  for (let n = 8; n < size - 8; n++) fields[6][n] = fields[n][6] = n % 2 === 0
  const centres = alignments(version)
  for (const cy of centres) {
    for (const cx of centres) {
      const inFinder = [cx, cy].every((at) => at === 6 || at === size - 7) && (cx === 6 || cy === 6)
      if (inFinder) continue
      for (let y = -2; y <= 2; y++) {
        for (let x = -2; x <= 2; x++)
          fields[cy + y][cx + x] = Math.max(Math.abs(x), Math.abs(y)) !== 1
      }
    }
  }
}

function alignments(version: number): number[] {
  if (version === 1) return []
  const last = 10 + 4 * version
  return version < 7 ? [6, last] : [6, last / 2 + 3, last]
}

/** Which correction and which mask, twice, each with a check of its own. */
function drawFormat(fields: (boolean | null)[][], mask: number): void {
  const size = fields.length
  const data = (LEVEL_M << 3) | mask
  const bits = ((data << 10) | checked(data, 0x537, 10)) ^ 0x5412
  const bit = (n: number) => ((bits >> n) & 1) === 1
  for (let n = 0; n < 15; n++) {
    const before = n < 6 ? n : n < 8 ? n + 1 : size - 15 + n
    const beside = n < 8 ? size - 1 - n : n === 8 ? 7 : 14 - n
    fields[before][8] = bit(n)
    fields[8][beside] = bit(n)
  }
  fields[size - 8][8] = true
}

function drawVersion(fields: (boolean | null)[][], version: number): void {
  const size = fields.length
  const bits = (version << 12) | checked(version, 0x1f25, 12)
  for (let n = 0; n < 18; n++) {
    const across = size - 11 + (n % 3)
    const along = Math.floor(n / 3)
    fields[along][across] = fields[across][along] = ((bits >> n) & 1) === 1
  }
}

function checked(data: number, generator: number, degree: number): number {
  let rest = data
  for (let n = 0; n < degree; n++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator)
  return rest
}

/** Two columns at a time, up and down, from the right; the rest of the fields stay white. */
function drawWords(fields: (boolean | null)[][], words: number[], mask: number): void {
  const size = fields.length
  let at = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const upwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fields[y][x] !== null) continue
        const bit = at < words.length * 8 && ((words[at >> 3] >> (7 - (at & 7))) & 1) === 1
        fields[y][x] = bit !== MASKS[mask](x, y)
        at += 1
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(matrix: Matrix): number {
  const size = matrix.length
  const columns = matrix.map((_, x) => matrix.map((row) => row[x]))
  let points = 0
  for (const line of [...matrix, ...columns]) {
    const text = line.map((field) => (field ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (let n = 0; n + 11 <= size; n++) {
      const part = text.slice(n, n + 11)
      if (part === '10111010000' || part === '00001011101') points += 40
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const dark = matrix[y][x]
      if (dark === matrix[y][x + 1] && dark === matrix[y + 1][x] && dark === matrix[y + 1][x + 1])
        points += 3
    }
  }
  const share = sum(matrix.map((row) => row.filter(Boolean).length)) / (size * size)
  return points + Math.floor(Math.abs(share - 0.5) * 20) * 10
}
