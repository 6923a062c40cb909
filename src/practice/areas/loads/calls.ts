import { STOCKIST } from '../../../shared/domain/orders/search-warehouses.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { sum, times } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer, Args } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'
import { known, newestFirst, paged, within } from '../../kit/rows.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'
import { invoiceOf } from './invoice.ts'
import {
  boxesOf,
  expectedAt,
  goodsValue,
  type Load,
  type LoadLine,
  linesOf,
  loadsOf,
  piecesIn,
  potypeOf,
  statusOf,
} from './load.ts'

type Visit = VisitOf<'loads'>
type Search = Args<'loads.totals'>['body']

const ownLoads = ({ state, account: { store } }: Visit): readonly Load[] =>
  loadsOf(state.order.shippedOf(store.id), state.order.packedOf(store.id))

const loadFor = (visit: Visit, id: string): Load =>
  known(
    ownLoads(visit).find((load) => load.id === id),
    'Load not found.',
  )

const contains = (text: string, part: string | undefined): boolean =>
  text.toLowerCase().includes(part?.trim().toLowerCase() ?? '')

/** Returns the company's purchase order for an order: `CPO-41007` of `PO-41007-T`. */
const cpoOf = (poid: string): string => `C${poid.split('-').slice(0, 2).join('-')}`

/** Time when a load left the gate, in milliseconds; undefined while it stands there. */
const leftAt = ({ hasLeft, shippedAt }: Load): number | undefined => (hasLeft ? shippedAt : undefined)

/** Only a load that has left has an invoice. */
function invoicedLoad(visit: Visit, id: string): Load {
  const load = loadFor(visit, id)
  if (!load.hasLeft) throw new Refused(404, messages.loadInvoiceNone)
  return load
}

function isWanted(visit: Visit, search: Search): (load: Load) => boolean {
  const { loadFrom, loadTo, shipFrom, shipTo, status, warehouseId, poid, cpoid, awb } = search
  const created = within(loadFrom, loadTo)
  const shipped = within(shipFrom, shipTo)
  const anyShipping = shipFrom === undefined && shipTo === undefined
  const isFrom = ({ wh, whType }: Load['orders'][number]) =>
    warehouseId === STOCKIST.id ? whType === STOCKIST.whType : wh === warehouseId
  return (load) => {
    const leftMs = leftAt(load)
    return (
      created(load.at) &&
      (anyShipping || (leftMs !== undefined && shipped(leftMs))) &&
      (status === undefined || statusOf(load, visit.clock()) === status) &&
      (warehouseId === undefined || isFrom(load.orders[0])) &&
      load.orders.some((order) => contains(order.poid, poid) && contains(cpoOf(order.poid), cpoid)) &&
      contains(load.orders[0].docket, awb)
    )
  }
}

const found = (visit: Visit, search: Search): readonly Load[] =>
  newestFirst(ownLoads(visit).filter(isWanted(visit, search)), (one, other) => one.id.localeCompare(other.id))

const productsIn = (load: Load): number => new Set(linesOf(load).map(({ productId }) => productId)).size

function courierStatus(visit: Visit, load: Load): string {
  if (load.deliveredAt !== undefined) return 'Delivered'
  const status = statusOf(load, visit.clock())
  if (status === 'Ready To Dispatch') return ''
  return status === 'Hand Over' ? 'Picked Up' : 'In Transit'
}

function row(visit: Visit, load: Load): Answer<'loads.list'>['rows'][number] {
  const [first] = load.orders
  const leftMs = leftAt(load)
  const thirds = randomFor(visit.world.seed, 'expected', load.id).whole(1, 4)
  return {
    LoadID: load.id,
    CreatedDate: isoAt(load.at),
    LoadStatus: statusOf(load, visit.clock()),
    CourierShipmentStatus: courierStatus(visit, load),
    TotalBags: boxesOf(load).length,
    ...(leftMs !== undefined && { ActualShippingDate: isoAt(leftMs) }),
    Estimated_Delivery_DateTime: isoAt(expectedAt(load, thirds)),
    ...(load.deliveredAt !== undefined && { DeliverdDateTime: isoAt(load.deliveredAt) }),
    referenceid: first.reference,
    TotalProducts: productsIn(load),
    TotalProductQty: piecesIn(linesOf(load)),
    LoadValue: goodsValue(load),
    potype: potypeOf(load),
    AWBNo: first.docket,
    Transporter: first.courier,
  }
}

function lineAnswer({ world }: Visit, line: LoadLine): Answer<'loads.byId'>[number] {
  const { poid, productId, mrp, price, ordered, given } = line
  const product = world.productOf(productId)
  return {
    POID: poid,
    ProductID: productId,
    ProductName: product?.name ?? '',
    Productdesc: product?.desc ?? '',
    MRP: mrp,
    Discount: Math.round((1 - price / mrp) * 10_000) / 100,
    ActualPrice: price,
    OrderedQuantity: ordered,
    Quantity: given,
    TotalPrice: times(price, given),
  }
}

const total = (loads: readonly Load[], of: (load: Load) => number): number =>
  loads.reduce((so, load) => so + of(load), 0)

export const loadCalls: AreaCalls<'loads'> = {
  list: ({ body }, visit) => paged(found(visit, body), body, (load) => row(visit, load)),
  csv: ({ body }, visit) => {
    const rows = found(visit, body).map((load) => row(visit, load))
    return { rows, count: rows.length }
  },
  totals: ({ body }, visit) => {
    const all = found(visit, body)
    return {
      TotalBags: total(all, (load) => boxesOf(load).length),
      TotalProducts: total(all, productsIn),
      TotalProductQty: total(all, (load) => piecesIn(linesOf(load))),
      LoadValue: sum(all.map(goodsValue)),
    }
  },
  byId: ({ query }, visit) => linesOf(loadFor(visit, query.loadId)).map((line) => lineAnswer(visit, line)),
  invoice: ({ query }, visit) => invoiceOf(visit, invoicedLoad(visit, query.loadId)),
  invoiceUrl: ({ query }, visit) => ({ url: `media/loads/${invoicedLoad(visit, query.loadId).id}.pdf` }),
  boxes: ({ query }, visit) => {
    const load = loadFor(visit, query.loadId)
    return boxesOf(load).map(({ number, lines }) => ({
      bagNumber: number,
      BagInQty: lines.reduce((so, { here }) => so + here, 0),
      loadid: load.id,
    }))
  },
  box: ({ query: { bagNumber } }, visit) => {
    const load = ownLoads(visit).find(({ id }) => bagNumber.startsWith(`${id}-B`))
    const box = load && boxesOf(load).find(({ number }) => number === bagNumber)
    return known(box, 'Box not found.').lines.map(({ poid, productId, mrp, here, given }) => ({
      POID: poid,
      productId,
      productName: visit.world.productOf(productId)?.name ?? '',
      MRP: mrp,
      Quatity: here,
      TotalQuantity: given,
    }))
  },
}
