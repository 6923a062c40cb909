/** Returns of what a store's loads brought: raised a few days after they came, and on their way once they are given to a courier. */
import type { ReturnKind, ReturnStatus } from '../../../shared/domain/returns/returns.ts'
import { sum, times } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer, Args } from '../../../shared/portal/calls.ts'
import { storeDetailsOf, wareHouseDetailsOf } from '../../kit/invoice-parties.ts'
import { DAY, having, iso, known, newestFirst, within } from '../../kit/rows.ts'
import type { AreaCalls, Practice, Visit as VisitOf } from '../../practice.ts'
import { depotOf } from '../../world/depots.ts'
import { randomFor } from '../../world/random.ts'

type Visit = VisitOf<'returns'>
type Row = Answer<'returns.srList'>[number]
type Shipped = ReturnType<Practice['state']['order']['shippedOf']>[number]

/** Of so many orders one comes back. */
const ONE_IN: Readonly<Record<ReturnKind, number>> = { sr: 2, rto: 4 }
const REASONS = ['Damaged in transit', 'Wrong product', 'Short of a part', 'Not sold'] as const

/** How a return goes on after it was given to a courier: days of the past, minutes of the portal's clock since it was opened. */
const WAY: readonly (readonly [status: ReturnStatus, after: number])[] = [
  ['InTransit', 0],
  ['WHReceived', 5],
  ['AccountApproved', 10],
  ['InDone', 15],
]
const MINUTE = 60_000
/** From before the portal was opened: after so many days it was given to a courier. */
const LAY = 10 * DAY

interface Return {
  readonly order: Shipped
  readonly row: Row
  readonly at: number
}

function statusAt(kind: ReturnKind, steps: number): ReturnStatus {
  const status = WAY.findLast(([, after]) => steps >= after)?.[0] ?? 'Pending'
  return kind === 'rto' && status === 'InDone' ? 'Delivered' : status
}

function returnOf(visit: Visit, kind: ReturnKind, order: Shipped): Return | undefined {
  const { world, state, clock, openedAt, settings } = visit
  const random = randomFor(world.seed, kind, order.poid)
  if (order.deliveredAt === undefined || random.whole(1, ONE_IN[kind]) > 1) return undefined
  const at = order.deliveredAt + 2 * DAY
  if (at > clock()) return undefined
  const reference = `${kind.toUpperCase()}-${order.poid.replace(/\D/g, '')}`
  const sent = state.returns.sentBy(reference)
  const isPast = sent === undefined && openedAt - at > LAY
  const past = { awb: `AWB${random.whole(100_000, 999_999)}`, company: order.courier, at: at + LAY }
  const by = sent ?? (isPast ? past : undefined)
  const steps = sent === undefined ? (clock() - past.at) / DAY : ((clock() - sent.at) * settings.speed) / MINUTE
  return {
    order,
    at,
    row: {
      ReferenceID: reference,
      InvoiceStatus: by === undefined ? 'Pending' : statusAt(kind, steps),
      InvoiceDate: iso(at),
      AWB: by?.awb ?? '',
      ShippingCompany: by?.company ?? '',
      WareHouseID: order.wh,
      boxid: `${order.load}-B1`,
    },
  }
}

const returnsOf = (visit: Visit, kind: ReturnKind): readonly Return[] =>
  newestFirst(
    visit.state.order.shippedOf(visit.account.store.id).flatMap((order) => returnOf(visit, kind, order) ?? []),
  )

function found(visit: Visit, kind: ReturnKind, search: Args<'returns.srList'>['body']): Row[] {
  const isRaised = within(search.FromDate, search.ToDate)
  return returnsOf(visit, kind)
    .filter(({ at, order }) => isRaised(at) && having({ whType: search.whType })(order))
    .map(({ row }) => row)
    .filter(having<Row>({ InvoiceStatus: search.Status, WareHouseID: search.WareHouseID }))
}

const oneOf = (visit: Visit, kind: ReturnKind, reference: string): Return =>
  known(
    returnsOf(visit, kind).find(({ row }) => row.ReferenceID === reference),
    'There is no such return.',
  )

/** What of its order comes back. */
function goodsBack({ world }: Visit, kind: ReturnKind, { order, row }: Return) {
  const random = randomFor(world.seed, 'what comes back', row.ReferenceID)
  return order.lines
    .filter(({ given }) => given > 0)
    .slice(0, random.whole(1, 4))
    .map((line) => ({
      ...line,
      quantity: kind === 'rto' ? line.given : random.whole(1, Math.min(3, line.given)),
      reason: kind === 'rto' ? 'Not delivered' : random.pick(REASONS),
      name: world.productOf(line.productId)?.name ?? String(line.productId),
      HSNCode: world.productOf(line.productId)?.HSNCode ?? '',
    }))
}

function slipOf(visit: Visit, kind: ReturnKind, reference: string): Answer<'returns.srSlip'> {
  const found = oneOf(visit, kind, reference)
  const { order, row } = found
  const { store } = visit.account
  const depot = depotOf(order.wh)
  return {
    ...row,
    StoreName: store.companyName,
    StoreAddress: [store.shippingAddress1, store.shippingCity, store.shippingState, store.shippingPincode].join(', '),
    WareHouseName: depot?.name ?? '',
    WareHouseAddress: depot === undefined ? '' : [depot.address, depot.city, depot.state, depot.pincode].join(', '),
    products: goodsBack(visit, kind, found).map(({ productId, name, quantity, mrp, reason }) => ({
      ProductID: productId,
      ProductName: name,
      Quantity: quantity,
      MRP: mrp,
      Reason: reason,
    })),
  }
}

function invoiceOf(visit: Visit, kind: ReturnKind, reference: string): Answer<'returns.srInvoice'> {
  const found = oneOf(visit, kind, reference)
  const { order, row } = found
  const depot = known(depotOf(order.wh), messages.returnInvoiceNone)
  const details = goodsBack(visit, kind, found).map(({ productId, mrp, price, tax, ...line }) => ({
    POID: undefined,
    ProductID: productId,
    ProductName: line.name,
    Reason: line.reason,
    HSNCode: line.HSNCode,
    Quantity: line.quantity,
    OrderedQuantity: undefined,
    Unit: 'NOS',
    MRP: mrp,
    ActualPrice: price,
    NetVATAmount: tax.VAT,
    GSTType: tax.VAT === 0 ? tax.gstType : '',
    IGST: tax.IGST,
    CGST: tax.CGST,
    SGST: tax.SGST,
    GSTRate: tax.rate,
  }))
  return {
    potype: order.potype,
    ReferenceID: reference,
    InvoiceNo: `${kind.toUpperCase()}/${row.InvoiceDate?.slice(2, 4)}/${reference.replace(/\D/g, '')}`,
    InvoiceDate: row.InvoiceDate,
    ChallanNo: '',
    ReverseCharge: false,
    AWB: row.AWB,
    ShippingCompany: row.ShippingCompany,
    boxid: row.boxid,
    StoreDetails: storeDetailsOf(visit.account),
    WareHouseDetails: wareHouseDetailsOf(depot),
    PODetails: details,
    Totals: {
      Quantity: details.reduce((so, { Quantity }) => so + Quantity, 0),
      TotalPrice: sum(details.map(({ ActualPrice, Quantity }) => times(ActualPrice, Quantity))),
    },
  }
}

/** The store takes a picture of each product that it doesn't want. */
const imagesOf = (visit: Visit, reference: string): Answer<'returns.srImages'> =>
  goodsBack(visit, 'sr', oneOf(visit, 'sr', reference)).map(({ productId, name }, nth) => ({
    id: `${reference}-${nth + 1}`,
    name,
    url: `media/returns/${reference}-${productId}.png`,
  }))

function send(visit: Visit, kind: ReturnKind, { body }: Args<'returns.srSetInTransit'>) {
  const { row } = oneOf(visit, kind, body.ReferenceID)
  if (row.AWB !== '') return { message: '', awb: row.AWB, shippingcompany: row.ShippingCompany }
  const { ReferenceID: reference, AWB: awb, ShippingCompany: company } = body
  visit.record({ type: 'returnSent', user: visit.account.store.id, reference, awb, company, at: visit.clock() })
  return { message: 'Updated.' }
}

export const returnsCalls: AreaCalls<'returns'> = {
  srList: ({ body }, visit) => found(visit, 'sr', body),
  srDownload: ({ body }, visit) => found(visit, 'sr', body),
  srSlip: ({ body }, visit) => slipOf(visit, 'sr', body.ReferenceID),
  srInvoice: ({ body }, visit) => invoiceOf(visit, 'sr', body.ReferenceID),
  srImages: ({ body }, visit) => imagesOf(visit, body.ReferenceID),
  srSetInTransit: (args, visit) => send(visit, 'sr', args),
  rtoList: ({ body }, visit) => found(visit, 'rto', body),
  rtoDownload: ({ body }, visit) => found(visit, 'rto', body),
  rtoSlip: ({ body }, visit) => slipOf(visit, 'rto', body.ReferenceID),
  rtoInvoice: ({ body }, visit) => invoiceOf(visit, 'rto', body.ReferenceID),
  rtoSetInTransit: (args, visit) => send(visit, 'rto', args),
}
