/** Confirms to the portal that orders were paid (document 3, sections 5 and 7). Amounts are paise. */

import type { MessageKey } from '../../messages.ts'
import { SCREENS } from '../screens.ts'
import { type Day, dayOf, daysBetween } from '../values/dates.ts'
import { type Paise, sum } from '../values/money.ts'
import { queryText } from '../values/query-text.ts'

/** The store's accounts at the company, as the portal separates them. */
export const ACCOUNTS = [
  { id: 1, name: 'BB' },
  { id: 2, name: 'DARP' },
] as const
export type AccountId = (typeof ACCOUNTS)[number]['id']

/** The account of a choice; the first one by default. */
export const accountOf = (chosen: string | undefined): AccountId =>
  ACCOUNTS.find(({ id }) => String(id) === chosen)?.id ?? ACCOUNTS[0].id

/** `BB`, `DARP`. */
export const accountName = (account: AccountId): string => ACCOUNTS.find(({ id }) => id === account)?.name ?? ''

export const PAYMENT_MODES = ['Cheque', 'Neft', 'RTGS', 'Credit Note'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

/** An order that awaits payment. */
export interface Payable {
  readonly POID: string
  readonly NetPayment: Paise
}

export interface Confirmable {
  readonly paymentconfirmationdetail?: { readonly orderID?: string | undefined } | undefined
}

/** True if the portal hasn't been told that the order was paid. */
export const isUnpaid = ({ paymentconfirmationdetail }: Confirmable): boolean =>
  paymentconfirmationdetail?.orderID === undefined

/** The order's status in the list of payments: unconfirmed, or confirmed to the portal. */
export const UNPAID = 'To be paid'
export const PAYMENT_STATUSES = [UNPAID, 'Confirmation sent'] as const
export const paymentStatusOf = (order: Confirmable): (typeof PAYMENT_STATUSES)[number] =>
  isUnpaid(order) ? UNPAID : 'Confirmation sent'

/** Days since an order was placed; undefined if the portal doesn't send the date. */
export function daysOpen(
  { createddate }: { readonly createddate?: string | undefined },
  today: Day,
): number | undefined {
  const ordered = createddate === undefined ? undefined : dayOf(createddate)
  return ordered === undefined ? undefined : daysBetween(ordered, today)
}

/** The amount to pay for the chosen orders. */
export const payableOf = (orders: readonly Payable[]): Paise => sum(orders.map(({ NetPayment }) => NetPayment))

export interface PaymentTyped {
  readonly mode?: PaymentMode | undefined
  /** Undefined for an invalid amount. */
  readonly paid?: Paise | undefined
  readonly reference?: string | undefined
}

/** The reason why the payment can't be confirmed as typed, field by field; empty if it can. */
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

/** Orders of an account that await payment. */
export const paymentsDueAddress = (account: number): string =>
  `${SCREENS.payments.path}?${queryText([
    ['account', account],
    ['status', UNPAID],
  ])}`
