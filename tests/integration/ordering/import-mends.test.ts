import { expect, test } from 'vitest'
import { must, servicesOn } from '../../support/services-on-stock.ts'
import { product, stockPortal } from '../../support/stock-portal.ts'
import { bytes, readCsv } from './import-file.ts'

test('all rows of a kind are mended at once, which one step takes back; the file’s text is kept', async () => {
  const { imports } = servicesOn(
    stockPortal([product(1, { stock: 3 }), product(2, { stock: 5 }), product(3), product(4)]),
    { readCsv },
  )
  const file = bytes('1,10', '2,9', '3,12 urgent', '4,2 dozen')
  const { id, undo } = must(await imports.read('all', 'cart.csv', file))
  expect(undo).toBeUndefined()
  expect(must(await imports.mends(id))).toEqual({ number: 1, thousands: 0, raised: 0, lowered: 0, stock: 2 })

  const all = must(await imports.mendAll(id, 'stock'))
  expect(all).toMatchObject({ counts: { taken: 2, gap: 0, notTwoIntegers: 2 }, takenQty: 8, undo: '2 rows' })
  const one = must(await imports.fix(id, 4, '3,12'))
  expect(one).toMatchObject({
    row: { verdict: 'taken', text: '3,12', original: '3,12 urgent' },
    summary: { undo: 'line 4' },
  })
  const rows = () =>
    must(imports.rows(id, 1, 3, undefined)).rows.map(({ text, original, qty }) => [text, original, qty])
  expect(rows()).toEqual([
    ['1,3', '1,10', 3],
    ['2,5', '2,9', 5],
    ['3,12', '3,12 urgent', 12],
  ])

  expect(must(await imports.undo(id))).toMatchObject({ counts: { taken: 2, notTwoIntegers: 2 }, undo: '2 rows' })
  expect(must(await imports.undo(id))).toMatchObject({ counts: { gap: 2, notTwoIntegers: 2 }, undo: undefined })
  expect(rows()).toEqual([
    ['1,10', undefined, 10],
    ['2,9', undefined, 9],
    ['3,12 urgent', undefined, undefined],
  ])
  expect(must(await imports.undo(id))).toMatchObject({ counts: { gap: 2 } })
})
