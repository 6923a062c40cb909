import type { InvoiceBody } from '../../shared/domain/papers/invoice-body.ts'
import type { InvoiceTitle } from '../../shared/domain/papers/invoice-title.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatAmount, formatRupees, type Paise } from '../../shared/domain/values/money.ts'

/** The short name of a paper in `… no.`, `… date` and `… total`. */
export const SHORT_NAMES: Readonly<Record<InvoiceTitle, string>> = {
  'PERFORMA INVOICE': 'Performa',
  'TAX INVOICE': 'Invoice',
  'DELIVERY CHALLAN': 'Challan',
  'BILL OF SUPPLY': 'Bill',
  'SALES RETURN INVOICE': 'Invoice',
  'RETURN TO ORIGIN INVOICE': 'Invoice',
}

const GOES_BACK =
  'The goods described are returned to the warehouse that supplied them. We declare that this invoice shows their actual price and that all particulars are true and correct.'

export const DECLARATIONS: Readonly<Record<InvoiceTitle, string>> = {
  'PERFORMA INVOICE':
    'This is a performa invoice of a confirmed order. It is not a tax invoice and no input tax credit can be claimed on it; the tax invoice is issued when the goods leave the warehouse.',
  'TAX INVOICE':
    'We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.',
  'DELIVERY CHALLAN':
    'The goods described are transported under this delivery challan. We declare that all particulars are true and correct.',
  'BILL OF SUPPLY':
    'No tax is charged on the goods described, and no input tax credit can be claimed on this bill of supply. We declare that all particulars are true and correct.',
  'SALES RETURN INVOICE': GOES_BACK,
  'RETURN TO ORIGIN INVOICE': GOES_BACK,
}

export const COMPUTER_MADE = 'This is a computer generated document.'

/** The row between taxes and total for the portal's rounding. */
export const roundOffOf = (roundOff: Paise): readonly (readonly [label: string, amount: string])[] =>
  roundOff === 0 ? [] : [['Round off', formatAmount(roundOff)]]

/** Remarks on pieces that were ordered but not supplied, which the lines don't show. */
export function remarksOf({ notSupplied, ordered, totals }: InvoiceBody): readonly string[] {
  const lines = counted.lines(notSupplied)
  return [
    ...(notSupplied === 0 ? [] : [`Not supplied: ${lines}.`]),
    ...(ordered === undefined
      ? []
      : [
          `Ordered: ${counted.pieces(ordered.quantity)}, ${formatRupees(ordered.total)}. Supplied: ${counted.pieces(totals.quantity)}, ${formatRupees(totals.total)}.`,
        ]),
  ]
}
