/** Confirming to the portal that orders were paid (document 3, sections 5 and 7). Amounts are paise. */
import type { MessageKey } from '../../messages.ts'
import { type Day, dayOf, daysBetween } from '../values/dates.ts'
import { type Paise, sum } from '../values/money.ts'

/** The store's accounts at the company, by which the portal keeps them. */
export const ACCOUNTS = [
  { id: 1, name: 'BB' },
  { id: 2, name: 'DARP' },
] as const
export type AccountId = (typeof ACCOUNTS)[number]['id']

/** The account of a choice that names none is the first. */
export const accountOf = (chosen: string | undefined): AccountId =>
  ACCOUNTS.find(({ id }) => String(id) === chosen)?.id ?? ACCOUNTS[0].id

/** `BB`, `DARP`. */
export const accountName = (account: AccountId): string => ACCOUNTS.find(({ id }) => id === account)?.name ?? ''

export const PAYMENT_MODES = ['Cheque', 'Neft', 'RTGS', 'Credit Note'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

/** An order that waits to be paid. */
export interface Payable {
  readonly POID: string
  readonly NetPayment: Paise
}

export interface Confirmable {
  readonly paymentconfirmationdetail?: { readonly orderID?: string | undefined } | undefined
}

/** Whether nobody has told the portal yet that the order was paid. */
export const isUnpaid = ({ paymentconfirmationdetail }: Confirmable): boolean =>
  paymentconfirmationdetail?.orderID === undefined

/** What the list of payments calls an order: nobody has confirmed it, or the portal was told. */
export const UNPAID = 'To be paid'
export const PAYMENT_STATUSES = [UNPAID, 'Confirmation sent'] as const
export const paymentStatusOf = (order: Confirmable): (typeof PAYMENT_STATUSES)[number] =>
  isUnpaid(order) ? UNPAID : 'Confirmation sent'

/** Days since an order was placed; undefined where the portal doesn't say when. */
export function daysOpen(
  { createddate }: { readonly createddate?: string | undefined },
  today: Day,
): number | undefined {
  const ordered = createddate === undefined ? undefined : dayOf(createddate)
  return ordered === undefined ? undefined : daysBetween(ordered, today)
}

/** What is to be paid for the orders that were chosen. */
export const payableOf = (orders: readonly Payable[]): Paise => sum(orders.map(({ NetPayment }) => NetPayment))

export interface PaymentTyped {
  readonly mode?: PaymentMode | undefined
  /** Undefined for what is no amount. */
  readonly paid?: Paise | undefined
  readonly reference?: string | undefined
}

/** Why the payment can't be confirmed as it is typed, field by field; nothing where it can. */
export function refusePayment(
  orders: readonly Payable[],
  { mode, paid, reference = '' }: PaymentTyped,
): Partial<Record<'orders' | keyof PaymentTyped, MessageKey>> {
  return {
    ...(orders.length === 0 && { orders: 'paymentNoOrders' }),
    ...((paid === undefined || paid < payableOf(orders)) && { paid: 'paymentAmount' }),
    ...(mode === undefined && { mode: 'paymentNoMode' }),
    ...(reference.trim() === '' && { reference: 'paymentNoReference' }),
  }
}
