/** Explains a line's gap: the stock and the share of each warehouse, and the quantities that could be ordered instead. */
import type { MessageKey } from '../../messages.ts'
import { activeSellers } from '../pricing/offers.ts'
import type { PricedLine, Supply } from '../pricing/priced-cart.ts'
import type { Paise } from '../values/money.ts'
import type { ProductQuantity } from './cart.ts'
import { isQuantity } from './cart-rules.ts'

/** A warehouse's part in a line. */
export interface WarehouseShare {
  readonly wh: number
  readonly whName: string
  /** Pieces that it has at the line's MRP. */
  readonly stock: number
  /** Pieces that it gives to the line. */
  readonly gives: number
  /** Its stock at other MRPs, which doesn't count. */
  readonly elsewhere: readonly { readonly mrp: Paise; readonly stock: number }[]
}

export interface GapExplained {
  /** Warehouses of the store with stock of it, in the mapping's order. */
  readonly shares: readonly WarehouseShare[]
  /** The number of the store's warehouses without stock. */
  readonly without: number
  /** Pieces at the line's MRP in warehouses that aren't mapped to the store. */
  readonly unmapped: number
}

export function explainGap(
  { line, product, allocation }: PricedLine,
  { mapping }: Pick<Supply, 'mapping'>,
): GapExplained {
  const sellers = activeSellers(mapping)
  const mapped = new Set(sellers.map(({ whID }) => whID))
  const rows = (product?.warehouses ?? []).filter(({ stock }) => stock > 0)
  const atMrp = (at: typeof rows) =>
    at.reduce((pieces, { mrp, stock }) => (mrp === line.mrp ? pieces + stock : pieces), 0)
  const all = sellers.map(({ whID, name }): WarehouseShare => {
    const own = rows.filter(({ id }) => id === whID)
    return {
      wh: whID,
      whName: name,
      stock: atMrp(own),
      gives: allocation.reduce((pieces, { wh, qty }) => (wh === whID ? pieces + qty : pieces), 0),
      elsewhere: own.filter(({ mrp }) => mrp !== line.mrp).map(({ mrp, stock }) => ({ mrp, stock })),
    }
  })
  const shares = all.filter(({ stock, gives, elsewhere }) => stock + gives > 0 || elsewhere.length > 0)
  return { shares, without: all.length - shares.length, unmapped: atMrp(rows.filter(({ id }) => !mapped.has(id))) }
}

/** Reductions that remove the gaps: the most pieces that each line can get, and the lines that no warehouse has. */
export interface WithoutGap {
  readonly less: readonly ProductQuantity[]
  readonly removed: readonly number[]
}

/** @param among ids; all lines if left out */
export function withoutGap(lines: readonly PricedLine[], among?: readonly number[]): WithoutGap {
  const short = lines.filter(({ line, gapQty }) => gapQty > 0 && among?.includes(line.id) !== false)
  return {
    less: short.flatMap(({ line: { id }, allocatedQty: qty }) => (qty > 0 ? [{ id, qty }] : [])),
    removed: short.flatMap(({ line: { id }, allocatedQty }) => (allocatedQty > 0 ? [] : [id])),
  }
}

/**
 * The reason why an alternate can't replace pieces of a line; undefined if it can (document 1, section 5, "Category quantity rule").
 * `inCart`: pieces of the alternate that are in the cart already.
 */
export function refuseAlternate(available: number, needed: number, inCart = 0): MessageKey | undefined {
  if (available < needed + inCart) return 'alternateShort'
  return isQuantity(needed + inCart) ? undefined : 'quantityRange'
}
