/** Invoices from before GST for which a store owes the company a C-form. */
import { z } from 'zod'
import { C_FORM_STATUSES } from '../../domain/c-form/c-form.ts'
import { call } from '../call.ts'
import { absent, acknowledgement, id, moment, rupees, shown, textId, words } from '../fields.ts'
import { rows } from '../rows.ts'

const invoice = z.object({
  InvoiceNumber: textId,
  OrderDate: shown(moment),
  ShippingDate: shown(moment),
  CSTAmount: absent(rupees),
  NetPayment: absent(rupees),
  TotalInvoiceAmount: absent(rupees),
  WareHouseID: absent(id),
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
      cFormNumber: words(100),
      docketNumber: words(100),
      courierName: words(200),
      invoices: z.array(invoice).min(1).max(500),
    }),
    form: {
      part: 'file',
      fields: 'data',
      endings: ['xls', 'xlsx', 'jpg'],
      mostBytes: 1024 * 1024,
      refusal: 'cFormFile',
    },
    answer: acknowledgement,
    invalidates: ['cform.details'],
  }),
}
