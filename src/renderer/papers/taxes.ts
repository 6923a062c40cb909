/** Which taxes a paper shows, at what part of the rate, and how a rate is written. */
import type { HsnSummary, InvoicePaper } from '../../shared/domain/papers/invoice.ts'

export interface Tax {
  readonly name: 'CGST' | 'SGST' | 'IGST'
  /** The rate of the goods is shared by this many taxes. */
  readonly sharedBy: 1 | 2
}

const WITHIN: readonly Tax[] = [
  { name: 'CGST', sharedBy: 2 },
  { name: 'SGST', sharedBy: 2 },
]
const BETWEEN: readonly Tax[] = [{ name: 'IGST', sharedBy: 1 }]

/** Within a state the centre and the state take half each; between two states there is one tax. */
export const taxesOf = ({ withinState }: Pick<InvoicePaper, 'withinState'>): readonly Tax[] =>
  withinState ? WITHIN : BETWEEN

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/** `2.5%` of a rate of 5 percent that two taxes share. */
export const formatRate = (rate: number, { sharedBy }: Tax): string => `${percent.format(rate / sharedBy)}%`

/** Tells the rows of the summary apart. */
export const hsnKey = ({ HSNCode, rate }: HsnSummary): string => `${HSNCode} ${rate}`
