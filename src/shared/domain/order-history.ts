/** What the order history and an order's own screen work out from what the portal says. Amounts are paise. */
import { type Day, latestDayOfHistory } from './dates.ts'
import { type Paise, sum, times } from './money.ts'
import type { OrderStatus } from './order.ts'
import { hasInvoice } from './papers/invoice-title.ts'
import type { StockType } from './product.ts'
import { shipDays } from './shipping.ts'
import type { WarehouseMapping } from './store.ts'

/** Orders on one page of the history. */
export const HISTORY_PAGE_SIZES = [10, 20, 30, 50] as const

export interface PageScope {
  /** Numbers of the first and the last order on the page, from 1; both 0 when there is none. */
  readonly first: number
  readonly last: number
  readonly pages: number
}

/** Which of `count` orders a page shows. */
export function scopeOf(page: number, size: number, count: number): PageScope {
  const pages = Math.ceil(count / size)
  if (page > pages) return { first: 0, last: 0, pages }
  return { first: (page - 1) * size + 1, last: Math.min(page * size, count), pages }
}

/**
 * Where a range ends after its first day was moved to `from`: the old end when it still fits, else as late as three
 * months allow, but no later than today when today lies within them.
 */
export function endOfRange(from: Day, to: Day | undefined, today: Day): Day | undefined {
  if (to === undefined) return undefined
  const latest = latestDayOfHistory(from)
  if (to >= from) return to > latest ? latest : to
  return today >= from && today < latest ? today : latest
}

/** Orders of the type GC never have an invoice; all others have one from confirmation on. */
export const offersInvoice = ({ status, potype }: { readonly status: OrderStatus; readonly potype: string }): boolean =>
  potype.trim().toUpperCase() !== 'GC' && hasInvoice(status)

/** What the history can be narrowed to: no stockists; DCs for stockists only. A warehouse that is mapped twice counts once. */
export function historyWarehouses(
  mapping: readonly WarehouseMapping[],
  { isStockist }: { readonly isStockist: boolean },
): readonly WarehouseMapping[] {
  const seen = new Set<number>()
  return mapping.filter(({ whID, whType }) => {
    if (whType === 'Stockist' || (whType === 'DC' && !isStockist) || seen.has(whID)) return false
    seen.add(whID)
    return true
  })
}

/** ISO time by which an order was promised to ship; nobody ships a cancelled one. */
export const shipsBy = ({
  status,
  maxshipdate,
}: {
  readonly status: OrderStatus
  readonly maxshipdate?: string | undefined
}): string | undefined => (status === 'Cancelled' ? undefined : maxshipdate)

export interface ProgressStep {
  readonly status: OrderStatus
  /** ISO time at which the order got there; undefined when the portal doesn't say, or it isn't there yet. */
  readonly at: string | undefined
  readonly is: 'done' | 'now' | 'ahead'
}

const WAY: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']

/** The way of an order: what it has behind it, where it is, what lies ahead. Nothing lies ahead of a cancelled one. */
export function progressOf(
  status: OrderStatus,
  timeline: readonly { readonly status: OrderStatus; readonly at: string }[],
): readonly ProgressStep[] {
  const reached = new Map(timeline.map((moment) => [moment.status, moment.at]))
  if (status === 'Cancelled') {
    const behind = WAY.filter((step) => step === 'Pending' || reached.has(step))
    return [
      ...behind.map((step) => ({ status: step, at: reached.get(step), is: 'done' as const })),
      { status, at: reached.get(status), is: 'now' },
    ]
  }
  const here = WAY.indexOf(status)
  return WAY.map((step, index) => {
    if (index > here) return { status: step, at: undefined, is: 'ahead' }
    return { status: step, at: reached.get(step), is: index < here ? 'done' : 'now' }
  })
}

/** A line as the portal shows it: price and taxes of one unit, the total of the pieces that were given. */
export interface ShownLine {
  readonly OrderedQuantity: number
  readonly Quantity: number
  readonly MRP: Paise
  readonly TotalPrice: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
  readonly StockType: StockType
  readonly minimumShipHours: number
}

export type TaxName = 'CGST' | 'SGST' | 'IGST'

/** The taxes that an order carries at all; CGST and SGST within a state, IGST between two. */
export function taxNamesOf(lines: readonly Pick<ShownLine, TaxName>[]): readonly TaxName[] {
  return (['CGST', 'SGST', 'IGST'] as const).filter((name) => lines.some((line) => line[name] !== 0))
}

/** A tax on all given pieces of a line. */
export const lineTax = (line: ShownLine, name: TaxName): Paise => times(line[name], line.Quantity)

/** Whole days until a line's goods ship. */
export const lineShipDays = ({ StockType: stockType, minimumShipHours }: ShownLine): number =>
  shipDays({ stockType, minimumShipHours })

/** Pieces that were ordered and not given. */
export const lineGap = ({ OrderedQuantity, Quantity }: Pick<ShownLine, 'OrderedQuantity' | 'Quantity'>): number =>
  Math.max(0, OrderedQuantity - Quantity)

export interface LineSums {
  readonly ordered: number
  readonly given: number
  readonly total: Paise
  readonly taxes: Readonly<Record<TaxName, Paise>>
}

/** All lines added up. */
export function sumsOfLines(lines: readonly ShownLine[]): LineSums {
  const tax = (name: TaxName) => sum(lines.map((line) => lineTax(line, name)))
  return {
    ordered: lines.reduce((pieces, { OrderedQuantity }) => pieces + OrderedQuantity, 0),
    given: lines.reduce((pieces, { Quantity }) => pieces + Quantity, 0),
    total: sum(lines.map(({ TotalPrice }) => TotalPrice)),
    taxes: { CGST: tax('CGST'), SGST: tax('SGST'), IGST: tax('IGST') },
  }
}
