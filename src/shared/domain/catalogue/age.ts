/** The age that a product is for, in words. */

/** Codes that the trade has in place of months (document 1, section 9). */
const CODES: Readonly<Record<number, string>> = { 101: 'Preemie', 102: 'Tiny Preemie' }

const YEAR = 12

/** `NewBorn`, `3 – 6 months`, `2 – 4 years`, from months; a half year is told in years and months. */
export function ageLabel(from: number, to: number): string {
  const code = CODES[from]
  if (code !== undefined) return code
  if (from === 0 && to === 0) return 'NewBorn'
  if (from % YEAR === 0 && to % YEAR === 0 && to > 0) return range(from / YEAR, to / YEAR, 'year')
  if (to <= 2 * YEAR) return range(from, to, 'month')
  return from >= to ? ageWords(from) : `${ageWords(from)} – ${ageWords(to)}`
}

const range = (from: number, to: number, unit: string): string =>
  from >= to ? several(from, unit) : `${from} – ${several(to, unit)}`

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

function ageWords(months: number): string {
  const years = Math.floor(months / YEAR)
  const rest = months % YEAR
  const parts = [
    ...(years > 0 ? [several(years, 'year')] : []),
    ...(rest > 0 || years === 0 ? [several(rest, 'month')] : []),
  ]
  return parts.join(' ')
}
