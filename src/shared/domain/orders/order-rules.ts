/** Texts and figures shown before and after an order is placed. */

import { say } from '../../messages.ts'
import type { OrderGroup, PricedCart } from '../pricing/priced-cart.ts'
import { formatDateTime } from '../values/dates.ts'
import { formatRupees, formatWholeRupees, type Paise, paise, sum } from '../values/money.ts'
import type { JournalOrder, LineChange, PlacedGroup } from './order.ts'

/** The reasons why a store is blocked, each once, in the portal's words; undefined if it gives none. */
export function blockingReasons(blocks: readonly { readonly reason: string }[]): string | undefined {
  const reasons = blocks.map(({ reason }) => reason.trim()).filter((reason) => reason !== '')
  return [...new Set(reasons)].join(' ') || undefined
}

/** Groups that reach their minimum are selected initially. */
export const preselected = (groups: readonly OrderGroup[]): readonly string[] =>
  groups.filter((group) => group.orderable).map((group) => group.key)

/** `₹ 1,240 more to order from Pune`; undefined if the minimum is reached. */
export const minimumSentence = ({ shortBy, whName }: Pick<OrderGroup, 'shortBy' | 'whName'>): string | undefined =>
  shortBy === 0 ? undefined : say('minimumShort', { amount: atLeast(shortBy), warehouse: whName })

/** The same sentence beside the warehouse's name: `₹ 1,240 more to order`. */
export const minimumSentenceHere = ({ shortBy }: Pick<OrderGroup, 'shortBy'>): string | undefined =>
  shortBy === 0 ? undefined : say('minimumShortHere', { amount: atLeast(shortBy) })

/** The same in short: `₹ 1,240 short`. */
export const minimumInShort = ({ shortBy }: Pick<OrderGroup, 'shortBy'>): string | undefined =>
  shortBy === 0 ? undefined : say('minimumInShort', { amount: atLeast(shortBy) })

/** `₹ 4,300 more for free shipping`; undefined if it is reached or doesn't apply. */
export const freeShippingSentence = ({
  freeShippingShortBy,
}: Pick<OrderGroup, 'freeShippingShortBy'>): string | undefined =>
  freeShippingShortBy === undefined || freeShippingShortBy === 0
    ? undefined
    : say('freeShippingShort', { amount: atLeast(freeShippingShortBy) })

/** Whole rupees, rounded up, so that adding them reaches the limit. */
const atLeast = (amount: Paise): string => formatWholeRupees(paise(Math.ceil(amount / 100) * 100))

/** A group's progress towards its minimum, 0 to 1. */
export const progressToMinimum = ({ total, minimum }: Pick<OrderGroup, 'total' | 'minimum'>): number =>
  minimum === 0 ? 1 : Math.min(1, total / minimum)

export interface OrderSums {
  readonly items: number
  readonly quantity: number
  readonly base: Paise
  readonly tax: Paise
  readonly total: Paise
}

/** The totals of the chosen groups. */
export function sumsOf(groups: readonly OrderGroup[], chosen: ReadonlySet<string>): OrderSums {
  const counted = groups.filter(({ key }) => chosen.has(key))
  return {
    items: counted.reduce((items, { lines }) => items + lines.length, 0),
    quantity: counted.reduce((pieces, { quantity }) => pieces + quantity, 0),
    base: sum(counted.map(({ base }) => base)),
    tax: sum(counted.map(({ tax }) => tax)),
    total: sum(counted.map(({ total }) => total)),
  }
}

export interface OutcomeSums {
  readonly orders: number
  readonly quantity: number
  /** GST included. */
  readonly total: Paise
}

/** The totals of the groups with one outcome. */
export function outcomeSums(groups: readonly PlacedGroup[], outcome: PlacedGroup['outcome']): OutcomeSums {
  const counted = groups.filter((group) => group.outcome === outcome)
  return {
    orders: counted.length,
    quantity: counted.reduce((pieces, { quantity }) => pieces + quantity, 0),
    total: sum(counted.map(({ total }) => total)),
  }
}

/** The message if another order was settled while the user looked at a cart. */
export const settledMeanwhile = ({ total, sentAt, createdAt }: JournalOrder): string =>
  say('orderSettledMeanwhile', { what: `${formatRupees(total)} of ${formatDateTime(sentAt ?? createdAt)}` })

interface Allocated {
  readonly qty: number
  readonly name: string
  readonly price: Paise | undefined
}

/** The differences in allocated pieces and prices, line by line, between the user's last look and now. */
export function changesBetween(before: PricedCart, after: PricedCart): readonly LineChange[] {
  const now = allocated(after)
  const was = allocated(before)
  const ids = new Set([...was.keys(), ...now.keys()])
  return [...ids].flatMap((id): LineChange[] => {
    const one = was.get(id)
    const other = now.get(id)
    const price =
      one?.price === undefined || other?.price === undefined || one.price === other.price
        ? undefined
        : { was: one.price, now: other.price }
    if ((one?.qty ?? 0) === (other?.qty ?? 0) && price === undefined) return []
    return [{ id, name: other?.name ?? one?.name ?? '', was: one?.qty ?? 0, now: other?.qty ?? 0, price }]
  })
}

function allocated({ lines }: PricedCart): ReadonlyMap<number, Allocated> {
  const byId = new Map<number, Allocated>()
  for (const { line, product, allocatedQty, unit } of lines) {
    const qty = allocatedQty + (byId.get(line.id)?.qty ?? 0)
    byId.set(line.id, { qty, name: product?.name ?? '', price: unit?.net })
  }
  return byId
}
