/** What is printed. */
import { z } from 'zod'
import { COPIES } from '../domain/papers/copies.ts'
import type { InvoicePaper } from '../domain/papers/invoice.ts'
import { entry, type Written } from './entry.ts'

const orderId = z.string().min(1).max(64)
const copies = z.array(z.enum(COPIES)).min(1).max(COPIES.length)

export const papersEntries = {
  'papers.invoice': entry<InvoicePaper>()(z.object({ orderId })),
  'papers.printInvoice': entry<undefined>()(z.object({ orderId, copies })),
  'papers.saveInvoice': entry<Written>()(z.object({ orderId, copies })),
}
