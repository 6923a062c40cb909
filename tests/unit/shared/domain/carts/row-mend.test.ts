import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportMode } from '../../../../../src/shared/domain/carts/cart-import.ts'
import {
  type JudgeContext,
  judgeRow,
  noDecidedRows,
  readCells,
  typedCells,
} from '../../../../../src/shared/domain/carts/judge-row.ts'
import {
  isMendedBy,
  MENDS,
  MENDS_AT_ONCE,
  mendAllSentence,
  mendOf,
  mendSentence,
  noMends,
} from '../../../../../src/shared/domain/carts/row-mend.ts'
import { viewerOf } from '../../../../../src/shared/domain/catalogue/visibility.ts'
import { PUNE, product, rights, stock } from '../../../../support/builders.ts'

const toy = product({ id: 1001, warehouses: [stock(30)] })

function judged(text: string, more: { readonly mode?: ImportMode; readonly inCart?: number } = {}) {
  const { mode = 'add', inCart = 0 } = more
  const context: JudgeContext = {
    cartType: 'all',
    mode,
    firstRowIsData: true,
    viewer: viewerOf('FOFO', rights({ hasFoodLicense: false }), [PUNE]),
    products: new Map([[toy.id, toy]]),
    inCart: new Map(inCart === 0 ? [] : [[toy.id, inCart]]),
  }
  const row = judgeRow({ line: 1, text, ...readCells(typedCells(text)) }, true, context, noDecidedRows(context.inCart))
  return { row, mend: mendOf(row, mode) }
}

describe('a row that one number mends', () => {
  test.each([
    ['1001,12 urgent', 'number', 12],
    ['1001,~12', 'number', 12],
    ['1001,12.5', 'number', 12],
    ['1001,qty 12', 'number', 12],
    ['1001,"12,000 in all"', 'number', 9999],
    ['1001,12,for the window', 'number', 12],
    ['1001;0 only', 'number', 1],
    ['1001,"1,200" x', 'number', 1200],
    ['1001,1,200', 'thousands', 1200],
    ['1001,0', 'raised', 1],
    ['1001,10000', 'lowered', 9999],
    ['1001,31', 'stock', 30],
  ])('%s', (text, kind, qty) => {
    expect(judged(text).mend).toEqual({ kind, qty, text: `1001,${qty}` })
  })

  test.each([
    '1001,12',
    '1001,12 pcs',
    '1001,',
    '1001,some',
    '1001,-5',
    '1001,10-12',
    '1001,3 x 4',
    '1001,50%',
    '1001,1/2',
    '1001,2 dozen',
    '1001,3 boxes',
    '1001,12,30',
    '1001,12,500,30',
    'toy,12',
    '9,12',
  ])('nothing is guessed of %s', (text) => {
    expect(judged(text).mend).toBeUndefined()
  })

  test('what the cart has counts where quantities are added', () => {
    expect(judged('1001,9990', { inCart: 20 }).mend).toMatchObject({ kind: 'lowered', qty: 9979 })
    expect(judged('1001,20', { inCart: 20 }).mend).toMatchObject({ kind: 'stock', qty: 10 })
    expect(judged('1001,20', { inCart: 30 }).mend).toBeUndefined()
    expect(judged('1001,40', { inCart: 20, mode: 'replace' }).mend).toMatchObject({ kind: 'stock', qty: 30 })
    expect(judged('1001,5', { inCart: 9999 }).mend).toBeUndefined()
  })

  test('is said on its button', () => {
    expect(mendSentence({ qty: 1200 })).toBe('Change to 1,200')
    expect(mendAllSentence('stock', 7)).toBe('Reduce 7 rows to available stock')
    expect(mendAllSentence('number', 1)).toBe('Use the number in 1 row')
    expect(mendAllSentence('leftOut', 1200)).toBe('Fix all 1,200')
  })

  test('all that are left out are mended at once; pieces that go in anyway stay', () => {
    expect(MENDS_AT_ONCE).toEqual([...MENDS, 'leftOut'])
    expect(MENDS.filter((kind) => !isMendedBy(kind, 'leftOut'))).toEqual(['stock'])
    expect(MENDS.filter((kind) => isMendedBy(kind, 'stock'))).toEqual(['stock'])
  })
})

test('a mended row is judged again, and never refused for the same reason', () => {
  const quantity = fc.oneof(
    fc.integer({ min: 0, max: 20_000 }).map(String),
    fc.string({ maxLength: 12 }),
    fc
      .tuple(
        fc.constantFrom('', '~', 'qty '),
        fc.integer({ min: 0, max: 99_999 }),
        fc.constantFrom('', ' x', '.5', ',200'),
      )
      .map((parts) => parts.join('')),
  )
  const setting = fc.record({
    mode: fc.constantFrom<ImportMode>('add', 'replace'),
    inCart: fc.integer({ min: 0, max: 9999 }),
  })
  fc.assert(
    fc.property(quantity, setting, (text, more) => {
      const { row, mend } = judged(`1001,${text}`, more)
      if (mend === undefined) return
      const { row: after } = judged(mend.text, more)
      expect(after).toMatchObject({ id: 1001, qty: mend.qty })
      expect(after.verdict).not.toBe(row.verdict)
    }),
  )
})

test('before the first row is read, no kind has a row to mend', () => {
  expect(noMends()).toEqual(Object.fromEntries(MENDS.map((kind) => [kind, 0])))
  const counts = noMends()
  counts.stock += 1
  expect(noMends().stock).toBe(0)
})

test('a row that has other cells than its columns is mended by no number: it isn’t known which is the quantity', () => {
  const { row } = judged('1001,3,100')
  expect(mendOf(row, 'add')).toBeDefined()
  expect(mendOf({ ...row, misfit: 'fewer' }, 'add')).toBeUndefined()
  expect(mendOf({ ...row, text: '12,203608', misfit: 'fewer' }, 'add')).toBeUndefined()
})
