import { isBillOfSupply } from '../../../shared/domain/orders/order-history.ts'
import { invoiceTitle } from '../../../shared/domain/papers/invoice-title.ts'
import type { ReturnKind, ReturnStatus } from '../../../shared/domain/returns/returns.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { APPROVED_AFTER, approvedAt } from '../../kit/goods-back.ts'
import { DAY, known, newestFirst } from '../../kit/rows.ts'
import type { Practice, Visit as VisitOf } from '../../practice.ts'
import { depotOf } from '../../world/depots.ts'
import { randomFor } from '../../world/random.ts'

export type Visit = VisitOf<'returns'>
export type Row = Answer<'returns.srList'>[number]
type Shipped = ReturnType<Practice['state']['order']['shippedOf']>[number]

/** One in so many orders has a return. */
const ONE_IN: Readonly<Record<ReturnKind, number>> = { sr: 2, rto: 4 }

/** The statuses after a return was given to a courier: in days for past ones, in minutes of the portal's clock since the opening. */
const WAY: readonly (readonly [status: ReturnStatus, after: number])[] = [
  ['InTransit', 0],
  ['WHReceived', 5],
  ['AccountApproved', APPROVED_AFTER],
  ['InDone', 15],
]
const MINUTE = 60_000
/** For returns from before the opening: time until they were given to a courier. */
const LAY = 10 * DAY

export interface Return {
  readonly order: Shipped
  readonly row: Row
  readonly at: number
  /** Time of the accounts' approval; undefined while it is in the store. */
  readonly approvedAt: number | undefined
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
    approvedAt: by && approvedAt({ at: by.at, isPast: sent === undefined }, settings.speed),
    row: {
      ReferenceID: reference,
      InvoiceStatus: by === undefined ? 'Pending' : statusAt(kind, steps),
      InvoiceDate: isoAt(at),
      AWB: by?.awb ?? '',
      ShippingCompany: by?.company ?? '',
      WareHouseID: order.wh,
      boxid: `${order.load}-B1`,
    },
  }
}

export const returnsOf = (visit: Visit, kind: ReturnKind): readonly Return[] =>
  newestFirst(
    visit.state.order.shippedOf(visit.account.store.id).flatMap((order) => returnOf(visit, kind, order) ?? []),
  )

export const oneOf = (visit: Visit, kind: ReturnKind, reference: string): Return =>
  known(
    returnsOf(visit, kind).find(({ row }) => row.ReferenceID === reference),
    'Return not found.',
  )

/** The invoice for an order's goods, if it has its own. */
export function originalInvoiceOf({ account: { store } }: Visit, { wh, whType, potype, invoice, shippedAt }: Shipped) {
  const state = depotOf(wh)?.state ?? ''
  const { concept, signage } = store.fcf
  const title = invoiceTitle('Shipped', { concept, signage, shippingState: store.shippingState }, { whType, state })
  const isNamed = title === 'TAX INVOICE' && whType !== 'DC' && !isBillOfSupply(potype)
  return isNamed ? { OriginalInvoiceNo: invoice, OriginalInvoiceDate: isoAt(shippedAt) } : {}
}
