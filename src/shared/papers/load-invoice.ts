/** The invoice of a load, drawn from the portal's data: for loads from before the portal stored files, and for bills of supply. */
import { z } from 'zod'
import { copyLabel } from '../domain/papers/copies.ts'
import { buildLoadInvoice, type LoadInvoicePaper } from '../domain/papers/load-invoice.ts'
import { refuse } from '../errors.ts'
import { namedInvoice, ownStore } from './invoices.ts'
import { DOCUMENT, fromRule, paper } from './paper.ts'

const subject = z.strictObject({
  kind: z.literal('loadInvoice'),
  load: z.string().min(1).max(64),
  /** The requested paper, for the message if there is none: a load of type GC has a bill of supply. */
  of: z.enum(['invoice', 'supply']),
})

export const loadInvoice = paper({
  subject,
  load: async ({ load: loadId, of }, ask, { store, reference }) => {
    const invoice = await ask('loads.invoice', { query: { loadId } })
    if (!invoice.ok) {
      if (invoice.error.status !== 404) return invoice
      return refuse(of === 'supply' ? 'supplyNone' : 'loadInvoiceNone')
    }
    return fromRule(buildLoadInvoice(invoice.value, { loadId, own: ownStore(store), reference }))
  },
  about: ({ load }) => `load ${load}`,
  plural: 'load invoices',
  ...namedInvoice<LoadInvoicePaper>(({ loadId }) => loadId),
  mark: ({ title }, copy) => copyLabel(title, copy),
  page: DOCUMENT,
})
