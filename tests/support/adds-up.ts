import type { InvoicePaper } from '../../src/shared/domain/papers/invoice.ts'

/** True where the parts are the whole. */
export const addsUp = ({ base, CGST, SGST, IGST, VAT, total }: InvoicePaper['totals']): boolean =>
  base + CGST + SGST + IGST + VAT === total
