/**
 * The arithmetic of a statement: each running balance follows from the previous one and the amounts in between. It shows which rows were
 * read correctly, and the side of an amount if nothing else says it. Amounts are paise.
 */

/** The parts of a row that the arithmetic needs. */
export interface BalanceRow {
  /** Debits above 0, credits below; `either` if its side isn't known. Undefined if the row couldn't be read. */
  readonly amount: number | { readonly either: number } | undefined
  readonly balance: number | undefined
  /** True if the row counts only if its balance follows. */
  readonly isTentative: boolean
}

/** True if the row's balance follows, false if it doesn't; undefined if there is nothing to compare it with. */
export type Follows = boolean | undefined

export interface Arithmetic {
  /** For each row. */
  readonly follows: readonly Follows[]
  /** For each row whose side wasn't known: its amount with its side, if the balance shows it. */
  readonly amounts: readonly (number | undefined)[]
  /** The number of balances that were compared with the previous one. */
  readonly compared: number
  readonly right: number
  /** The sign of a debit's effect on the balance, chosen by the best fit. */
  readonly debit: -1 | 1
}

/** True if the balances are reliable: more than half of them follow. */
export const isConsistent = ({ compared, right }: Arithmetic): boolean => right > 0 && right * 2 > compared

export interface Statement {
  /** Undefined if the days don't show it. */
  readonly isNewestFirst: boolean | undefined
  /** The sign of a debit's effect on the balance; undefined to try both. */
  readonly debit: -1 | 1 | undefined
}

/** Tries both row orders and both signs of a debit, and returns the combination in which the most balances follow. */
export function arithmeticOf(rows: readonly BalanceRow[], { isNewestFirst, debit }: Statement): Arithmetic {
  const orders = isNewestFirst === undefined ? [false, true] : [isNewestFirst]
  const ways = debit === undefined ? ([-1, 1] as const) : [debit]
  const tried = orders.flatMap((reversed) => ways.map((way) => chained(rows, reversed, way)))
  return tried.reduce((best, one) => (one.right > best.right ? one : best))
}

function chained(rows: readonly BalanceRow[], isReversed: boolean, debit: -1 | 1): Arithmetic {
  const chain = new Chain(rows, debit)
  for (const at of isReversed ? [...rows.keys()].reverse() : rows.keys()) chain.push(at)
  return chain.found()
}

class Chain {
  readonly #rows: readonly BalanceRow[]
  readonly #debit: -1 | 1
  readonly #follows: Follows[]
  readonly #amounts: (number | undefined)[]
  #compared = 0
  #right = 0
  #before: number | undefined
  /** True if nothing yet proves the row of the previous balance: a balance that doesn't follow from it isn't wrong. */
  #isOpen = false
  /** Amounts since the last balance; undefined once one of them isn't known. */
  #since: number[] = []
  #sum: number | undefined = 0

  constructor(rows: readonly BalanceRow[], debit: -1 | 1) {
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
      // The row proves nothing by itself, but the next balance may follow from it.
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
