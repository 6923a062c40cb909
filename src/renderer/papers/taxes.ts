/** How a rate is written, and what tells the rows of the summary apart. */
import type { TaxColumn } from '../../shared/domain/papers/invoice.ts'
import type { HsnSummary } from '../../shared/domain/papers/invoice-amounts.ts'

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/** `2.5%` of a rate of 5 percent that two taxes share; a dash for a rate that nobody tells. */
export const formatRate = (rate: number | undefined, { sharedBy }: TaxColumn): string =>
  rate === undefined ? '–' : `${percent.format(rate / sharedBy)}%`

export const hsnKey = ({ HSNCode, rate, unit }: HsnSummary): string => `${HSNCode} ${rate} ${unit}`
