/** Invoices from before GST for which a store owes the company a C-form. */
import { z } from 'zod'
import { C_FORM_STATUSES } from '../../domain/c-form/c-form.ts'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { rows } from '../rows.ts'

const invoice = z.object({
  InvoiceNumber: f.textId,
  OrderDate: f.shown(f.moment),
  ShippingDate: f.shown(f.moment),
  CSTAmount: f.absent(f.rupees),
  NetPayment: f.absent(f.rupees),
  TotalInvoiceAmount: f.absent(f.rupees),
  WareHouseID: f.absent(f.id),
})

export const cform = {
  details: call({
    post: '/api/cform/getCFormDetails',
    effect: 'read',
    body: z.object({
      status: z.enum(C_FORM_STATUSES.map(({ key }) => key)),
      fromDate: z.string().max(40),
      toDate: z.string().max(40),
    }),
    answer: rows(invoice),
    keep: 'minute',
  }),
  add: call({
    post: '/api/cform/addCFormDetails',
    openTo: 'page',
    body: z.object({
      cFormNumber: f.words(100),
      docketNumber: f.words(100),
      courierName: f.words(200),
      invoices: z.array(invoice).min(1).max(500),
    }),
    form: {
      part: 'file',
      fields: 'data',
      endings: ['xls', 'xlsx', 'jpg'],
      mostBytes: 1024 * 1024,
      refusal: 'cFormFile',
    },
    answer: f.acknowledgement,
    invalidates: ['cform.details'],
  }),
}
