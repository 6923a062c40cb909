/** Allocated lines become purchase orders: one for each warehouse and kind of stock. */
import type { Allocation, GroupLine, OrderGroup, OrderType, PricedLine } from './cart.ts'
import { type Paise, paise, times, ZERO } from './money.ts'
import type { Product, WarehouseType } from './product.ts'
import { orderTypeOf, shipDays } from './shipping.ts'
import type { WarehouseMapping } from './store.ts'

/** Minimum order at a stockist. */
export const STOCKIST_MINIMUM = paise(600_000)
/** An owned group below it isn't shipped free; it may still be ordered. */
export const FREE_SHIPPING_FROM = paise(2_000_000)

export const groupKey = (wh: number, orderType: OrderType): string => `${wh}^${orderType}`

/** What a group must reach to be ordered: stockists have one minimum, drop-ship and just-in-time none, warehouses their own. */
export function minimumOf(whType: WarehouseType, orderType: OrderType, own: Paise | undefined): Paise {
  if (whType === 'Stockist') return STOCKIST_MINIMUM
  return orderType === 'DS_JIT' ? ZERO : (own ?? ZERO)
}

export const missingTo = (target: Paise, total: Paise): Paise => (total >= target ? ZERO : paise(target - total))

/** What the groups are made from besides the lines. */
export interface Grouping {
  /** Active sellers in the mapping's order. */
  readonly sellers: readonly WarehouseMapping[]
  readonly products: ReadonlyMap<number, Product>
}

interface Growing {
  readonly lines: GroupLine[]
  readonly ids: Set<number>
  repeated: boolean
}

const ORDER_TYPES = ['OWNED', 'DS_JIT'] as const

/** Groups in the order of the mapping; owned before drop-ship and just-in-time. */
export function groupsOf(lines: readonly PricedLine[], grouping: Grouping): readonly OrderGroup[] {
  const growing: Record<OrderType, Map<number, Growing>> = { OWNED: new Map(), DS_JIT: new Map() }
  for (const { line, product, allocation } of lines) {
    if (product === undefined) continue
    const groups = growing[orderTypeOf(product.stockType)]
    for (const part of allocation) {
      let group = groups.get(part.wh)
      if (group === undefined) {
        group = { lines: [], ids: new Set(), repeated: false }
        groups.set(part.wh, group)
      }
      group.repeated ||= group.ids.has(line.id)
      group.ids.add(line.id)
      group.lines.push(groupLine(product, part))
    }
  }
  return grouping.sellers.flatMap((seller) =>
    ORDER_TYPES.flatMap((orderType) => {
      const group = growing[orderType].get(seller.whID)
      if (group === undefined) return []
      const merged = group.repeated ? mergeLines(group.lines) : group.lines
      return [closeGroup(seller, orderType, merged, grouping.products)]
    }),
  )
}

const groupLine = ({ id, name, HSNCode, isReturnable }: Product, { qty, unit, total }: Allocation): GroupLine => ({
  id,
  name,
  HSNCode,
  qty,
  isReturnable,
  unit,
  total,
})

/** A product that is on two lines of the cart at one MRP is one line of the order. */
function mergeLines(lines: readonly GroupLine[]): readonly GroupLine[] {
  const merged = new Map<string, GroupLine>()
  for (const line of lines) {
    const key = `${line.id}^${line.unit.mrp}`
    const qty = line.qty + (merged.get(key)?.qty ?? 0)
    merged.set(key, { ...line, qty, total: times(line.unit.net, qty) })
  }
  return [...merged.values()]
}

function closeGroup(
  seller: WarehouseMapping,
  orderType: OrderType,
  lines: readonly GroupLine[],
  products: ReadonlyMap<number, Product>,
): OrderGroup {
  let quantity = 0
  let base = 0
  let tax = 0
  let days = 0
  for (const { id, qty, unit } of lines) {
    quantity += qty
    base += unit.base * qty
    tax += unit.tax * qty
    const product = products.get(id)
    if (product !== undefined) days = Math.max(days, shipDays(product))
  }
  return { ...sums(seller, orderType, quantity, paise(base), paise(tax)), lines, shipDays: days }
}

function sums(seller: WarehouseMapping, orderType: OrderType, quantity: number, base: Paise, tax: Paise) {
  const { whID: wh, whType, name: whName, min } = seller
  const total = paise(base + tax)
  const minimum = minimumOf(whType, orderType, min)
  const shortBy = missingTo(minimum, total)
  return {
    key: groupKey(wh, orderType),
    wh,
    whType,
    whName,
    orderType,
    quantity,
    base,
    tax,
    total,
    minimum,
    shortBy,
    orderable: shortBy === 0,
    freeShippingShortBy: orderType === 'OWNED' ? missingTo(FREE_SHIPPING_FROM, total) : undefined,
  }
}

/**
 * The groups after one line's quantity changed, when both allocations name the same warehouses: only the groups that
 * the change touches are made anew. Undefined when a group gains or loses the line: then `groupsOf` is the way.
 */
export function regroup(
  groups: readonly OrderGroup[],
  before: PricedLine,
  after: PricedLine,
  grouping: Grouping,
): readonly OrderGroup[] | undefined {
  const { product } = after
  if (product === undefined || before.allocation.length !== after.allocation.length) return undefined
  const orderType = orderTypeOf(product.stockType)
  let changed: OrderGroup[] | undefined
  for (let at = 0; at < after.allocation.length; at++) {
    const was = before.allocation[at]
    const now = after.allocation[at]
    if (was === undefined || now === undefined || was.wh !== now.wh) return undefined
    if (was.qty === now.qty) continue
    const place = groups.findIndex((group) => group.wh === now.wh && group.orderType === orderType)
    const group = groups[place]
    const seller = grouping.sellers.find(({ whID }) => whID === now.wh)
    const row = group?.lines.findIndex(({ id, unit }) => id === product.id && unit.mrp === now.unit.mrp) ?? -1
    if (group === undefined || seller === undefined || row < 0) return undefined
    const more = now.qty - was.qty
    const next = sums(
      seller,
      orderType,
      group.quantity + more,
      paise(group.base + now.unit.base * more),
      paise(group.tax + now.unit.tax * more),
    )
    changed ??= groups.slice()
    changed[place] = { ...next, lines: group.lines.with(row, groupLine(product, now)), shipDays: group.shipDays }
  }
  return changed ?? groups
}
