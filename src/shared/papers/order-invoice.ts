import { z } from 'zod'
import { copyLabel } from '../domain/papers/copies.ts'
import { buildInvoice, type InvoicePaper } from '../domain/papers/invoice.ts'
import { namedInvoice, ownStore } from './invoices.ts'
import { DOCUMENT, fromRule, paper } from './paper.ts'

/** Letters, digits and separators of an order's number, which is shown and used in a file name. */
const ORDER_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ._/#-]{0,63}$/u

const subject = z.object({ kind: z.literal('orderInvoice'), orderId: z.string().regex(ORDER_NUMBER) })

export const orderInvoice = paper({
  subject,
  load: async ({ orderId }, ask, { store, reference }) => {
    const invoice = await ask('order.invoice', { query: { orderId } })
    return invoice.ok ? fromRule(buildInvoice(invoice.value, { orderId, own: ownStore(store), reference })) : invoice
  },
  about: ({ orderId }) => `order ${orderId}`,
  plural: 'order invoices',
  ...namedInvoice<InvoicePaper>(({ orderId }) => orderId),
  mark: ({ title }, copy) => copyLabel(title, copy),
  page: DOCUMENT,
})
