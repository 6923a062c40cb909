/** Amounts. Inside the program money is whole paise; rupees exist only in JSON and on screen. */

declare const unit: unique symbol
/** A whole number of paise (1/100 rupee). May be negative (a credit). */
export type Paise = number & { readonly [unit]: 'paise' }

/** Brands a number that is already whole paise; throws when it isn't (a defect, never bad input). */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`)
  return amount as Paise
}

export const ZERO = paise(0)

/**
 * numerator / denominator to the nearest whole number, halves upwards, in whole-number arithmetic only: no binary
 * fraction ever decides a paisa. Both must be whole, the denominator positive.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator
  if (!Number.isSafeInteger(doubled) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`Can't divide ${numerator} by ${denominator}`)
  }
  return Math.floor(doubled / (2 * denominator))
}

/** A percentage (32.5) as whole millionths (325000), the form that exact arithmetic works with. */
export const millionths = (percent: number): number => Math.round(percent * 10_000)

/** 100 %, in millionths. */
export const WHOLE = 1_000_000

/** Paise from rupees as they stand in JSON, to the nearest paisa. Throws on NaN and infinities. */
export const fromRupees = (rupees: number): Paise => paise(Math.round(rupees * 100))

/** Rupees for JSON. */
export const toRupees = (amount: Paise): number => amount / 100

/** Unit amount × whole quantity: exact. */
export const times = (amount: Paise, quantity: number): Paise => paise(amount * quantity)

export const sum = (amounts: Iterable<Paise>): Paise => {
  let total = 0
  for (const amount of amounts) total += amount
  return paise(total)
}

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** `1,23,456.50` – Indian grouping, two decimals, no sign of currency. */
export const formatAmount = (amount: Paise): string => indian.format(amount / 100)

/** `123456.50`: for files, where a grouped amount would be text. */
export function formatPlain(amount: Paise): string {
  const paise = Math.abs(amount)
  const rest = paise % 100
  return `${amount < 0 ? '-' : ''}${(paise - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`
}

/** `₹ 1,23,456.50`. */
export const formatRupees = (amount: Paise): string =>
  amount < 0 ? `−₹ ${indian.format(-amount / 100)}` : `₹ ${indian.format(amount / 100)}`

/** `₹ 1,23,457`: whole rupees, for badges and minimums. */
export const formatWholeRupees = (amount: Paise): string => `₹ ${whole.format(amount / 100)}`

const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
const LAKH = 10_000_000
const CRORE = 1_000_000_000

/** `₹ 2.4 L`, `₹ 1.3 Cr`, below a lakh `₹ 45,000`: for the scale of a chart. */
export function formatLakh(amount: Paise): string {
  if (amount >= CRORE) return `₹ ${short.format(amount / CRORE)} Cr`
  return amount >= LAKH ? `₹ ${short.format(amount / LAKH)} L` : formatWholeRupees(amount)
}

/** `1,23,456` for counts and quantities. */
export const formatCount = (count: number): string => whole.format(count)

const decimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** `32.5 %`. */
export const formatPercent = (percent: number): string => `${decimals.format(percent)} %`
