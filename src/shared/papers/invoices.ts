/** What the papers of orders and of loads share: whose they are, and what they are called. */
import { withoutHsn } from '../domain/papers/hsn.ts'
import type { InvoiceBody } from '../domain/papers/invoice-body.ts'
import type { PaperStore } from '../domain/papers/invoice-title.ts'
import type { Store } from '../domain/people/store.ts'
import { counted } from '../domain/values/counts.ts'
import { formatDate } from '../domain/values/dates.ts'
import { say } from '../messages.ts'

/** A franchise store gets no papers but its own; another user who looks says nothing about the paper's store. */
export const ownStore = ({ isFranchisee, isAdmin, fcf, shippingState }: Store): PaperStore | undefined =>
  isFranchisee && !isAdmin ? { concept: fcf.concept, signage: fcf.signage, shippingState } : undefined

const dated = (date: string | undefined): string => (date === undefined ? '' : ` of ${formatDate(date)}`)

/** Lines of a paper of GST that lack their HSN code, in a sentence; undefined for none. */
export function hsnCaution(paper: string, lines: Parameters<typeof withoutHsn>[0]): string | undefined {
  const lacking = withoutHsn(lines)
  return lacking && say('paperNoHsn', { paper, lines: counted.lines(lacking.lines), products: lacking.products })
}

/** Its title, its file and its running head: by its own number, or by what it is about where the portal gives it none. */
export function namedInvoice<V extends InvoiceBody>(about: (value: V) => string) {
  const nameOf = (value: V): string => `${value.title} ${value.number || about(value)}`
  return {
    title: (value: V) => {
      const { title, number } = value
      return `${title.slice(0, 1)}${title.slice(1).toLowerCase()} ${number || about(value)}`
    },
    fileName: nameOf,
    // Before GST there was none, and a performa invoice is no paper of GST.
    caution: (value: V) =>
      value.title === 'PERFORMA INVOICE' || value.taxes.some(({ of }) => of === 'VAT')
        ? undefined
        : hsnCaution(nameOf(value), value.lines),
    runningHead: (value: V) =>
      `${nameOf(value)}${dated(value.date)} · ${value.seller.legalName} to ${value.billTo.legalName}`,
  }
}
