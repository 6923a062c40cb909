/** The rows that were left out, as a file that can be corrected and imported again. */
import type { ImportRow } from '../../shared/domain/cart-import.ts'

/** A cell that a spreadsheet would take for a formula gets an apostrophe: it isn't two numbers either way. */
const harmless = (text: string): string => (/^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text)

/**
 * Two columns under their headings, as the import wants them. A row that isn't two whole numbers stands as it was, so
 * that it can be corrected where it is.
 */
export const rejectedCsv = (rows: readonly ImportRow[]): string =>
  [
    'product id,quantity',
    ...rows.map(({ id, qty, text }) =>
      id === undefined || qty === undefined ? harmless(text.replaceAll(/[\r\n]+/g, ' ')) : `${id},${qty}`,
    ),
  ]
    .join('\r\n')
    .concat('\r\n')
