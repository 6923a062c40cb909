import { z } from 'zod'
import { copyLabel } from '../domain/papers/copies.ts'
import { buildReturnInvoice, type ReturnInvoicePaper } from '../domain/papers/return-invoice.ts'
import { RETURN_KINDS, RETURN_WORDS } from '../domain/returns/returns.ts'
import { refuse } from '../errors.ts'
import { namedInvoice, ownStore } from './invoices.ts'
import { DOCUMENT, fromRule, paper } from './paper.ts'

const subject = z.strictObject({
  kind: z.literal('returnInvoice'),
  of: z.enum(RETURN_KINDS),
  id: z.string().min(1).max(64),
})

export const returnInvoice = paper({
  subject,
  load: async ({ of, id: referenceId }, ask, { store, reference }) => {
    const call = of === 'sr' ? 'returns.srInvoice' : 'returns.rtoInvoice'
    const invoice = await ask(call, { body: { ReferenceID: referenceId } })
    if (!invoice.ok) return invoice.error.status === 404 ? refuse('returnInvoiceNone') : invoice
    return fromRule(buildReturnInvoice(invoice.value, { of, referenceId, own: ownStore(store), reference }))
  },
  about: ({ of, id }) => `${RETURN_WORDS[of].short} ${id}`,
  plural: 'return invoices',
  ...namedInvoice<ReturnInvoicePaper>(({ referenceId }) => referenceId),
  mark: ({ title }, copy) => copyLabel(title, copy),
  page: DOCUMENT,
})
