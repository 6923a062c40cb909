/** The invoice of a purchase order: performa invoice, tax invoice or delivery challan. */
import { z } from 'zod'
import { copyMark } from '../domain/papers/copies.ts'
import { buildInvoice, type InvoicePaper } from '../domain/papers/invoice.ts'
import type { PaperStore } from '../domain/papers/invoice-title.ts'
import type { Store } from '../domain/people/store.ts'
import { formatDate } from '../domain/values/dates.ts'
import { DOCUMENT, fromRule, paper } from './paper.ts'

/** Letters, digits and what joins them in an order's number: it is told, and stands in the name of a file. */
const ORDER_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ._/#-]{0,63}$/u

const subject = z.object({ kind: z.literal('orderInvoice'), orderId: z.string().regex(ORDER_NUMBER) })

/** A franchise store gets no papers but its own; another user who looks says nothing about the paper's store. */
const ownStore = ({ isFranchisee, isAdmin, fcf, shippingState }: Store): PaperStore | undefined =>
  isFranchisee && !isAdmin ? { concept: fcf.concept, signage: fcf.signage, shippingState } : undefined

const nameOf = ({ title, number, orderId }: InvoicePaper): string => `${title} ${number || orderId}`
const dated = (date: string | undefined): string => (date === undefined ? '' : ` of ${formatDate(date)}`)

export const orderInvoice = paper({
  subject,
  load: async ({ orderId }, ask, { store, reference }) => {
    const invoice = await ask('order.invoice', { query: { orderId } })
    return invoice.ok ? fromRule(buildInvoice(invoice.value, { orderId, own: ownStore(store), reference })) : invoice
  },
  about: ({ orderId }) => `order ${orderId}`,
  plural: 'order invoices',
  title: ({ title, number, orderId }) => `${title.slice(0, 1)}${title.slice(1).toLowerCase()} ${number || orderId}`,
  fileName: nameOf,
  runningHead: (value) =>
    `${nameOf(value)}${dated(value.date)} · ${value.seller.legalName} to ${value.billTo.legalName}`,
  mark: ({ title }, copy) => copyMark(title, copy),
  page: DOCUMENT,
})
