import { shipDays } from '../../../shared/domain/catalogue/stock-types.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { paise, sum, times } from '../../../shared/domain/values/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'
import { DAY } from '../../kit/rows.ts'
import type { Practice } from '../../practice.ts'
import { depotOf } from '../../world/depots.ts'
import { bagClosedAt, consignmentOf, loadOf } from './consignment.ts'
import { shipDateOf, statusOf, timelineOf } from './life.ts'
import { vatOf } from './pricing.ts'
import { type PurchaseOrder, suppliedOf } from './purchase-order.ts'
import { couponOf, goodsOf, isUrgent, netOf, paidAt, potypeOf } from './traits.ts'

type Line = PurchaseOrder['lines'][number]

export const hasGap = ({ lines }: PurchaseOrder): boolean => lines.some((line) => suppliedOf(line) < line.qty)

/** The promised day by which the whole order is shipped; some orders are urgent, and late. */
export function promisedAt(practice: Practice, order: PurchaseOrder): number {
  const { world } = practice
  const { at, lines } = order
  if (isUrgent(practice, order)) return at + DAY / 2
  const days = lines.map(({ id }) => {
    const product = world.productOf(id)
    return product === undefined ? 0 : shipDays(product)
  })
  return at + Math.max(0, ...days) * DAY
}

export function historyRow(practice: Practice, order: PurchaseOrder): Answer<'order.history'>['rows'][number] {
  const { clock, settings } = practice
  const { poid, at, lines, wh, key } = order
  const timeline = timelineOf(order, clock(), settings.speed)
  const confirmed = timeline.find((moment) => moment.status === 'Confirmed')
  const shippedAt = shipDateOf(order, clock(), settings.speed)
  const payment = paidAt(practice, order, confirmed?.at)
  return {
    poid,
    createddate: isoAt(at),
    ...(confirmed === undefined ? {} : { cpocreateddate: isoAt(confirmed.at) }),
    ...(payment === undefined ? {} : { paymentdate: isoAt(payment) }),
    totalitems: lines.length,
    totalquantity: lines.reduce((total, { qty }) => total + qty, 0),
    totalMRP: sum(lines.map(({ unit, qty }) => times(unit.mrp, qty))),
    coupondiscount: couponOf(practice, order, goodsOf(order)),
    netpayment: netOf(practice, order),
    status: statusOf(order, clock(), settings.speed),
    potype: potypeOf(practice, order),
    warehouseid: wh,
    maxshipdate: isoAt(promisedAt(practice, order)),
    gapReport: hasGap(order),
    ...(shippedAt === undefined ? {} : shipping(practice, order, shippedAt)),
    ...(settings.keySupport && key !== undefined ? { clientOrderKey: key } : {}),
  }
}

function shipping(practice: Practice, order: PurchaseOrder, shippedAt: number) {
  const load = loadOf(order, shippedAt)
  const { docket, transporterNo, courier, reference } = consignmentOf(practice, load)
  const number = Number(order.poid.split('-')[1])
  return {
    docketNo: docket,
    transporterNo,
    bagcloseddate: isoAt(bagClosedAt(order, shippedAt)),
    shippingdetails: {
      referencenumber: reference,
      company: courier,
      loadid: load,
      actualdate: isoAt(shippedAt),
      amount: paise(45_000 + (number % 40) * 1000),
    },
  }
}

export function orderLine({ world }: Practice, line: Line): Answer<'order.details'>['purchaseDetail'][number] {
  const { id, qty, unit, isReturnable } = line
  const product = world.productOf(id)
  return {
    ProductID: id,
    ProductName: product?.name ?? '',
    ProductDesc: product?.desc ?? '',
    HSNCode: product?.HSNCode ?? '',
    MRP: unit.mrp,
    ActualPrice: unit.net,
    Discount: Math.round((1 - unit.net / unit.mrp) * 10_000) / 100,
    OrderedQuantity: qty,
    Quantity: suppliedOf(line),
    TotalPrice: times(unit.net, suppliedOf(line)),
    StockType: product?.stockType ?? 'OwnedStock',
    minimumShipHours: product?.minimumShipHours ?? 0,
    isReturnable,
    vat: vatOf(unit),
    CGST: unit.CGST,
    SGST: unit.SGST,
    IGST: unit.IGST,
  }
}

export function orderDetails(practice: Practice, order: PurchaseOrder): Answer<'order.details'> {
  const { clock, settings } = practice
  const { id, name, whType, state } = sellerOf(order)
  const gaps = order.lines.map((line) => ({ line, gap: line.qty - suppliedOf(line) }))
  const { poid, createddate, status, potype, totalquantity, netpayment } = historyRow(practice, order)
  return {
    poid,
    createddate,
    status,
    potype,
    warehouse: { id, name, whType, state },
    purchaseDetail: order.lines.map((line) => orderLine(practice, line)),
    totalquantity,
    netpayment,
    gapTotalQty: gaps.reduce((total, { gap }) => total + gap, 0),
    gapTotalPrice: sum(gaps.map(({ line, gap }) => times(line.unit.net, gap))),
    timeline: timelineOf(order, clock(), settings.speed).map((moment) => ({
      status: moment.status,
      at: isoAt(moment.at),
    })),
  }
}

export function gapReport({ world }: Practice, { lines }: PurchaseOrder): Answer<'order.gapReport'> {
  return lines
    .filter((line) => suppliedOf(line) < line.qty)
    .map((line) => ({
      ProductID: line.id,
      ProductName: world.productOf(line.id)?.name ?? '',
      MRP: line.unit.mrp,
      orderedQuantity: line.qty,
      quantity: suppliedOf(line),
      gapQty: line.qty - suppliedOf(line),
    }))
}

function sellerOf({ wh, whType }: PurchaseOrder) {
  const depot = depotOf(wh)
  if (depot === undefined) throw new Refused(404, `There is no warehouse ${wh}.`)
  return { ...depot, whType }
}
