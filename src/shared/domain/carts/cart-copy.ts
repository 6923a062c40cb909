/**
 * Copies lines of the cart to the clipboard for a spreadsheet: cells separated by tabs, plain numbers, no text that could run as a formula.
 */

import type { PricedLine } from '../pricing/priced-cart.ts'
import { formatPlain } from '../values/money.ts'
import { neutralised } from '../values/spreadsheet-text.ts'
import { allocationArithmetic, gapSentence, type SellerName } from './cart-view.ts'

type Cell = string | number

const COLUMNS: readonly (readonly [title: string, of: (priced: PricedLine, nameOf: SellerName) => Cell])[] = [
  ['Product ID', ({ line }) => line.id],
  ['Name', ({ product }) => text(product?.name)],
  ['Brand', ({ product }) => text(product?.brand.name)],
  ['Colour', ({ product }) => text(product?.color)],
  ['Size', ({ product }) => text(product?.size)],
  ['Quantity', ({ line }) => line.qty],
  ['MRP', ({ line }) => formatPlain(line.mrp)],
  ['Net price', ({ unit }) => (unit === undefined ? '' : formatPlain(unit.net))],
  ['GST %', ({ unit }) => unit?.rate ?? ''],
  ['Total', ({ totalPrice }) => formatPlain(totalPrice)],
  ['Available', ({ availableQty }) => availableQty],
  ['Gap', ({ gapQty }) => gapQty],
  ['Allocation', (priced, nameOf) => text(allocationArithmetic(priced, nameOf))],
  ['Gap reason', (priced) => text(gapSentence(priced))],
]

/** Replaces tabs and line ends with a blank, and puts an apostrophe before text that would start a formula. */
const text = (value = ''): string => neutralised(value.replace(/[\t\r\n\0]+/g, ' '))

/** Includes a row of headings, so that the text can be pasted back. Amounts are rupees with two decimals. */
export const copiedText = (lines: readonly PricedLine[], nameOf: SellerName): string =>
  [COLUMNS.map(([title]) => title), ...lines.map((priced) => COLUMNS.map(([, of]) => of(priced, nameOf)))]
    .map((cells) => cells.join('\t'))
    .join('\r\n')
