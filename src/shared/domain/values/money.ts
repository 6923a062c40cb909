/** Amounts. Inside the program money is whole paise; rupees occur only in JSON and on screen. */
import { lazily } from '../../lazily.ts'

declare const unit: unique symbol
/** A whole number of paise (1/100 rupee). May be negative (a credit). */
export type Paise = number & { readonly [unit]: 'paise' }

/** Brands a whole number as paise; throws otherwise (a programming error, never bad input). */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`)
  return amount as Paise
}

export const ZERO = paise(0)

/**
 * numerator / denominator to the nearest whole number, halves rounded up, with integer arithmetic only, so that binary fractions never
 * change a paisa. Both must be whole, the denominator positive.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator
  if (!Number.isSafeInteger(doubled) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`Can't divide ${numerator} by ${denominator}`)
  }
  return Math.floor(doubled / (2 * denominator))
}

/** A percentage (32.5) in whole millionths (325000), for exact arithmetic; tax rates have no more decimals. */
export const millionths = (percent: number): number => Math.round(percent * 10_000)

/** 100 %, in millionths. */
export const WHOLE = 1_000_000

/** A number in decimal form: 38.55424 is 3855424 with 5 decimal places. Throws on NaN and infinities. */
function decimalOf(value: number): { readonly digits: bigint; readonly places: number } {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value))
  if (found === null) throw new RangeError(`Not a number: ${value}`)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found
  const places = fraction.length - Number(exponent)
  const digits = BigInt(`${sign}${whole}${fraction}`) * 10n ** BigInt(Math.max(0, -places))
  return { digits, places: Math.max(0, places) }
}

/** numerator / denominator to the nearest whole number, halves rounded up; the denominator is positive. */
function divideBigHalfUp(numerator: bigint, denominator: bigint): number {
  const [doubled, whole] = [2n * numerator + denominator, 2n * denominator]
  const quotient = doubled / whole
  return Number(doubled % whole < 0n ? quotient - 1n : quotient)
}

/**
 * Converts rupees in JSON to paise by their decimal text, half up: 0.145 becomes 15 paise, though its binary fraction is slightly less.
 * Throws on NaN and infinities.
 */
export function fromRupees(rupees: number): Paise {
  const near = Math.round(rupees * 100)
  // The fast path: an amount with at most two decimals.
  if (near / 100 === rupees) return paise(near)
  const { digits, places } = decimalOf(rupees)
  return paise(divideBigHalfUp(digits * 100n, 10n ** BigInt(places)))
}

/** `amount × part ÷ whole` in paise, rounded half up. @param part and `whole` are whole numbers in the same unit */
export function shareOfAmount(amount: Paise, part: number, whole: number): Paise {
  // Beyond 2^53 doubles aren't exact.
  if (Number.isSafeInteger(2 * amount * part + whole)) return paise(divideHalfUp(amount * part, whole))
  return paise(divideBigHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)))
}

/** An amount with a percentage added (subtracted if negative), to the nearest paisa, half up. All decimals of the percentage count. */
export function changedBy(amount: Paise, percent: number): Paise {
  const part = millionths(percent)
  // The fast path: most percentages have few decimals, and a cart has many prices.
  if (part / 10_000 === percent) return shareOfAmount(amount, WHOLE + part, WHOLE)
  const { digits, places } = decimalOf(percent)
  const hundred = 100n * 10n ** BigInt(places)
  return paise(divideBigHalfUp(BigInt(amount) * (hundred + digits), hundred))
}

/** Rupees for JSON. */
export const toRupees = (amount: Paise): number => amount / 100

/** Unit amount × whole quantity: exact. */
export const times = (amount: Paise, quantity: number): Paise => paise(amount * quantity)

export const sum = (amounts: Iterable<Paise>): Paise => {
  let total = 0
  for (const amount of amounts) total += amount
  return paise(total)
}

const indian = lazily(() => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const whole = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }))

/** `1,23,456.50` – Indian grouping, two decimals, no sign of currency. */
export const formatAmount = (amount: Paise): string => indian().format(amount / 100)

/** `123456.50`: for files, in which a grouped amount would become text. */
export function formatPlain(amount: Paise): string {
  const paise = Math.abs(amount)
  const rest = paise % 100
  return `${amount < 0 ? '-' : ''}${(paise - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`
}

/** `₹ 1,23,456.50`. */
export const formatRupees = (amount: Paise): string =>
  amount < 0 ? `−₹ ${indian().format(-amount / 100)}` : `₹ ${indian().format(amount / 100)}`

/** `₹ 1,23,457`: whole rupees, for badges and minimums. */
export const formatWholeRupees = (amount: Paise): string => `₹ ${whole().format(amount / 100)}`

const short = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }))
const LAKH = 10_000_000
const CRORE = 1_000_000_000

/** `₹ 2.4 L`, `₹ 1.3 Cr`, below a lakh `₹ 45,000`: for the scale of a chart. */
export function formatLakh(amount: Paise): string {
  if (amount >= CRORE) return `₹ ${short().format(amount / CRORE)} Cr`
  return amount >= LAKH ? `₹ ${short().format(amount / LAKH)} L` : formatWholeRupees(amount)
}

/** `1,23,456` for counts and quantities. */
export const formatCount = (count: number): string => whole().format(count)

const decimals = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }))

/** `32.5%`: the format of all percentages, on screen, on paper and in sentences. */
export const formatPercent = (percent: number): string => `${decimals().format(percent)}%`
