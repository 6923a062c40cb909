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
  /** What a debit does to the balance, by what fits best. */
  readonly debit: -1 | 1
}

/** Whether the balances can be believed: more than half of them follow. */
export const isProof = ({ compared, right }: Arithmetic): boolean => right > 0 && right * 2 > compared

export interface Statement {
  /** Undefined where the days don't say. */
  readonly isNewestFirst: boolean | undefined
  /** What a debit does to the balance; undefined where both has to be tried. */
  readonly debit: -1 | 1 | undefined
}

/** Rows stand with the oldest first or last, and a debit lowers or raises the balance: what makes the most balances follow. */
export function arithmeticOf(rows: readonly Reckoned[], { isNewestFirst, debit }: Statement): Arithmetic {
  const orders = isNewestFirst === undefined ? [false, true] : [isNewestFirst]
  const ways = debit === undefined ? ([-1, 1] as const) : [debit]
  const tried = orders.flatMap((reversed) => ways.map((way) => chained(rows, reversed, way)))
  return tried.reduce((best, one) => (one.right > best.right ? one : best))
}

function chained(rows: readonly Reckoned[], isReversed: boolean, debit: -1 | 1): Arithmetic {
  const chain = new Chain(rows, debit)
  for (const at of isReversed ? [...rows.keys()].reverse() : rows.keys()) chain.push(at)
  return chain.found()
}

class Chain {
  readonly #rows: readonly Reckoned[]
  readonly #debit: -1 | 1
  readonly #follows: Follows[]
  readonly #amounts: (number | undefined)[]
  #compared = 0
  #right = 0
  #before: number | undefined
  /** The balance before is of a row that nothing proves yet: what doesn't follow from it isn't wrong. */
  #isOpen = false
  /** Rows since the last balance, and what they come to; undefined once one of them isn't known. */
  #since: number[] = []
  #sum: number | undefined = 0

  constructor(rows: readonly Reckoned[], debit: -1 | 1) {
    this.#rows = rows
    this.#debit = debit
    this.#follows = rows.map(() => undefined)
    this.#amounts = rows.map(() => undefined)
  }

  push(at: number): void {
    const row = this.#rows[at]
    if (row === undefined) return
    const { amount, balance, isTentative } = row
    const change = balance === undefined || this.#before === undefined ? undefined : balance - this.#before
    const either = typeof amount === 'object' ? amount.either : undefined
    if (either !== undefined && this.#sum !== undefined && change !== undefined) {
      const sided = change * this.#debit - this.#sum
      if (Math.abs(sided) === Math.abs(either)) this.#amounts[at] = sided
    }
    const own = typeof amount === 'object' ? this.#amounts[at] : amount
    const sum = this.#sum === undefined || own === undefined ? undefined : this.#sum + own
    const isRight = change !== undefined && sum !== undefined && sum * this.#debit === change
    if (isTentative && !isRight) {
      this.#follows[at] = false
      // It is nothing by itself, but what comes next may follow from it.
      this.#goOn(balance, true)
      return
    }
    this.#since.push(at)
    this.#sum = sum
    if (balance === undefined) return
    if (isRight || (change !== undefined && !this.#isOpen && (sum !== undefined || either !== undefined))) {
      this.#compared += 1
      if (isRight) this.#right += 1
      for (const one of this.#since) this.#follows[one] = isRight
    }
    this.#goOn(balance, false)
  }

  found(): Arithmetic {
    const [follows, amounts, compared, right] = [this.#follows, this.#amounts, this.#compared, this.#right]
    return { follows, amounts, compared, right, debit: this.#debit }
  }

  #goOn(balance: number | undefined, isOpen: boolean): void {
    this.#before = balance
    this.#isOpen = isOpen
    this.#since = []
    this.#sum = 0
  }
}
