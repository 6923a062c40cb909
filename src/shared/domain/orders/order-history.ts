/** What the order history works out from what the portal says of an order. Amounts are paise, times ISO text. */

import type { MessageKey } from '../../messages.ts'
import { dotted } from '../../text.ts'
import { refuseInvoice } from '../papers/invoice-title.ts'
import type { Paise } from '../values/money.ts'
import type { OrderStatus } from './order.ts'
import { orderKindOf } from './shipping.ts'

/** What `potype` says of an order: where it came from, or how it came about. */
const ORDER_TYPES: Readonly<Record<string, string>> = {
  ARS: 'Automatic replenishment',
  AFS: 'Automatic replenishment cart',
  B2B: 'B2B portal',
  B2F: 'B2F',
  KIOSK: 'Kiosk',
  GC: 'Bill of supply',
}

export interface OrderType {
  /** As the portal writes it, e.g. `ARS`. */
  readonly code: string
  /** What it means; undefined for a type that StoreDesk doesn't know. */
  readonly meaning: string | undefined
}

/** The type of an order; undefined where the portal says none. */
export function orderTypeSaid(potype: string): OrderType | undefined {
  const code = potype.trim()
  return code === '' ? undefined : { code, meaning: ORDER_TYPES[code.toUpperCase()] }
}

/** `ARS · Owned`: type and kind of stock, as far as they are said. */
export const traitsOf = ({ poid, potype }: { readonly poid: string; readonly potype: string }): string =>
  dotted(orderTypeSaid(potype)?.code, orderKindOf(poid))

/** What is to be paid for the pieces that were given; undefined for a cancelled order, for which nothing is paid. */
export const toPay = ({ status, netpayment }: Payment): Paise | undefined =>
  status === 'Cancelled' ? undefined : netpayment

export interface Payment {
  readonly status: OrderStatus
  /** Missing of a cancelled order alone. */
  readonly netpayment?: Paise | undefined
}

/** Why an order has no invoice; undefined when it has one. */
export const whyNoInvoice = ({ status, potype }: WithType): MessageKey | undefined => refuseInvoice(status, potype)

interface WithType {
  readonly status: OrderStatus
  readonly potype: string
}

export const offersInvoice = (order: WithType): boolean => whyNoInvoice(order) === undefined

/** Warehouses whose orders have no data file. */
const WITHOUT_FILE: readonly number[] = [2, 8, 10, 11]

/** Whether what was sent can be had as a data file: once it is on its way. */
export const hasDataFile = ({ status, warehouseid }: ShippedFrom) =>
  (status === 'Shipped' || status === 'Delivered') && warehouseid !== undefined && !WITHOUT_FILE.includes(warehouseid)

interface ShippedFrom {
  readonly status: OrderStatus
  readonly warehouseid: number | undefined
}

/** Whether it is settled what of an order is given: not while it is pending, and never of a cancelled one. */
export const isGiven = (status: OrderStatus): boolean => status !== 'Pending' && status !== 'Cancelled'

/** Whether an order lacks something that was ordered. */
export const hasGapReport = ({ status, gapReport }: { readonly status: OrderStatus; readonly gapReport: boolean }) =>
  gapReport && isGiven(status)

/** Time by which an order was promised to ship; nobody ships a cancelled one. */
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
