/** Orders: placed once, processed, listed, invoiced. */

import { orderTypeOf } from '../../../shared/domain/catalogue/stock-types.ts'
import { ORDER_STATUSES } from '../../../shared/domain/orders/order.ts'
import { STOCKIST } from '../../../shared/domain/orders/search-warehouses.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { type Paise, sum } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer, Args } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'
import { DAY, having, known, newestFirst, paged, within } from '../../kit/rows.ts'
import type { AreaCalls, Practice, Visit as VisitOf } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'
import { invoiceOf } from './invoice.ts'
import { shipDateOf, statusOf, timelineOf } from './life.ts'
import type { PurchaseOrder } from './purchase-order.ts'
import { gapReport, hasGap, historyRow, orderDetails, orderLine, promisedAt } from './shown-order.ts'
import type { GroupResult } from './state.ts'
import { takeOrder } from './take-order.ts'
import { netOf } from './traits.ts'

type Visit = VisitOf<'order'>
type PlaceResponse = Answer<'order.place'>['response']

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function responseOf(results: readonly GroupResult[]): PlaceResponse {
  return {
    result: results.flatMap(({ wh, mode, poid, netpayment, message }) =>
      poid === undefined ? [] : [{ status: 200 as const, wh, mode, poid, netpayment, message }],
    ),
    err: results.flatMap(({ wh, mode, poid, message }) =>
      poid === undefined ? [{ status: 400 as const, wh, mode, message }] : [],
    ),
  }
}

/** Takes one order at a time per sender; a known key gets the earlier answer. `buyer` is the account that the order is for. */
async function placed(
  { state, account, settings, memory: working }: Visit,
  buyer: Visit,
  groups: Parameters<typeof takeOrder>[1],
  sentKey: string | undefined,
  from: Parameters<typeof takeOrder>[3] = {},
): Promise<{ response: PlaceResponse }> {
  const user = account.store.id
  const key = settings.keySupport ? sentKey : undefined
  if (working.has(user)) throw new Refused(412, messages.orderInProgress)
  if (key !== undefined) {
    const known = state.order.answerTo(user, key)
    if (known !== undefined) return { response: responseOf(known) }
    if (state.order.isRefused(user, key))
      throw new Refused(409, 'This order arrived too late and was reported as not received.')
  }
  working.add(user)
  try {
    if (settings.placeMs > 0) await sleep(settings.placeMs)
    return { response: responseOf(takeOrder(buyer, groups, key, from)) }
  } finally {
    working.delete(user)
  }
}

/** Splits the groups of a proposed cart by the stock type of their products. */
const ownGroups = (
  { world }: Visit,
  groups: Args<'order.placeAfs'>['body']['order'],
): Parameters<typeof takeOrder>[1] =>
  groups.map((group) => ({
    ...group,
    mode: orderTypeOf(world.productOf(group.products[0]?.id ?? 0)?.stockType ?? 'OwnedStock'),
  }))

/** Staff may see every order, other users only their own. */
function orderFor({ state, account }: Visit, poid: string): PurchaseOrder {
  const order = state.order.orderOf(poid)
  if (order === undefined || (order.user !== account.store.id && !account.store.isAdmin)) {
    throw new Refused(404, messages.noOrdersFound)
  }
  return order
}

const statusNow = ({ clock, settings }: Practice, order: PurchaseOrder) => statusOf(order, clock(), settings.speed)

function isWanted(visit: Visit, query: Args<'order.history'>['query']): (order: PurchaseOrder) => boolean {
  const { fromDate, toDate, shipFrom, shipTo, status, warehouseId, poid } = query
  const ordered = within(fromDate, toDate)
  const ships = within(shipFrom, shipTo)
  const needle = poid?.trim().toLowerCase() ?? ''
  return (order) =>
    ordered(order.at) &&
    ((shipFrom === undefined && shipTo === undefined) || ships(shipTime(visit, order))) &&
    (status === undefined || status.includes(statusNow(visit, order))) &&
    (warehouseId === undefined || isOf(order, warehouseId)) &&
    order.poid.toLowerCase().includes(needle)
}

/** All stockists share one number. */
const isOf = ({ wh, whType }: PurchaseOrder, warehouseId: number): boolean =>
  warehouseId === STOCKIST.id ? whType === STOCKIST.whType : wh === warehouseId

/** Cancelled orders are in no sum. */
const toPay = (visit: Practice, orders: readonly PurchaseOrder[]): Paise =>
  sum(orders.filter((order) => statusNow(visit, order) !== 'Cancelled').map((order) => netOf(visit, order)))

/** Time compared with a shipping day: when the order was shipped, or else the promised time. */
const shipTime = (visit: Practice, order: PurchaseOrder): number =>
  shipDateOf(order, visit.clock(), visit.settings.speed) ?? promisedAt(visit, order)

const ordersOf = ({ state, account }: Visit): readonly PurchaseOrder[] => state.order.ordersOf(account.store.id)

const latest = (visit: Visit): PurchaseOrder[] =>
  newestFirst(ordersOf(visit), (one, other) => other.poid.localeCompare(one.poid))

export const orderCalls: AreaCalls<'order'> = {
  blocking: ({ params }, { account, world }) => {
    const own = params.userId === account.store.id
    if (!own && !account.store.isAdmin && !account.store.enablecar)
      throw new Refused(403, 'You may only ask about your own orders.')
    const owner = world.accounts.find(({ store }) => store.id === params.userId)
    return known(owner, 'User not found.').blocked.map((reason, at) => ({ id: at + 1, reason }))
  },
  placeStatus: ({ body }, { state, record, account, settings, memory: working }) => {
    const user = account.store.id
    if (working.has(user)) throw new Refused(412, messages.orderInProgress)
    const { clientOrderKey: key } = body
    if (!settings.keySupport || key === undefined) return { status: '200', message: 'No order is being worked on.' }
    const known = state.order.answerTo(user, key)
    if (known !== undefined) {
      return {
        status: '200',
        message: 'Received.',
        clientOrderKey: key,
        outcome: 'placed',
        response: responseOf(known),
      }
    }
    record({ type: 'refused', user, key })
    return { status: '200', message: 'Not received.', clientOrderKey: key, outcome: 'notReceived' }
  },
  place: ({ body }, visit) => placed(visit, visit, body.orders, body.clientOrderKey),
  placeAfs: ({ body }, visit) => {
    if (body.userId !== visit.account.store.id) throw new Refused(403, 'This is not your cart.')
    return placed(visit, visit, ownGroups(visit, body.order), body.clientOrderKey, { cart: 'AFS' })
  },
  placeCar: ({ query, body }, visit) => {
    const { account, world } = visit
    if (!account.store.enablecar && !account.store.isAdmin) throw new Refused(403, 'You have no CAR cart.')
    const store = known(
      world.accounts.find(({ store: { id } }) => id === query.user),
      'Store not found.',
    )
    const from = { cart: 'CAR', by: account.store.id } as const
    return placed(visit, { ...visit, account: store }, ownGroups(visit, body.order), body.clientOrderKey, from)
  },
  details: ({ body }, visit) => orderDetails(visit, orderFor(visit, body.id)),
  history: ({ query }, visit) => {
    const found = latest(visit).filter(isWanted(visit, query))
    return { ...paged(found, query, (one) => historyRow(visit, one)), netpayment: toPay(visit, found) }
  },
  gapReport: ({ query }, visit) => {
    const order = orderFor(visit, query.orderId)
    return hasGap(order) ? gapReport(visit, order) : []
  },
  stats: (_, visit) => {
    const orders = ordersOf(visit)
    return ORDER_STATUSES.map((status) => {
      const of = orders.filter((one) => statusNow(visit, one) === status)
      return { status, count: of.length, netpayment: toPay(visit, of) }
    })
  },
  /** Orders that weren't confirmed in time are confirmed automatically; this lists those of the last week. */
  autoConfirmed: (_, visit) =>
    latest(visit).flatMap((one) => {
      const { clock, settings } = visit
      const confirmed = timelineOf(one, clock(), settings.speed).find(({ status }) => status === 'Confirmed')
      if (confirmed === undefined || clock() - confirmed.at > 7 * DAY) return []
      return [{ poid: one.poid, confirmeddate: isoAt(confirmed.at), netpayment: netOf(visit, one) }]
    }),
  stockistDetails: ({ body }, visit) => {
    const ordered = within(body.from, body.to)
    return latest(visit)
      .filter((one) => ordered(one.at) && (body.status === undefined || statusNow(visit, one) === body.status))
      .filter((one) => body.warehouseId === undefined || isOf(one, body.warehouseId))
      .filter(having({ whType: body.whType }))
      .flatMap((one) =>
        one.lines.map((line) => ({
          ...orderLine(visit, line),
          poid: one.poid,
          createddate: isoAt(one.at),
          status: statusNow(visit, one),
          warehouseId: one.wh,
        })),
      )
  },
  invoice: ({ query }, visit) => {
    const order = orderFor(visit, query.orderId)
    const owner = visit.world.accounts.find(({ store }) => store.id === order.user)
    return invoiceOf(visit, order, owner ?? visit.account)
  },
  arsReport: ({ query }, visit) => paged(arsRows(visit, query.from, query.to), query, (row) => row),
}

/** Returns the planned replenishment for the lines of orders in this period, next to the ordered quantity. */
function arsRows(visit: Visit, from: string, to: string): Answer<'order.arsReport'>['rows'] {
  const { world } = visit
  const ordered = within(from, to)
  const orders = ordersOf(visit).filter((one) => ordered(one.at))
  return orders.flatMap((one) =>
    one.lines.flatMap(({ id, qty, unit }) => {
      const product = world.productOf(id)
      if (product === undefined) return []
      const status = statusNow(visit, one)
      const random = randomFor(world.seed, 'ars', one.poid, id)
      const stockInHand = random.whole(0, 6)
      const quantityIf = (is: boolean): number => (is ? qty : 0)
      return [
        {
          productId: id,
          parentId: product.groupID,
          productName: product.name,
          cat: product.category.name,
          subCat: product.subcategory.name,
          brand: product.brand.name,
          mrp: unit.mrp,
          actualPrice: unit.net,
          targetStock: stockInHand + qty + random.whole(0, 4),
          pendingQty: quantityIf(status === 'Pending'),
          confirmedQty: quantityIf(status === 'Confirmed'),
          inTransitStock: quantityIf(status === 'Shipped'),
          stockInHand,
          expectedQty: qty,
          actualQty: quantityIf(status === 'Delivered'),
          arsScheduledDate: isoAt(one.at),
        },
      ]
    }),
  )
}
