/** Sends a prepared order, once. */

import type { CartRef } from '../../shared/domain/carts/cart-ref.ts'
import type { JournalOrder } from '../../shared/domain/orders/order.ts'
import { formatDateTime, isoAt, timeOf } from '../../shared/domain/values/dates.ts'
import { type Paise, sum } from '../../shared/domain/values/money.ts'
import { fail, ok, type Result, refuse, sessionEnded, withSentence } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import { order as orderCalls } from '../../shared/portal/areas/order.ts'
import type { Args } from '../../shared/portal/calls.ts'
import type { CartAsk } from '../cart/cart-ask.ts'
import { CART_CALLS } from '../cart/cart-calls.ts'
import type { Clock } from '../handlers.ts'
import { stored } from '../store/stored.ts'
import type { OrderJournal, PreparedGroup, SendingAnswer, Settlement } from './order-journal.ts'
import { answered, notAnswered, unconfirmed } from './outcome.ts'

/** An older preparation has to be repeated: the trade refreshes carts every ten minutes. */
const STALE_AFTER_MS = 600_000

export interface PlaceAsk {
  readonly key: string
  readonly groups: readonly string[]
  /** The amount that the user saw and agreed to, in paise. */
  readonly total: number
}

/**
 * Refuses if the store may no longer order, if the basis of the order has changed, or if its products in the portal's cart have changed:
 * another computer of the store may have ordered, removed or added some.
 */
export type Recheck = (basis: string, cart: CartRef, products: ReadonlySet<number>) => Promise<Result<undefined>>

export interface PlaceDeps {
  /** False once this account is no longer signed in: nothing is sent in its name then. */
  readonly mayAsk: () => boolean
  /** The client and store that this cart is asked for with. */
  readonly askFor: (cart: CartRef) => CartAsk
  readonly journal: OrderJournal
  /** Milliseconds since 1970, by the portal. */
  readonly clock: Clock
  /** Checks right before sending if the store may still order, and if the order's basis still holds. */
  readonly recheck: Recheck
  /** Called when the portal answers the order with 422: the trade's rule is to reset the cart's filters. */
  readonly resetFilters: (cart: CartRef) => void
}

/** Returns the groups that the user chose, if they may be ordered for the agreed amount. */
function chosenGroups(prepared: readonly PreparedGroup[], ask: PlaceAsk): Result<readonly PreparedGroup[]> {
  const chosen = prepared.filter(({ group }) => ask.groups.includes(group.key))
  if (chosen.length === 0 || chosen.length !== new Set(ask.groups).size) return refuse('selectWarehouse')
  if (chosen.some((group) => !group.orderable)) return refuse('selectWarehouse')
  const total: Paise = sum(chosen.map(({ group }) => group.total))
  return total === ask.total ? ok(chosen) : refuse('cartAdjusted')
}

/** Returns the exact body: the groups as they were saved at preparation. */
const bodyOf = (key: string, chosen: readonly PreparedGroup[]): string =>
  `{"orders":[${chosen.map((group) => group.wire).join(',')}],"clientOrderKey":${JSON.stringify(key)}}`

const parseBody = (body: string): Args<'order.place'>['body'] =>
  orderCalls.place.spec.body.parse(JSON.parse(body) as unknown)

/** The ordered products, from any warehouse. */
const productsOf = ({ orders }: Args<'order.place'>['body']): ReadonlySet<number> =>
  new Set(orders.flatMap(({ products }) => products.map(({ id }) => id)))

/** The message for each reason not to send an order. */
const NOT_SENT = {
  inFlight: 'orderInFlight',
  same: 'orderSameUnconfirmed',
  overtaken: 'orderOvertaken',
} as const satisfies Partial<Record<SendingAnswer, MessageKey>>

function notSent(answer: Exclude<SendingAnswer, 'started'>, journal: OrderJournal): Result<never> {
  if (answer !== 'held') return refuse(NOT_SENT[answer])
  const hold = stored(() => journal.held())
  return hold.ok ? refuse('orderingHeld', { since: formatDateTime(hold.value?.since ?? '') }) : hold
}

/**
 * Sends the chosen groups of a prepared order. The order is committed before its first byte is sent, and its outcome before it is returned.
 * An order that was sent already is returned unchanged and never sent again. Refuses if nothing is chosen, a group is below its minimum,
 * the total isn't the agreed one, the preparation is gone or older than ten minutes, the store may no longer order or its mapping has
 * changed, ordering is held, another order is being sent, its products are in an unconfirmed order, another account is signed in, or an
 * order of its cart or of one of its products was sent, settled or set aside since it was prepared.
 */
export async function placeOrder(deps: PlaceDeps, ask: PlaceAsk): Promise<Result<JournalOrder>> {
  const { journal, clock } = deps
  const found = stored(() => {
    const order = journal.find(ask.key)
    return order === undefined
      ? undefined
      : { order, groups: journal.preparedGroups(ask.key), basis: journal.basisOf(ask.key) }
  })
  if (!found.ok) return found
  if (found.value === undefined) return refuse('orderPreparationGone')
  const { order, groups, basis } = found.value
  if (order.state !== 'prepared') return ok(order)
  // The order's own store, from its row, is used to the end, even if the user opens another cart meanwhile.
  const { cart } = order
  if (cart === undefined) return refuse('orderPreparationGone')
  const cartAsk = deps.askFor(cart)
  // In both directions: the portal's time may be corrected backwards.
  const isStale = () => Math.abs(clock() - timeOf(order.createdAt)) > STALE_AFTER_MS
  if (isStale()) return refuse('orderPreparedTooLongAgo')
  const chosen = chosenGroups(groups, ask)
  if (!chosen.ok) return chosen
  const body = bodyOf(ask.key, chosen.value)
  const parsed = parseBody(body)
  const allowed = await deps.recheck(basis, cart, productsOf(parsed))
  if (!allowed.ok) return allowed
  // The answers have updated the time: a computer that slept doesn't know for how long.
  if (isStale()) return refuse('orderPreparedTooLongAgo')
  if (!deps.mayAsk()) return sessionEnded()

  const started = stored(() => {
    // A change of the cart during the questions has deleted the prepared order.
    if (journal.find(ask.key)?.state !== 'prepared') return 'gone'
    return journal.startSending(ask.key, ask.groups, body, isoAt(clock()))
  })
  if (!started.ok) return started
  if (started.value === 'gone') return refuse('orderPreparationGone')
  if (started.value !== 'started') return notSent(started.value, journal)

  const sending = { ...order, groups: order.groups.filter((group) => ask.groups.includes(group.key)) }
  const settlement = await send(deps, cartAsk, sending, parsed, () => deps.resetFilters(cart))
  return orNotRecorded(stored(() => journal.settle(ask.key, settlement, isoAt(clock()))))
}

/** Never throws: after the first byte may have been sent, the order is unconfirmed at worst. */
async function send(
  { journal }: PlaceDeps,
  cartAsk: CartAsk,
  order: JournalOrder,
  body: Args<'order.place'>['body'],
  resetFilters: () => void,
): Promise<Settlement> {
  try {
    const answer = await CART_CALLS[order.cartType].place(cartAsk, body)
    if (!answer.ok) {
      if (answer.error.status === 422) resetFilters()
      return notAnswered(order, answer.error)
    }
    return answered(order, answer.value.response, journal.others(order.key), false)
  } catch {
    return unconfirmed(order, say('orderUnconfirmed'))
  }
}

/** If the outcome can't be saved, says so: the row still says 'sending', so it is asked about later. */
const orNotRecorded = (result: Result<JournalOrder>): Result<JournalOrder> =>
  result.ok ? result : fail(withSentence(result.error, 'orderNotRecorded'))
