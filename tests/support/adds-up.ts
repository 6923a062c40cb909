import type { InvoicePaper } from '../../src/shared/domain/papers/invoice.ts'

/** True if the parts add up to the total. */
export const addsUp = ({ base, CGST, SGST, IGST, VAT, total }: InvoicePaper['totals']): boolean =>
  base + CGST + SGST + IGST + VAT === total
