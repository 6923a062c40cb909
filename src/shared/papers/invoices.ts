import { withoutHsn } from '../domain/papers/hsn.ts'
import type { InvoiceBody } from '../domain/papers/invoice-body.ts'
import type { PaperStore } from '../domain/papers/invoice-title.ts'
import type { Store } from '../domain/people/store.ts'
import { counted } from '../domain/values/counts.ts'
import { formatDate } from '../domain/values/dates.ts'
import { say } from '../messages.ts'

/** A franchise store only gets its own papers; for another user, the user's store says nothing about the paper's. */
export const ownStore = ({ isFranchisee, isAdmin, fcf, shippingState }: Store): PaperStore | undefined =>
  isFranchisee && !isAdmin ? { concept: fcf.concept, signage: fcf.signage, shippingState } : undefined

const dated = (date: string | undefined): string => (date === undefined ? '' : ` of ${formatDate(date)}`)

/** A sentence about lines of a GST paper without an HSN code; undefined if there are none. */
export function hsnCaution(paper: string, lines: Parameters<typeof withoutHsn>[0]): string | undefined {
  const lacking = withoutHsn(lines)
  return lacking && say('paperNoHsn', { paper, lines: counted.lines(lacking.lines), products: lacking.products })
}

/** The title, file name and running head: from its own number, or from its subject if the portal sends no number. */
export function namedInvoice<V extends InvoiceBody>(about: (value: V) => string) {
  const nameOf = (value: V): string => `${value.title} ${value.number || about(value)}`
  return {
    title: (value: V) => {
      const { title, number } = value
      return `${title.slice(0, 1)}${title.slice(1).toLowerCase()} ${number || about(value)}`
    },
    fileName: nameOf,
    // HSN codes didn't exist before GST, and a performa invoice isn't a GST paper.
    caution: (value: V) =>
      value.title === 'PERFORMA INVOICE' || value.taxes.some(({ of }) => of === 'VAT')
        ? undefined
        : hsnCaution(nameOf(value), value.lines),
    runningHead: (value: V) =>
      `${nameOf(value)}${dated(value.date)} · ${value.seller.legalName} to ${value.billTo.legalName}`,
  }
}
