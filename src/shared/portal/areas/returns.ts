import { z } from 'zod'
import { RETURN_STATUSES } from '../../domain/returns/returns.ts'
import { call } from '../call.ts'
import { address } from '../document-url.ts'
import * as f from '../fields.ts'
import { invoiceShape } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { whType } from '../product-shape.ts'
import { rows } from '../rows.ts'
import { returnNotes } from './returns-notes.ts'

const record = z.object({
  ReferenceID: f.textId,
  InvoiceStatus: f.text(40),
  InvoiceDate: f.shown(f.moment),
  AWB: f.text(),
  ShippingCompany: f.text(),
  WareHouseID: f.shown(f.id),
  boxid: f.text(),
})

const search = z.object({
  FromDate: f.moment,
  ToDate: f.moment,
  Status: z.enum(RETURN_STATUSES).optional(),
  WareHouseID: f.id.optional(),
  whType: whType.optional(),
})

const one = z.object({ ReferenceID: f.textId })

/** The slip for the courier: contents, sender and recipient. */
const slip = record.extend({
  StoreName: ours('the store that sends', f.text()),
  StoreAddress: ours('its address', f.text(1000)),
  WareHouseName: ours('the warehouse that receives', f.text()),
  WareHouseAddress: ours('its address', f.text(1000)),
  products: ours(
    'goods sent',
    f.absent(
      rows(
        z.object({
          ProductID: f.id,
          ProductName: f.text(),
          Quantity: f.count,
          MRP: f.shown(f.rupees),
          Reason: ours('return reason', f.text()),
        }),
      ),
    ),
  ),
})

const invoice = z.object({
  ...invoiceShape,
  ReferenceID: f.shown(f.textId),
  /** The number of the invoice with which the goods were sold. */
  OriginalInvoiceNo: ours('number of the original sales invoice', f.absent(f.text(64))),
  OriginalInvoiceDate: ours('its date', f.shown(f.moment)),
  AWB: f.text(),
  ShippingCompany: f.text(),
  boxid: f.text(),
})

const transit = z.object({
  ReferenceID: f.textId,
  AWB: z.string().min(1).max(60),
  ShippingCompany: z.string().min(1).max(100),
  Status: z.literal('InTransit'),
})
/** If someone else has already sent it, contains that courier. */
const sent = f.acknowledgement.extend({
  awb: ours('AWB of a return already in transit', f.absent(f.text(60))),
  shippingcompany: ours('its courier', f.absent(f.text(100))),
})

const read = { effect: 'read', keep: 'minute' } as const

export const returns = {
  ...returnNotes,
  srList: call({ ...read, post: '/api/srdetails/getSRDetails', body: search, answer: rows(record) }),
  srDownload: call({
    ...read,
    post: '/api/srdetails/getSRDownloadDetails',
    body: search,
    answer: rows(record),
    long: true,
  }),
  srSlip: call({ ...read, post: '/api/srdetails/srintransitdetails', body: one, answer: slip }),
  srSetInTransit: call({
    post: '/api/srdetails/setInTransit',
    body: transit,
    answer: sent,
    invalidates: ['returns.srList', 'returns.srSlip', 'returns.srDownload'],
  }),
  srInvoice: call({ effect: 'read', post: '/api/srdetails/getSRInvoice', body: one, answer: invoice }),
  /** Photos of a return, each with the address of its picture. */
  srImages: call({
    ...read,
    post: '/api/srdetails/getImageListing',
    body: one,
    answer: rows(z.object({ id: f.textId, name: ours('name of the picture', f.text()), url: address }), 100),
    documents: { row: 'id', fields: { url: ['picture'] } },
  }),
  rtoList: call({ ...read, post: '/api/rtodetails/getrtodetails', body: search, answer: rows(record) }),
  rtoDownload: call({
    ...read,
    post: '/api/rtodetails/getrtodownloaddetails',
    body: search,
    answer: rows(record),
    long: true,
  }),
  rtoSlip: call({ ...read, post: '/api/rtodetails/rtointransitdetails', body: one, answer: slip }),
  rtoInvoice: call({ effect: 'read', post: '/api/rtodetails/getrtoinvoice', body: one, answer: invoice }),
  rtoSetInTransit: call({
    post: '/api/rtodetails/setintransit',
    body: transit,
    answer: sent,
    invalidates: ['returns.rtoList', 'returns.rtoSlip', 'returns.rtoDownload'],
  }),
}
