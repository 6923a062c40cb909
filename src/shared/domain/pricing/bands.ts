/** Price and age bands for filtering products; a band's id contains its lower and its upper limit. */

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

/** Rupees of MRP. */
export const PRICE_BANDS: readonly Band[] = [
  band(0, 250, 'Below ₹ 250'),
  band(250, 500, '₹ 250 to 499'),
  band(500, 1000, '₹ 500 to 999'),
  band(1000, 2000, '₹ 1,000 to 1,999'),
  band(2000, ANY, '₹ 2,000 and more'),
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
