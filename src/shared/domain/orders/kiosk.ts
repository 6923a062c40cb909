/** Orders of the store's kiosk, and the outcome of confirming one (document 1, section 4; document 3, section 4). */

import type { AppError } from '../../errors.ts'
import type { MessageKey } from '../../messages.ts'
import { KIOSK_ORDERS } from '../screens/addresses.ts'
import { instantOf, isoAt } from '../values/dates.ts'
import type { Known } from '../values/known.ts'
import { type Paise, paise } from '../values/money.ts'

export const KIOSK_STATUSES = ['Pending', 'Confirmed', 'Cancelled'] as const
export type KioskStatus = (typeof KIOSK_STATUSES)[number]

/** The status that orders are listed by: Pending unless another is chosen. */
export const kioskStatusOf = (chosen: string | undefined): KioskStatus =>
  KIOSK_STATUSES.find((one) => one === chosen) ?? KIOSK_STATUSES[0]

/** The address that the portal's pages end at after an acknowledgement, regardless of its outcome. */
export const KIOSK_CONFIRMED = `${KIOSK_ORDERS}?status=Confirmed`

/**
 * `now`: the portal confirmed it just now. `before`: it was confirmed already, and nothing was sent. `lost`: it was sent with unknown
 * outcome; it isn't sent again automatically. `open`: it was sent and lost, and the portal still lists it as pending. `owes`: nothing was
 * sent, since the store owes too much. `cancelled`: nothing was sent, since it was cancelled elsewhere. `unknown`: the portal has no such
 * order.
 */
export const ACKNOWLEDGED = ['now', 'before', 'lost', 'open', 'owes', 'cancelled', 'failed', 'unknown'] as const

export interface KioskAcknowledgement {
  readonly poid: string
  readonly id: string
  readonly outcome: (typeof ACKNOWLEDGED)[number]
  /** The portal's message, or the reason for the failure. */
  readonly message: string
}

/** A store that owes more than this on its DARP ledger can't place kiosk orders. */
const MOST_OWED = paise(5000_00)

/**
 * The reason why the store may not place a kiosk order, from the closing balance of its DARP ledger in paise (above 0 it owes); undefined
 * if it may. Owing exactly the limit is accepted. An unknown balance is refused.
 */
export function refuseKioskDebit(owed: Known<Paise>): MessageKey | undefined {
  if (!owed.known) return 'kioskDebitUnknown'
  return owed.value > MOST_OWED ? 'kioskDebit' : undefined
}

/** The time subtracted from an order's date for its customer: 5 h 30 min (document 3, section 9). */
const AHEAD_MS = 5.5 * 60 * 60 * 1000

/** The customer's time of an order, both as ISO text; undefined for an invalid time. */
export function kioskCustomerTime(orderDate: string): string | undefined {
  const time = instantOf(orderDate)
  return time === undefined ? undefined : isoAt(time - AHEAD_MS)
}

/** Milliseconds until a receipt that is still being created is requested again. */
export const RECEIPT_RETRY_MS = 30_000

/** True if the refused receipt is still being created; any other refusal is final. */
export const isReceiptComing = ({ status, code }: Pick<AppError, 'status' | 'code'>): boolean =>
  status === 422 && code === 740

export interface KioskStep {
  readonly name: string
  readonly at: string | undefined
  readonly is: 'done' | 'now'
}

/** The statuses that an order has passed, each once with its latest time; the last one is its current status. */
export function kioskTimeline(
  reported: readonly { readonly status: string; readonly at?: string | undefined }[],
): readonly KioskStep[] {
  const named = reported.filter(({ status }) => status.trim() !== '')
  const last = new Map<string, string | undefined>()
  for (const { status, at } of named) {
    last.delete(status)
    last.set(status, at)
  }
  const steps = [...last].map(([name, at]): KioskStep => ({ name, at, is: 'done' }))
  return steps.map((step, nth) => (nth === steps.length - 1 ? { ...step, is: 'now' } : step))
}

/** The reason why this isn't a customer's number; undefined for a valid one: ten digits, with or without the country code 91. */
export const refuseMobile = (typed: string): MessageKey | undefined =>
  /^(\+?91)?[6-9]\d{9}$/.test(typed.replaceAll(/[\s-]/g, '')) ? undefined : 'kioskMobile'

/** The reason why this can't be a customer's e-mail; undefined if it can. */
export const refuseEmail = (typed: string): MessageKey | undefined =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed.trim()) ? undefined : 'kioskEmail'
