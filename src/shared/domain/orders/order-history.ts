/** Values derived from the portal's order history. Amounts are paise, times ISO text. */

import type { MessageKey } from '../../messages.ts'
import { dotted } from '../../text.ts'

import type { Paise } from '../values/money.ts'
import type { OrderStatus } from './order.ts'
import { orderKindOf } from './order-number.ts'

/** Meanings of `potype`: the origin of an order. */
const ORDER_TYPES: Readonly<Record<string, string>> = {
  ARS: 'Automatic replenishment',
  AFS: 'Automatic replenishment cart',
  B2B: 'B2B portal',
  B2F: 'B2F',
  KIOSK: 'Kiosk',
  GC: 'Bill of supply',
}

export interface OrderType {
  /** The portal's code, e.g. `ARS`. */
  readonly code: string
  /** Its meaning; undefined for a type that StoreDesk doesn't know. */
  readonly meaning: string | undefined
}

/** The type of an order; undefined if the portal sends none. */
export function orderTypeIn(potype: string): OrderType | undefined {
  const code = potype.trim()
  return code === '' ? undefined : { code, meaning: ORDER_TYPES[code.toUpperCase()] }
}

/** `ARS · Owned`: type and kind of stock, as far as known. */
export const traitsOf = ({ poid, potype }: { readonly poid: string; readonly potype: string }): string =>
  dotted(orderTypeIn(potype)?.code, orderKindOf(poid))

/** `Indore · Warehouse`; a name that ends with its type, as `Bhamboli DC` does, stands alone. */
export const warehouseWithType = (name: string | undefined, type: string | undefined): string =>
  dotted(name, type === undefined || name?.endsWith(type) === true ? '' : type)

/** The amount to pay for the given pieces; undefined for a cancelled order, which isn't paid. */
export const toPay = ({ status, netpayment }: Payment): Paise | undefined =>
  status === 'Cancelled' ? undefined : netpayment

export interface Payment {
  readonly status: OrderStatus
  /** Missing only for a cancelled order. */
  readonly netpayment?: Paise | undefined
}

/** An order has an invoice once it is confirmed. */
export const hasInvoice = (status: OrderStatus): boolean =>
  status === 'Confirmed' || status === 'Shipped' || status === 'Delivered'

/** Orders and loads of type GC have a bill of supply in place of an invoice. */
export const isBillOfSupply = (potype: string): boolean => potype.trim().toUpperCase() === 'GC'

/** The reason why an order has no invoice; undefined if it has one. */
export function whyNoInvoice({ status, potype }: WithType): MessageKey | undefined {
  if (status === 'Cancelled') return 'invoiceCancelled'
  if (!hasInvoice(status)) return 'invoiceNotYet'
  return isBillOfSupply(potype) ? 'invoiceIsBillOfSupply' : undefined
}

interface WithType {
  readonly status: OrderStatus
  readonly potype: string
}

export const offersInvoice = (order: WithType): boolean => whyNoInvoice(order) === undefined

/** Warehouses whose orders have no data file. */
const WITHOUT_FILE: readonly number[] = [2, 8, 10, 11]

/** True if the shipped goods are available as a data file: once they are on their way. */
export const hasDataFile = ({ status, warehouseid }: ShippedFrom) =>
  (status === 'Shipped' || status === 'Delivered') && warehouseid !== undefined && !WITHOUT_FILE.includes(warehouseid)

interface ShippedFrom {
  readonly status: OrderStatus
  readonly warehouseid: number | undefined
}

/** True if the given pieces of an order are final: not while it is pending, and never for a cancelled one. */
export const hasFinalQuantity = (status: OrderStatus): boolean => status !== 'Pending' && status !== 'Cancelled'

/** True if ordered pieces are missing. */
export const hasGapReport = ({ status, gapReport }: { readonly status: OrderStatus; readonly gapReport: boolean }) =>
  gapReport && hasFinalQuantity(status)

/** The promised time of shipment; undefined for a cancelled order, which doesn't ship. */
export const shipsBy = ({
  status,
  maxshipdate,
}: {
  readonly status: OrderStatus
  readonly maxshipdate?: string | undefined
}): string | undefined => (status === 'Cancelled' ? undefined : maxshipdate)

export interface ProgressStep {
  readonly status: OrderStatus
  /** ISO time of the step; undefined if the portal doesn't send it, or the step isn't reached yet. */
  readonly at: string | undefined
  readonly is: 'done' | 'now' | 'ahead'
}

const WAY: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']

/** The steps of an order: past, current and future ones. A cancelled order has no future ones. */
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
