/** Returns of goods from a store's loads: created a few days after delivery, in transit once they are given to a courier. */

import type { ReturnKind } from '../../../shared/domain/returns/returns.ts'
import { sum, times } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer, Args } from '../../../shared/portal/calls.ts'
import { goodsBack } from '../../kit/goods-back.ts'
import { storeDetailsOf, wareHouseDetailsOf } from '../../kit/invoice-parties.ts'
import { having, known, within } from '../../kit/rows.ts'
import type { AreaCalls } from '../../practice.ts'
import { depotOf } from '../../world/depots.ts'
import { noteCalls } from './notes.ts'
import { oneOf, originalInvoiceOf, type Row, returnsOf, type Visit } from './return.ts'

function found(visit: Visit, kind: ReturnKind, search: Args<'returns.srList'>['body']): Row[] {
  const isRaised = within(search.FromDate, search.ToDate)
  return returnsOf(visit, kind)
    .filter(({ at, order }) => isRaised(at) && having({ whType: search.whType })(order))
    .map(({ row }) => row)
    .filter(having<Row>({ InvoiceStatus: search.Status, WareHouseID: search.WareHouseID }))
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
    products: goodsBack(visit, kind, order, reference).map(({ productId, name, quantity, mrp, reason }) => ({
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
  const details = goodsBack(visit, kind, order, reference).map(({ productId, mrp, price, tax, ...line }) => ({
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
    ...originalInvoiceOf(visit, order),
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

/** One picture of each returned product. */
const imagesOf = (visit: Visit, reference: string): Answer<'returns.srImages'> =>
  goodsBack(visit, 'sr', oneOf(visit, 'sr', reference).order, reference).map(({ productId, name }, nth) => ({
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
  ...noteCalls,
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
