/** Which columns a list shows, and how wide they are. */
import { expect, it } from 'vitest'
import { inputTax } from '../../../../src/shared/lists/areas/input-tax.ts'
import { ledger } from '../../../../src/shared/lists/areas/ledger.ts'
import { link } from '../../../../src/shared/lists/columns.ts'
import type { ListContext } from '../../../../src/shared/lists/context.ts'
import { fitted } from '../../../../src/shared/lists/layout.ts'
import { ledgerEntry, store } from '../../../support/builders.ts'

const context: ListContext = { store: store(), today: '2026-11-21', warehouseName: String, performance: [] }
/** Pixels that a letter of the widest usual kind takes. */
const LETTER = 7.4

it.each([1, 27, 40])('a number of %i letters is never cut', (letters) => {
  const voucherNumber = 'W'.repeat(letters)
  const row = { ...ledgerEntry({ voucherNumber }), entry: ledgerEntry({ voucherNumber }) }
  for (const column of [ledger.columns.voucher, inputTax.columns.number])
    expect(fitted(column as never, { rows: [row], context } as never).width).toBeGreaterThanOrEqual(letters * LETTER)
})

it('is as wide as the list says where all is short, and where it isn’t shown whole', () => {
  const column = link('Number', (row: string) => row, { width: 90, whole: true })
  expect(fitted(column, { rows: ['1'], context }).width).toBe(90)
  expect(fitted(column, { rows: [], context }).width).toBe(90)
  expect(fitted({ ...column, whole: false }, { rows: ['1'.repeat(99)], context }).width).toBe(90)
  expect(fitted(column, { rows: ['1'.repeat(9999)], context }).width).toBe(2000)
})
