/** The columns that a list shows, and their widths. */
import { describe, expect, it } from 'vitest'
import { inputTax } from '../../../../src/shared/lists/areas/input-tax.ts'
import { ledger } from '../../../../src/shared/lists/areas/ledger.ts'
import { amount, badge, link, text } from '../../../../src/shared/lists/columns.ts'
import type { ListContext } from '../../../../src/shared/lists/context.ts'
import { chosenColumns, fitted, fitting, leastWidth, mostWidth, stacked } from '../../../../src/shared/lists/layout.ts'
import type { Columns } from '../../../../src/shared/lists/list.ts'
import { type ListName, lists } from '../../../../src/shared/lists.ts'
import { ledgerEntry, store } from '../../../support/builders.ts'

const context: ListContext = { store: store(), today: '2026-11-21', warehouseName: String, performance: [] }
/** Pixels of a character of the widest usual kind. */
const LETTER = 7.4

it.each([1, 27, 40])('a number of %i letters is never cut', (letters) => {
  const voucherNumber = 'W'.repeat(letters)
  const row = { ...ledgerEntry({ voucherNumber }), entry: ledgerEntry({ voucherNumber }) }
  for (const column of [ledger.columns.voucher, inputTax.columns.number])
    expect(fitted(column as never, { rows: [row], context } as never).width).toBeGreaterThanOrEqual(letters * LETTER)
})

it('a list of few columns is kept narrow, one of many isn’t', () => {
  expect(mostWidth(lists.autoConfirmed.columns)).toBe(884)
  expect(mostWidth(lists.boxes.columns)).toBe(640)
  expect(mostWidth(lists.orderHistory.columns)).toBeUndefined()
})

it('is as wide as the list says where all is short, and where it isn’t shown whole', () => {
  const column = link('Number', (row: string) => row, { width: 90, whole: true })
  expect(fitted(column, { rows: ['1'], context }).width).toBe(90)
  expect(fitted(column, { rows: [], context }).width).toBe(90)
  expect(fitted({ ...column, whole: false }, { rows: ['1'.repeat(99)], context }).width).toBe(90)
  expect(fitted(column, { rows: ['1'.repeat(9999)], context }).width).toBe(2000)
})

describe('where not all columns fit', () => {
  const columns = {
    id: link('Number', (row: string) => row, { width: 100 }),
    name: text('Name', (row: string) => row, { width: 100, rank: 2 }),
    about: text('About', (row: string) => row, { under: 'name' }),
    kind: text('Kind', (row: string) => row, { width: 100, rank: 1 }),
    total: amount('Total', () => undefined, { width: 100 }),
  }
  const all = stacked(columns, Object.keys(columns))
  const keysAt = (room: number | undefined, widths = {}) => fitting(all, widths, room).map(({ key }) => key)

  it('the lowest rank goes first, with what stands under it, and what has none stays', () => {
    expect(keysAt(400)).toEqual(['id', 'name', 'kind', 'total'])
    expect(keysAt(399)).toEqual(['id', 'name', 'total'])
    expect(keysAt(299)).toEqual(['id', 'total'])
    expect(keysAt(50)).toEqual(['id', 'total'])
    expect(keysAt(undefined)).toHaveLength(4)
  })

  it('a column that was made wider takes its room', () => {
    expect(keysAt(400, { id: 120 })).toEqual(['id', 'name', 'total'])
  })

  // 1024 px leave 992 between the page's edges; some lists have checkboxes and buttons.
  const narrow: readonly (readonly [ListName, number])[] = [
    ['orderHistory', 992 - 36 - 92],
    ['loads', 992],
    ['ledger', 992 - 36],
    ['inputTax', 992],
    ['orderLines', 992],
    ['loadLines', 992],
    ['orderDetails', 992],
    ['payments', 992 - 36],
    ['returnNoteLines', 992],
  ]
  it.each(narrow)('%s shows its money at 1024 pixels, without a scroll to the side', (name, room) => {
    const own = stacked<never>(lists[name].columns, Object.keys(lists[name].columns)).filter(
      ({ column }) => column.at !== 'chosen',
    )
    const shown = fitting(own, {}, room)
    expect(leastWidth(shown, {})).toBeLessThanOrEqual(room)
    const money = own
      .filter(({ column }) => column.kind === 'amount' && column.rank === undefined)
      .map(({ key }) => key)
    expect(money.length).toBeGreaterThan(0)
    expect(shown.map(({ key }) => key)).toEqual(expect.arrayContaining(money))
  })

  it('a badge is as wide as its longest value', () => {
    const column = badge('Status', (row: string) => row)
    expect(fitted(column, { rows: ['Ready To Dispatch'], context }).width).toBeGreaterThan(130)
  })
})

/** Pixels for the columns in the smallest window with text at twice its size. */
const SMALLEST = 640

it.each(['ledgerLines', 'gapReport', 'orderLines', 'returnNoteLines', 'cForms'] as const)(
  'what the rows of %s come to is in sight where room is short',
  (name) => {
    const columns = lists[name].columns as Columns<unknown>
    const keys = chosenColumns(columns, { wide: false, chosen: undefined })
    const shown = fitting(stacked(columns, keys), {}, SMALLEST)
    expect(leastWidth(shown, {})).toBeLessThanOrEqual(SMALLEST)
    expect(shown.at(-1)?.column.kind).toBe('amount')
  },
)
