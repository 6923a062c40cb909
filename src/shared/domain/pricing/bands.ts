/** Price and age bands for filtering products; a band's id contains its lower and its upper limit. */
import { formatWholeRupees, type Paise, paise } from '../values/money.ts'

export interface Band {
  readonly id: string
  readonly name: string
  readonly from: number
  /** Not included. */
  readonly below: number
}

const band = (from: number, below: number, name: string): Band => ({ id: `${from}-${below}`, name, from, below })
/** The upper limit of the last band. */
const ANY = 1_000_000

/** `Below ₹ 250`, `₹ 250 to 499`, `₹ 2,000 and more`: bands don't overlap, as the next one begins at the upper limit. */
export function priceBandName(from: Paise, below: Paise | undefined): string {
  if (below === undefined) return `${formatWholeRupees(from)} and more`
  if (from === 0) return `Below ${formatWholeRupees(below)}`
  return `${formatWholeRupees(from)} to ${formatWholeRupees(paise(below - 100)).slice(2)}`
}

/** Limits in rupees. */
const priceBand = (from: number, below: number): Band =>
  band(from, below, priceBandName(paise(from * 100), below === ANY ? undefined : paise(below * 100)))

/** Rupees of MRP. */
export const PRICE_BANDS: readonly Band[] = [
  priceBand(0, 250),
  priceBand(250, 500),
  priceBand(500, 1000),
  priceBand(1000, 2000),
  priceBand(2000, ANY),
]

/** Months. */
export const AGE_BANDS: readonly Band[] = [
  band(0, 3, '0 to 3 months'),
  band(3, 6, '3 to 6 months'),
  band(6, 12, '6 to 12 months'),
  band(12, 24, '1 to 2 years'),
  band(24, 48, '2 to 4 years'),
  band(48, 72, '4 to 6 years'),
  band(72, ANY, '6 years and more'),
]

/** The limits in a band's id; undefined for an invalid id. */
export function bandOf(id: string): Pick<Band, 'from' | 'below'> | undefined {
  const [, from, below] = /^(\d{1,9})-(\d{1,9})$/.exec(id) ?? []
  return from === undefined || below === undefined ? undefined : { from: Number(from), below: Number(below) }
}
