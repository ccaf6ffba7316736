/** A month as a calendar shows it. */

export type Cell = { day: string; number: number } | null

/** `2026-11` and a number of months to `2026-12`. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The days of a month in weeks that begin on Monday, with gaps before the first day. */
export function cellsOf(month: string): Cell[] {
  const [year, number] = month.split('-').map(Number)
  const gaps = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const cells: Cell[] = Array.from({ length: gaps }, () => null)
  for (let day = 1; day <= days; day++)
    cells.push({ day: `${month}-${String(day).padStart(2, '0')}`, number: day })
  return cells
}
