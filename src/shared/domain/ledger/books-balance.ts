/**
 * A statement's own arithmetic: each running balance follows from the one before and the amounts in between. It shows which rows
 * were read right, and on which side an amount is where nothing else says so. Amounts are paise.
 */

/** What of a row takes part. */
export interface Reckoned {
  /** Debits above 0, credits below; `either` where its side isn't known. Undefined where the row couldn't be read. */
  readonly amount: number | { readonly either: number } | undefined
  readonly balance: number | undefined
  /** It is nothing unless its balance follows. */
  readonly isTentative: boolean
}

/** Of a row: its balance follows, or doesn't; undefined where there is nothing to hold it against. */
export type Follows = boolean | undefined

export interface Arithmetic {
  /** Of each row. */
  readonly follows: readonly Follows[]
  /** Of each row whose side wasn't known: its amount with its side, where the balance shows it. */
  readonly amounts: readonly (number | undefined)[]
  /** Balances that were held against the one before. */
  readonly compared: number
  readonly right: number
}

/** Whether the balances can be believed: more than half of them follow. */
export const isProof = ({ compared, right }: Arithmetic): boolean => right > 0 && right * 2 > compared

/** Rows stand with the oldest first or last, and a debit lowers or raises the balance: what makes the most balances follow. */
export function arithmeticOf(rows: readonly Reckoned[], isNewestFirst: boolean | undefined): Arithmetic {
  const orders = isNewestFirst === undefined ? [false, true] : [isNewestFirst]
  const tried = orders.flatMap((reversed) => ([-1, 1] as const).map((debit) => chained(rows, reversed, debit)))
  return tried.reduce((best, one) => (one.right > best.right ? one : best))
}

/** @param debit what a debit does to the balance. */
function chained(rows: readonly Reckoned[], isReversed: boolean, debit: -1 | 1): Arithmetic {
  const follows: Follows[] = rows.map(() => undefined)
  const amounts: (number | undefined)[] = rows.map(() => undefined)
  let [compared, right] = [0, 0]
  let before: number | undefined
  /** Rows since the last balance, and what they come to; undefined once one of them isn't known. */
  let open: number[] = []
  let sum: number | undefined = 0
  const places = isReversed ? [...rows.keys()].reverse() : rows.keys()
  for (const at of places) {
    const { amount, balance, isTentative } = rows[at] ?? { amount: undefined, balance: undefined, isTentative: false }
    open.push(at)
    const change = balance === undefined || before === undefined ? undefined : balance - before
    const either = typeof amount === 'object' ? amount.either : undefined
    if (either !== undefined && sum !== undefined && change !== undefined) {
      const sided: number = change * debit - sum
      if (Math.abs(sided) === Math.abs(either)) amounts[at] = sided
    }
    const own: number | undefined = either === undefined ? (amount as number | undefined) : amounts[at]
    sum = sum === undefined || own === undefined ? undefined : sum + own
    if (isTentative && (change === undefined || sum === undefined || sum * debit !== change)) {
      follows[at] = false
      before = undefined
      open = []
      sum = 0
      continue
    }
    if (balance === undefined) continue
    if (change !== undefined && (sum !== undefined || either !== undefined)) {
      const isRight = sum !== undefined && sum * debit === change
      compared += 1
      if (isRight) right += 1
      for (const one of open) follows[one] = isRight
    }
    before = balance
    open = []
    sum = 0
  }
  return { follows, amounts, compared, right }
}
