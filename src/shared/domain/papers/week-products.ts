/** The products on the weekly sheet: best sellers, and those that ran out. Pieces of the last 30 days, as the portal counts them. */
import { say } from '../../messages.ts'
import type { StoreSeller, StoreSellers } from '../replenishment/store-sellers.ts'
import { counted } from '../values/counts.ts'
import { type Day, formatDate } from '../values/dates.ts'
import type { Known } from '../values/known.ts'

/** Fast sellers listed by name; the others are counted. */
const MOST_OUT = 6
/** Maximum characters of a name or a reason, so that everything fits on one sheet. */
const LONGEST_NAME = 60
const LONGEST_REASON = 200
const MOST_REASONS = 2

export type KnownSellers = Known<StoreSellers & { readonly missing: readonly string[] }>

export interface WeekProducts {
  readonly title: string
  /** Undefined if they aren't available. */
  readonly rows: readonly StoreSeller[] | undefined
  /** The number of further products that aren't listed. */
  readonly more: number
  /** The text shown if there are no rows. */
  readonly none: string
  readonly notes: readonly string[]
  readonly isFailed: boolean
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** The reasons why something isn't known, each once. */
export const reasons = (...all: readonly (Known<unknown> | undefined)[]): readonly string[] => {
  const why = all.flatMap((one) => (one === undefined || one.known || one.why === '' ? [] : [one.why]))
  return [...new Set(why)].slice(0, MOST_REASONS).map((one) => shortened(one, LONGEST_REASON))
}

const named = (all: readonly StoreSeller[], most: number): readonly StoreSeller[] =>
  all.slice(0, most).map((one) => ({ ...one, name: shortened(one.name || `Product ${one.id}`, LONGEST_NAME) }))

const whyNot = (sellers: KnownSellers): readonly string[] =>
  sellers.known
    ? sellers.value.missing.slice(0, MOST_REASONS).map((why) => shortened(why, LONGEST_REASON))
    : reasons(sellers)

export function bestSellers(sellers: KnownSellers, today: Day): WeekProducts {
  const best = sellers.known ? sellers.value.best : undefined
  return {
    title: 'Best sellers',
    rows: best && named(best, best.length),
    more: 0,
    none: say('weekNothingSold'),
    notes: best === undefined ? whyNot(sellers) : [say('weekSales', { day: formatDate(today) })],
    isFailed: best === undefined,
  }
}

export function outOfStock(sellers: KnownSellers, today: Day): WeekProducts {
  const out = sellers.known ? sellers.value.out : undefined
  const unsure = sellers.known ? sellers.value.unsure : 0
  return {
    title: 'Out of stock',
    rows: out && named(out, MOST_OUT),
    more: Math.max(0, (out?.length ?? 0) - MOST_OUT),
    none: say('weekNothingOut'),
    notes:
      out === undefined
        ? whyNot(sellers)
        : [
            say('weekOut', { day: formatDate(today) }),
            ...(unsure > 0 ? [say('weekUnsure', { products: counted.products(unsure) })] : []),
          ],
    isFailed: out === undefined,
  }
}
