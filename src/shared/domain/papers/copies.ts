/** The copies of a paper (rules 48 and 55 of the CGST rules), in print order. */
import type { InvoiceTitle } from './invoice-title.ts'

export const COPIES = ['original', 'duplicate', 'triplicate'] as const
export type Copy = (typeof COPIES)[number]

export const COPY_CHOICES = [
  { value: 'original', label: 'Original', copies: ['original'] },
  { value: 'duplicate', label: 'Duplicate', copies: ['duplicate'] },
  { value: 'triplicate', label: 'Triplicate', copies: ['triplicate'] },
  { value: 'all', label: 'All three copies', copies: COPIES },
] as const satisfies readonly { value: string; label: string; copies: readonly Copy[] }[]
export type CopyChoice = (typeof COPY_CHOICES)[number]

/** The choice for these copies; the original for any other set. */
export const choiceOf = (copies: readonly Copy[]): CopyChoice =>
  COPY_CHOICES.find(
    (choice) => choice.copies.length === copies.length && copies.every((copy, at) => choice.copies[at] === copy),
  ) ?? COPY_CHOICES[0]

const INVOICE_MARKS: Readonly<Record<Copy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR SUPPLIER',
}
/** Goods that travel without being sold have a consignee and a consigner. */
const CHALLAN_MARKS: Readonly<Record<Copy, string>> = {
  original: 'ORIGINAL FOR CONSIGNEE',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR CONSIGNER',
}

export const copyLabel = (title: InvoiceTitle, copy: Copy): string =>
  (title === 'DELIVERY CHALLAN' ? CHALLAN_MARKS : INVOICE_MARKS)[copy]

/** The requested copies, each once and in print order. */
export const copiesOf = (requested: readonly Copy[]): readonly Copy[] =>
  COPIES.filter((copy) => requested.includes(copy))
