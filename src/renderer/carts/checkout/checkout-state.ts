/** Where a checkout stands, and what each piece of news makes of it. Values in, values out. */
import { isUnconfirmed, type JournalOrder, type PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { isAddressed } from '../../../shared/domain/orders/order-address.ts'
import { preselected, settledMeanwhile } from '../../../shared/domain/orders/order-rules.ts'
import { type AppError, assertNever } from '../../../shared/errors.ts'

/** Why the order didn't go out; `unclear` when that isn't certain and the portal has to be asked. */
export interface Refusal {
  readonly error: AppError
  readonly unclear: boolean
}

export type Checkout =
  /** `because`: an order was settled meanwhile, and the cart has to be asked for anew. */
  | { readonly step: 'preparing'; readonly because?: string | undefined }
  | { readonly step: 'refused'; readonly error: AppError }
  /** Something stands in the way: an earlier order with the same lines, or an address that lacks something. */
  | { readonly step: 'held'; readonly prepared: PreparedOrder; readonly said?: string | undefined }
  | {
      readonly step: 'groups'
      readonly prepared: PreparedOrder
      readonly chosen: ReadonlySet<string>
      readonly refusal: Refusal | undefined
      /** Why the person is here again. */
      readonly said?: string | undefined
    }
  | { readonly step: 'sending'; readonly prepared: PreparedOrder; readonly chosen: ReadonlySet<string> }
  | { readonly step: 'summary'; readonly order: JournalOrder }

export type News =
  | { readonly type: 'preparing' }
  /** `only`: groups that failed and are tried again; the others stay in the cart for now. */
  | {
      readonly type: 'prepared'
      readonly prepared: PreparedOrder
      readonly said?: string | undefined
      readonly only?: readonly string[] | undefined
      /** Groups that were taken off before the session ended. */
      readonly takenOff?: readonly string[] | undefined
    }
  | { readonly type: 'refused'; readonly error: AppError }
  | { readonly type: 'chosen'; readonly group: string; readonly wanted: boolean }
  | { readonly type: 'sending' }
  /** Main answered about the order that was to be placed. */
  | { readonly type: 'answered'; readonly order: JournalOrder }
  | { readonly type: 'notPlaced'; readonly error: AppError }
  /** Main told of an order unasked: it may be this one, the earlier one, or another. */
  | { readonly type: 'told'; readonly order: JournalOrder }

export const PREPARING: Checkout = { step: 'preparing' }

/** After these the order may be on its way; every other refusal is given before anything leaves. */
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
      return now.step === 'groups' ? { ...now, chosen: choose(now.chosen, news.group, news.wanted) } : now
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

function prepared({ prepared: order, only, said, takenOff = [] }: Extract<News, { type: 'prepared' }>): Checkout {
  if (!mayGoOn(order)) return { step: 'held', prepared: order, said }
  const groups = preselected(order.groups).filter(
    (group) => only?.includes(group) !== false && !takenOff.includes(group),
  )
  return { step: 'groups', prepared: order, chosen: new Set(groups), refusal: undefined, said }
}

function choose(chosen: ReadonlySet<string>, group: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  if (wanted) next.add(group)
  else next.delete(group)
  return next
}

function answered(now: Checkout, order: JournalOrder): Checkout {
  // It never left this computer: the person is where he was before.
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

/** Another order of the account was settled: what was prepared before that is over, and main would refuse it. */
function afterAnother(now: Checkout, order: JournalOrder): Checkout {
  if (order.state === 'prepared' || isUnconfirmed(order.state)) return now
  return { step: 'preparing', because: settledMeanwhile(order) }
}

/** An earlier order with the same lines has to be settled, and both addresses filled up, before anything is chosen. */
const mayGoOn = (prepared: PreparedOrder): boolean => prepared.unconfirmed === undefined && isAddressed(prepared)

/** Whether it is told there what becomes of that order; that another one came between is said there, and no more of it. */
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

/** True while the earlier order with the same lines still has to be found out about. */
export const isHeldUp = ({ unconfirmed }: PreparedOrder): boolean =>
  unconfirmed !== undefined && isUnconfirmed(unconfirmed.state)
