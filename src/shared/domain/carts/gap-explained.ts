/** Why a line of the cart can't be given whole: what each warehouse has of it and gives, and what would do instead. */
import type { MessageKey } from '../../messages.ts'
import { activeSellers } from '../pricing/offers.ts'
import type { Paise } from '../values/money.ts'
import type { PricedLine, ProductQuantity, Supply } from './cart.ts'
import { isQuantity } from './cart-rules.ts'

/** What one warehouse says of a line. */
export interface WarehouseShare {
  readonly wh: number
  readonly whName: string
  /** Pieces that it has at the line's MRP. */
  readonly stock: number
  /** Pieces that it gives to the line. */
  readonly gives: number
  /** What it has at other MRPs, which doesn't count. */
  readonly elsewhere: readonly { readonly mrp: Paise; readonly stock: number }[]
}

export interface GapExplained {
  /** Warehouses of the store that have any of it, in the mapping's order. */
  readonly shares: readonly WarehouseShare[]
  /** Warehouses of the store that have none. */
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

/** Lines without their gap: what each may want at most, in pieces, and those of which nobody has any. */
export interface WithoutGap {
  readonly less: readonly ProductQuantity[]
  readonly gone: readonly number[]
}

/** @param among ids; every line if left out */
export function withoutGap(lines: readonly PricedLine[], among?: readonly number[]): WithoutGap {
  const short = lines.filter(({ line, gapQty }) => gapQty > 0 && among?.includes(line.id) !== false)
  return {
    less: short.flatMap(({ line: { id }, allocatedQty: qty }) => (qty > 0 ? [{ id, qty }] : [])),
    gone: short.flatMap(({ line: { id }, allocatedQty }) => (allocatedQty > 0 ? [] : [id])),
  }
}

/**
 * Why an alternate can't take over pieces of a line; undefined when it can (document 1, section 5, "Category quantity
 * rule"). `inCart`: pieces of the alternate that the cart wants already.
 */
export function refuseAlternate(available: number, needed: number, inCart = 0): MessageKey | undefined {
  if (available < needed + inCart) return 'alternateShort'
  return isQuantity(needed + inCart) ? undefined : 'quantityRange'
}
