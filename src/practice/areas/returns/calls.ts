/** Returns of what a store's loads brought: raised a few days after they came, and on their way once they are given to a courier. */
import type { ReturnKind, ReturnStatus } from '../../../shared/domain/returns/returns.ts'
import type { Answer, Args } from '../../../shared/portal/calls.ts'
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

function slipOf(visit: Visit, kind: ReturnKind, reference: string): Answer<'returns.srSlip'> {
  const { order, row } = oneOf(visit, kind, reference)
  const { store } = visit.account
  const depot = depotOf(order.wh)
  const random = randomFor(visit.world.seed, 'what comes back', reference)
  const lines = order.lines.filter(({ given }) => given > 0)
  return {
    ...row,
    StoreName: store.companyName,
    StoreAddress: [store.shippingAddress1, store.shippingCity, store.shippingState, store.shippingPincode].join(', '),
    WareHouseName: depot?.name ?? '',
    WareHouseAddress: depot === undefined ? '' : [depot.address, depot.city, depot.state, depot.pincode].join(', '),
    products: lines.slice(0, random.whole(1, 4)).map(({ productId, mrp, given }) => ({
      ProductID: productId,
      ProductName: visit.world.productOf(productId)?.name ?? String(productId),
      Quantity: kind === 'rto' ? given : random.whole(1, Math.min(3, given)),
      MRP: mrp,
      Reason: kind === 'rto' ? 'Not delivered' : random.pick(REASONS),
    })),
  }
}

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
  srSetInTransit: (args, visit) => send(visit, 'sr', args),
  rtoList: ({ body }, visit) => found(visit, 'rto', body),
  rtoDownload: ({ body }, visit) => found(visit, 'rto', body),
  rtoSlip: ({ body }, visit) => slipOf(visit, 'rto', body.ReferenceID),
  rtoSetInTransit: (args, visit) => send(visit, 'rto', args),
}
