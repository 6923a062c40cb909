/** A cart CSV read and judged as an engineer would write it with a library: rows of strings, each checked and looked up. */
import Papa from 'papaparse'
import type { Verdict } from '../../src/shared/domain/carts/cart-import.ts'
import type { JudgeContext } from '../../src/shared/domain/carts/judge-row.ts'
import { hiddenReason } from '../../src/shared/domain/catalogue/visibility.ts'

type Cells = readonly (readonly string[])[]

export interface JudgedByHand {
  readonly id: number | undefined
  readonly qty: number | undefined
  readonly verdict: Verdict
}

const utf8 = new TextDecoder()

/** Returns all rows, including the headings. */
export const withPapa = (bytes: Uint8Array): Cells =>
  Papa.parse<string[]>(utf8.decode(bytes), { skipEmptyLines: true }).data

const wholeOf = (cell = ''): number | undefined => (/^\s*\d{1,10}\s*$/.test(cell) ? Number(cell) : undefined)

/** Returns the same verdicts as the import, for a cart that takes everything the store may see. */
export function judgedByHand(rows: Cells, { products, viewer, inCart }: JudgeContext): readonly JudgedByHand[] {
  const seen = new Set<number>()
  const inCartNow = new Set(inCart.keys())
  const verdictOf = (id: number | undefined, qty: number | undefined): Verdict => {
    if (id === undefined || qty === undefined) return 'notTwoIntegers'
    if (seen.has(id)) return 'duplicate'
    seen.add(id)
    const pieces = qty + (inCart.get(id) ?? 0)
    if (qty < 1 || pieces > 9999) return 'quantity'
    const product = products.get(id)
    if (product === undefined) return 'unknown'
    if (hiddenReason(product, viewer) !== undefined) return 'blocked'
    if (inCartNow.size >= CAPACITY && !inCartNow.has(id)) return 'overCapacity'
    inCartNow.add(id)
    const available = (product.warehouses ?? [])
      .filter((one) => viewer.warehouses.has(one.id) && one.mrp === product.mrp)
      .reduce((sum, { stock }) => sum + stock, 0)
    return available >= pieces ? 'taken' : 'gap'
  }
  return rows.map((cells) => {
    const [id, qty] = cells.length === 2 ? [wholeOf(cells[0]), wholeOf(cells[1])] : []
    return { id, qty, verdict: verdictOf(id, qty) }
  })
}

/** The maximum number of lines in a cart. */
const CAPACITY = 500
