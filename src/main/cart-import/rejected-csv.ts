/** The rows that were left out, as a file that can be corrected and imported again. */
import type { ImportRow } from '../../shared/domain/cart-import.ts'
import { neutralised } from '../files/csv.ts'

/**
 * Two columns under their headings, as the import wants them. A row that isn't two whole numbers stands as it was, so
 * that it can be corrected where it is.
 */
export const rejectedCsv = (rows: readonly ImportRow[]): string =>
  [
    'product id,quantity',
    ...rows.map(({ id, qty, text }) =>
      id === undefined || qty === undefined ? neutralised(text.replaceAll(/[\r\n]+/g, ' ')) : `${id},${qty}`,
    ),
  ]
    .join('\r\n')
    .concat('\r\n')
