/** Allocated lines become purchase orders: one for each warehouse and kind of stock. */
import type { Allocation, GroupLine, OrderGroup, OrderType } from './cart.ts'
import { type Paise, paise, times, ZERO } from './money.ts'
import { FIGURES, type Offers } from './offers.ts'
import type { WarehouseType } from './product.ts'
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

/** A group that there could be: each active seller has two, owned stock before drop-ship and just-in-time. */
export interface PossibleGroup {
  readonly key: string
  readonly seller: WarehouseMapping
  readonly orderType: OrderType
  readonly minimum: Paise
}

/** All groups that there could be, in the order in which they are shown. `sellers` are in the mapping's order. */
export const possibleGroups = (sellers: readonly WarehouseMapping[]): readonly PossibleGroup[] =>
  sellers.flatMap((seller) =>
    (['OWNED', 'DS_JIT'] as const).map((orderType) => ({
      key: groupKey(seller.whID, orderType),
      seller,
      orderType,
      minimum: minimumOf(seller.whType, orderType, seller.min),
    })),
  )

interface Growing {
  readonly lines: GroupLine[]
  quantity: number
  base: number
  total: number
  shipDays: number
}

/** Takes down what is given, and closes into groups. */
export class OrderBook {
  readonly #possible: readonly PossibleGroup[]
  readonly #open: (Growing | undefined)[]

  constructor(possible: readonly PossibleGroup[]) {
    this.#possible = possible
    this.#open = new Array<Growing | undefined>(possible.length).fill(undefined)
  }

  /** What is given of the nth offer. */
  enter(offers: Offers, nth: number, part: Allocation): void {
    enterInto(this.#open, offers, nth * FIGURES.step, part)
  }

  /** `repeated`: some product is on several lines of the cart, which are one line of the order. */
  close(repeated: boolean): readonly OrderGroup[] {
    const groups: OrderGroup[] = []
    for (let at = 0; at < this.#possible.length; at++) {
      const group = this.#possible[at]
      const contents = this.#open[at]
      if (group === undefined || contents === undefined) continue
      groups.push(closeGroup(group, repeated ? { ...contents, lines: mergeLines(contents.lines) } : contents))
    }
    return groups
  }
}

function enterInto(open: (Growing | undefined)[], { figures, shipDays }: Offers, at: number, line: Allocation): void {
  const { qty, total } = line
  const place = figures[at + FIGURES.place] ?? 0
  const base = (figures[at + FIGURES.base] ?? 0) * qty
  const group = open[place]
  if (group === undefined) {
    open[place] = { lines: [line], quantity: qty, base, total, shipDays }
    return
  }
  group.lines.push(line)
  group.quantity += qty
  group.base += base
  group.total += total
  if (shipDays > group.shipDays) group.shipDays = shipDays
}

/** A product that is on two lines of the cart at one MRP is one line of the order. */
function mergeLines(lines: readonly GroupLine[]): GroupLine[] {
  const merged = new Map<string, GroupLine>()
  for (const line of lines) {
    const key = `${line.id}^${line.unit.mrp}`
    const qty = line.qty + (merged.get(key)?.qty ?? 0)
    merged.set(key, { ...line, qty, total: times(line.unit.net, qty) })
  }
  return [...merged.values()]
}

interface Contents {
  readonly lines: readonly GroupLine[]
  readonly quantity: number
  readonly base: number
  /** Net, GST included. */
  readonly total: number
  readonly shipDays: number
}

/** A group with what is in it, held against its minimum. */
export function closeGroup({ key, seller, orderType, minimum }: PossibleGroup, contents: Contents): OrderGroup {
  const { whID: wh, whType, name: whName } = seller
  const total = paise(contents.total)
  const shortBy = missingTo(minimum, total)
  return {
    key,
    wh,
    whType,
    whName,
    orderType,
    lines: contents.lines,
    quantity: contents.quantity,
    base: paise(contents.base),
    tax: paise(contents.total - contents.base),
    total,
    minimum,
    shortBy,
    orderable: shortBy === 0,
    freeShippingShortBy: orderType === 'OWNED' ? missingTo(FREE_SHIPPING_FROM, total) : undefined,
    shipDays: contents.shipDays,
  }
}
