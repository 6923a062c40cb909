/** The lines of an order and their totals. Amounts are paise. */

import type { StockType } from '../catalogue/product.ts'
import { shipDays } from '../catalogue/stock-types.ts'
import type { Taxes } from '../pricing/tax.ts'
import { missingTo } from '../values/missing.ts'
import { formatCount, formatPercent, type Paise, paise, sum, times } from '../values/money.ts'
import type { OrderStatus } from './order.ts'
import { hasFinalQuantity } from './order-history.ts'

/** A line as the portal sends it: price (GST included) and taxes of one piece, total of the supplied pieces. */
export interface ShownLine {
  readonly OrderedQuantity: number
  readonly Quantity: number
  readonly MRP: Paise
  readonly ActualPrice: Paise
  readonly TotalPrice: Paise
  readonly vat: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
  /** Taxes of all supplied pieces, if the portal sends those: taxes of one piece are rounded. */
  readonly lineTaxes?: Taxes | undefined
  readonly StockType?: StockType | undefined
  readonly minimumShipHours: number
}

/** A margin, which the portal calls a discount: up to a hundred it is a percentage, above that a number without a unit. */
export function marginInWords(discount: number | string | undefined): string | undefined {
  if (typeof discount !== 'number') return discount
  if (discount === 0) return undefined
  return Math.abs(discount) <= 100 ? formatPercent(discount) : formatCount(discount)
}

const TAXES = ['CGST', 'SGST', 'IGST', 'vat'] as const
export type TaxName = (typeof TAXES)[number]
export const TAX_TITLES: Readonly<Record<TaxName, string>> = { CGST: 'CGST', SGST: 'SGST', IGST: 'IGST', vat: 'VAT' }

/** A tax on all pieces of a line to be paid. */
export const lineTax = (line: ShownLine, name: TaxName): Paise =>
  name === 'vat' ? times(line.vat, line.Quantity) : (line.lineTaxes?.[name] ?? times(line[name], line.Quantity))

const unitTax = (line: ShownLine): Paise => sum(TAXES.map((name) => line[name]))

/** The value of a line's pieces without tax. */
export const lineTaxable = (line: ShownLine): Paise =>
  paise(times(line.ActualPrice, line.Quantity) - sum(TAXES.map((name) => lineTax(line, name))))

/** The rate in percent that results from a line's taxes, to the nearest half: the portal sends amounts rounded to the paisa. */
export function lineRate(line: ShownLine): number {
  const tax = unitTax(line)
  const base = line.ActualPrice - tax
  return base <= 0 ? 0 : Math.round((tax / base) * 200) / 2
}

/** Whole days until a line's goods ship; undefined if they are on their way or never will be. */
export const lineShipDays = (status: OrderStatus, line: ShownLine): number | undefined =>
  line.StockType !== undefined && (status === 'Pending' || status === 'Confirmed')
    ? shipDays({ stockType: line.StockType, minimumShipHours: line.minimumShipHours })
    : undefined

type Pieces = Pick<ShownLine, 'OrderedQuantity' | 'Quantity'>

/** Pieces that the warehouse gives; undefined while that isn't final, and for a cancelled order. */
export const suppliedPieces = (status: OrderStatus, { Quantity }: Pieces): number | undefined =>
  hasFinalQuantity(status) ? Quantity : undefined

/** Ordered pieces that weren't supplied; 0 while that isn't final, and for a cancelled order. */
export const lineGap = (status: OrderStatus, { OrderedQuantity, Quantity }: Pieces): number =>
  hasFinalQuantity(status) ? missingTo(OrderedQuantity, Quantity) : 0

/** The price of all ordered pieces, GST included. */
export const orderedValue = (lines: readonly Pick<ShownLine, 'ActualPrice' | 'OrderedQuantity'>[]): Paise =>
  sum(lines.map(({ ActualPrice, OrderedQuantity }) => times(ActualPrice, OrderedQuantity)))

/** A row of the portal's gap report; only the product is always present. */
interface ReportedGap {
  readonly ProductID: number
  readonly ProductName: string
  readonly MRP?: Paise | undefined
  readonly orderedQuantity?: number | undefined
  readonly quantity?: number | undefined
  readonly gapQty?: number | undefined
}

type GapLine = Pick<ShownLine, 'MRP' | 'ActualPrice' | 'OrderedQuantity' | 'Quantity'> & { readonly ProductID: number }

/** True if the report itself contains the number of missing pieces; otherwise the order's line has to. */
export const reportsGap = ({ gapQty, orderedQuantity, quantity }: ReportedGap): boolean =>
  gapQty !== undefined || (orderedQuantity !== undefined && quantity !== undefined)

/** A gap with fields that the report leaves out taken from the order's line, and its value. */
export function wholeGap(reported: ReportedGap, lines: readonly GapLine[]) {
  const line = lines.find(({ ProductID, MRP }) => ProductID === reported.ProductID && (reported.MRP ?? MRP) === MRP)
  const orderedQuantity = reported.orderedQuantity ?? line?.OrderedQuantity
  const quantity = reported.quantity ?? line?.Quantity
  const gap: PartialGap & Parts = {
    ProductID: reported.ProductID,
    ProductName: reported.ProductName,
    MRP: reported.MRP ?? line?.MRP,
    orderedQuantity,
    quantity,
    gapQty: reported.gapQty ?? missingOrNone(orderedQuantity, quantity),
  }
  return { ...gap, value: gapValue(gap, lines) }
}

/** A product of which fewer pieces were supplied than ordered. */
export interface Gap {
  readonly ProductID: number
  /** Undefined if neither the report nor the order has it. */
  readonly MRP: Paise | undefined
  readonly gapQty: number
}

/** The value of the missing pieces: the report has no price, but the order's line for that product and MRP does. */
const gapValue = (
  { ProductID, MRP, gapQty }: PartialGap,
  lines: readonly (Pick<ShownLine, 'MRP' | 'ActualPrice'> & { readonly ProductID: number })[],
): Paise | undefined => {
  const line = lines.find((one) => one.ProductID === ProductID && one.MRP === MRP)
  return line === undefined || gapQty === undefined ? undefined : times(line.ActualPrice, gapQty)
}

/** Undefined if neither the report nor the order's line has it. */
interface Parts {
  readonly ProductName: string
  readonly orderedQuantity: number | undefined
  readonly quantity: number | undefined
}

/** A gap that may lack the number of missing pieces. */
type PartialGap = Omit<Gap, 'gapQty'> & { readonly gapQty: number | undefined }

const missingOrNone = (ordered: number | undefined, supplied: number | undefined): number | undefined =>
  ordered === undefined || supplied === undefined ? undefined : missingTo(ordered, supplied)

/** The missing pieces of each product over all MRPs: each product once, and only those with missing pieces. */
export function missingOf<G extends ReturnType<typeof wholeGap>>(
  gaps: readonly G[],
): readonly (G & { readonly gapQty: number })[] {
  const byProduct = new Map<number, G>()
  for (const gap of gaps) {
    const { gapQty, orderedQuantity, quantity } = gap
    const known = byProduct.get(gap.ProductID)
    byProduct.set(
      gap.ProductID,
      known === undefined
        ? gap
        : {
            ...known,
            gapQty: together(known.gapQty, gapQty),
            orderedQuantity: together(known.orderedQuantity, orderedQuantity),
            quantity: together(known.quantity, quantity),
          },
    )
  }
  return [...byProduct.values()].flatMap((gap) => {
    const { gapQty = 0 } = gap
    return gapQty > 0 ? [{ ...gap, gapQty }] : []
  })
}

const together = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other
