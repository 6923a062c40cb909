/** The trade's codes that stand in place of months (document 1, section 9). */
const CODES: Readonly<Record<number, string>> = { 101: 'Preemie', 102: 'Tiny Preemie' }

const YEAR = 12

/** `NewBorn`, `3 – 6 months`, `2 – 4 years`, from months; a half year is written in years and months. */
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

/** Months from and to. */
export interface AgeSpan {
  readonly from: number
  readonly to: number
}

const NEW_BORN = /^new\s?-?\s?born$/i
/** `6 y`, `3 m`, `6 y 3 m`, or a bare number, whose unit is on the other side. */
const SIDE = /^(?:(\d+(?:\.\d+)?)\s*y)?\s*(?:(\d+(?:\.\d+)?)\s*m)?$/
const BARE = /^\d+(?:\.\d+)?$/

/** Parses an age: `0-3 Months`, `18-24 M`, `2 – 4 years`, `New Born`. Undefined for a text without an age, such as `EU 29` or `M`. */
export function readAge(text: string): AgeSpan | undefined {
  if (NEW_BORN.test(text.trim())) return { from: 0, to: 0 }
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s*(?:[-\u2010-\u2015]|\bto\b)\s*/g, '-')
    .replace(/\s*(?:months?|mths?|mos?)\b\.?/g, 'm')
    .replace(/\s*(?:years?|yrs?)\b\.?/g, 'y')
  const [first = '', last = first, ...more] = plain.split('-')
  if (more.length > 0) return undefined
  const to = monthsOf(last)
  const unit = /[my]$/.exec(last)?.[0] ?? ''
  const from = monthsOf(BARE.test(first) ? first + unit : first)
  return from === undefined || to === undefined || from > to ? undefined : { from, to }
}

function monthsOf(side: string): number | undefined {
  const [all = '', years, months] = SIDE.exec(side.trim()) ?? []
  return all === '' ? undefined : Number(years ?? 0) * YEAR + Number(months ?? 0)
}

interface Aged {
  readonly size: string
  readonly ageFrom?: number | undefined
  readonly ageTo?: number | undefined
}

/**
 * A product's age: from its own months, else from a `text` elsewhere, else from its size. Undefined if none of them names an age.
 */
export function ageSpan({ ageFrom, ageTo, size }: Aged, text = ''): AgeSpan | undefined {
  if (ageFrom !== undefined && ageTo !== undefined) return { from: ageFrom, to: ageTo }
  return readAge(text) ?? readAge(size)
}

/** A key, the same for the same age. */
export const ageKey = ({ from, to }: AgeSpan): string => `${from}-${to} months`

/** A key, the same for all spellings of one size: `18-24 M` or `18-24 Months`; undefined if the product has neither size nor age. */
export function sizeKey(product: Aged): string | undefined {
  const named = readAge(product.size)
  if (named !== undefined) return ageKey(named)
  const text = product.size.trim().toLowerCase().replace(/\s+/g, ' ')
  if (text !== '') return text
  const age = ageSpan(product)
  return age === undefined ? undefined : ageKey(age)
}
