/** The columns of a cart that stay if there is little room. */
import { expect, it } from 'vitest'
import { columnsOf } from '../../../../src/renderer/carts/lines/columns.ts'
import { CART_KINDS, CART_TYPES } from '../../../../src/shared/domain/carts/cart-kinds.ts'
import { chosenColumns, fitting, leastWidth, stacked } from '../../../../src/shared/lists/layout.ts'

/** Pixels for the columns in the smallest window with text at twice its size. */
const SMALLEST = 590

it.each(CART_TYPES)('what a line of the %s cart costs is in sight in the smallest window', (type) => {
  const { columns: keys, isByHand } = CART_KINDS[type]
  const columns = columnsOf(keys, isByHand, true)
  const shown = fitting(stacked(columns, chosenColumns(columns, { wide: false, chosen: undefined })), {}, SMALLEST)
  expect(leastWidth(shown, {})).toBeLessThanOrEqual(SMALLEST)
  const left = shown.map(({ key }) => key)
  expect(left).toEqual(expect.arrayContaining(['product', 'qty', 'unit', 'total']))
})
