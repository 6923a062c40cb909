/**
 * Checks that a text row has as many cells as its table's headings. A separator inside a name or a number adds a cell, an omitted cell
 * removes one, and the cells behind it are then in the wrong columns.
 */
import type { TableRow } from '../tables/table-row.ts'
import { wholeNumber } from '../values/whole-number.ts'
import type { CartColumns } from './cart-columns.ts'
import type { Misfit } from './cart-import.ts'
import { isQuantity } from './cart-rules.ts'
import { filled, hasNumber } from './table-names.ts'

/** For a text table with headings. */
export class RowWidth {
  /** Cells of the heading row, and the number of those that aren't blank. */
  readonly #all: number
  readonly #named: number
  readonly #columns: CartColumns
  /** The most frequent number of cells in a row. */
  readonly #most: number
  /** The same number, if those rows only leave out blank cells or end with a separator. */
  readonly #usual: number

  /** @param rows the first ones below the names. */
  constructor(names: readonly string[], columns: CartColumns, rows: readonly TableRow[]) {
    this.#all = names.length
    this.#named = names.findLastIndex((name) => name.trim() !== '') + 1
    this.#columns = columns
    const whole = rows.filter(({ spoilt, cells }) => spoilt === undefined && hasNumber(cells))
    const others = [...Map.groupBy(whole, ({ cells }) => cells.length)].filter(([count]) => count !== this.#all)
    const [most, same] = others.find(([, some]) => some.length * 2 > whole.length) ?? [this.#all, whole]
    this.#most = most
    const isLess = most < this.#all
    const isNothing = (isLess ? whole : same).every(
      ({ cells }) => filled(cells.slice(Math.min(most, this.#named))) === 0,
    )
    // Rows that leave out trailing blank cells never end with a blank cell.
    const areEnded = !isLess || same.every(({ cells }) => cells.at(-1)?.trim() !== '')
    const hasBoth = most > Math.max(columns.id, columns.qty)
    this.#usual = isNothing && areEnded && hasBoth ? most : this.#all
  }

  misfit({ cells }: TableRow): Misfit | undefined {
    const count = cells.length
    if (count > this.#named && filled(cells.slice(this.#named)) > 0) return 'more'
    const isAll = count === this.#all
    if (isAll && this.#most === this.#all) return undefined
    // With only an id and a quantity, each cell is clear; a row without a number names no product.
    const isPair = this.#named === 2 && this.#columns.id === 0
    if (isPair || !hasNumber(cells)) return undefined
    const limit = isAll ? this.#most : this.#all
    const expected = !isAll && count > this.#named ? this.#named : limit
    if ((isAll || count === this.#usual) && !this.#couldBeOther(cells, count - expected)) return undefined
    return count < limit ? 'fewer' : 'more'
  }

  /**
   * True if a product and its pieces could also be read when a cell before them counts as omitted, or a cell as split.
   * @param more surplus cells compared with the headings; negative if there are fewer.
   */
  #couldBeOther(cells: readonly string[], more: number): boolean {
    const { id, qty } = this.#columns
    const ids = readings(cells, id, more)
    const quantities = readings(cells, qty, more).filter(({ n }) => isQuantity(n))
    return ids.some((one) =>
      quantities.some((other) => {
        const [before, after] = id < qty ? [one, other] : [other, one]
        const isOther = [one, other].some(({ first, last }) => first !== 0 || last !== 0)
        const isInOrder = more > 0 ? before.last <= after.first : before.first >= after.first
        return isOther && isInOrder
      }),
    )
  }
}

interface Reading {
  readonly n: number
  /** The first of its cells, counted from the column's own place. */
  readonly first: number
  readonly last: number
}

/** Maximum cells that a separator can split a number into: `12,34,567`. */
const MOST_PARTS = 4

/** The whole numbers that a column could mean, if the cells are shifted by up to this many places. */
function readings(cells: readonly string[], column: number, more: number): readonly Reading[] {
  const found: Reading[] = []
  for (let first = Math.min(0, more); first <= Math.max(0, more); first++) {
    const longest = more > 0 ? Math.min(MOST_PARTS, more - first + 1) : 1
    for (let parts = 1; parts <= longest; parts++) {
      const at = column + first
      const n = at < 0 ? undefined : wholeNumber(cells.slice(at, at + parts).join(','))
      if (n !== undefined) found.push({ n, first, last: first + parts - 1 })
    }
  }
  return found
}
