import { isUnconfirmed, type JournalOrder, type PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { isAddressed } from '../../../shared/domain/orders/order-address.ts'
import { preselected, settledMeanwhile } from '../../../shared/domain/orders/order-rules.ts'
import { type AppError, assertNever } from '../../../shared/errors.ts'

/** The reason why the order wasn't placed; `unclear` if it may have been, so the portal has to be asked. */
export interface Refusal {
  readonly error: AppError
  readonly unclear: boolean
}

export type Checkout =
  /** `because`: another order was settled meanwhile, so the cart has to be prepared again. */
  | { readonly step: 'preparing'; readonly because?: string | undefined }
  | { readonly step: 'refused'; readonly error: AppError }
  /** Blocked by an unconfirmed earlier order with the same lines, or by an incomplete address. */
  | { readonly step: 'held'; readonly prepared: PreparedOrder; readonly reason?: string | undefined }
  | {
      readonly step: 'groups'
      readonly prepared: PreparedOrder
      readonly chosen: ReadonlySet<string>
      readonly refusal: Refusal | undefined
      /** The reason why the user is at this step again. */
      readonly reason?: string | undefined
    }
  | { readonly step: 'sending'; readonly prepared: PreparedOrder; readonly chosen: ReadonlySet<string> }
  | { readonly step: 'summary'; readonly order: JournalOrder }

export type News =
  | { readonly type: 'preparing' }
  /** `only`: groups that failed and are retried; the others stay in the cart for now. */
  | {
      readonly type: 'prepared'
      readonly prepared: PreparedOrder
      readonly reason?: string | undefined
      readonly only?: readonly string[] | undefined
      /** Groups that were unchecked before the session ended. */
      readonly unchecked?: readonly string[] | undefined
    }
  | { readonly type: 'refused'; readonly error: AppError }
  | { readonly type: 'chosen'; readonly group: string; readonly isChosen: boolean }
  | { readonly type: 'sending' }
  /** Main's answer about the order that was to be placed. */
  | { readonly type: 'answered'; readonly order: JournalOrder }
  | { readonly type: 'notPlaced'; readonly error: AppError }
  /** An order event from main: about this order, the earlier one, or another. */
  | { readonly type: 'told'; readonly order: JournalOrder }

export const PREPARING: Checkout = { step: 'preparing' }

/** After these errors the order may have been sent; every other refusal happens before anything is sent. */
const UNCLEAR: readonly AppError['kind'][] = ['storage', 'defect']
export const isUnclear = ({ kind }: AppError): boolean => UNCLEAR.includes(kind)

export function nextCheckout(now: Checkout, news: News): Checkout {
  switch (news.type) {
    case 'preparing':
      return PREPARING
    case 'prepared':
      return prepared(news)
    case 'refused':
      return { step: 'refused', error: news.error }
    case 'chosen':
      return now.step === 'groups' ? { ...now, chosen: choose(now.chosen, news.group, news.isChosen) } : now
    case 'sending':
      return now.step === 'groups' ? { step: 'sending', prepared: now.prepared, chosen: now.chosen } : now
    case 'answered':
      return answered(now, news.order)
    case 'notPlaced':
      return notPlaced(now, news.error)
    case 'told':
      return withNews(now, news.order)
    default:
      return assertNever(news)
  }
}

function prepared({ prepared: order, only, reason, unchecked = [] }: Extract<News, { type: 'prepared' }>): Checkout {
  if (!mayGoOn(order)) return { step: 'held', prepared: order, reason }
  const groups = preselected(order.groups).filter(
    (group) => only?.includes(group) !== false && !unchecked.includes(group),
  )
  return { step: 'groups', prepared: order, chosen: new Set(groups), refusal: undefined, reason }
}

function choose(chosen: ReadonlySet<string>, group: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  if (isChosen) next.add(group)
  else next.delete(group)
  return next
}

function answered(now: Checkout, order: JournalOrder): Checkout {
  // The order never left this computer: return to the choice of groups.
  if (order.state === 'prepared' && (now.step === 'sending' || now.step === 'groups')) {
    return { step: 'groups', prepared: now.prepared, chosen: now.chosen, refusal: undefined }
  }
  return { step: 'summary', order }
}

function notPlaced(now: Checkout, error: AppError): Checkout {
  if (now.step !== 'sending') return now
  const refusal = { error, unclear: isUnclear(error) }
  return { step: 'groups', prepared: now.prepared, chosen: now.chosen, refusal }
}

function withNews(now: Checkout, order: JournalOrder): Checkout {
  switch (now.step) {
    case 'summary':
      return now.order.key === order.key ? { step: 'summary', order } : now
    case 'sending':
    case 'groups': {
      if (now.prepared.key !== order.key) return now.step === 'groups' ? afterAnother(now, order) : now
      if (now.step === 'groups' && order.state === 'prepared') return answered(now, order)
      const underWay = order.state === 'prepared' || order.state === 'sending'
      return underWay ? now : { step: 'summary', order }
    }
    case 'held':
      return now.prepared.unconfirmed?.key === order.key
        ? { ...now, prepared: { ...now.prepared, unconfirmed: order } }
        : afterAnother(now, order)
    case 'preparing':
    case 'refused':
      return now
    default:
      return assertNever(now)
  }
}

/** Prepares again if another order of the account was settled: main would refuse what was prepared before that. */
function afterAnother(now: Checkout, order: JournalOrder): Checkout {
  if (order.state === 'prepared' || isUnconfirmed(order.state)) return now
  return { step: 'preparing', because: settledMeanwhile(order) }
}

/** False while an earlier order with the same lines is unconfirmed, or an address is incomplete. */
const mayGoOn = (prepared: PreparedOrder): boolean => prepared.unconfirmed === undefined && isAddressed(prepared)

/**
 * True if the checkout itself shows the outcome of the order with this key. Of another order that settled meanwhile, it only shows that it
 * did.
 */
export function tellsOf(now: Checkout, key: string): boolean {
  switch (now.step) {
    case 'held':
      return now.prepared.key === key || now.prepared.unconfirmed?.key === key
    case 'groups':
    case 'sending':
      return now.prepared.key === key
    case 'summary':
      return now.order.key === key
    case 'preparing':
    case 'refused':
      return false
    default:
      return assertNever(now)
  }
}

/** True while the outcome of the earlier order with the same lines is unknown. */
export const isOutcomeUnknown = ({ unconfirmed }: PreparedOrder): boolean =>
  unconfirmed !== undefined && isUnconfirmed(unconfirmed.state)
