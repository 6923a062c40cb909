/** Groups allocated lines into purchase orders: one for each warehouse and kind of stock. */

import type { WarehouseType } from '../catalogue/product.ts'
import { type OrderType, orderTypeOf, shipDays } from '../catalogue/stock-types.ts'
import type { WarehouseMapping } from '../catalogue/warehouses.ts'
import { missingTo } from '../values/missing.ts'
import { type Paise, paise, times, ZERO } from '../values/money.ts'
import type { GroupLine, OrderGroup, PricedLine } from './priced-cart.ts'

/** Minimum order at a stockist. */
export const STOCKIST_MINIMUM = paise(600_000)
/** An owned group below it isn't shipped free, but can still be ordered. */
export const FREE_SHIPPING_FROM = paise(2_000_000)

export const groupKey = (wh: number, orderType: OrderType): string => `${wh}^${orderType}`

/** The minimum of a group: stockists share one, drop-ship and just-in-time have none, warehouses have their own. */
export function minimumOf(whType: WarehouseType, orderType: OrderType, own: Paise | undefined): Paise {
  if (whType === 'Stockist') return STOCKIST_MINIMUM
  return orderType === 'DS_JIT' ? ZERO : (own ?? ZERO)
}

/** A possible group: each active seller has two, owned stock before drop-ship and just-in-time. */
export interface PossibleGroup {
  readonly key: string
  readonly seller: WarehouseMapping
  readonly orderType: OrderType
  readonly minimum: Paise
}

/** All possible groups in display order. `sellers` are in the mapping's order. */
export const possibleGroups = (sellers: readonly WarehouseMapping[]): readonly PossibleGroup[] =>
  sellers.flatMap((seller) =>
    (['OWNED', 'DS_JIT'] as const).map((orderType) => ({
      key: groupKey(seller.whID, orderType),
      seller,
      orderType,
      minimum: minimumOf(seller.whType, orderType, seller.min),
    })),
  )

interface Contents {
  readonly lines: GroupLine[]
  shipDays: number
}

/** The orders of the allocated lines in display order. `repeated`: see LineOffers. */
export function groupOrders(
  lines: readonly PricedLine[],
  possible: readonly PossibleGroup[],
  repeated: ReadonlySet<number>,
): readonly OrderGroup[] {
  const gathered = gather(lines)
  return possible.flatMap((group) => {
    const contents = gathered[group.orderType][group.seller.whID]
    if (contents === undefined) return []
    const theirs = repeated.size > 0 ? mergeLines(contents.lines) : contents.lines
    return [closeGroup(group, theirs, contents.shipDays)]
  })
}

/** The allocations by kind of stock and warehouse id. */
function gather(lines: readonly PricedLine[]): Readonly<Record<OrderType, Record<number, Contents>>> {
  const gathered: Record<OrderType, Record<number, Contents>> = { OWNED: {}, DS_JIT: {} }
  for (const { product, allocation } of lines) {
    if (product === undefined) continue
    const byWarehouse = gathered[orderTypeOf(product.stockType)]
    const days = shipDays(product)
    for (const part of allocation) {
      const contents = byWarehouse[part.wh]
      if (contents === undefined) byWarehouse[part.wh] = { lines: [part], shipDays: days }
      else {
        contents.lines.push(part)
        if (days > contents.shipDays) contents.shipDays = days
      }
    }
  }
  return gathered
}

/** Merges a product on two lines of the cart at one MRP into one line of the order. */
function mergeLines(lines: readonly GroupLine[]): readonly GroupLine[] {
  const merged = new Map<string, GroupLine>()
  for (const line of lines) {
    const key = `${line.id}^${line.unit.mrp}`
    const qty = line.qty + (merged.get(key)?.qty ?? 0)
    merged.set(key, { ...line, qty, total: times(line.unit.net, qty) })
  }
  return [...merged.values()]
}

/** Builds a group from its lines: adds them up and compares the total with the minimum. */
function closeGroup(
  { key, seller, orderType, minimum }: PossibleGroup,
  lines: readonly GroupLine[],
  shipDays: number,
): OrderGroup {
  const { whID: wh, whType, name: whName } = seller
  let quantity = 0
  let base = 0
  let net = 0
  for (const line of lines) {
    quantity += line.qty
    base += line.unit.base * line.qty
    net += line.total
  }
  const total = paise(net)
  const shortBy = missingTo(minimum, total)
  return {
    key,
    wh,
    whType,
    whName,
    orderType,
    lines,
    quantity,
    base: paise(base),
    tax: paise(net - base),
    total,
    minimum,
    shortBy,
    orderable: shortBy === 0,
    freeShippingShortBy: orderType === 'OWNED' ? missingTo(FREE_SHIPPING_FROM, total) : undefined,
    shipDays,
  }
}
