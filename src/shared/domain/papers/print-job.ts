/** What the page of papers is given to draw. */
import type { Copy } from './copies.ts'
import type { InvoicePaper } from './invoice.ts'

export interface PrintJob {
  readonly paper: InvoicePaper
  /** In the order in which they are printed. */
  readonly copies: readonly Copy[]
  /** Sheets of one copy; undefined where there is only one copy, whose sheets the printing counts itself. */
  readonly sheets: number | undefined
}
