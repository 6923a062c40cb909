/** The facts about a shipped order for other areas: its consignment, and the pieces given. */
import type { WarehouseType } from '../../../shared/domain/catalogue/product.ts'
import type { UnitPrice } from '../../../shared/domain/pricing/pricing.ts'
import { dayAt, financialYearOf } from '../../../shared/domain/values/dates.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import type { Surroundings } from '../../surroundings.ts'
import { bagClosedAt, consignmentOf, loadOf } from './consignment.ts'
import { leavesAt, statusOf, timelineOf } from './life.ts'
import { invoiceNumber } from './numbers.ts'
import { vatOf } from './pricing.ts'
import { type PurchaseOrder, suppliedOf } from './purchase-order.ts'
import { potypeOf } from './traits.ts'

/** Times are milliseconds since 1970, by the portal's clock. */
export interface ShippedOrder {
  readonly poid: string
  readonly potype: string
  readonly wh: number
  readonly whType: WarehouseType
  readonly load: string
  readonly courier: string
  readonly docket: string
  readonly reference: string
  readonly placedAt: number
  readonly packedAt: number
  readonly shippedAt: number
  /** Undefined while it is being shipped. */
  readonly deliveredAt: number | undefined
  /** Only lines with given pieces. */
  /** The number of its invoice, if it has its own tax invoice. */
  readonly invoice: string
  readonly lines: readonly {
    readonly productId: number
    readonly mrp: Paise
    /** The price per piece, tax included. */
    readonly price: Paise
    readonly ordered: number
    readonly given: number
    /** Per piece. */
    readonly tax: {
      readonly gstType: UnitPrice['gstType']
      /** Percent. */
      readonly rate: number
      readonly CGST: Paise
      readonly SGST: Paise
      readonly IGST: Paise
      /** Set for orders from before GST. */
      readonly VAT: Paise
    }
  }[]
}

/** Undefined for an order that hasn't left. */
export function shippedOrder(order: PurchaseOrder, surroundings: Surroundings): ShippedOrder | undefined {
  const { clock, settings } = surroundings
  const timeline = timelineOf(order, clock(), settings.speed)
  const timeOf = (wanted: string) => timeline.find(({ status }) => status === wanted)?.at
  const shippedAt = timeOf('Shipped')
  return shippedAt === undefined ? undefined : travelling(order, surroundings, shippedAt, timeOf('Delivered'))
}

/** An order that is confirmed and packed, and will leave: `shippedAt` is in the future, or it is delayed at the gate. */
export function packedOrder(order: PurchaseOrder, surroundings: Surroundings): ShippedOrder | undefined {
  const { clock, settings, openedAt } = surroundings
  const leaves = leavesAt(order, settings.speed)
  const isWaiting = statusOf(order, clock(), settings.speed) === 'Confirmed' && leaves > openedAt
  return isWaiting && bagClosedAt(order, leaves) <= clock()
    ? travelling(order, surroundings, leaves, undefined)
    : undefined
}

function travelling(
  order: PurchaseOrder,
  surroundings: Surroundings,
  shippedAt: number,
  deliveredAt: number | undefined,
): ShippedOrder {
  const { poid, wh, whType, at: placedAt } = order
  const load = loadOf(order, shippedAt)
  const { courier, docket, reference } = consignmentOf(surroundings, load)
  return {
    poid,
    potype: potypeOf(surroundings, order),
    wh,
    whType,
    load,
    courier,
    docket,
    reference,
    placedAt,
    packedAt: bagClosedAt(order, shippedAt),
    shippedAt,
    deliveredAt,
    invoice: invoiceNumber(poid, financialYearOf(dayAt(shippedAt))),
    lines: order.lines.flatMap((line) => {
      const given = suppliedOf(line)
      const { mrp, net: price, gstType, rate, CGST, SGST, IGST } = line.unit
      const tax = { gstType, rate, CGST, SGST, IGST, VAT: vatOf(line.unit) }
      return given === 0 ? [] : [{ productId: line.id, mrp, price, ordered: line.qty, given, tax }]
    }),
  }
}
