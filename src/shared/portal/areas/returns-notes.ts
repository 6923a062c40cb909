/**
 * The ledger's data on a sales return: its note, the listed goods, excess goods, and goods added manually. The documents name the calls and
 * their contents, but no fields: any field may be missing.
 */
import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { einvresponse } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { around, rows } from '../rows.ts'

/** `referenceId-warehouseId`. */
const params = z.object({ id: f.textId })

const goods = rows(
  z.object({
    ProductID: f.id,
    ProductName: f.text(),
    Quantity: f.shown(f.count),
    MRP: f.shown(f.rupees),
    Reason: ours('return reason of a product', f.text()),
    reasonCategory: ours('the kind of reason', f.text()),
  }),
)

const master = z.object({
  ReferenceID: f.absent(f.textId),
  voucherNumber: f.text(100),
  voucherType: f.decidingText(40),
  noteType: f.decidingText(20),
  approvedDate: f.absent(f.moment),
  approvedAmount: ours('the amount of the note', f.absent(f.rupees)),
  ledgerAccount: f.absent(f.id),
  einvresponse,
  reasonCategory: ours('the kind of reason', f.text()),
  description: f.text(2000),
  /** The number of the invoice with which the goods were sold. */
  OriginalInvoiceNo: ours('number of the original sales invoice', f.absent(f.text(64))),
  OriginalInvoiceDate: ours('its date', f.absent(f.moment)),
})

const line = z.object({
  POID: f.absent(f.textId),
  ProductID: f.id,
  ProductName: f.text(),
  HSNCode: f.text(20),
  Quantity: f.absent(f.count),
  MRP: f.absent(f.rupees),
  ActualPrice: f.absent(f.rupees),
  TotalPrice: f.absent(f.rupees),
  Reason: ours('return reason of a product', f.text()),
  reasonCategory: ours('the kind of reason', f.text()),
  /** Days in stock. */
  ProductAgeing: ours('days in stock', f.absent(f.count)),
})

const common = { params, keep: 'minute' } as const

export const returnNotes = {
  note: call({
    ...common,
    get: '/api/ledger/sales/return/:id',
    answer: around('orderDetails', f.absent(rows(line)), { master: f.thing(master) }),
  }),
  listing: call({ ...common, get: '/api/ledger/srListing/:id', answer: goods }),
  excess: call({ ...common, get: '/api/ledger/srExcess/:id', answer: goods }),
  manual: call({ ...common, get: '/api/ledger/srManual/:id', answer: goods }),
}
