/**
 * The ledger's data on a sales return: its note, the listed goods, excess goods, and goods added manually. The documents name the calls and
 * their contents, but no fields: any field may be missing.
 */
import { z } from 'zod'
import { call } from '../call.ts'
import { absent, count, decidingText, id, moment, rupees, shown, text, textId, thing } from '../fields.ts'
import { einvresponse } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { around, rows } from '../rows.ts'

/** `referenceId-warehouseId`. */
const params = z.object({ id: textId })

const goods = rows(
  z.object({
    ProductID: id,
    ProductName: text(),
    Quantity: shown(count),
    MRP: shown(rupees),
    Reason: ours('return reason of a product', text()),
    reasonCategory: ours('the kind of reason', text()),
  }),
)

const master = z.object({
  ReferenceID: absent(textId),
  voucherNumber: text(100),
  voucherType: decidingText(40),
  noteType: decidingText(20),
  approvedDate: absent(moment),
  approvedAmount: ours('the amount of the note', absent(rupees)),
  ledgerAccount: absent(id),
  einvresponse,
  reasonCategory: ours('the kind of reason', text()),
  description: text(2000),
  /** The number of the invoice with which the goods were sold. */
  OriginalInvoiceNo: ours('number of the original sales invoice', absent(text(64))),
  OriginalInvoiceDate: ours('its date', absent(moment)),
})

const line = z.object({
  POID: absent(textId),
  ProductID: id,
  ProductName: text(),
  HSNCode: text(20),
  Quantity: absent(count),
  MRP: absent(rupees),
  ActualPrice: absent(rupees),
  TotalPrice: absent(rupees),
  Reason: ours('return reason of a product', text()),
  reasonCategory: ours('the kind of reason', text()),
  /** Days in stock. */
  ProductAgeing: ours('days in stock', absent(count)),
})

const common = { params, keep: 'minute' } as const

export const returnNotes = {
  note: call({
    ...common,
    get: '/api/ledger/sales/return/:id',
    answer: around('orderDetails', absent(rows(line)), { master: thing(master) }),
  }),
  listing: call({ ...common, get: '/api/ledger/srListing/:id', answer: goods }),
  excess: call({ ...common, get: '/api/ledger/srExcess/:id', answer: goods }),
  manual: call({ ...common, get: '/api/ledger/srManual/:id', answer: goods }),
}
