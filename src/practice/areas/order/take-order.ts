/** Decides if the portal takes a group of an order: checks mapping, minimum, price and stock again. */

import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { orderTypeOf } from '../../../shared/domain/catalogue/stock-types.ts'
import { hiddenReason } from '../../../shared/domain/catalogue/visibility.ts'
import type { WarehouseMapping } from '../../../shared/domain/catalogue/warehouses.ts'
import { minimumOf } from '../../../shared/domain/pricing/order-groups.ts'
import { formatRupees, type Paise, sum, times } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'
import type { Visit as VisitOf } from '../../practice.ts'
import type { ProposedCart } from '../../state/signals.ts'
import { reaches } from '../../world/parcels.ts'
import { buyerOf } from './buyer.ts'
import { orderNumber } from './numbers.ts'
import { priceFor, sellersOf } from './pricing.ts'
import type { PurchaseOrder } from './purchase-order.ts'
import type { GroupResult } from './state.ts'

type Visit = VisitOf<'order'>
type Group = Args<'order.place'>['body']['orders'][number]
type Line = PurchaseOrder['lines'][number]

/** Thrown with the reason if a group isn't taken. */
class NotTaken extends Error {}

/** Places the groups it can and records the answer; the record empties the cart. Refuses all with 403 if the store may not order. */
export function takeOrder(
  visit: Visit,
  groups: readonly Group[],
  key: string | undefined,
  /** `cart`: a cart that the portal filled; `by`: the user who orders for the store. */
  from: { readonly cart?: ProposedCart; readonly by?: number } = {},
): readonly GroupResult[] {
  const { account, record, clock } = visit
  const user = account.store.id
  if (!account.store.canOrder) throw new Refused(403, messages.cannotOrder)
  if (account.blocked.length > 0) throw new Refused(403, messages.orderBlocked)
  const orders: PurchaseOrder[] = []
  const results = groups.map((group): GroupResult => {
    const { wh, whType, mode, totalStockistOrWarehousePrice: netpayment } = group
    try {
      const lines = linesOf(visit, group, orders)
      const types = lines.map(({ id }) => visit.world.productOf(id)?.stockType ?? 'OwnedStock')
      const poid = orderNumber(nextNumber(visit, orders.length), whType, types)
      orders.push({ poid, user, wh, whType, orderType: mode, at: clock(), key, lines })
      return { wh, mode, poid, netpayment, message: 'Placed.' }
    } catch (error) {
      if (error instanceof NotTaken) return { wh, mode, netpayment, message: error.message }
      throw error
    }
  })
  record({ type: 'ordered', user, key, ...from, orders, results: [...results] })
  return results
}

/** Numbers continue after those of past orders. */
const nextNumber = ({ state }: Visit, before: number): number => 1001 + state.order.count() + before

/** The part of this request taken so far, which isn't in the state yet. */
type TakenGroup = Pick<PurchaseOrder, 'wh' | 'lines'>

function linesOf(visit: Visit, group: Group, before: readonly TakenGroup[]): Line[] {
  const seller = sellersOf(visit.account).find(({ whID }) => whID === group.wh)
  if (seller === undefined || seller.whType !== group.whType) {
    throw new NotTaken('Your store can’t order from this warehouse.')
  }
  if (group.wh === visit.settings.closedWh) throw new NotTaken('This warehouse takes no orders today.')
  const lines: Line[] = []
  const taken: readonly TakenGroup[] = [...before, { wh: group.wh, lines }]
  for (const item of group.products) lines.push(lineOf(visit, seller, group, item, taken))
  const total = sum(lines.map(({ unit, qty }) => times(unit.net, qty)))
  if (total !== group.totalStockistOrWarehousePrice) throw new NotTaken('The total is not the sum of its lines.')
  const shortfall = minimumOf(group.whType, group.mode, seller.min) - total
  if (shortfall > 0) throw new NotTaken(`The order is ${formatRupees(shortfall as Paise)} short of the minimum.`)
  return lines
}

function lineOf(
  visit: Visit,
  seller: WarehouseMapping,
  group: Group,
  { id, qty, isReturnable, actualPrice, totalPrice }: Group['products'][number],
  taken: readonly TakenGroup[],
): Line {
  const product = visit.world.productOf(id)
  if (product === undefined) throw new NotTaken(`There is no product ${id}.`)
  if (isWithheld(visit, product)) throw new NotTaken(`Product ${id} is not sold to your store.`)
  if (!reaches(visit.world.seed, product, visit.account.store.pincode)) {
    throw new NotTaken(`Product ${id} can’t be delivered to your pincode.`)
  }
  if (orderTypeOf(product.stockType) !== group.mode) throw new NotTaken(`Product ${id} belongs in another order.`)
  if (totalPrice !== times(actualPrice, qty)) throw new NotTaken(`The total of product ${id} is wrong.`)
  const offers = (product.warehouses ?? []).flatMap((row) => {
    if (row.id !== seller.whID) return []
    const priced = priceFor(visit.account, product, row.mrp, seller)
    if (!priced.ok || priced.unit.net !== actualPrice) return []
    const remaining =
      row.stock - visit.state.catalogue.ordered(id, row.id, row.mrp) - piecesTakenIn(taken, id, row.id, row.mrp)
    return [{ unit: priced.unit, remaining }]
  })
  if (offers.length === 0) throw new NotTaken(`The price of product ${id} has changed.`)
  const offer = offers.find(({ remaining }) => remaining >= qty)
  if (offer === undefined) throw new NotTaken(`Product ${id} is out of stock.`)
  return { id, qty, isReturnable, unit: offer.unit }
}

/** True if the store may not see the product, and therefore not order it. Stock and mapping are checked separately. */
function isWithheld({ account, world }: Visit, product: Product): boolean {
  const why = hiddenReason(product, buyerOf(world, account))
  return why !== undefined && why !== 'noStock' && why !== 'noStockAtMrp' && why !== 'notMapped'
}

const piecesTakenIn = (orders: readonly TakenGroup[], id: number, wh: number, mrp: Paise): number =>
  orders
    .filter((order) => order.wh === wh)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.id === id && line.unit.mrp === mrp)
    .reduce((total, { qty }) => total + qty, 0)
